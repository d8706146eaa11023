// The CSV files of a TMDB account: ratings and watchlist. Of an episode, the column "TMDb ID" has the episode's own id.
import type { Reader } from "../reading/format";
import { readRows, toParts, toRatedPlay } from "../reading/lines";
import {
	type Part,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readRating,
	readText,
	readYear,
} from "../reading/record";
import { type Cells, hasColumns } from "../reading/table";
import { ofSeasons } from "../row-kinds";

function readRow(cells: Cells): Part[] {
	const [season, episode] = [readCount(cells["season number"]), readCount(cells["episode number"])];
	const [id, name] = [readId(cells["tmdb id"]), readText(cells.name)];
	const media_type = readMediaType(cells.type);
	const isEpisode = episode !== null;
	const base: Part = {
		// "Friends S1E1": the show's name stands before the place.
		title: isEpisode ? (name?.replace(/S\d+\s?E\d+$/i, "").trimEnd() ?? null) : name,
		media_type,
		season,
		episode,
		year: isEpisode ? null : readYear(cells["release date"]),
		ids: isEpisode ? { episodeTmdb: id } : { tmdb: id, imdb: readImdb(cells["imdb id"]) },
	};
	if (season !== null && !isEpisode) return [{ ...base, leftOut: ofSeasons("rating") }];
	const score = readText(cells["your rating"]);
	if (score === null)
		return [isEpisode ? { ...base, leftOut: { code: "wholeTitlesOnly" } } : { ...base, kind: "watchLater" }];
	const [rating, rated_at] = [readRating(score), readText(cells["date rated"])];
	if (rating === null) return [{ ...base, kind: "rating", added_at: rated_at, invalid: { code: "notHalfTo10" } }];
	return toParts(base, [
		{ kind: "rating", rating, added_at: rated_at },
		(isEpisode || media_type !== "tv") && toRatedPlay(rated_at),
	]);
}

export const readTmdb: Reader = ({ path, table }) => {
	if (!table || !hasColumns(table, "tmdb id", "type", "your rating")) return null;
	return { kind: "TMDB list", records: readRows(path, table.rows, readRow), rated: "undated" };
};
