// The CSV files of a TMDB account: ratings and watchlist. Of an episode, the column "TMDb ID" has the episode's own id.
import { toInvalid, toRatedPlay } from "../columns";
import type { Reader } from "../format";
import type { Reason } from "../reason";
import {
	type FileRecord,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readRating,
	readText,
	readYear,
	toRecord,
} from "../record";
import { hasColumns } from "../table";

export const readTmdb: Reader = ({ path, table }) => {
	if (!table || !hasColumns(table, "tmdb id", "type", "your rating")) return null;
	const records = table.rows.flatMap((row): FileRecord[] => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		const [season, episode] = [readCount(cells["season number"]), readCount(cells["episode number"])];
		const [id, imdb] = [readId(cells["tmdb id"]), readImdb(cells["imdb id"])];
		const name = readText(cells.name);
		const base = {
			// "Friends S1E1": the show's name stands before the place.
			title: episode === null ? name : (name?.replace(/S\d+\s?E\d+$/i, "").trimEnd() ?? null),
			...{ media_type: readMediaType(cells.type), season, episode },
			year: episode === null ? readYear(cells["release date"]) : null,
			ids: episode === null ? { tmdb: id, imdb } : { episodeTmdb: id },
		};
		if (season !== null && episode === null)
			return [toRecord(path, line, { ...base, leftOut: { code: "seasonRatings" } })];
		const score = readText(cells["your rating"]);
		if (score === null)
			return [
				toRecord(path, line, {
					...base,
					...(episode === null ? { kind: "watchLater" } : { leftOut: { code: "wholeTitlesOnly" } }),
				}),
			];
		const rating = readRating(score);
		const invalid: Reason | null = rating === null ? { code: "notHalfTo10" } : null;
		const record = (part: Partial<FileRecord>) => toRecord(path, line, { ...base, ...part });
		const rated_at = readText(cells["date rated"]);
		const rated = record({ kind: "rating", rating, added_at: rated_at, invalid });
		if (invalid !== null) return [rated];
		return [rated, ...toRatedPlay(record, { isWhole: episode === null, mediaType: base.media_type, rated_at })];
	});
	return { kind: "TMDB list", records, rated: "undated" };
};
