import type { Loading } from "./loading";
import type { OutcomeReport } from "./server-health";

/** The outcomes between two loading states of a page. */
export function outcomesBetween(before: Loading, after: Loading): OutcomeReport[] {
	const { serverId } = before;
	if (after.serverId === serverId && after.state === "loaded") {
		return before.state === "loaded" ? [] : [{ serverId, outcome: "loaded" }];
	}
	const hasGivenUp = after.failed.length > before.failed.length && after.failed.includes(serverId);
	const hasTriedAgain = after.serverId === serverId && after.retries > before.retries;
	const reports: OutcomeReport[] = hasGivenUp || hasTriedAgain ? [{ serverId, outcome: "timed_out" }] : [];
	if (hasGivenUp && after.serverId !== serverId) reports.push({ serverId, outcome: "replaced" });
	return reports;
}
