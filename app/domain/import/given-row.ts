// A record as the browser sends it to `POST /api/imports`, whose bounds it keeps: a row beyond them is invalid, not lost.
import type { FileRecord } from "./record";

const TEXT_MAX = 1000;
const NUMBER_MAX = 999_999_999;
const SHOWN_MAX = 100;

const isLong = (text: string | null) => text !== null && text.length > TEXT_MAX;
const isHigh = (number: number | null) => number !== null && number > NUMBER_MAX;

function findFault({ title, watched_at, added_at, season, episode }: FileRecord): string | null {
	if ([title, watched_at, added_at].some(isLong)) return "A text in it is longer than 1,000 characters";
	return [season, episode].some(isHigh) ? "Its season or episode is no number that a show can have" : null;
}

export function toGivenRow({ isSummary: _, ...record }: FileRecord) {
	const fault = findFault(record as FileRecord);
	const cut = (text: string | null) => (isLong(text) ? `${text?.slice(0, SHOWN_MAX)}…` : text);
	const { title, watched_at, added_at, season, episode } = record;
	return {
		...record,
		...{ title: cut(title), watched_at: cut(watched_at), added_at: cut(added_at) },
		...{ season: isHigh(season) ? null : season, episode: isHigh(episode) ? null : episode },
		file: record.file.slice(0, 300),
		invalid: (record.invalid ?? fault)?.slice(0, 300) ?? null,
		leftOut: record.leftOut?.slice(0, 300) ?? null,
		// An id that was cut could be another one.
		sourceId: record.sourceId !== null && record.sourceId.length > 300 ? null : record.sourceId,
	};
}

export type GivenRow = ReturnType<typeof toGivenRow>;
