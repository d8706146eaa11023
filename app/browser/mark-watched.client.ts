// Marks a title or a part of it as watched or not, and undoes that.
import type { MediaType } from "~/domain/catalogue/types";
import { formText } from "~/lib/read-form";
import { LIBRARY_FORMS } from "~/operations/library/library-forms";
import { callApi } from "./call-api.client";
import { sendFields } from "./send-form.client";

/** `undo` rejects when the server does not accept it. `message` is the server's; null when it gave none. */
type Marked = { ok: true; undo: () => Promise<void> } | { ok: false; message: string | null };

/** Sends a form with the intent `mark-watched` or `unmark-watched`. */
export async function markWatched(form: FormData): Promise<Marked> {
	const result = await sendFields(form, LIBRARY_FORMS, { keepalive: true });
	if (!result.ok) return { ok: false, message: result.message };
	if (result.intent !== "mark-watched" && result.intent !== "unmark-watched") return { ok: false, message: null };
	const { before: episodes } = result.data;
	const params = { mediaId: formText(form, "media_id"), mediaType: formText(form, "media_type") as MediaType };
	return {
		ok: true,
		async undo() {
			await callApi("PUT /api/watched/:mediaId/:mediaType", { params, body: { episodes } });
		},
	};
}
