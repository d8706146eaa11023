import { z } from "zod";

/** A number in a query string; the API document gives its bounds instead of the pattern of digits. */
export function countParameter(name: string, { min, max, otherwise }: { min: number; max: number; otherwise: number }) {
	const error = `${name} must be a whole number from ${min} to ${max}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, error)
		.meta({ type: "integer", minimum: min, maximum: max, default: otherwise })
		.transform(Number)
		.pipe(z.number().min(min, error).max(max, error))
		.default(otherwise);
}
