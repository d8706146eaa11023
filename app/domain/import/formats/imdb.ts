// IMDb's ratings, watchlist and lists, in the columns of three eras.
import type { Reader } from "../reading/format";
import { readRows, toParts, toRatedPlay } from "../reading/lines";
import { type Part, readId, readImdb, readMediaType, readRating, readText, readYear } from "../reading/record";
import type { Cells } from "../reading/table";
import { noRemark } from "../row-kinds";

/** "You rated", which becomes the user's name in files of others. */
const OLD_RATING = /^(?!date ).* rated$/;

/** Ratings had the columns of a list at first. One in so many of their rows may have lost its rating. */
const UNRATED = 20;

/** Of an episode, the file has its own id and "Show: Episode", but neither the show's id nor a number. */
function splitEpisode(text: string): Part {
	const parts = text.split(": ");
	// Without its show's name, an episode is found by its id only: another show may have its name.
	const title = parts.length > 1 ? readText(parts.shift()) : null;
	return { title, episodeTitle: readText(parts.join(": ")), year: null };
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

	function readEpisode(cells: Cells, title: Part): Part[] {
		const episode = { ...title, ...splitEpisode(cells.title ?? "") };
		const score = rating === undefined ? null : readRating(cells[rating]);
		if (score === null) return [{ ...episode, leftOut: { code: "wholeTitlesOnly" } }];
		const rated_at = readText(cells["date rated"]);
		return toParts(episode, [{ kind: "rating", rating: score, added_at: rated_at }, !isList && toRatedPlay(rated_at)]);
	}

	const records = readRows(path, rows, (cells): Part[] => {
		const type = cells["title type"] ?? "";
		const imdb = readImdb(cells.const);
		// Files of other programs, and of this product, have it too: not every title has an id at IMDb.
		const tmdb = readId(cells["tmdb id"]);
		const media_type = readMediaType(type);
		const base: Part = { media_type, title: readText(cells.title), year: readYear(cells.year), ids: { imdb, tmdb } };
		if (!imdb && !tmdb) return [{ ...base, invalid: { code: "noImdbId" } }];
		if (!media_type && type !== "") return [{ ...base, leftOut: { code: "notMovieOrShow", text: type } }];
		if (/episode/i.test(type)) return readEpisode(cells, base);
		const said: Part[] = [];
		const score = rating === undefined ? null : readText(cells[rating]);
		if (score !== null) {
			const value = readRating(score);
			const added_at = readText(cells["date rated"] ?? cells["date added"] ?? (isList ? undefined : cells.created));
			said.push({ kind: "rating", rating: value, added_at, invalid: value === null ? { code: "not1To10" } : null });
			if (value !== null && !isList && media_type !== "tv") said.push(toRatedPlay(added_at));
		}
		if (isList) said.push({ kind: "watchLater", added_at: readText(cells.created), asks });
		return toParts(base, said, noRemark("rating"));
	});
	return { kind: isList ? "IMDb list" : "IMDb ratings", records, rated: "undated" };
};
