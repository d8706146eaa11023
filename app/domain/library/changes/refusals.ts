// Why a change was not taken, for people.

/** `deleted`: a later decision stands. */
export const REFUSALS = {
	full: "Your account has no room for more. Remove some first.",
	missing: "This title does not exist.",
	deleted: "You removed it since.",
	not_aired: "It has not aired yet.",
	dated_plays: "It would remove viewings that have a date.",
} as const;
