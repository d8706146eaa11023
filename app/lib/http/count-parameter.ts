import { z } from "zod";
import { composeSentence } from "../text/sentence";

/** A number in a query string; the API document gives its bounds instead of the pattern of digits. */
export function countParameter(name: string, { min, max, otherwise }: { min: number; max: number; otherwise: number }) {
	// By the name of its text, which this folder cannot import.
	const error = composeSentence("wholeFromTo", [name, min, max]);
	return z
		.string()
		.regex(/^\d{1,9}$/, error)
		.meta({ type: "integer", minimum: min, maximum: max, default: otherwise })
		.transform(Number)
		.pipe(z.number().min(min, error).max(max, error))
		.default(otherwise);
}
