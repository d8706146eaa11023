// Movary's CSV files: history, ratings and watchlist of movies.
import { groupBy } from "~/lib/group-by";
import { readCells } from "../reading/columns";
import type { Reader } from "../reading/format";
import type { Columns } from "../reading/guess-columns";
import { readRows } from "../reading/lines";
import { type Cells, hasColumns, type TableRow } from "../reading/table";

/** Plays of a movie on the same day are rows of their own, which nothing else tells apart. */
function findSameDays(rows: TableRow[]): Map<TableRow, string> {
	const days = groupBy(rows, ({ cells }) => JSON.stringify([cells.tmdbid, cells.title, cells.watchedat ?? null]));
	const several = [...days.values()].filter((day) => day.length > 1 && day[0]?.cells.watchedat);
	return new Map(
		several.flatMap((day) => day.map((row, at) => [row, `movary:${row.cells.watchedat}:${at + 1}`] as const)),
	);
}

/** Older versions leave the year out of the rows of the watchlist, not out of its header. */
function toAligned(cells: Cells): Cells {
	const { title = "", year = "", tmdbid = "", imdbid = "", addedat } = cells;
	const isShifted = addedat === undefined && /^\d{4}-\d{2}-\d{2}/.test(imdbid);
	return isShifted ? { title, tmdbid: year, imdbid: tmdbid, addedat: imdbid } : cells;
}

const TITLE: Columns = { title: "title", year: "year", tmdb: "tmdbid", imdb: "imdbid" };

export const readMovary: Reader = ({ path, table }) => {
	if (!table || !hasColumns(table, "tmdbid", "imdbid", "title")) return null;
	const sameDays = findSameDays(table.rows);
	const read = (kind: string, columns: Columns, as: { isPlay?: boolean; isLater?: boolean }) => ({
		kind,
		records: readRows(path, table.rows, (cells, row) =>
			readCells(toAligned(cells), { columns: { ...TITLE, ...columns }, mediaType: "movie", ...as }).map((part) => ({
				...part,
				sourceId: sameDays.get(row) ?? null,
			})),
		),
	});
	if (hasColumns(table, "watchedat")) return read("Movary history", { watched_at: "watchedat" }, { isPlay: true });
	if (hasColumns(table, "userrating")) return read("Movary ratings", { rating: "userrating" }, {});
	if (hasColumns(table, "addedat")) return read("Movary watchlist", { added_at: "addedat" }, { isLater: true });
	return null;
};
