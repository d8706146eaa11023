import type { z } from "zod";
import { HttpError } from "~/lib/http/http-error";
import { BODY_MAX, readBody } from "~/lib/http/read-body";
import type { Sentence } from "~/lib/text/sentence";
import { sentence } from "~/messages/sentence";
import { describeIssue, fieldErrors } from "./field-errors";

const NOT_JSON = { status: 400, code: "bad_json", message: sentence("notJson") };

/**
 * The value as the schema has it. Throws `HttpError` 422 with errors by field. `depth`: how many members of the value hold
 * one another around the fields.
 */
export function parseOrThrow<Schema extends z.ZodType>(schema: Schema, value: unknown, depth = 0): z.output<Schema> {
	const parsed = schema.safeParse(value, { error: describeIssue });
	if (parsed.success) return parsed.data;
	const errors = fieldErrors(parsed.error, depth);
	const first = Object.values(errors)[0] as Sentence | undefined;
	throw new HttpError({ status: 422, code: "invalid", message: first ?? sentence("invalid"), errors });
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
		throw new HttpError({ status: 415, code: "unsupported_type", message: sentence("notSentAsJson") });
	}
	if (!bytes) {
		throw new HttpError({ status: 413, code: "too_large", message: sentence("bodyTooLarge", max / 1024) });
	}
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new HttpError(NOT_JSON);
	}
}
