// SeriesGuide's backup: JSON lists of shows with their episodes, of movies and of lists. It counts plays and has no dates of
// them.
import { type Reader, unused } from "../reading/format";
import { type Entry, readEntries, toParts, toPlays } from "../reading/lines";
import { isTrue, type Part, readCount, readId, readIds, readObjects, readScore, readText } from "../reading/record";

/** The plays of something that was watched: the file counts them, older ones do not. */
function toWatched(play: Part, id: string, { watched, plays }: Entry): Part[] {
	if (!isTrue(watched)) return [];
	return toPlays({ kind: "play", ...play }, `seriesguide:${id}`, Math.max(1, readCount(plays) ?? 1) - 1);
}

function readShow(show: Entry): Part[] {
	const ids = readIds(show.tmdb_id, show.imdb_id, show.tvdb_id);
	const said = readObjects(show.seasons).flatMap((season) =>
		readObjects(season.episodes).flatMap((episode): Part[] => {
			const place = { season: readCount(season.season), episode: readCount(episode.episode) };
			const [episodeTmdb, episodeTvdb] = [readId(episode.tmdb_id), readId(episode.tvdb_id)];
			const id = episodeTmdb ?? episodeTvdb ?? `${ids.tmdb}:${place.season}:${place.episode}`;
			const rating = readScore(episode.rating_user);
			return [
				...toWatched({ ...place, ids: { ...ids, episodeTmdb, episodeTvdb } }, String(id), episode),
				...(rating ? [{ ...place, kind: "rating" as const, ...rating }] : []),
			];
		}),
	);
	const rating = readScore(show.rating_user);
	const base: Part = { media_type: "tv", title: readText(show.title), ids };
	return toParts(base, [...said, rating && { kind: "rating", ...rating }], { code: "showNotWatched" });
}

function readMovie(movie: Entry): Part[] {
	const ids = readIds(movie.tmdb_id, movie.imdb_id);
	const released = typeof movie.released_utc_ms === "number" ? new Date(movie.released_utc_ms).getUTCFullYear() : null;
	return toParts(
		{ media_type: "movie", title: readText(movie.title), year: toYear(released), ids },
		[...toWatched({}, String(ids.tmdb ?? ids.imdb), movie), isTrue(movie.in_watchlist) && { kind: "watchLater" }],
		{ code: isTrue(movie.in_collection) ? "collections" : "movieNotWatched" },
	);
}

/** SeriesGuide writes a day of the distant future for a release that is not known. */
const toYear = (year: number | null) => (year !== null && year >= 1870 && year <= 2100 ? year : null);

export const readSeriesGuide: Reader = ({ path, json }) => {
	if (!Array.isArray(json)) return null;
	const entries = readObjects(json);
	const has = (entry: Entry, ...names: string[]) => names.every((name) => name in entry);
	const isId = (entry: Entry) => has(entry, "tmdb_id") || has(entry, "tvdb_id");
	// Its ids stand in the entry itself, those of other services within one.
	if (entries.some((entry) => isId(entry) && Array.isArray(entry.seasons)))
		return { kind: "SeriesGuide shows", records: readEntries(path, json, readShow) };
	if (entries.some((entry) => has(entry, "watched") && (has(entry, "in_watchlist") || has(entry, "in_collection"))))
		return { kind: "SeriesGuide movies", records: readEntries(path, json, readMovie) };
	return entries.some((entry) => has(entry, "list_id", "items"))
		? unused("SeriesGuide lists", { code: "lists" })
		: null;
};
