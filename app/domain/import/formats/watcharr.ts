// Watcharr's JSON. It knows no date of watching, except where one was set by hand in the activity.

import { parseJson } from "~/lib/http/parse-json";
import { isRecord } from "~/lib/is-record";
import type { Reader } from "../reading/format";
import { type Entry, readEntries, toParts } from "../reading/lines";
import {
	type Part,
	readCount,
	readIds,
	readMediaType,
	readObjects,
	readScore,
	readText,
	readYear,
} from "../reading/record";

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

function readEntry(entry: Entry): Part[] {
	if (readText(entry.deletedAt)) return [{ leftOut: { code: "deletedEntry" } }];
	if (isRecord(entry.game)) return [{ leftOut: { code: "games" } }];
	if (!isRecord(entry.content)) return [{ invalid: { code: "entryUnnamed" } }];
	const { type, title, release_date, tmdbId, imdb_id } = entry.content;
	const media_type = readMediaType(type);
	const said: Part[] = [];
	const activity = readObjects(entry.activity);
	const episodeDates = readEpisodeDates(activity);
	const isFinished = entry.status === "FINISHED";
	if (media_type === "movie") {
		const plays = activity.filter((act) => act.countAsPlay === true || (isFinished && isDatedWatch(act)));
		const dates = plays.map(({ customDate }) => readText(customDate));
		for (const watched_at of isFinished && dates.length === 0 ? [null] : dates) said.push({ kind: "play", watched_at });
	}
	if (entry.status === "PLANNED") said.push({ kind: "watchLater", added_at: readText(entry.createdAt) });
	const rating = readScore(entry.rating);
	if (rating) said.push({ kind: "rating", ...rating, added_at: readText(entry.updatedAt) });
	for (const episode of readObjects(entry.watchedEpisodes).filter(({ deletedAt }) => !readText(deletedAt))) {
		const place = { season: readCount(episode.seasonNumber), episode: readCount(episode.episodeNumber) };
		const watched_at = episodeDates.get(`${place.season}:${place.episode}`) ?? null;
		if (episode.status === "FINISHED") said.push({ ...place, kind: "play", watched_at });
		const score = readScore(episode.rating);
		if (score) said.push({ ...place, kind: "rating", ...score });
	}
	for (const season of readObjects(entry.watchedSeasons))
		said.push({ season: readCount(season.seasonNumber), leftOut: { code: "seasonsFollow" } });
	if (!said.some(({ kind }) => kind !== "rating")) said.push({ leftOut: { code: "statusAlone" } });
	const ids = readIds(tmdbId, imdb_id);
	return toParts({ media_type, title: readText(title), year: readYear(release_date), ids }, said);
}

export const readWatcharr: Reader = ({ path, json }) => {
	if (!Array.isArray(json) || !json.some((entry) => isRecord(entry) && "content" in entry && "status" in entry))
		return null;
	return { kind: "Watcharr list", records: readEntries(path, json, readEntry) };
};
