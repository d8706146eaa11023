import { useSite } from "~/components/site/site-context";
import type { EpisodeRef } from "~/domain/catalogue/paths";
import { watchPath } from "~/domain/catalogue/paths";

/**
 * Records that the title was opened, in a browser that runs no scripts: it loads this image, and other browsers do not
 * (docs/decisions/033-record-without-scripts.md).
 */
export function RecordWithoutScripts({ playable }: { playable: EpisodeRef }) {
	const { visitor } = useSite();
	if (!visitor) return null;
	return (
		<noscript>
			<img src={`${watchPath(playable, playable)}/opened`} alt="" width={1} height={1} className="absolute" />
		</noscript>
	);
}
