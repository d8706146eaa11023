// Marks a title or a part of it as watched or not, and undoes that: on the server, or for a signed-out visitor in this
// browser's own list.
import type { MediaType } from "~/domain/catalogue/types";
import { listAskedPlays, type MarkedEpisodes, withEarlier, withMark, withoutMark } from "~/domain/library/local-marks";
import type { LocalCard, LocalLibrary } from "~/domain/library/local-schema";
import { ASKED_ABOUT, type PlayTime, writePlayTime } from "~/domain/library/plays";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { formText } from "~/lib/read-form";
import { callApi } from "./call-api.client";
import { changeLibrary, localLibrary, SIGNED_OUT } from "./local-library.client";
import { sendToApi } from "./send-library-form.client";

/** `undo` rejects when the server does not accept it. `message` is the server's; null when it gave none. */
type Marked = { ok: true; undo: () => Promise<void> } | { ok: false; message: string | null; asked?: AskedPlays };

/** Plays that a press would take away; it asks first. */
export interface AskedPlays {
	count: number;
	/** Of the latest ones, as `writePlayTime` writes them; null where it is not known. */
	dates: (string | null)[];
}

function readAsked({ count = 0, plays = [] }: { count?: number; plays?: { watched_at: string | null }[] }): AskedPlays {
	return { count, dates: plays.map(({ watched_at }) => watched_at) };
}

/** Sends a form with the intent `mark-watched` or `unmark-watched`. */
export async function markWatched(form: FormData): Promise<Marked> {
	const result = await sendToApi(form);
	if (!result.ok) {
		const isAsked = result.code === "dated_plays";
		return { ok: false, message: result.message, ...(isAsked && { asked: readAsked({ ...result.body }) }) };
	}
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

export interface Choice {
	/** When it was watched; by default now, of more than five episodes unknown. */
	at?: PlayTime;
	/** Plays with a date may be removed. */
	isConfirmed?: boolean;
}

/** The same for a signed-out visitor. */
export function markLocally(marked: LocalMark, isWatched: boolean, { at, isConfirmed }: Choice = {}): Marked {
	const now = Date.now();
	const change = (library: LocalLibrary) =>
		isWatched ? withMark(library, marked, now, at) : withoutMark(library, marked);
	const before = localLibrary.get();
	const asked = isWatched || isConfirmed ? [] : listAskedPlays(before, marked, now);
	if (asked.length > 0) {
		const dates = asked.slice(0, ASKED_ABOUT).map(writePlayTime);
		return { ok: false, message: null, asked: { count: asked.length, dates } };
	}
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
