// Movary's CSV files: history, ratings and watchlist of movies.
import { type Columns, readRow } from "../columns";
import type { Reader } from "../format";
import { hasColumns } from "../table";

const TITLE: Columns = { title: "title", year: "year", tmdb: "tmdbid", imdb: "imdbid" };

export const readMovary: Reader = ({ path, table }) => {
	if (!table || !hasColumns(table, "tmdbid", "imdbid", "title")) return null;
	const read = (kind: string, columns: Columns, as: { isPlay?: boolean; isLater?: boolean }) => ({
		kind,
		records: table.rows.flatMap((row) =>
			readRow(path, row, { columns: { ...TITLE, ...columns }, mediaType: "movie", ...as }),
		),
	});
	if (hasColumns(table, "watchedat")) return read("Movary history", { watched_at: "watchedat" }, { isPlay: true });
	if (hasColumns(table, "userrating")) return read("Movary ratings", { rating: "userrating" }, {});
	if (hasColumns(table, "addedat")) return read("Movary watchlist", { added_at: "addedat" }, { isLater: true });
	return null;
};
