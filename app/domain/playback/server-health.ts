// How well a player server loads, from the outcomes that watch pages report.

/** `reported`: a visitor said that it does not play. */
export const OUTCOMES = ["loaded", "timed_out", "replaced", "reported"] as const;

type Outcome = (typeof OUTCOMES)[number];

export interface OutcomeReport {
	serverId: number;
	outcome: Outcome;
	/** The title that was `reported`, as `titleKey` names it. */
	title?: string;
}

/** How often a server was reported with each outcome; one frame can be reported as timed out and as replaced. */
export interface OutcomeCounts {
	loaded: number;
	timedOut: number;
	replaced: number;
	reported: number;
}

/** Days, the last ones, that show how a server performs now. */
export const RECENT_DAYS = 3;
/** With fewer, a few visitors with a bad connection, or one who forges reports, would decide for everybody. */
const MIN_REPORTS = 10;
const POOR_SHARE = 0.2;
const DEAD_SHARE = 0.8;

export const SERVER_HEALTHS = ["good", "poor", "dead", "unknown"] as const;

export type ServerHealth = (typeof SERVER_HEALTHS)[number];

export const HEALTH_TEXTS: Record<ServerHealth, string> = {
	good: "Loads well",
	poor: "Often fails",
	dead: "Does not load",
	unknown: "Too few reports",
};

/**
 * `unknown`: too few reports. A frame that timed out, was replaced or was reported does not play. `days`: oldest first; only the recent ones
 * count.
 */
export function assessServer({ days }: { days: OutcomeCounts[] }): ServerHealth {
	const recent = days.slice(-RECENT_DAYS);
	const loaded = recent.reduce((sum, day) => sum + day.loaded, 0);
	const failed = recent.reduce((sum, day) => sum + day.timedOut + day.replaced + day.reported, 0);
	if (loaded + failed < MIN_REPORTS) return "unknown";
	const share = failed / (loaded + failed);
	return share >= DEAD_SHARE ? "dead" : share >= POOR_SHARE ? "poor" : "good";
}
