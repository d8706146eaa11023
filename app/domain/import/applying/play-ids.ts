// The ids of the plays that an import writes. They follow from what a row says and its place in the catalogue, so that the same
// file twice, in any order and under any name, writes the same plays.

import type { FileRecord } from "~/domain/import/reading/record";
import { hashText } from "~/lib/hash";
import { minuteOf, type PlayTime } from "../../library/diary/plays";

const hash = (text: string) => [hashText(`1${text}`), hashText(`2${text}`)].map((half) => half.toString(36)).join("");

/** The service whose own ids the row has; "" for none. */
export const serviceOf = ({ sourceId }: Pick<FileRecord, "sourceId">) => sourceId?.split(":")[0] ?? "";

/** The service whose own ids the play has; "" for none. A name that none of our readers writes is its hash. */
export function serviceOfPlay(playId: string): string {
	const [kind, service = ""] = playId.split(".");
	return kind === "import" ? service : "";
}

function wordOf(service: string): string {
	return /^[a-z]{0,20}$/.test(service) ? service : hash(service);
}

/** What tells the row's play from others of its place, beside the service. */
function distinctionOf({ sourceId, isBulk, watched_at }: FileRecord, { watchedAt, precision }: PlayTime, nth: number) {
	if (sourceId !== null) return hash(sourceId);
	if (watchedAt !== null) return `${precision}.${minuteOf(watchedAt)}`;
	return isBulk && watched_at ? `stamp.${hash(watched_at)}` : `unknown.${nth}`;
}

/** `place`: in the catalogue. `nth`: of the rows of its file and place that say the same, from 1 on. */
export function idOfRow(record: FileRecord, place: string, at: PlayTime, nth: number): string {
	return ["import", wordOf(serviceOf(record)), place, distinctionOf(record, at, nth)].join(".");
}
