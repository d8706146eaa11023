// Watcharr's JSON. It knows no date of watching, except where one was set by hand in the activity.
import { isRecord } from "~/lib/is-record";
import { parseJson } from "~/lib/parse-json";
import type { Reader } from "../format";
import {
	collectRecords,
	type FileRecord,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readObjects,
	readScore,
	readText,
	readYear,
	toRecord,
} from "../record";

type Entry = Record<string, unknown>;

/** Of older versions, which do not say what counts as a play: a date that was set for a watch. */
function isDatedWatch({ countAsPlay, customDate, type, data }: Entry): boolean {
	const isOther = /RATING|THOUGHTS|REMOVED|SEASON|EPISODE/.test(String(type));
	const hasOther = /PLANNED|WATCHING|HOLD|PAUSED|DROPPED/.test(String(data));
	return countAsPlay === undefined && readText(customDate) !== null && !isOther && !hasOther;
}

/** Dates that were set for episodes, by season and episode. */
function readEpisodeDates(activity: Entry[]): Map<string, string> {
	const dates = new Map<string, string>();
	for (const { type, data, customDate } of activity) {
		const date = readText(customDate);
		const told = date && /^EPISODE_(?:ADDED|STATUS)/.test(String(type)) ? parseJson(String(data)) : null;
		if (date && isRecord(told)) dates.set(`${readCount(told.season)}:${readCount(told.episode)}`, date);
	}
	return dates;
}

function readEntry(path: string, entry: Entry, line: number): FileRecord[] {
	if (readText(entry.deletedAt)) return [toRecord(path, line, { leftOut: { code: "deletedEntry" } })];
	if (isRecord(entry.game)) return [toRecord(path, line, { leftOut: { code: "games" } })];
	if (!isRecord(entry.content)) return [toRecord(path, line, { invalid: { code: "entryUnnamed" } })];
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
	const activity = readObjects(entry.activity);
	const episodeDates = readEpisodeDates(activity);
	const add = (part: Partial<FileRecord>) => found.push(toRecord(path, line, { ...base, ...part }));
	const isFinished = entry.status === "FINISHED";
	if (base.media_type === "movie") {
		const plays = activity.filter((each) => each.countAsPlay === true || (isFinished && isDatedWatch(each)));
		const dates = plays.map(({ customDate }) => readText(customDate));
		for (const watched_at of isFinished && dates.length === 0 ? [null] : dates) add({ kind: "play", watched_at });
	}
	if (entry.status === "PLANNED") add({ kind: "watchLater", added_at: readText(entry.createdAt) });
	const rating = readScore(entry.rating);
	if (rating) add({ kind: "rating", ...rating, added_at: readText(entry.updatedAt) });
	for (const episode of readObjects(entry.watchedEpisodes).filter(({ deletedAt }) => !readText(deletedAt))) {
		const place = { season: readCount(episode.seasonNumber), episode: readCount(episode.episodeNumber) };
		const watched_at = episodeDates.get(`${place.season}:${place.episode}`) ?? null;
		if (episode.status === "FINISHED") add({ ...place, kind: "play", watched_at });
		const score = readScore(episode.rating);
		if (score) add({ ...place, kind: "rating", ...score });
	}
	for (const season of readObjects(entry.watchedSeasons))
		add({ season: readCount(season.seasonNumber), leftOut: { code: "seasonsFollow" } });
	if (!found.some(({ kind }) => kind !== "rating")) add({ leftOut: { code: "statusAlone" } });
	return found;
}

export const readWatcharr: Reader = ({ path, json }) => {
	if (!Array.isArray(json) || !json.some((entry) => isRecord(entry) && "content" in entry && "status" in entry))
		return null;
	const records = collectRecords(json, (entry, index) =>
		isRecord(entry)
			? readEntry(path, entry, index + 1)
			: [toRecord(path, index + 1, { invalid: { code: "notAnObject" } })],
	);
	return { kind: "Watcharr list", records };
};
