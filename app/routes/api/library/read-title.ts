import { TitleParams } from "~/domain/library/bodies";
import { HttpError } from "~/lib/http-error";

/** The title that the address of a call names. Throws `HttpError` 404 for what can be no title. */
export function readTitle(params: { mediaId: string; mediaType: string }) {
	const parsed = TitleParams.safeParse(params);
	if (parsed.success) return parsed.data;
	throw new HttpError({ status: 404, code: "not_found", message: "There is no such title" });
}
