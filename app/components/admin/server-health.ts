import type { OutcomeCounts } from "~/domain/administration/types";

/** Days, the last ones, that tell how a server is now. */
const RECENT_DAYS = 3;
const POOR_SHARE = 0.2;
const DEAD_SHARE = 0.8;

export type ServerHealth = "good" | "poor" | "dead" | "unknown";

/** How a server fares of late: a frame that timed out or was replaced did not load. */
export function judgeServer({ days }: { days: OutcomeCounts[] }): ServerHealth {
	const recent = days.slice(-RECENT_DAYS);
	const loaded = recent.reduce((sum, day) => sum + day.loaded, 0);
	const failed = recent.reduce((sum, day) => sum + day.timedOut + day.replaced, 0);
	if (loaded + failed === 0) return "unknown";
	const share = failed / (loaded + failed);
	return share >= DEAD_SHARE ? "dead" : share >= POOR_SHARE ? "poor" : "good";
}
