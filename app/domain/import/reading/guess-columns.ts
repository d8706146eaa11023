// What the columns of a table are, by their names and, where a name says nothing, by their texts.
import { ofRemarkColumns, type RemarkColumn } from "~/domain/import/row-kinds";
import { readMoment } from "./moment";
import { toPrinted } from "./printed";
import { readNumber } from "./record";
import type { Table } from "./table";

type ColumnName =
	| ("title" | "year" | "media_type" | "season" | "episode" | "episode_title" | "watched_at" | "added_at" | "stars")
	| ("tmdb" | "imdb" | "tvdb" | "source_id")
	| RemarkColumn;

/** The file's name of each column. */
export type Columns = Partial<Record<ColumnName, string>>;

/** What files call the columns, by `toKey`. Of several, the first counts: what is the person's own comes first. */
const NAMES: Record<ColumnName, string> = {
	title:
		"title name movietitle film filmname filmtitle showtitle showname show seriesname seriestitle series tvshow movie moviename titlename primarytitle primarytitle",
	year: "year releaseyear yearofrelease startyear released releasedate dateofrelease firstairdate firstaired premiered premieredate",
	media_type: "mediatype type titletype",
	season: "season seasonnumber seasonno",
	episode: "episode episodenumber episodeno",
	episode_title: "episodetitle episodename",
	watched_at:
		"watchedat watcheddate datewatched watchedon watchdate lastwatched watched dateviewed vieweddate viewedon viewedat viewingdate viewed dateseen seendate seenon seenat seen finishedat finishedon datefinished completedat completedon datecompleted",
	added_at: "addedat dateadded addedon listedat watchlistedat dateofadding",
	...ofRemarkColumns(({ columns, timeColumns }, part) => (part === "value" ? columns : timeColumns)),
	stars: "mystars stars",
	tmdb: "tmdb tmdbid themoviedbid",
	imdb: "imdb imdbid imdbtitleid const tconst",
	tvdb: "tvdb tvdbid thetvdbid thetvdb",
	source_id: "sourceid",
};

export const COLUMN_NAMES = Object.keys(NAMES) as ColumnName[];

/** "Date Watched", "date_watched" and "dateWatched (UTC)" are the same. */
function toKey(name: string): string {
	const bare = name.replace(/\s*[([][^)\]]*[)\]]\s*$/, "");
	return (bare === "" ? name : bare).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

export function guessColumns({ header }: Table): Columns {
	const byKey = new Map(header.map((name) => [toKey(name), name] as const).toReversed());
	const columns = COLUMN_NAMES.flatMap((name) => {
		const column = NAMES[name].split(" ").find((key) => byKey.has(key));
		return column === undefined ? [] : [[name, byKey.get(column)]];
	});
	return Object.fromEntries(columns);
}

/** Rows whose texts are looked at. */
const ROWS_READ = 200;

function listTexts({ rows }: Table, column: string): string[] {
	return rows.slice(0, ROWS_READ).flatMap(({ cells }) => cells[column] ?? []);
}

const isDate = (text: string) =>
	!/^\d{1,8}$/.test(text) && readMoment(text, { timeZone: "UTC", dateOrder: null })?.precision !== undefined;
const isPoints = (text: string) => {
	const number = readNumber(text.replace(/\s*(?:\/\s*\d+|%|★)$/, ""));
	return number !== null && number >= 0 && number <= 100;
};

const mostly = (texts: string[], is: (text: string) => boolean) =>
	texts.length > 0 && texts.filter(is).length >= texts.length * 0.6;

/** Of a title, its release and what others think of it; names of services and notes. */
const OF_OTHERS =
	/release|premiere|air|birth|created|updated|modified|average|avg|imdbrating|tmdbrating|votes?|popularity|critics?|metascore|tomato|runtime|duration|length|minutes|budget|revenue|price|rank|position|number|count|index|certificate/;
const OWN_RATING =
	/rat(?:e|ing)|score|stars?|grade|points?|punt|not[ae]|ocena|wertung|bewertung|voto|valutazione|avalia|értékelés|hodnocení|oцен|оцен|評価|评分|평점/;

/**
 * Columns that are not recognised and may be what an import is about: dates where none is known, and what looks like a
 * person's rating. `guess`: what they may be.
 */
export function findUnclear(table: Table, columns: Columns): { column: string; guess: keyof Columns }[] {
	const used = new Set(Object.values(columns));
	const unclear: { column: string; guess: keyof Columns }[] = [];
	const isFree = (name: keyof Columns) => columns[name] === undefined && !unclear.some(({ guess }) => guess === name);
	for (const column of table.header) {
		if (column === "" || used.has(column) || OF_OTHERS.test(toKey(column))) continue;
		const texts = listTexts(table, column);
		if (isFree("watched_at") && columns.added_at === undefined && mostly(texts, isDate))
			unclear.push({ column, guess: "watched_at" });
		else if (isFree("rating") && isFree("stars") && OWN_RATING.test(toKey(column)) && mostly(texts, isPoints))
			unclear.push({ column, guess: "rating" });
	}
	return unclear;
}

/** Characters of an example. */
const EXAMPLE_MAX = 40;

/** A column about which a person is asked. */
export interface AskedColumn {
	/** In lower case. */
	key: string;
	/** As the file writes it. */
	name: string;
	/** Its first text; "" for an empty one. */
	example: string;
	/** What it was recognised as. */
	guess: keyof Columns | null;
}

export function listAsked({ header, names, rows }: Table, guess: Columns): AskedColumn[] {
	const examples = new Map<string, string>();
	for (const { cells } of rows) {
		if (examples.size === header.length) break;
		for (const [name, text] of Object.entries(cells)) if (!examples.has(name)) examples.set(name, text);
	}
	return header.map((key, at) => ({
		...{ key, name: toPrinted(names[at] ?? key), example: (examples.get(key) ?? "").slice(0, EXAMPLE_MAX) },
		guess: COLUMN_NAMES.find((name) => guess[name] === key) ?? null,
	}));
}
