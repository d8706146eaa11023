// Reports whether a player's frame loaded, so that operators see which player servers fail.
import type { OutcomeReport } from "~/domain/playback/server-health";

const ADDRESS = "/api/player-outcomes";

/** Fire and forget: a report that cannot be sent is lost. */
export function reportOutcome(report: OutcomeReport): void {
	navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: "application/json" }));
}
