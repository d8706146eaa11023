// Reads a table by its columns: of a row, up to a play, a title to watch later and a rating.
import { readTitleText } from "../catalogue/title-text";
import type { OpenFile, Reading } from "./format";
import { guessScale } from "./rating-scale";
import {
	collectRecords,
	type FileRecord,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readNumber,
	readScore,
	readText,
	readYear,
	toRecord,
} from "./record";
import type { Cells, Table, TableRow } from "./table";

export const COLUMN_NAMES = [
	...(["title", "year", "media_type", "season", "episode", "episode_title", "watched_at", "added_at"] as const),
	...(["rating", "stars", "rated_at", "tmdb", "imdb", "tvdb", "source_id"] as const),
] as const;

/** The file's name of each column. */
export type Columns = Partial<Record<(typeof COLUMN_NAMES)[number], string>>;

interface RowOptions {
	columns: Columns;
	/** Where no column says it. */
	mediaType?: FileRecord["media_type"];
	/** The highest rating, and the most stars. */
	ratingMax?: number;
	starsMax?: number;
	/** A row is a play even without a date; `unlessOther`: where it says nothing else. */
	isPlay?: boolean | "unlessOther";
	/** Every row is a title to watch later. */
	isLater?: boolean;
	/** Put before ids of plays. */
	source?: string;
}

export const WHOLE_ONLY = "Watch Later holds whole titles only";

/** A row whose cells could not be read. */
export function toInvalid(file: string, { line, problem }: TableRow): FileRecord {
	return toRecord(file, line, { kind: "other", invalid: problem ?? "This row could not be read" });
}

/** Columns whose names need no question, by what files call them. */
const NAMES: Record<keyof Columns, string[]> = {
	title: ["title", "name", "movie title", "film", "film name", "show_title", "show", "primary title"],
	year: ["year", "release_year", "release year"],
	media_type: ["media_type", "type", "title type"],
	season: ["season", "season_number", "season number"],
	episode: ["episode", "episode_number", "episode number"],
	episode_title: ["episode_title", "episode title", "episode_name", "episode name"],
	watched_at: [
		"watched_at",
		"watched_date",
		"date_watched",
		"watcheddate",
		"watched date",
		"lastwatched",
		"watched",
		"date watched",
	],
	added_at: ["added_at", "listed_at", "watchlisted_at", "addedat", "date added"],
	rating: ["rating", "your rating", "my_rating", "rating10", "userrating", "user_rating", "score"],
	stars: ["stars"],
	rated_at: ["rated_at", "date rated"],
	tmdb: ["tmdb", "tmdb_id", "tmdbid", "tmdb id"],
	imdb: ["imdb", "imdb_id", "imdbid", "imdb id", "const"],
	tvdb: ["tvdb", "tvdb_id", "tvdbid", "tvdb id", "thetvdb_id"],
	source_id: ["source_id"],
};

export function guessColumns({ header }: Table): Columns {
	const found = COLUMN_NAMES.flatMap((name) => {
		const column = NAMES[name].find((each) => header.includes(each));
		return column === undefined ? [] : [[name, column]];
	});
	return Object.fromEntries(found);
}

/** The numbers of a column. */
const readNumbers = ({ rows }: Table, column: string | undefined) =>
	column === undefined ? [] : rows.flatMap(({ cells }) => readNumber(cells[column.toLowerCase()]) ?? []);

/** Prime Video's "Show - Season 1" and "Episode 5: Name". */
function readNumbered(title: string | null, episodeTitle: string | null) {
	const match = episodeTitle === null ? null : /^(.+) - Season (\d{1,4})$/.exec(title ?? "");
	if (!match) return { title, season: null, episode: null };
	const number = /^Episode (\d{1,4}): /.exec(episodeTitle ?? "")?.[1];
	return { title: match[1] ?? null, season: readCount(match[2]), episode: readCount(number) };
}

/** "Heat, The (1995)"; where the row has another year, the one after the title is part of it. */
function readTitled(text: string | null, year: number | null): { title: string | null; year: number | null } {
	if (text === null) return { title: null, year };
	const read = readTitleText(text);
	return read.year !== null && year !== null && year !== read.year
		? { title: text, year }
		: { ...read, year: year ?? read.year };
}

/** A row of a program that writes no type, or no numbers: the id is the episode's own, not its show's. */
export function toOwnId({ ids, ...record }: FileRecord): FileRecord {
	const invalid =
		record.title || ids.imdb ? null : "This row has the episode's own id only, which does not tell its show";
	return { ...record, invalid: record.invalid ?? invalid, ids: { ...ids, tmdb: null, episodeTmdb: ids.tmdb } };
}

export function readRow(file: string, row: TableRow, options: RowOptions): FileRecord[] {
	if (row.problem) return [toInvalid(file, row)];
	const { columns, ratingMax, starsMax = 5, isPlay = false, isLater = false, source = "csv" } = options;
	const cells: Cells = row.cells;
	const cell = (name: keyof Columns) =>
		readText(columns[name] === undefined ? null : cells[columns[name].toLowerCase()]);
	const named = readNumbered(cell("title"), cell("episode_title"));
	const { title, year } = readTitled(named.title, readYear(cell("year")));
	const [season, episode] = [readCount(cell("season")) ?? named.season, readCount(cell("episode")) ?? named.episode];
	const stated = cell("media_type");
	const episodeTitle = episode === null ? cell("episode_title") : null;
	const isEpisode = episode !== null || episodeTitle !== null;
	const mediaType = stated ? readMediaType(stated) : (options.mediaType ?? (isEpisode ? "tv" : null));
	const sourceId = cell("source_id");
	const base = {
		...{ media_type: mediaType, title, year, season, episode, episodeTitle },
		ids: { tmdb: readId(cell("tmdb")), imdb: readImdb(cell("imdb")), tvdb: readId(cell("tvdb")) },
	};
	const record = (part: Partial<FileRecord>) => toRecord(file, row.line, { ...base, ...part });
	if (stated && !mediaType) return [record({ leftOut: `“${stated}” is neither a movie nor a show` })];
	if (/^Episode 0: /.test(cell("episode_title") ?? "")) return [record({ leftOut: "A trailer or an extra" })];
	if (!base.title && !Object.values(base.ids).some(Boolean)) return [record({ invalid: "This row names no title" })];
	const rating = cell("rating") ?? cell("stars");
	const score = readScore(rating, cell("rating") === null ? starsMax : ratingMax);
	const isRated = score !== null;
	// Trakt's column says what a row is that has no date.
	const isSaved = isLater || cell("added_at") !== null || /^watchlist$/i.test(cells.action ?? "");
	const records: FileRecord[] = [];
	if (isPlay === true || cell("watched_at") || (isPlay && !isRated && !isSaved)) {
		const id = sourceId ? `${source}:${sourceId}` : null;
		records.push(record({ kind: "play", watched_at: cell("watched_at"), sourceId: id }));
	}
	if (isSaved) {
		const isWhole = season === null && !isEpisode;
		records.push(record(isWhole ? { kind: "watchLater", added_at: cell("added_at") } : { leftOut: WHOLE_ONLY }));
	}
	if (isRated && season !== null && !isEpisode) {
		records.push(record({ leftOut: "Ratings of seasons have no place here" }));
	} else if (isRated) {
		records.push(record({ kind: "rating", added_at: cell("rated_at"), ...score }));
	}
	if (records.length === 0) return [record({ leftOut: "This row has no date, rating or list" })];
	const hasOwnId = /^episode$/i.test(stated ?? "") && !isEpisode && !base.title;
	return hasOwnId ? records.map(toOwnId) : records;
}

/** A CSV file whose columns are known by their names, or were named by a person. `columns`: a person is to name them; null: it is no table. */
export function readByColumns({ path, table }: OpenFile, columns: Columns | null): Reading | "columns" | null {
	if (!table || table.header.length < 2) return null;
	const known = columns ?? guessColumns(table);
	const names = Object.values(known).map((name) => name.toLowerCase());
	const hasTitle = known.title ?? known.tmdb ?? known.imdb ?? known.tvdb;
	const hasPlace = known.watched_at ?? known.rating ?? known.stars ?? known.added_at;
	if (!columns && !(hasTitle && hasPlace)) return "columns";
	if (!names.some((name) => table.header.includes(name))) return "columns";
	const { max: ratingMax, isSure } = guessScale(readNumbers(table, known.rating), "rating");
	const { max: starsMax } = guessScale(readNumbers(table, known.stars), "stars");
	const isPlay = known.watched_at ? ("unlessOther" as const) : false;
	const records = collectRecords(table.rows, (row) =>
		readRow(path, row, { columns: known, isPlay, ratingMax, starsMax }),
	);
	const scale = {
		5: "0.5 to 5 stars",
		10: "points up to 10; if they are stars, call their column “stars”",
		100: "points up to 100",
	};
	const warnings = isSure ? [] : [`The ratings of ${path} were taken for ${scale[ratingMax]}`];
	return { kind: "CSV", records, warnings };
}

/** Characters of an example. */
const EXAMPLE_MAX = 40;

/** The first text of each column; "" for an empty one. */
export function findExamples({ header, rows }: Table): string[] {
	return header.map((name) => (rows.find(({ cells }) => cells[name])?.cells[name] ?? "").slice(0, EXAMPLE_MAX));
}
