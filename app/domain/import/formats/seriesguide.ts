// SeriesGuide's backup: JSON lists of shows with their episodes, of movies and of lists. It counts plays and has no dates of
// them.
import { isRecord } from "~/lib/is-record";
import { type Reader, unused } from "../format";
import {
	collectRecords,
	type FileRecord,
	isTrue,
	readCount,
	readId,
	readImdb,
	readObjects,
	readScore,
	readText,
	toPlays,
	toRecord,
} from "../record";

type Entry = Record<string, unknown>;

/** The plays of something that was watched: the file counts them, older ones do not. */
function toWatched(play: FileRecord, id: string, { watched, plays }: Entry): FileRecord[] {
	if (!isTrue(watched)) return [];
	return toPlays(play, `seriesguide:${id}`, Math.max(1, readCount(plays) ?? 1) - 1);
}

function readShow(path: string, line: number, show: Entry): FileRecord[] {
	const tmdb = readId(show.tmdb_id);
	const base = {
		...{ media_type: "tv" as const, title: readText(show.title) },
		ids: { tmdb, imdb: readImdb(show.imdb_id), tvdb: readId(show.tvdb_id) },
	};
	const record = (part: Partial<FileRecord>) => toRecord(path, line, { ...base, ...part });
	const found = readObjects(show.seasons).flatMap((season) =>
		readObjects(season.episodes).flatMap((episode): FileRecord[] => {
			const place = { season: readCount(season.season), episode: readCount(episode.episode) };
			const own = readId(episode.tmdb_id) ?? readId(episode.tvdb_id);
			const ids = { ...base.ids, episodeTmdb: readId(episode.tmdb_id), episodeTvdb: readId(episode.tvdb_id) };
			const play = toRecord(path, line, { ...base, ids, ...place, kind: "play" });
			const rating = readScore(episode.rating_user);
			return [
				...toWatched(play, String(own ?? `${tmdb}:${place.season}:${place.episode}`), episode),
				...(rating ? [record({ ...place, kind: "rating", ...rating })] : []),
			];
		}),
	);
	const rating = readScore(show.rating_user);
	if (rating) found.push(record({ kind: "rating", ...rating }));
	return found.length > 0 ? found : [record({ leftOut: { code: "showNotWatched" } })];
}

function readMovie(path: string, line: number, movie: Entry): FileRecord[] {
	const ids = { tmdb: readId(movie.tmdb_id), imdb: readImdb(movie.imdb_id) };
	const released = typeof movie.released_utc_ms === "number" ? new Date(movie.released_utc_ms).getUTCFullYear() : null;
	const base = { media_type: "movie" as const, title: readText(movie.title), year: toYear(released), ids };
	const record = (part: Partial<FileRecord>) => toRecord(path, line, { ...base, ...part });
	const found = toWatched(record({ kind: "play" }), String(ids.tmdb ?? ids.imdb), movie);
	if (isTrue(movie.in_watchlist)) found.push(record({ kind: "watchLater" }));
	if (found.length > 0) return found;
	return [
		record({
			leftOut: isTrue(movie.in_collection) ? { code: "collections" } : { code: "movieNotWatched" },
		}),
	];
}

/** SeriesGuide writes a day of the distant future for a release that is not known. */
const toYear = (year: number | null) => (year !== null && year >= 1870 && year <= 2100 ? year : null);

export const readSeriesGuide: Reader = ({ path, json }) => {
	if (!Array.isArray(json)) return null;
	const entries = readObjects(json);
	const has = (entry: Entry, ...names: string[]) => names.every((name) => name in entry);
	const toAll = (read: typeof readShow) =>
		collectRecords(json, (entry, index) =>
			isRecord(entry)
				? read(path, index + 1, entry)
				: [toRecord(path, index + 1, { invalid: { code: "notAnObject" } })],
		);
	const isId = (entry: Entry) => has(entry, "tmdb_id") || has(entry, "tvdb_id");
	// Its ids stand in the entry itself, those of other services within one.
	if (entries.some((entry) => isId(entry) && Array.isArray(entry.seasons)))
		return { kind: "SeriesGuide shows", records: toAll(readShow) };
	if (entries.some((entry) => has(entry, "watched") && (has(entry, "in_watchlist") || has(entry, "in_collection"))))
		return { kind: "SeriesGuide movies", records: toAll(readMovie) };
	return entries.some((entry) => has(entry, "list_id", "items"))
		? unused("SeriesGuide lists", { code: "lists" })
		: null;
};
