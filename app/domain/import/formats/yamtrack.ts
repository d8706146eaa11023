// Yamtrack's CSV: one row for each time that something was watched, and rows for shows and seasons.
import { toInvalid } from "../columns";
import type { Reader } from "../format";
import { collectRecords, type FileRecord, readCount, readId, readScore, readText, toPlays, toRecord } from "../record";
import { hasColumns } from "../table";

export const readYamtrack: Reader = ({ path, table }) => {
	if (!table || !hasColumns(table, "media_id", "source", "media_type", "status")) return null;
	const records = collectRecords(table.rows, (row): FileRecord[] => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		const { media_type: type = "", source = "", status = "" } = cells;
		const isMovie = type === "movie";
		const isEpisode = type === "episode";
		const base = {
			media_type: isMovie ? ("movie" as const) : ("tv" as const),
			...{
				title: readText(cells.title),
				season: readCount(cells.season_number),
				episode: readCount(cells.episode_number),
			},
			ids: { tmdb: source === "tmdb" ? readId(cells.media_id) : null },
		};
		if (cells.row_type && cells.row_type !== "media") {
			const code = cells.row_type === "collection" ? "collections" : "lists";
			return [toRecord(path, line, { ...base, leftOut: { code } })];
		}
		if (!/^(?:tv|season|episode|movie)$/.test(type)) {
			return [
				toRecord(path, line, {
					...base,
					media_type: null,
					leftOut: { code: "notOfTmdb", text: type.slice(0, 30) },
				}),
			];
		}
		if (type === "season") return [toRecord(path, line, { ...base, leftOut: { code: "seasonsFollow" } })];
		const found: FileRecord[] = [];
		if (isEpisode || (isMovie && /^completed$/i.test(status))) {
			const play = toRecord(path, line, { ...base, kind: "play", watched_at: readText(cells.end_date) });
			// Files of older versions count further plays in one row.
			found.push(...toPlays(play, "yamtrack:again", readCount(cells.repeats) ?? 0));
		}
		if (/^planning$/i.test(status)) {
			found.push(toRecord(path, line, { ...base, kind: "watchLater", added_at: readText(cells.created_at) }));
		}
		const rating = readScore(cells.score);
		if (rating)
			found.push(
				toRecord(path, line, {
					...base,
					kind: "rating",
					...rating,
					added_at: readText(cells.progressed_at ?? cells.progress_changed),
				}),
			);
		return found.length > 0
			? found
			: [toRecord(path, line, { ...base, leftOut: { code: "statusOf", status: status.slice(0, 30) } })];
	});
	return { kind: "Yamtrack list", records };
};
