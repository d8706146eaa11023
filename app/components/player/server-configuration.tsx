import { FactList } from "~/components/title/section";
import type { PlayerConfigSummary } from "~/domain/playback/player-servers";
import { dayOf } from "~/lib/days";
import { formatDate } from "~/lib/format";

export const SERVER_CONFIGURATION_ID = "server-configuration";

function formatUpdate(lastUpdated: string | null): string {
	return formatDate(lastUpdated && dayOf(Date.parse(lastUpdated)));
}

/** A popover at the button of the header that opens it, so that it also opens and closes without scripts. */
export function ServerConfiguration({ summary }: { summary: PlayerConfigSummary }) {
	const { serverCount, enabledCount, version, lastUpdated, remoteUrl } = summary;
	return (
		<section
			id={SERVER_CONFIGURATION_ID}
			popover="auto"
			aria-labelledby="server-configuration-heading"
			style={{ positionAnchor: "--server-configuration" } as React.CSSProperties}
			className="popover-menu max-h-[80svh] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-xl border border-line bg-lifted p-5 text-cream shadow-2xl"
		>
			<h2 id="server-configuration-heading" className="mb-3 font-semibold">
				Server Configuration
			</h2>
			<FactList
				facts={[
					["Total Servers", serverCount],
					["Enabled", enabledCount],
					["Version", version || "Unknown"],
					["Last Updated", formatUpdate(lastUpdated)],
					["Remote Config", remoteUrl && <span className="wrap-anywhere">{remoteUrl}</span>],
				]}
			/>
		</section>
	);
}
