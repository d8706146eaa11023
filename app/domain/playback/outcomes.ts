// Owns the outcomes of a player frame that watch pages report.
import type { Loading } from "./loading";

export const OUTCOMES = ["loaded", "timed_out", "replaced"] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Report {
	serverId: number;
	outcome: Outcome;
}

/** The outcomes between two loading states of a page. */
export function outcomesBetween(before: Loading, after: Loading): Report[] {
	const { serverId } = before;
	if (after.serverId === serverId && after.state === "loaded") {
		return before.state === "loaded" ? [] : [{ serverId, outcome: "loaded" }];
	}
	const hasGivenUp = after.failed.length > before.failed.length && after.failed.includes(serverId);
	const hasTriedAgain = after.serverId === serverId && after.retries > before.retries;
	const reports: Report[] = hasGivenUp || hasTriedAgain ? [{ serverId, outcome: "timed_out" }] : [];
	if (hasGivenUp && after.serverId !== serverId) reports.push({ serverId, outcome: "replaced" });
	return reports;
}
