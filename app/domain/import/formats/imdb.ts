// IMDb's ratings, watchlist and lists, in the columns of three eras.

import { toInvalid, toRatedPlay } from "../columns";
import type { Reader } from "../format";
import { type FileRecord, readImdb, readMediaType, readRating, readText, readYear, toRecord } from "../record";
import type { Cells } from "../table";

/** "You rated", which becomes the user's name in files of others. */
const OLD_RATING = /^(?!date ).* rated$/;

/** Ratings had the columns of a list at first. One in so many of their rows may have lost its rating. */
const UNRATED = 20;

/** Of an episode, the file has its own id and "Show: Episode", but neither the show's id nor a number. */
function readEpisode(cells: Cells, rating: string | undefined): Partial<FileRecord> {
	const parts = (cells.title ?? "").split(": ");
	// Without its show's name, an episode is found by its id only: another show may have its name.
	const title = parts.length > 1 ? readText(parts.shift()) : null;
	const base = { title, episodeTitle: readText(parts.join(": ")), year: null };
	const score = rating === undefined ? null : readRating(cells[rating]);
	if (score === null) return { ...base, leftOut: { code: "wholeTitlesOnly" } };
	return { ...base, kind: "rating", rating: score, added_at: readText(cells["date rated"]) };
}

export const readImdbFile: Reader = ({ path, name, table }) => {
	if (!table?.header.includes("const") || !table.header.some((name) => name === "title type")) return null;
	const { header, rows } = table;
	const rating = header.find((name) => name === "your rating" || OLD_RATING.test(name));
	const isOld = rating !== undefined && rating !== "your rating";
	const unrated = isOld ? rows.filter(({ cells }) => readRating(cells[rating]) === null) : rows;
	const isRatings = isOld && !/watchlist/.test(name) && unrated.length * UNRATED <= rows.length;
	const isList = header.includes("position") && !isRatings;
	// Check-ins and lists of one's own have the columns of the watchlist, and only that one has a name of its own.
	const asks = /watchlist/.test(name) ? null : ("list" as const);
	const records = rows.flatMap((row): FileRecord[] => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		const type = cells["title type"] ?? "";
		const imdb = readImdb(cells.const);
		const mediaType = readMediaType(type);
		const base = { media_type: mediaType, title: readText(cells.title), year: readYear(cells.year), ids: { imdb } };
		if (!imdb) return [toRecord(path, line, { ...base, invalid: { code: "noImdbId" } })];
		if (!mediaType && type !== "")
			return [toRecord(path, line, { ...base, leftOut: { code: "notMovieOrShow", text: type } })];
		if (/episode/i.test(type)) {
			const episode = { ...base, ...readEpisode(cells, rating) };
			const rated_at = episode.added_at ?? null;
			const play = (part: Partial<FileRecord>) => toRecord(path, line, { ...episode, rating: null, ...part });
			const isRated = episode.kind === "rating" && !isList;
			const plays = isRated ? toRatedPlay(play, { isWhole: false, mediaType, rated_at }) : [];
			return [toRecord(path, line, episode), ...plays];
		}
		const found: FileRecord[] = [];
		const score = rating === undefined ? null : readText(cells[rating]);
		if (score !== null) {
			const value = readRating(score);
			const added_at = readText(cells["date rated"] ?? cells["date added"] ?? (isList ? undefined : cells.created));
			found.push(
				toRecord(path, line, {
					...base,
					kind: "rating",
					rating: value,
					added_at,
					invalid: value === null ? { code: "not1To10" } : null,
				}),
			);
			const play = (part: Partial<FileRecord>) => toRecord(path, line, { ...base, ...part });
			if (value !== null && !isList) found.push(...toRatedPlay(play, { isWhole: true, mediaType, rated_at: added_at }));
		}
		if (isList) {
			found.push(toRecord(path, line, { ...base, kind: "watchLater", added_at: readText(cells.created), asks }));
		}
		return found.length > 0 ? found : [toRecord(path, line, { ...base, leftOut: { code: "noRating" } })];
	});
	return { kind: isList ? "IMDb list" : "IMDb ratings", records, rated: "undated" };
};
