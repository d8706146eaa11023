// Why a change was not taken, for people.

/** `deleted`: a later decision stands. */
export const REFUSALS = {
	full: "Your account has no room for more. Remove some first.",
	missing: "This title does not exist.",
	deleted: "You removed it since.",
	not_aired: "It has not aired yet.",
	list_gone: "This list does not exist any more.",
	dated_plays: "It would remove viewings that have a date.",
} as const;

export type RefusalReason = keyof typeof REFUSALS | "invalid";

/** @param count how many plays with a date it would remove. */
export function explainRefusal({ reason, count = 1 }: { reason: RefusalReason; count?: number }): string {
	if (reason === "invalid") return "Marquee could not read it.";
	if (reason !== "dated_plays") return REFUSALS[reason];
	return count === 1 ? "It would remove a viewing with its date." : `It would remove ${count} viewings.`;
}
