// Letterboxd's export (a zip of CSV files without ids) and the CSV that Letterboxd imports, which other programs write.
import { groupBy } from "~/lib/group-by";
import { readCells } from "../reading/columns";
import { type OpenFile, type Reader, type Reading, unused } from "../reading/format";
import { readRows, toParts } from "../reading/lines";
import { readOwnList } from "../reading/own-list";
import { isTrue, type Part, readScore, readText, readYear } from "../reading/record";
import { type Cells, hasColumns, type TableRow } from "../reading/table";
import { noRemark } from "../row-kinds";

const TITLE = { title: "name", year: "year" } as const;

function isDeleted(path: string): boolean {
	return /(?:^|\/)(?:deleted|orphaned)\//i.test(path);
}

const DELETED = unused("Letterboxd deleted entries", { code: "deletedEntries" });

const toFilm = ({ name, year }: Cells) => JSON.stringify([name, year]);

/** What the live files say together of a film. */
interface Films {
	/** With a day in the diary. */
	diary: Set<string>;
	/** With the latest rating in a file of ratings. */
	rated: Set<string>;
	/** The paths of the diaries. */
	diaries: Set<string>;
	/** The file of all watched films is there. */
	hasWatched: boolean;
}

function findFilms(files: OpenFile[]): Films {
	const films: Films = { diary: new Set(), rated: new Set(), diaries: new Set(), hasWatched: false };
	for (const { path, name, table } of files) {
		if (isDeleted(path)) continue;
		if (name === "diary.csv") films.diaries.add(path);
		if (!table || !hasColumns(table, "letterboxd uri")) continue;
		films.hasWatched ||= name === "watched.csv";
		const isDiary = hasColumns(table, "watched date");
		for (const { cells } of table.rows) {
			if (isDiary) films.diary.add(toFilm(cells));
			else if (readScore(cells.rating, 5)?.rating) films.rated.add(toFilm(cells));
		}
	}
	return films;
}

/** Rows of a film that was watched, and watched again on the same day. */
function findSameDays(rows: TableRow[]): Set<TableRow> {
	const days = groupBy(rows, ({ cells }) => JSON.stringify([cells.title, cells.year, cells.tmdbid, cells.watcheddate]));
	const several = [...days.values()].filter((day) => new Set(day.map(({ cells }) => isTrue(cells.rewatch))).size > 1);
	return new Set(several.flat());
}

/**
 * The file of a list: below a line with the version are the columns of the list and its own row, then the columns of its films and
 * their rows. So the films' places stand below the list's date, and their years below its tags. Null: the file is of another kind.
 */
function readList({ path, table }: OpenFile): Reading | null {
	if (!table || !/^letterboxd list export/i.test(table.caption ?? "")) return null;
	if (isDeleted(path)) return DELETED;
	const [own, ...films] = table.rows;
	const { part, warnings } = readOwnList(own?.cells.name, own?.cells.description);
	const records = readRows(
		path,
		films.filter(({ cells }) => cells.date !== "Position"),
		(cells) => [
			{ ...part, title: readText(cells.name), year: readYear(cells.tags), media_type: "movie", mayBeShow: true },
		],
	);
	return { kind: "Letterboxd list", records, warnings };
}

export const readLetterboxd: Reader = (file, chosen) => {
	const { path, name, table } = file;
	if (!table) return null;
	const list = readList(file);
	if (list) return list;
	const { header, rows } = table;
	if (hasColumns(table, "tmdbid", "title", "addedat")) {
		const columns = { title: "title", year: "year", tmdb: "tmdbid", added_at: "addedat" };
		const options = { columns, mediaType: "movie" as const, isLater: true };
		return {
			kind: "Letterboxd watchlist (import)",
			records: readRows(path, rows, (cells) => readCells(cells, options)),
		};
	}
	if (!header.includes("letterboxd uri")) {
		if (!hasColumns(table, "watcheddate") && !hasColumns(table, "letterboxduri")) return null;
		if (hasColumns(table, "episode")) return null;
		const columns = {
			title: "title",
			year: "year",
			watched_at: "watcheddate",
			rating: "rating10",
			stars: "rating",
			note: "review",
			tmdb: "tmdbid",
			imdb: "imdbid",
		};
		const options = { columns, mediaType: "movie" as const, isPlay: true };
		const again = findSameDays(rows);
		const records = readRows(path, rows, (cells, row) =>
			readCells(cells, options).map((part) => {
				const sourceId = `csv:${cells.watcheddate}:${isTrue(cells.rewatch)}`;
				return (part.kind === "play" || part.isOfPlay) && again.has(row) ? { ...part, sourceId } : part;
			}),
		);
		return { kind: "Letterboxd import", records };
	}
	if (isDeleted(path)) return DELETED;
	const movie = { mediaType: "movie" as const, mayBeShow: true, source: "letterboxd" };
	if (hasColumns(table, "watched date")) {
		const { diaries, rated } = chosen.once(findFilms);
		const isBesideDiary = hasColumns(table, "review") && diaries.size > Number(diaries.has(path));
		const columns = {
			...TITLE,
			watched_at: "watched date",
			source_id: "letterboxd uri",
			rating: "rating",
			rated_at: "date",
			note: "review",
		};
		const options = { columns, ratingMax: 5, isPlay: true, ...movie };
		if (isBesideDiary) {
			// The diary has their plays and ratings.
			const reviews = readRows(path, rows, (cells) => {
				const notes = readCells(cells, options).filter(({ kind, invalid }) => kind === "note" || invalid);
				return toParts({}, notes, noRemark("note"));
			});
			return { kind: "Letterboxd reviews", records: reviews };
		}
		const records = readRows(path, rows, (cells) =>
			readCells(cells, options).map((part): Part => {
				const isTold = part.kind === "rating" && rated.has(toFilm(cells));
				return isTold ? { ...part, invalid: null, leftOut: { code: "ratingsTell" } } : part;
			}),
		);
		return { kind: "Letterboxd diary", records };
	}
	if (hasColumns(table, "rating")) {
		const columns = { ...TITLE, rating: "rating", rated_at: "date" };
		// The watched films have all that was rated.
		const asksRated = !chosen.once(findFilms).hasWatched;
		return {
			kind: "Letterboxd ratings",
			records: readRows(path, rows, (cells) => readCells(cells, { columns, ratingMax: 5, asksRated, ...movie })),
			rated: "undated",
		};
	}
	if (/(?:^|\/)likes\//i.test(path)) return unused("Letterboxd likes", { code: "likes" });
	if (name === "watchlist.csv") {
		const columns = { ...TITLE, added_at: "date" };
		return {
			kind: "Letterboxd watchlist",
			records: readRows(path, rows, (cells) => readCells(cells, { columns, isLater: true, ...movie })),
		};
	}
	if (name !== "watched.csv") {
		return unused("Letterboxd films", { code: "unclearFilms" });
	}
	const { diary } = chosen.once(findFilms);
	// `date` is when the film was logged, which says nothing about when it was watched.
	const records = readRows(path, rows, (cells): Part[] => {
		if (!diary.has(toFilm(cells))) return readCells(cells, { columns: TITLE, isPlay: true, ...movie });
		const film = { title: cells.name ?? null, year: readYear(cells.year), media_type: "movie" as const };
		return [{ ...film, kind: "play", leftOut: { code: "diaryTells" } }];
	});
	return { kind: "Letterboxd watched films", records };
};
