import { FactList } from "~/components/title/section";
import type { PlayerConfigSummary } from "~/domain/playback/player-servers";
import { dayOf } from "~/lib/days";
import { formatDate } from "~/lib/format";

/** Inside the disclosure, so that a link to it opens it without scripts. */
export const SERVER_CONFIGURATION_ID = "server-configuration";

/** Opening it brings the panel around it into view. */
export function toggleServerConfiguration(): void {
	const box = document.getElementById(SERVER_CONFIGURATION_ID)?.closest("details");
	if (!box) return;
	box.open = !box.open;
	if (!box.open) return;
	box.querySelector("summary")?.focus({ preventScroll: true });
	box.closest("section")?.scrollIntoView({
		behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
	});
}

function formatUpdate(lastUpdated: string | null): string {
	return formatDate(lastUpdated && dayOf(Date.parse(lastUpdated)));
}

interface ServerConfigurationProps {
	summary: PlayerConfigSummary;
	onToggle: (isOpen: boolean) => void;
}

export function ServerConfiguration({ summary, onToggle }: ServerConfigurationProps) {
	const { serverCount, enabledCount, version, lastUpdated, remoteUrl } = summary;
	return (
		<details onToggle={(event) => onToggle(event.currentTarget.open)} className="mt-4">
			<summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full text-sm font-semibold text-soft hover:text-cream">
				Server Configuration
			</summary>
			<div id={SERVER_CONFIGURATION_ID} className="mt-1 max-w-md">
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
		</details>
	);
}
