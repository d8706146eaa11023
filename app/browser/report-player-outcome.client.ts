// Owns telling the server how a player's frame fared, so that whoever runs the product sees a server that is dead.
import type { Report } from "~/domain/playback/outcomes";

const ADDRESS = "/api/player-outcomes";

/** Nobody waits for it, and it may be lost. */
export function reportOutcome(report: Report): void {
	navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: "application/json" }));
}
