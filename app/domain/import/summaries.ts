// Records that say less than they seem to: stamps that several share, and sums of plays.

import { hasTime } from "~/domain/import/reading/moment";
import type { FileRecord } from "~/domain/import/reading/record";
import { groupBy } from "~/lib/group-by";

/** Titles or episodes that share a stamp which no watching can explain. */
const BULK_MIN = 5;

/** Whether the same second stands at several episodes or movies: the stamp of a tap or of a rating, not of a watch. */
export function markBulk(records: FileRecord[]): void {
	const stamped = records.filter(({ kind, watched_at }) => kind === "play" && hasTime(watched_at));
	for (const group of groupBy(stamped, ({ watched_at }) => watched_at ?? "").values()) {
		const isBulk = group.length >= BULK_MIN && new Set(group.map(toPlace)).size >= BULK_MIN;
		for (const record of group) record.isBulk ||= isBulk;
	}
}

function toPlace({ media_type, title, ids, season, episode, episodeTitle }: FileRecord): string {
	const episodeId = season === null || episode === null ? (ids.episodeTvdb ?? episodeTitle) : null;
	return JSON.stringify([media_type, ids.tvdb ?? ids.tmdb ?? ids.imdb ?? title, season, episode, episodeId]);
}

/** A summary says nothing where a history, or the summary of another file, tells of the same title. */
export function leaveSummaries(records: FileRecord[]): void {
	const told = new Set(
		records.filter(({ kind, isSummary, isRewatch }) => kind === "play" && !isSummary && !isRewatch).map(toPlace),
	);
	const tellers = new Map<string, string>();
	for (const record of records.filter(({ isSummary }) => isSummary)) {
		const place = toPlace(record);
		const teller = tellers.get(place);
		if (teller === undefined || record.file < teller) tellers.set(place, record.file);
	}
	for (const record of records.filter(({ isSummary }) => isSummary)) {
		const place = toPlace(record);
		if (told.has(place)) record.leftOut ??= { code: "historyTells" };
		else if (tellers.get(place) !== record.file) record.leftOut ??= { code: "fileTells" };
	}
}
