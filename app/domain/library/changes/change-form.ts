// A form that changes a library says it as a request does: its field `intent` is the kind of the change, and the others have the
// names of what `writeChange` writes. Scripts and the server read it alike.

import { formText, formTexts } from "~/lib/http/read-form";
import { randomId } from "~/lib/random-id";
import type { MediaType } from "../../catalogue/types";
import { toNote } from "../notes";
import type { ChangeKind, SentChange } from "./changes";
import { REMARK_NAMES, REMARKS } from "./remarks";

const NUMBERS = ["season", "episode", "nextSeason", "nextEpisode", "rank"] as const;

function readNumbers(form: FormData) {
	const present = NUMBERS.filter((name) => form.has(name));
	return Object.fromEntries(present.map((name) => [name, Number(formText(form, name))]));
}

function readRemarks(form: FormData) {
	return Object.fromEntries(
		REMARK_NAMES.filter((name) => form.has(name)).map((name) => {
			const text = formText(form, name);
			return [name, typeof REMARKS[name].none === "number" ? Number(text) : toNote(text)];
		}),
	);
}

/** The title that a form names, or each of those that are selected in it as `movie:603`. */
function readTitles(form: FormData) {
	const selected = formTexts(form, "title").map((title) => title.split(":"));
	const titles = selected.length > 0 ? selected : [[formText(form, "media_type"), formText(form, "media_id")]];
	return titles.map(([type, id = ""]) => ({ media_type: type as MediaType, media_id: id }));
}

/** When it was watched: a day has a field of its own, which is empty where it is not known. */
function readTimes(form: FormData) {
	const when = formText(form, "when");
	const day = formText(form, "watched_at") || null;
	if (when) return { when: when === "day" ? (day ?? "unknown") : when };
	return form.has("watched_at") ? { watched_at: day } : {};
}

/**
 * The changes that a form means, one for each of its titles. Nothing is checked: the server's operation does that.
 *
 * @param at milliseconds: when it was pressed.
 */
export function readChangeForm(form: FormData, at: number): SentChange[] {
	// A button that names a list puts the titles into it.
	const kind = (formText(form, "intent") || (form.has("list") ? "list" : "")) as ChangeKind;
	const isPlay = kind === "play" || kind === "unplay";
	const playId = formText(form, "play_id") || (isPlay ? randomId() : null);
	return readTitles(form).map((title) => ({
		kind,
		at: new Date(at).toISOString(),
		...title,
		...readNumbers(form),
		...readTimes(form),
		...(playId && { play_id: playId }),
		...(form.has("source") && { source: formText(form, "source") as SentChange["source"] }),
		...(form.has("only") && !form.has("again") && { only: true }),
		...(form.has("list") && { list: formText(form, "list") }),
		...(form.has("confirm") && { confirm: true }),
		...readRemarks(form),
	}));
}
