// Copies of a TV Time account that other programs wrote: the browser extension's export, Liberator and the extractor.
import { isRecord } from "~/lib/is-record";
import { toInvalid } from "../columns";
import { type ChosenFiles, type OpenFile, type Reading, unused } from "../format";
import {
	collectRecords,
	type FileRecord,
	isTrue,
	type Part,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readObjects,
	readScore,
	readText,
	readYear,
	toPlays,
	toRecord,
} from "../record";
import { hasColumns, type Table, type TableRow } from "../table";
import { readNumbers, splitYear } from "./tvtime-names";

type Entry = Record<string, unknown>;

/** What the extension calls a show that waits. */
const LATER = /^(?:watch_later|not_started_yet)$/;

/** A watched episode or movie may stand in the file twice: its count tells of more plays, a second line does not. */
function toTold(path: string, line: number, play: Part, own: string | number | null, again: number) {
	const id = `tvtime:again:${own}`;
	const sourceId = play.watched_at === null ? `${id}:0:null` : null;
	return toPlays(toRecord(path, line, { ...play, sourceId }), id, again);
}

const readSeries = (path: string, shows: unknown[]): FileRecord[] =>
	collectRecords(shows, (show, index) => {
		if (!isRecord(show)) return [toRecord(path, index + 1, { invalid: { code: "notAnObject" } })];
		const ids = isRecord(show.id) ? show.id : {};
		const base = {
			media_type: "tv" as const,
			...splitYear(readText(show.title)),
			ids: { tvdb: readId(ids.tvdb), imdb: readImdb(ids.imdb) },
		};
		const found: FileRecord[] = [];
		for (const season of readObjects(show.seasons)) {
			for (const episode of readObjects(season.episodes).filter(({ is_watched }) => isTrue(is_watched))) {
				const own = isRecord(episode.id) ? episode.id : {};
				const numbers = { season: readCount(season.number), episode: readCount(episode.number) };
				const place = readNumbers(numbers, isTrue(episode.special));
				const play = { ...base, ...place, kind: "play" as const, ids: { ...base.ids, episodeTvdb: readId(own.tvdb) } };
				const again = readCount(episode.rewatch_count) ?? (readCount(episode.watched_count) ?? 1) - 1;
				found.push(
					...toTold(path, index + 1, { ...play, watched_at: readText(episode.watched_at) }, readId(own.tvdb), again),
				);
			}
		}
		if (LATER.test(String(show.status))) {
			found.push(toRecord(path, index + 1, { ...base, kind: "watchLater", added_at: readText(show.created_at) }));
		}
		return found.length > 0 ? found : [toRecord(path, index + 1, { ...base, leftOut: { code: "showNotWatched" } })];
	});

const readCells = (cells: Entry) => ({
	season: readCount(cells.season ?? cells.season_number),
	episode: readCount(cells.episode ?? cells.episode_number),
});

function readWatchedRow(path: string, line: number, cells: Entry, base: Partial<FileRecord>): FileRecord[] {
	if (!isTrue(cells.is_watched)) {
		const isMovie = base.media_type === "movie";
		const part = isMovie
			? { kind: "watchLater" as const, added_at: readText(cells.created_at) }
			: { leftOut: { code: "episodeNotWatched" as const } };
		return [toRecord(path, line, { ...base, ...part })];
	}
	const play = { ...base, kind: "play" as const };
	const numbers = readCells(cells);
	const own = readText(cells.uuid) ?? `${base.ids?.tvdb}:${numbers.season}:${numbers.episode}`;
	return toTold(
		path,
		line,
		{ ...play, watched_at: readText(cells.watched_at) },
		own,
		readCount(cells.rewatch_count) ?? 0,
	);
}

/** A show without its episodes, which are in another file. */
function readStatus(path: string, row: TableRow): FileRecord {
	if (row.problem) return toInvalid(path, row);
	const { line, cells } = row;
	const ids = { tvdb: readId(cells.tvdb_id), imdb: readImdb(cells.imdb_id) };
	const show = { media_type: "tv" as const, ...splitYear(readText(cells.title)), ids };
	if (!LATER.test(cells.status ?? "")) return toRecord(path, line, { ...show, leftOut: { code: "statusFollows" } });
	return toRecord(path, line, { ...show, kind: "watchLater", added_at: readText(cells.created_at) });
}

/** The lists in JSON that the extension writes beside the same lists in CSV. */
const findTwins = (files: OpenFile[]) => ({
	movies: files.some(({ name, json }) => /movies.*\.json$/.test(name) && Array.isArray(json)),
	shows: files.some(({ name, json }) => /series.*\.json$/.test(name) && Array.isArray(json)),
});

export function readExtension({ path, table, json }: OpenFile, chosen: ChosenFiles): Reading | null {
	const entries = readObjects(json);
	if (entries.some((entry) => isRecord(entry.id) && Array.isArray(entry.seasons))) {
		return { kind: "TV Time shows", records: readSeries(path, json as unknown[]) };
	}
	if (entries.some((entry) => isRecord(entry.id) && "is_watched" in entry)) {
		const records = collectRecords(json as unknown[], (entry, index) => {
			if (!isRecord(entry)) return [toRecord(path, index + 1, { invalid: { code: "notAnObject" } })];
			const ids = isRecord(entry.id) ? entry.id : {};
			const base = { media_type: "movie" as const, title: readText(entry.title), year: readYear(entry.year) };
			return readWatchedRow(
				path,
				index + 1,
				entry,
				toRecord(path, index + 1, { ...base, ids: { imdb: readImdb(ids.imdb) } }),
			);
		});
		return { kind: "TV Time movies", records };
	}
	const isShows = table !== null && hasColumns(table, "uuid", "tvdb_id", "status", "created_at");
	if (!table || !(hasColumns(table, "is_watched") || isShows) || hasColumns(table, "is_watchlisted")) return null;
	// The JSON file beside it has the same watches.
	const isMovies = !isShows && !table.header.some((column) => /^(?:season|season_number)$/.test(column));
	if (chosen.once(findTwins)[isMovies ? "movies" : "shows"]) {
		return unused("TV Time export (CSV)", { code: "sameInJson" });
	}
	if (isShows) return { kind: "TV Time shows", records: table.rows.map((row) => readStatus(path, row)) };
	const records = collectRecords(table.rows, (row) => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		const base = isMovies
			? {
					media_type: "movie" as const,
					title: readText(cells.title),
					year: readYear(cells.year),
					ids: { imdb: readImdb(cells.imdb_id) },
				}
			: {
					...{ media_type: "tv" as const, ...splitYear(readText(cells.title ?? cells.show_title)) },
					...readNumbers(readCells(cells), isTrue(cells.special ?? cells.is_special)),
					ids: {
						...{ tvdb: readId(cells.series_tvdb_id), imdb: readImdb(cells.series_imdb_id) },
						episodeTvdb: readId(cells.tvdb_id ?? cells.episode_tvdb_id),
					},
				};
		return readWatchedRow(path, line, cells, toRecord(path, line, base));
	});
	return { kind: isMovies ? "TV Time movies" : "TV Time episodes", records };
}

export function readLiberator(path: string, table: Table): FileRecord[] {
	return table.rows.flatMap((row) => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		// Older versions call episodes shows.
		const isShow = cells.type === "show" && readCount(cells.episode) === null;
		const isEpisode = !isShow && cells.type !== "movie";
		const ids = {
			imdb: isEpisode ? null : readImdb(cells.imdb_id),
			...(isEpisode ? { episodeTvdb: readId(cells.tvdb_id) } : { tvdb: isShow ? readId(cells.tvdb_id) : null }),
		};
		const base = {
			media_type: readMediaType(cells.type),
			title: readText(cells.title),
			...readNumbers(readCells(cells), isTrue(cells.is_special)),
			ids,
		};
		const found: FileRecord[] = [];
		if (isTrue(cells.is_watched) && !isShow)
			found.push(toRecord(path, line, { ...base, kind: "play", watched_at: readText(cells.watched_at) }));
		// A show with any episode to come is marked as saved, so only movies are.
		if (isTrue(cells.is_watchlisted) && cells.type === "movie" && !isTrue(cells.is_watched))
			found.push(toRecord(path, line, { ...base, kind: "watchLater" }));
		const rating = readScore(cells.rating);
		if (rating) found.push(toRecord(path, line, { ...base, kind: "rating", ...rating }));
		return found.length > 0 ? found : [toRecord(path, line, { ...base, leftOut: { code: "noWatchOrRating" } })];
	});
}

/** The extractor's CSV, which is right for watched movies only. */
export function isExtractor(table: Table): boolean {
	return hasColumns(table, "type", "media_type", "tmdb_id", "imdb_id", "watched_at");
}

export function readExtractor(path: string, table: Table): FileRecord[] {
	return table.rows.map((row): FileRecord => {
		if (row.problem) return toInvalid(path, row);
		const { cells, line } = row;
		const watched_at = readText(cells.watched_at);
		const base = {
			...{ media_type: readMediaType(cells.media_type), title: readText(cells.title), year: readYear(cells.year) },
			ids: { tmdb: readId(cells.tmdb_id), imdb: readImdb(cells.imdb_id) },
		};
		const isPlay = cells.type === "watch" && cells.media_type === "movie" && watched_at !== null;
		const leftOut = { code: "wrongExport" } as const;
		return toRecord(path, line, { ...base, ...(isPlay ? { kind: "play", watched_at } : { leftOut }) });
	});
}
