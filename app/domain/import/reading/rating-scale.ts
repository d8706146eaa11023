// The scale of ratings whose file does not name it, by what most of them are: one that does not fit is invalid by itself.

export type RatingMax = 5 | 10 | 100;

/** One in so many ratings may be beyond the scale of the others. */
const OUTLIERS = 20;
/** Somebody who rates up to 100 has gone above this. */
const LOW_HUNDRED = 20;

const hasOutliersOnly = (beyond: number[], all: number[]) => beyond.length * OUTLIERS <= all.length;

/** `isSure`: no other scale fits. */
export function guessScale(numbers: number[], column: "rating" | "stars"): { max: RatingMax; isSure: boolean } {
	const ratings = numbers.filter((rating) => rating > 0);
	const high = ratings.filter((rating) => rating > 10);
	if (high.length * 2 >= ratings.length && high.some((rating) => rating > LOW_HUNDRED))
		return { max: 100, isSure: false };
	const rest = ratings.filter((rating) => rating <= 10);
	const isLow = hasOutliersOnly(
		rest.filter((rating) => rating > 5),
		rest,
	);
	if (column === "stars" && isLow) return { max: 5, isSure: true };
	if (rest.length > 0 && isLow && rest.some((rating) => rating % 1 === 0.5)) return { max: 5, isSure: false };
	return { max: 10, isSure: rest.length === 0 || !isLow };
}
