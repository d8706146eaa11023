// What a file does not say and a person is asked about once: what a list is, and whether what was rated was watched. A record
// that depends on an answer names the question in `asks`.
import type { Reason } from "~/domain/import/reason";
import type { FileRecord } from "./record";

/** To watch; a list here, too; watched, on the day of the entry or on a day that is not known; nothing of it. */
export const LIST_MEANINGS = ["later", "own", "watched", "undated", "nothing"] as const;
export const RATED_MEANINGS = ["no", "undated", "dated"] as const;
export const THUMB_MEANINGS = ["nothing", "ratings"] as const;
/** Lists that are asked about. */
export const LISTS_MAX = 20;

export type ListMeaning = (typeof LIST_MEANINGS)[number];
export type RatedMeaning = (typeof RATED_MEANINGS)[number];

interface Meanings {
	/** By the name of the file; a list without an answer is to watch. */
	lists: Record<string, ListMeaning>;
	rated: RatedMeaning;
	thumbs: (typeof THUMB_MEANINGS)[number];
}

const meaningOf = ({ file }: FileRecord, { lists }: Meanings): ListMeaning =>
	Object.hasOwn(lists, file) ? (lists[file] ?? "later") : "later";

/** Why a record is not used by the answers that were given; null: it is. */
export function findUnmeant(record: FileRecord, meanings: Meanings): Reason | null {
	if (record.asks === "list" && meaningOf(record, meanings) === "nothing") return { code: "otherList" };
	if (record.asks === "rated" && meanings.rated === "no") return { code: "ratedOnly" };
	if (record.asks === "thumbs" && meanings.thumbs === "nothing") return { code: "thumbOnly" };
	return null;
}

/** The text of the date on which something was watched. */
export function watchedAtOf(record: FileRecord, meanings: Meanings): string | null {
	const { asks, added_at, watched_at } = record;
	if (asks === "list") return meaningOf(record, meanings) === "watched" ? added_at : null;
	if (asks === "rated") return meanings.rated === "dated" ? added_at : null;
	return watched_at;
}
