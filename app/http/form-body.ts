import { groupBy } from "~/lib/group-by";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";

/** Fields and files of a form, of which each has a place in memory. */
const PARTS_MAX = 24;

const TOO_MANY_PARTS = {
	status: 413,
	code: "too_large",
	message: sentence("tooManyParts", PARTS_MAX),
};
const NO_FORM = { status: 400, code: "bad_form", message: sentence("notForm") };

export function isFormWithFiles(request: Request): boolean {
	return /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

/**
 * The fields of a form: texts by their name, files as lists. Throws `HttpError`: 413 beyond `max` bytes or 24 parts, 400 for a
 * body that is no form.
 */
export async function readFormBody(
	request: Request,
	{ body, max }: { body: Promise<Uint8Array<ArrayBuffer> | null>; max: number },
): Promise<Record<string, unknown>> {
	const bytes = await body.catch((error: unknown) => {
		throw error instanceof HttpError ? error : new HttpError(NO_FORM);
	});
	if (!bytes) throw new HttpError({ status: 413, code: "too_large", message: sentence("bodyTooLarge", max / 1024) });
	const headers = { "content-type": request.headers.get("content-type") ?? "" };
	const form = await new Response(bytes, { headers }).formData().catch(() => {
		throw new HttpError(NO_FORM);
	});
	const entries = [...form.entries()];
	if (entries.length > PARTS_MAX) throw new HttpError(TOO_MANY_PARTS);
	const groups = groupBy(entries, ([name]) => name);
	return Object.fromEntries(
		Array.from(groups, ([name, parts]) => {
			const values = parts.map(([, value]) => value);
			return [name, values.some((value) => typeof value !== "string") ? values : values[0]];
		}),
	);
}
