import type { z } from "zod";
import { HttpError } from "./http-error";
import { fieldErrors } from "./json-body";

/** The query of a request, checked; of a name that comes twice the last counts. Throws `HttpError` 422. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
	const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
	if (parsed.success) return parsed.data;
	const errors = fieldErrors(parsed.error);
	throw new HttpError({ status: 422, code: "invalid", message: Object.values(errors)[0] ?? "Invalid", errors });
}
