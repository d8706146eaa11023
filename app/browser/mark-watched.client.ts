// Marks a title or a part of it as watched or not, and undoes that: on the server, or for a signed-out visitor in this
// browser's own list.
import { isTitle } from "~/domain/catalogue/paths";
import type { MediaType } from "~/domain/catalogue/types";
import type { LocalCard } from "~/domain/library/local-card";
import { addToList, type LocalWatch, toLocal } from "~/domain/library/local-list";
import {
	type LocalViewing,
	type MarkedEpisodes,
	withEarlier,
	withMark,
	withoutMark,
} from "~/domain/library/local-viewings";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { formText } from "~/lib/read-form";
import { callApi } from "./call-api.client";
import { localHistory, localViewings } from "./local-history.client";
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

/** The show of a mark as an entry of the history, unless it is there. */
function withBegun(list: LocalWatch[], marked: LocalMark, now: number): LocalWatch[] {
	const [episode] = marked.episodes;
	const { mediaType, id, card } = marked;
	if (mediaType !== "tv" || !card || !episode || list.some((each) => isTitle(each, marked))) return list;
	return addToList(list, toLocal({ mediaType, id, ...episode, progress: null }, { now, card }));
}

export interface LocalMark extends MarkedEpisodes {
	/** For Continue Watching, where a show that is begun by the mark appears. */
	card?: LocalCard;
}

/** The same for a signed-out visitor. */
export function markLocally(marked: LocalMark, isWatched: boolean): Marked {
	const now = Date.now();
	const change = (list: LocalViewing[]) => (isWatched ? withMark(list, marked, now) : withoutMark(list, marked));
	const before = localViewings.get();
	if (!change(before)) {
		return {
			ok: false,
			message: `Without an account, this browser can store ${LOCAL_VIEWINGS_MAX} episodes and movies. Sign up to mark more.`,
		};
	}
	localViewings.update((list) => change(list) ?? list);
	const history = localHistory.get();
	const isBegun = isWatched && withBegun(history, marked, now) !== history;
	if (isBegun) localHistory.update((list) => withBegun(list, marked, now));
	return {
		ok: true,
		async undo() {
			localViewings.update((list) => withEarlier(list, marked, before));
			if (isBegun) localHistory.update((list) => list.filter((each) => !isTitle(each, marked)));
		},
	};
}
