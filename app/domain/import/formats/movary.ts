// Movary's CSV files: history, ratings and watchlist of movies.
import { groupBy } from "~/lib/group-by";
import { readRow } from "../columns";
import type { Reader } from "../format";
import type { Columns } from "../guess-columns";
import { hasColumns, type TableRow } from "../table";

/** Plays of a movie on the same day are rows of their own, which nothing else tells apart. */
function findSameDays(rows: TableRow[]): Map<TableRow, string> {
	const days = groupBy(rows, ({ cells }) => JSON.stringify([cells.tmdbid, cells.title, cells.watchedat ?? null]));
	const several = [...days.values()].filter((day) => day.length > 1 && day[0]?.cells.watchedat);
	return new Map(
		several.flatMap((day) => day.map((row, at) => [row, `movary:${row.cells.watchedat}:${at + 1}`] as const)),
	);
}

/** Older versions leave the year out of the rows of the watchlist, not out of its header. */
function toAligned(row: TableRow): TableRow {
	const { title = "", year = "", tmdbid = "", imdbid = "", addedat } = row.cells;
	const isShifted = addedat === undefined && /^\d{4}-\d{2}-\d{2}/.test(imdbid);
	return isShifted ? { ...row, cells: { title, tmdbid: year, imdbid: tmdbid, addedat: imdbid } } : row;
}

const TITLE: Columns = { title: "title", year: "year", tmdb: "tmdbid", imdb: "imdbid" };

export const readMovary: Reader = ({ path, table }) => {
	if (!table || !hasColumns(table, "tmdbid", "imdbid", "title")) return null;
	const sameDays = findSameDays(table.rows);
	const read = (kind: string, columns: Columns, as: { isPlay?: boolean; isLater?: boolean }) => ({
		kind,
		records: table.rows.flatMap((row) =>
			readRow(path, toAligned(row), { columns: { ...TITLE, ...columns }, mediaType: "movie", ...as }).map((record) => ({
				...record,
				sourceId: sameDays.get(row) ?? null,
			})),
		),
	});
	if (hasColumns(table, "watchedat")) return read("Movary history", { watched_at: "watchedat" }, { isPlay: true });
	if (hasColumns(table, "userrating")) return read("Movary ratings", { rating: "userrating" }, {});
	if (hasColumns(table, "addedat")) return read("Movary watchlist", { added_at: "addedat" }, { isLater: true });
	return null;
};
