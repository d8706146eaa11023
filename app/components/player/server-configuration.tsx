import { FactList } from "~/components/title/section";
import type { PlayerConfigSummary } from "~/domain/playback/player-servers";
import { formatDate } from "~/lib/format";

export const SERVER_CONFIGURATION_ID = "server-configuration";

function formatUpdate(lastUpdated: string | null): string {
	return formatDate(lastUpdated && new Date(lastUpdated).toISOString().slice(0, 10));
}

/** `isOpen` null: not toggled yet; the URL's hash decides (`#server-configuration`). */
export function ServerConfiguration({ summary, isOpen }: { summary: PlayerConfigSummary; isOpen: boolean | null }) {
	const { serverCount, enabledCount, version, lastUpdated, remoteUrl } = summary;
	return (
		<div
			id={SERVER_CONFIGURATION_ID}
			className={`mt-5 scroll-mt-28 rounded-xl bg-raised p-5 ${isOpen === null ? "hidden target:block" : isOpen ? "" : "hidden"}`}
		>
			<h3 className="mb-3 font-semibold">Server Configuration</h3>
			<FactList
				facts={[
					["Total Servers", serverCount],
					["Enabled", enabledCount],
					["Version", version || "Unknown"],
					["Last Updated", formatUpdate(lastUpdated)],
					["Remote Config", remoteUrl && <span className="wrap-anywhere">{remoteUrl}</span>],
				]}
			/>
		</div>
	);
}
