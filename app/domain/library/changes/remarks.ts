// A remark is what a person says of a title or of an episode, and nobody else sees: a rating or a note. It is one value with the
// time at which it was said, and 0 or "" says nothing: whatever holds for one of them holds for the other.
import type { RatedRef } from "~/domain/library/types";
import type { Change } from "./changes";

/** Each by the member of a row that has its value, with the member that has its time. */
export const REMARK_TIMES = { rating: "ratedAt", note: "notedAt" } as const;

export type RemarkName = keyof typeof REMARK_TIMES;

export interface Remark extends RatedRef {
	name: RemarkName;
	value: number | string;
}

/** What the change says of a title or of an episode; null for changes of other facts. */
export function readRemark(change: Change): Remark | null {
	const { mediaType, id } = change;
	switch (change.kind) {
		case "rate":
		case "unrate": {
			const { season, episode } = change;
			return { mediaType, id, season, episode, name: "rating", value: change.kind === "rate" ? change.rating : 0 };
		}
		case "note": {
			const { season, episode, note, playId } = change;
			return playId === undefined ? { mediaType, id, season, episode, name: "note", value: note } : null;
		}
		default:
			return null;
	}
}

/** The change that says it. */
export function writeRemark({ name, value, ...place }: Remark, times: { at: number; since?: number }): Change {
	if (name === "note") return { kind: "note", ...place, note: String(value), ...times };
	const rating = Number(value);
	return rating > 0 ? { kind: "rate", ...place, rating, ...times } : { kind: "unrate", ...place, at: times.at };
}
