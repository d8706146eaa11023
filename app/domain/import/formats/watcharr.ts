// Watcharr's JSON. It knows no date of watching, except where one was set by hand in the activity.
import { isRecord } from "~/lib/is-record";
import type { Reader } from "../format";
import {
	collectRecords,
	type FileRecord,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readObjects,
	readRating,
	readText,
	readYear,
	toRecord,
} from "../record";

type Entry = Record<string, unknown>;

function readEntry(path: string, entry: Entry, line: number): FileRecord[] {
	if (readText(entry.deletedAt)) return [toRecord(path, line, { leftOut: "This entry was deleted in Watcharr" })];
	if (!isRecord(entry.content)) return [toRecord(path, line, { invalid: "This entry names no title" })];
	const { content } = entry;
	const base = {
		...{
			media_type: readMediaType(content.type),
			title: readText(content.title),
			year: readYear(content.release_date),
		},
		ids: { tmdb: readId(content.tmdbId), imdb: readImdb(content.imdb_id) },
	};
	const found: FileRecord[] = [];
	const dates = readObjects(entry.activity).flatMap(({ customDate }) => readText(customDate) ?? []);
	const add = (part: Partial<FileRecord>) => found.push(toRecord(path, line, { ...base, ...part }));
	const isFinished = entry.status === "FINISHED";
	if (isFinished && base.media_type === "movie") {
		for (const watched_at of dates.length > 0 ? dates : [null]) add({ kind: "play", watched_at });
	}
	if (entry.status === "PLANNED") add({ kind: "watchLater", added_at: readText(entry.createdAt) });
	const rating = readRating(entry.rating);
	if (rating !== null) add({ kind: "rating", rating, added_at: readText(entry.updatedAt) });
	for (const episode of readObjects(entry.watchedEpisodes)) {
		const place = { season: readCount(episode.seasonNumber), episode: readCount(episode.episodeNumber) };
		if (episode.status === "FINISHED") add({ ...place, kind: "play" });
		const score = readRating(episode.rating);
		if (score !== null) add({ ...place, kind: "rating", rating: score });
	}
	for (const season of readObjects(entry.watchedSeasons))
		add({ season: readCount(season.seasonNumber), leftOut: "Seasons follow from their episodes" });
	if (found.length === 0) add({ leftOut: "The status alone has no place here" });
	return found;
}

export const readWatcharr: Reader = ({ path, json }) => {
	if (!Array.isArray(json) || !json.some((entry) => isRecord(entry) && "content" in entry && "status" in entry))
		return null;
	const records = collectRecords(json, (entry, index) =>
		isRecord(entry)
			? readEntry(path, entry, index + 1)
			: [toRecord(path, index + 1, { invalid: "This entry is not an object" })],
	);
	return { kind: "Watcharr list", records };
};
