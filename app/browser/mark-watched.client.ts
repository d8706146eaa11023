// Marks a title or a part of it as watched or not, and undoes that: on the server, or for a signed-out visitor in this
// browser's own list.
import type { MediaType } from "~/domain/catalogue/types";
import { type MarkedEpisodes, withEarlier, withMark, withoutMark } from "~/domain/library/local-marks";
import type { LocalCard, LocalLibrary } from "~/domain/library/local-schema";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { formText } from "~/lib/read-form";
import { callApi } from "./call-api.client";
import { changeLibrary, localLibrary, SIGNED_OUT } from "./local-library.client";
import { sendToApi } from "./send-library-form.client";

/** `undo` rejects when the server does not accept it. `message` is the server's; null when it gave none. */
type Marked = { ok: true; undo: () => Promise<void> } | { ok: false; message: string | null };

/** Sends a form with the intent `mark-watched` or `unmark-watched`. */
export async function markWatched(form: FormData): Promise<Marked> {
	const result = await sendToApi(form);
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

export interface LocalMark extends MarkedEpisodes {
	/** For Continue Watching, where a show that is begun by the mark appears. */
	card?: LocalCard;
}

/** The same for a signed-out visitor. */
export function markLocally(marked: LocalMark, isWatched: boolean): Marked {
	const now = Date.now();
	const change = (library: LocalLibrary) => (isWatched ? withMark(library, marked, now) : withoutMark(library, marked));
	const before = localLibrary.get();
	if (!change(before)) {
		return {
			ok: false,
			message: `Without an account, this browser can store ${LOCAL_VIEWINGS_MAX} episodes and movies. Sign up to mark more.`,
		};
	}
	changeLibrary(SIGNED_OUT, (library) => change(library) ?? library);
	return {
		ok: true,
		async undo() {
			changeLibrary(SIGNED_OUT, (library) => withEarlier(library, marked, before));
		},
	};
}
