import { useSite } from "~/components/site/site-context";
import { watchPath } from "~/domain/catalogue/paths";
import type { PlayableTitle } from "~/domain/playback/player-servers";

/**
 * Records that the title was opened, in a browser that runs no scripts: it loads this image, and other browsers do not
 * (docs/decisions/033-record-without-scripts.md).
 */
export function RecordWithoutScripts({ playable }: { playable: PlayableTitle }) {
	const { visitor } = useSite();
	if (!visitor) return null;
	const place = playable.mediaType === "tv" ? playable : undefined;
	return (
		<noscript>
			<img src={`${watchPath(playable, place)}/opened`} alt="" width={1} height={1} className="absolute" />
		</noscript>
	);
}
