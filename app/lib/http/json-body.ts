import type { z } from "zod";
import { HttpError } from "./http-error";
import { BODY_MAX, readBody } from "./read-body";

const NOT_JSON = { status: 400, code: "bad_json", message: "The body is not JSON" };

/** What is wrong with the first bad value of each field; `body` where the whole is wrong. */
function fieldErrors({ issues }: z.ZodError, depth: number): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const { path, message } of issues) errors[path.slice(depth).join(".") || "body"] ??= message;
	return errors;
}

/**
 * The value as the schema has it. Throws `HttpError` 422 with errors by field. `depth`: how many members of the value hold
 * one another around the fields.
 */
export function parseOrThrow<Schema extends z.ZodType>(schema: Schema, value: unknown, depth = 0): z.output<Schema> {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const errors = fieldErrors(parsed.error, depth);
	throw new HttpError({ status: 422, code: "invalid", message: Object.values(errors)[0] ?? "Invalid", errors });
}

interface BodyOptions {
	/** As `readBody` gives it. */
	body?: Promise<Uint8Array | null>;
	/** Bytes that it may have. */
	max?: number;
	/** True: no bytes mean `{}`, and then there need be no content type. */
	isOptional?: boolean;
}

/**
 * The JSON body of a request. Throws `HttpError`: 415 for another content type, 413 beyond `max` bytes, 400 for a body
 * that is not JSON, 408 for a late one.
 */
export async function readJsonBody(
	request: Request,
	{ max = BODY_MAX, body = readBody(request, max), isOptional = false }: BodyOptions = {},
): Promise<unknown> {
	const bytes = await body.catch((error: unknown) => {
		if (error instanceof HttpError) throw error;
		throw new HttpError(NOT_JSON);
	});
	if (isOptional && bytes?.byteLength === 0) return {};
	const [type] = (request.headers.get("content-type") ?? "").split(";");
	if (type?.trim().toLowerCase() !== "application/json") {
		throw new HttpError({ status: 415, code: "unsupported_type", message: "Send the body as application/json" });
	}
	if (!bytes) {
		throw new HttpError({ status: 413, code: "too_large", message: `The body is larger than ${max / 1024} KiB` });
	}
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new HttpError(NOT_JSON);
	}
}
