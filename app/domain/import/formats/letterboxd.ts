// Letterboxd's export (a zip of CSV files without ids) and the CSV that Letterboxd imports, which other programs write.
import { groupBy } from "~/lib/group-by";
import { readRow } from "../columns";
import { type OpenFile, type Reader, unused } from "../format";
import { type FileRecord, isTrue, readScore, readYear, toRecord } from "../record";
import { type Cells, hasColumns, type TableRow } from "../table";

const TITLE = { title: "name", year: "year" } as const;

function isDeleted(path: string): boolean {
	return /(?:^|\/)(?:deleted|orphaned)\//i.test(path);
}

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

function hasList({ table }: OpenFile): boolean {
	return /^letterboxd list export/i.test(table?.caption ?? "");
}

export const readLetterboxd: Reader = (file, chosen) => {
	const { path, name, table } = file;
	if (!table) return null;
	if (hasList(file)) return unused("Letterboxd list", { code: "lists" });
	const { header, rows } = table;
	if (!header.includes("letterboxd uri")) {
		if (!hasColumns(table, "watcheddate") && !hasColumns(table, "letterboxduri")) return null;
		if (hasColumns(table, "episode")) return null;
		const columns = {
			...{ title: "title", year: "year", watched_at: "watcheddate", rating: "rating10", stars: "rating" },
			...{ tmdb: "tmdbid", imdb: "imdbid" },
		};
		const options = { columns, mediaType: "movie" as const, isPlay: true };
		const again = findSameDays(rows);
		const records = rows.flatMap((row) =>
			readRow(path, row, options).map((record) => {
				const id =
					record.kind === "play" && again.has(row) ? `csv:${row.cells.watcheddate}:${isTrue(row.cells.rewatch)}` : null;
				return id ? { ...record, sourceId: id } : record;
			}),
		);
		return { kind: "Letterboxd import", records };
	}
	if (isDeleted(path)) return unused("Letterboxd deleted entries", { code: "deletedEntries" });
	const movie = { mediaType: "movie" as const, mayBeShow: true, source: "letterboxd" };
	if (hasColumns(table, "watched date")) {
		const { diaries, rated } = chosen.once(findFilms);
		if (hasColumns(table, "review") && diaries.size > Number(diaries.has(path))) {
			return unused("Letterboxd reviews", { code: "reviews" });
		}
		const columns = {
			...{ ...TITLE, watched_at: "watched date", source_id: "letterboxd uri" },
			...({ rating: "rating", rated_at: "date" } as const),
		};
		const read = (row: TableRow) => readRow(path, row, { columns, ratingMax: 5, isPlay: true, ...movie });
		const records = rows.flatMap((row) =>
			read(row).map((record): FileRecord => {
				const isTold = record.kind === "rating" && rated.has(toFilm(row.cells));
				return isTold ? { ...record, invalid: null, leftOut: { code: "ratingsTell" } } : record;
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
			records: rows.flatMap((row) => readRow(path, row, { columns, ratingMax: 5, asksRated, ...movie })),
			rated: "undated",
		};
	}
	if (/(?:^|\/)likes\//i.test(path)) return unused("Letterboxd likes", { code: "likes" });
	if (name === "watchlist.csv") {
		const columns = { ...TITLE, added_at: "date" };
		return {
			kind: "Letterboxd watchlist",
			records: rows.flatMap((row) => readRow(path, row, { columns, isLater: true, ...movie })),
		};
	}
	if (name !== "watched.csv") {
		return unused("Letterboxd films", { code: "unclearFilms" });
	}
	const { diary } = chosen.once(findFilms);
	// `date` is when the film was logged, which says nothing about when it was watched.
	const records = rows.flatMap((row) => {
		if (!diary.has(toFilm(row.cells))) return readRow(path, row, { columns: TITLE, isPlay: true, ...movie });
		const given = { title: row.cells.name ?? null, year: readYear(row.cells.year), media_type: "movie" as const };
		return [toRecord(path, row.line, { ...given, kind: "play", leftOut: { code: "diaryTells" } })];
	});
	return { kind: "Letterboxd watched films", records };
};
