// Reads a table by its columns: of a row, up to a play, a title to watch later and a rating.

import type { Reason } from "~/domain/import/reason";
import { ofSeasons } from "~/domain/import/row-kinds";
import { REMARK_NAMES, REMARKS, remarkKind } from "~/domain/library/changes/remarks";
import { readTitleText } from "../../catalogue/title-text";
import type { OpenFile, Reading } from "./format";
import { type Columns, findUnclear, guessColumns } from "./guess-columns";
import { readRows, toParts, toRatedPlay } from "./lines";
import { guessScale } from "./rating-scale";
import {
	type FileRecord,
	type Part,
	readCount,
	readIds,
	readMediaType,
	readNumber,
	readScore,
	readText,
	readYear,
	toRemarkPart,
} from "./record";
import type { Cells, Table } from "./table";

interface RowOptions {
	columns: Columns;
	/** Where no column says it. */
	mediaType?: FileRecord["media_type"];
	/** A movie may be a series. */
	mayBeShow?: boolean;
	/** The highest rating, and the most stars. */
	ratingMax?: number;
	starsMax?: number;
	/** A row is a play even without a date; `unlessOther`: where it says nothing else. */
	isPlay?: boolean | "unlessOther";
	/** Every row is a title to watch later. */
	isLater?: boolean;
	/** Every row is an entry of a list of which it is not known what it is. */
	isList?: boolean;
	/** A rating may be all that the row says of a watch. */
	asksRated?: boolean;
	/** Put before ids of plays. */
	source?: string;
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

/** The year of a date of release in any form. */
function findYear(text: string | null): number | null {
	return readYear(/(?<!\d)(?:18[789]|19\d|20\d)\d(?!\d)/.exec(text ?? "")?.[0]);
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
export function toOwnId({ ids = {}, ...part }: Part): Part {
	const invalid: Reason | null = part.title || ids.imdb ? null : { code: "episodeIdOnly" };
	return { ...part, invalid: part.invalid ?? invalid, ids: { ...ids, tmdb: null, episodeTmdb: ids.tmdb ?? null } };
}

/** What the cells of a row say. */
export function readCells(cells: Cells, options: RowOptions): Part[] {
	const { columns, ratingMax, starsMax = 5, isPlay = false, isLater = false, source = "csv" } = options;
	const cell = (name: keyof Columns) =>
		readText(columns[name] === undefined ? null : cells[columns[name].toLowerCase()]);
	const named = readNumbered(cell("title"), cell("episode_title"));
	const { title, year } = readTitled(named.title, readYear(cell("year")) ?? findYear(cell("year")));
	const [season, episode] = [readCount(cell("season")) ?? named.season, readCount(cell("episode")) ?? named.episode];
	const stated = cell("media_type");
	const episodeTitle = episode === null ? cell("episode_title") : null;
	const isEpisode = episode !== null || episodeTitle !== null;
	const media_type = stated ? readMediaType(stated) : (options.mediaType ?? (isEpisode ? "tv" : null));
	const sourceId = cell("source_id");
	const ids = readIds(cell("tmdb"), cell("imdb"), cell("tvdb"));
	const mayBeShow = options.mayBeShow ?? false;
	const base: Part = { media_type, title, year, season, episode, episodeTitle, mayBeShow, ids };
	if (stated && !media_type) return [{ ...base, leftOut: { code: "notMovieOrShow", text: stated } }];
	if (/^Episode 0: /.test(cell("episode_title") ?? "")) return [{ ...base, leftOut: { code: "trailer" } }];
	if (!title && !Object.values(ids).some(Boolean)) return [{ ...base, invalid: { code: "unnamed" } }];
	const score = readScore(cell("rating") ?? cell("stars"), cell("rating") === null ? starsMax : ratingMax);
	const isRated = score !== null;
	// Trakt's column says what a row is that has no date.
	const isSaved = isLater || cell("added_at") !== null || /^watchlist$/i.test(cells.action ?? "");
	const watched = cell("watched_at");
	const isNot = watched !== null && NOT_WATCHED.test(watched);
	const isWhole = season === null && !isEpisode;
	const said: Part[] = [];
	if (!isNot && (isPlay === true || watched || (isPlay && !isRated && !isSaved))) {
		const watched_at = watched !== null && WATCHED.test(watched) ? null : watched;
		said.push({ kind: "play", watched_at, sourceId: sourceId ? `${source}:${sourceId}` : null });
	}
	const wholeOnly: Part = { leftOut: { code: "wholeTitlesOnly" } };
	if (options.isList) said.push(isWhole ? { kind: "watchLater", asks: "list" } : wholeOnly);
	if (isSaved) said.push(isWhole ? { kind: "watchLater", added_at: cell("added_at") } : wholeOnly);
	if (isRated && season !== null && !isEpisode) {
		said.push({ leftOut: ofSeasons("rating") });
	} else if (isRated) {
		said.push({ kind: "rating", added_at: cell("rated_at"), ...score });
		const saysWatched = options.asksRated && score.invalid === null && !(isWhole && media_type === "tv");
		if (saysWatched) said.push(toRatedPlay(cell("rated_at")));
	}
	const [play] = said.filter(({ kind }) => kind === "play");
	for (const name of REMARK_NAMES) {
		// A rating has scales, and was read above.
		const remark = name === "rating" ? null : toRemarkPart(name, cell(name));
		if (!remark) continue;
		const added_at = cell(REMARKS[name].timeName) ?? cell("added_at") ?? cell("rated_at");
		const isOfPlay = remarkKind(name).isOfPlays && play !== undefined && watched !== null && !WATCHED.test(watched);
		said.push({ ...remark, added_at, ...(isOfPlay && { isOfPlay, watched_at: watched, sourceId: play.sourceId }) });
	}
	const parts = toParts(base, said, { code: isNot ? "rowNotWatched" : "nothingSaid" });
	const hasOwnId = said.length > 0 && /^episode$/i.test(stated ?? "") && !isEpisode && !title;
	return hasOwnId ? parts.map(toOwnId) : parts;
}

/** A word for whether something was watched, where files have the date. */
const NOT_WATCHED = /^(?:0|no?|false|unwatched|unseen)$/i;
const WATCHED = /^(?:1|y|yes|true|x|watched|seen|[✓✔☑✅])$/iu;

const SCALES = { 5: "scaleOf5", 10: "scaleOf10", 100: "scaleOf100" } as const;

/** A reading, and the columns of it that a person should be asked about, with what they may be. */
export type ColumnReading = { reading: Reading; guess: Columns; isClear: boolean };

/**
 * A CSV file whose columns are known by their names, or were named by a person. Null: it is no table with columns, or has
 * none of those. A reading without records: a person is to name them.
 */
export function readByColumns({ path, table }: OpenFile, columns: Columns | null): ColumnReading | null {
	if (!table || table.header.length < 2) return null;
	const guessed = guessColumns(table);
	const used = columns ?? guessed;
	const names = Object.values(used).map((name) => name.toLowerCase());
	const unclear = columns ? [] : findUnclear(table, guessed);
	const guess = { ...guessed, ...Object.fromEntries(unclear.map((column) => [column.guess, column.column])) };
	const hasTitle = used.title ?? used.tmdb ?? used.imdb ?? used.tvdb;
	if (!hasTitle || !names.some((name) => table.header.includes(name)))
		return { reading: { kind: "CSV", records: [] }, guess, isClear: false };
	const isRating = Boolean(used.rating ?? used.stars);
	// Nothing says what the titles are: they are a list.
	const isList = !isRating && !used.watched_at && !used.added_at;
	const { max: ratingMax, isSure } = guessScale(readNumbers(table, used.rating), "rating");
	const { max: starsMax } = guessScale(readNumbers(table, used.stars), "stars");
	const options = {
		columns: used,
		ratingMax,
		starsMax,
		isList,
		isPlay: used.watched_at ? ("unlessOther" as const) : false,
		asksRated: isRating && !used.watched_at && !used.added_at,
	};
	const records = readRows(path, table.rows, (cells) => readCells(cells, options));
	const warnings: Reason[] = isSure ? [] : [{ code: SCALES[ratingMax], file: path }];
	return { reading: { kind: "CSV", records, warnings, columns: names }, guess, isClear: unclear.length === 0 };
}
