// Copies of a TV Time account that other programs wrote: the browser extension's export, Liberator and the extractor.
import { isRecord } from "~/lib/is-record";
import { type ChosenFiles, type OpenFile, type Reading, unused } from "../reading/format";
import { type Entry, readEntries, readRows, toParts, toPlays } from "../reading/lines";
import {
	type FileRecord,
	isTrue,
	type Part,
	readCount,
	readId,
	readIds,
	readImdb,
	readMediaType,
	readObjects,
	readScore,
	readText,
	readYear,
} from "../reading/record";
import { type Cells, hasColumns, type Table } from "../reading/table";
import { readNumbers, splitYear } from "./tvtime-names";

/** What the extension calls a show that waits. */
const LATER = /^(?:watch_later|not_started_yet)$/;

/** A watched episode or movie may stand in the file twice: its count tells of more plays, a second line does not. */
function toTold(play: Part, key: string | number | null, again: number): Part[] {
	const id = `tvtime:again:${key}`;
	const sourceId = play.watched_at === null ? `${id}:0:null` : null;
	return toPlays({ ...play, kind: "play", sourceId }, id, again);
}

function readShow(show: Entry): Part[] {
	const { tvdb, imdb } = isRecord(show.id) ? show.id : {};
	const ids = readIds(null, imdb, tvdb);
	const said: Part[] = [];
	for (const season of readObjects(show.seasons)) {
		for (const episode of readObjects(season.episodes).filter(({ is_watched }) => isTrue(is_watched))) {
			const episodeTvdb = readId(isRecord(episode.id) ? episode.id.tvdb : null);
			const numbers = { season: readCount(season.number), episode: readCount(episode.number) };
			const place = readNumbers(numbers, isTrue(episode.special));
			const play = { ...place, ids: { ...ids, episodeTvdb }, watched_at: readText(episode.watched_at) };
			const again = readCount(episode.rewatch_count) ?? (readCount(episode.watched_count) ?? 1) - 1;
			said.push(...toTold(play, episodeTvdb, again));
		}
	}
	if (LATER.test(String(show.status))) said.push({ kind: "watchLater", added_at: readText(show.created_at) });
	return toParts({ media_type: "tv", ...splitYear(readText(show.title)), ids }, said, { code: "showNotWatched" });
}

const readCells = (cells: Entry) => ({
	season: readCount(cells.season ?? cells.season_number),
	episode: readCount(cells.episode ?? cells.episode_number),
});

function readWatched(cells: Entry, title: Part): Part[] {
	if (!isTrue(cells.is_watched)) {
		if (title.media_type !== "movie") return [{ ...title, leftOut: { code: "episodeNotWatched" } }];
		return [{ ...title, kind: "watchLater", added_at: readText(cells.created_at) }];
	}
	const numbers = readCells(cells);
	const key = readText(cells.uuid) ?? `${title.ids?.tvdb ?? null}:${numbers.season}:${numbers.episode}`;
	return toTold({ ...title, watched_at: readText(cells.watched_at) }, key, readCount(cells.rewatch_count) ?? 0);
}

function readMovie(cells: Entry, imdb: unknown): Part[] {
	const [title, year] = [readText(cells.title), readYear(cells.year)];
	return readWatched(cells, { media_type: "movie", title, year, ids: { imdb: readImdb(imdb) } });
}

function readEpisode(cells: Cells): Part[] {
	return readWatched(cells, {
		media_type: "tv",
		...splitYear(readText(cells.title ?? cells.show_title)),
		...readNumbers(readCells(cells), isTrue(cells.special ?? cells.is_special)),
		ids: {
			...readIds(null, cells.series_imdb_id, cells.series_tvdb_id),
			episodeTvdb: readId(cells.tvdb_id ?? cells.episode_tvdb_id),
		},
	});
}

/** A show without its episodes, which are in another file. */
function readStatus(cells: Cells): Part[] {
	const ids = readIds(null, cells.imdb_id, cells.tvdb_id);
	const show: Part = { media_type: "tv", ...splitYear(readText(cells.title)), ids };
	if (!LATER.test(cells.status ?? "")) return [{ ...show, leftOut: { code: "statusFollows" } }];
	return [{ ...show, kind: "watchLater", added_at: readText(cells.created_at) }];
}

/** The lists in JSON that the extension writes beside the same lists in CSV. */
const findTwins = (files: OpenFile[]) => ({
	movies: files.some(({ name, json }) => /movies.*\.json$/.test(name) && Array.isArray(json)),
	shows: files.some(({ name, json }) => /series.*\.json$/.test(name) && Array.isArray(json)),
});

export function readExtension({ path, table, json }: OpenFile, chosen: ChosenFiles): Reading | null {
	const list: unknown[] = Array.isArray(json) ? json : [];
	const entries = readObjects(list);
	if (entries.some((entry) => isRecord(entry.id) && Array.isArray(entry.seasons)))
		return { kind: "TV Time shows", records: readEntries(path, list, readShow) };
	if (entries.some((entry) => isRecord(entry.id) && "is_watched" in entry)) {
		const records = readEntries(path, list, (entry) => readMovie(entry, isRecord(entry.id) ? entry.id.imdb : null));
		return { kind: "TV Time movies", records };
	}
	const isShows = table !== null && hasColumns(table, "uuid", "tvdb_id", "status", "created_at");
	if (!table || !(hasColumns(table, "is_watched") || isShows) || hasColumns(table, "is_watchlisted")) return null;
	// The JSON file beside it has the same watches.
	const isMovies = !isShows && !table.header.some((column) => /^(?:season|season_number)$/.test(column));
	if (chosen.once(findTwins)[isMovies ? "movies" : "shows"])
		return unused("TV Time export (CSV)", { code: "sameInJson" });
	const { rows } = table;
	if (isShows) return { kind: "TV Time shows", records: readRows(path, rows, readStatus) };
	if (!isMovies) return { kind: "TV Time episodes", records: readRows(path, rows, readEpisode) };
	return { kind: "TV Time movies", records: readRows(path, rows, (cells) => readMovie(cells, cells.imdb_id)) };
}

export function readLiberator(path: string, { rows }: Table): FileRecord[] {
	return readRows(path, rows, (cells) => {
		// Older versions call episodes shows.
		const isShow = cells.type === "show" && readCount(cells.episode) === null;
		const isMovie = cells.type === "movie";
		const base: Part = {
			media_type: readMediaType(cells.type),
			title: readText(cells.title),
			...readNumbers(readCells(cells), isTrue(cells.is_special)),
			ids:
				isShow || isMovie
					? { imdb: readImdb(cells.imdb_id), tvdb: isShow ? readId(cells.tvdb_id) : null }
					: { episodeTvdb: readId(cells.tvdb_id) },
		};
		const isWatched = isTrue(cells.is_watched);
		// A show with any episode to come is marked as saved, so only movies are.
		const isLater = isTrue(cells.is_watchlisted) && isMovie && !isWatched;
		const rating = readScore(cells.rating);
		const said: (Part | false | null)[] = [
			isWatched && !isShow && { kind: "play", watched_at: readText(cells.watched_at) },
			isLater && { kind: "watchLater" },
			rating && { kind: "rating", ...rating },
		];
		return toParts(base, said, { code: "noWatchOrRating" });
	});
}

/** The extractor's CSV, which is right for watched movies only. */
export function isExtractor(table: Table): boolean {
	return hasColumns(table, "type", "media_type", "tmdb_id", "imdb_id", "watched_at");
}

export function readExtractor(path: string, { rows }: Table): FileRecord[] {
	return readRows(path, rows, (cells) => {
		const watched_at = readText(cells.watched_at);
		const base: Part = {
			media_type: readMediaType(cells.media_type),
			title: readText(cells.title),
			year: readYear(cells.year),
			ids: readIds(cells.tmdb_id, cells.imdb_id),
		};
		const isPlay = cells.type === "watch" && cells.media_type === "movie" && watched_at !== null;
		return [isPlay ? { ...base, kind: "play", watched_at } : { ...base, leftOut: { code: "wrongExport" } }];
	});
}
