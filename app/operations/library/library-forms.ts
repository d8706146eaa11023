// The forms that change a visitor's library: those of My List and the Watch Later toggles. Their fields have the names
// of the operations' bodies; the operations validate them.
import type { MediaType } from "~/domain/catalogue/types";
import { playsPath } from "~/domain/library/plays-path";
import { formText, formTexts } from "~/lib/read-form";
import { call } from "../operation-call";
import type { FormFailure, PageForms } from "../page-form";

function readTitle(form: FormData) {
	return { media_id: formText(form, "media_id"), media_type: formText(form, "media_type") as MediaType };
}

function readTitleParams(form: FormData) {
	const { media_id: mediaId, media_type: mediaType } = readTitle(form);
	return { mediaId, mediaType };
}

function readNumber(form: FormData, name: string): number | undefined {
	return form.has(name) ? Number(formText(form, name)) : undefined;
}

/** The part of a title that a form names, as the body of a request has it. */
function readPlace(form: FormData) {
	return { season: readNumber(form, "season"), episode: readNumber(form, "episode") };
}

/** The day of a play; null when it is not known. */
function readDay(form: FormData): string | null {
	return formText(form, "watched_at") || null;
}

/** When something was watched that a form marks; undefined where it does not say. The operation checks it. */
function readWhen(form: FormData) {
	const when = formText(form, "when");
	return ((when === "day" ? formText(form, "watched_at") : when) || undefined) as "now" | undefined;
}

/** The same for its address. */
function readPlaceText(form: FormData) {
	return { season: formText(form, "season") || undefined, episode: formText(form, "episode") || undefined };
}

function callSample(form: FormData, removed: boolean) {
	return call("POST /api/watch-later/samples", { body: { ...readTitle(form), removed } });
}

/** The titles of a form that changes several, each as `movie:603`. */
export function readTitles(form: FormData) {
	const titles = formTexts(form, "title").map((title) => title.split(":"));
	return titles.map(([type, id = ""]) => ({ media_id: id, media_type: type as MediaType }));
}

/** Entries as the response gave them; anything else is refused by the operation. */
function readEntries(form: FormData) {
	try {
		return JSON.parse(formText(form, "entries"));
	} catch {
		return [];
	}
}

export const LIBRARY_FORMS = {
	save: (form) =>
		call("POST /api/watch-later", {
			body: {
				...readTitle(form),
				nextSeason: readNumber(form, "nextSeason"),
				nextEpisode: readNumber(form, "nextEpisode"),
				added_at: formText(form, "added_at") || undefined,
			},
		}),
	"remove-saved": (form) => call("DELETE /api/watch-later/:mediaId/:mediaType", { params: readTitleParams(form) }),
	hide: (form) => call("PUT /api/hidden/:mediaId/:mediaType", { params: readTitleParams(form) }),
	show: (form) => call("DELETE /api/hidden/:mediaId/:mediaType", { params: readTitleParams(form) }),
	"remove-sample": (form) => callSample(form, true),
	"restore-sample": (form) => callSample(form, false),
	/** Without a rating, the one there is is removed. */
	rate: (form) => {
		const params = readTitleParams(form);
		const rating = readNumber(form, "rating");
		if (!rating) return call("DELETE /api/ratings/:mediaId/:mediaType", { params, query: readPlaceText(form) });
		return call("PUT /api/ratings/:mediaId/:mediaType", { params, body: { rating, ...readPlace(form) } });
	},
	"mark-watched": (form) =>
		call("POST /api/watched/:mediaId/:mediaType", {
			params: readTitleParams(form),
			body: { ...readPlace(form), when: readWhen(form) },
		}),
	"unmark-watched": (form) =>
		call("DELETE /api/watched/:mediaId/:mediaType", {
			params: readTitleParams(form),
			query: readPlaceText(form),
			body: form.has("confirm") ? { confirm: true } : {},
		}),
	"begin-again": (form) =>
		call("POST /api/watched/:mediaId/:mediaType", { params: readTitleParams(form), body: { again: true } }),
	"take-back-again": (form) =>
		call("DELETE /api/watched/:mediaId/:mediaType", {
			params: readTitleParams(form),
			query: { again: "true" },
			body: {},
		}),
	"add-play": (form) =>
		call("POST /api/plays", {
			body: {
				...readTitle(form),
				...readPlace(form),
				watched_at: readDay(form),
				again: form.has("again") || undefined,
			},
		}),
	"correct-play": (form) =>
		call("PUT /api/plays/:id", {
			params: { id: formText(form, "play_id") },
			body: { watched_at: readDay(form) },
		}),
	"remove-play": (form) => call("DELETE /api/plays/:id", { params: { id: formText(form, "play_id") } }),
	"remove-watch": (form) => call("DELETE /api/watch-history/:mediaId/:mediaType", { params: readTitleParams(form) }),
	"restore-watch": (form) =>
		call("POST /api/watch-history", {
			body: {
				...readTitle(form),
				season: readNumber(form, "season"),
				episode: readNumber(form, "episode"),
				position: readNumber(form, "position"),
				duration: readNumber(form, "duration"),
				last_watched: formText(form, "last_watched") || undefined,
			},
		}),
	"remove-watches": (form) => call("POST /api/watch-history/remove", { body: { titles: readTitles(form) } }),
	"restore-watches": (form) => call("POST /api/watch-history/restore", { body: { watches: readEntries(form) } }),
	"remove-several-saved": (form) => call("POST /api/watch-later/remove", { body: { titles: readTitles(form) } }),
	"save-several": (form) => call("POST /api/watch-later/migrate", { body: { titles: readEntries(form) } }),
} satisfies PageForms;

export type LibraryForms = typeof LIBRARY_FORMS;

/** Whether a form was refused because it would remove plays that nobody has confirmed. */
export function isQuestion({ code }: FormFailure<string>): boolean {
	return code === "dated_plays";
}

/** The address that asks whether these plays may be removed: the list of them on the title's page. */
export function questionPath(form: FormData): string {
	const { media_id: id, media_type: mediaType } = readTitle(form);
	const part = ["season", "episode"].flatMap((name) => formText(form, name) || []).join("-");
	return playsPath({ mediaType, id: Number(id) }, { remove: part });
}

/** Whether a form failed because there is nothing left to do: another tab has removed the title before. */
export function isDoneAlready({ intent, status }: FormFailure<string>): boolean {
	return status === 404 && intent !== "save" && intent !== "mark-watched";
}
