// Owns the query parameters that select a page of a list.
import { z } from "zod";
import { HISTORY_PAGE, HISTORY_PAGE_MAX } from "~/product";

const OFFSET_MAX = 10_000;

/** A number in a query string; the document gives its bounds instead of the pattern of digits. */
function count(low: number, high: number, fallback: number) {
	const error = `Must be a whole number from ${low} to ${high}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, error)
		.meta({ type: "integer", minimum: low, maximum: high, default: fallback })
		.transform(Number)
		.pipe(z.number().min(low, error).max(high, error))
		.default(fallback);
}

export const PageQuery = z.object({
	limit: count(1, HISTORY_PAGE_MAX, HISTORY_PAGE),
	offset: count(0, OFFSET_MAX, 0),
});
