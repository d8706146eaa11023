// Yamtrack's CSV: one row for each time that something was watched, and rows for shows and seasons.
import type { Reader } from "../reading/format";
import { readRows, toParts, toPlays } from "../reading/lines";
import { type Part, readCount, readId, readScore, readText } from "../reading/record";
import { type Cells, hasColumns } from "../reading/table";

/** `sourceId`: of a play with a date. Each row is a time of its own, also where two say the same. */
function readRow(cells: Cells, sourceId: string | null): Part[] {
	const { media_type: type = "", source = "", status = "" } = cells;
	const isMovie = type === "movie";
	const base: Part = {
		media_type: isMovie ? "movie" : "tv",
		title: readText(cells.title),
		season: readCount(cells.season_number),
		episode: readCount(cells.episode_number),
		ids: { tmdb: source === "tmdb" ? readId(cells.media_id) : null },
	};
	if (cells.row_type && cells.row_type !== "media")
		return [{ ...base, leftOut: { code: cells.row_type === "collection" ? "collections" : "lists" } }];
	if (!/^(?:tv|season|episode|movie)$/.test(type))
		return [{ ...base, media_type: null, leftOut: { code: "notOfTmdb", text: type.slice(0, 30) } }];
	if (type === "season") return [{ ...base, leftOut: { code: "seasonsFollow" } }];
	const said: Part[] = [];
	if (type === "episode" || (isMovie && /^completed$/i.test(status))) {
		const play: Part = { kind: "play", watched_at: readText(cells.end_date) };
		// Files of older versions count further plays in one row.
		const repeats = readCount(cells.repeats) ?? 0;
		said.push(...(repeats > 0 ? toPlays(play, "yamtrack:again", repeats) : [{ ...play, sourceId }]));
	}
	if (/^planning$/i.test(status)) said.push({ kind: "watchLater", added_at: readText(cells.created_at) });
	const rating = readScore(cells.score);
	if (rating)
		said.push({ kind: "rating", ...rating, added_at: readText(cells.progressed_at ?? cells.progress_changed) });
	return toParts(base, said, { code: "statusOf", status: status.slice(0, 30) });
}

export const readYamtrack: Reader = ({ path, table }) => {
	if (!table || !hasColumns(table, "media_id", "source", "media_type", "status")) return null;
	/** Of each time, how many rows have it. */
	const times = new Map<string, number>();
	const toSourceId = ({ media_type, media_id, season_number, episode_number, end_date: at }: Cells) => {
		if (!at) return null;
		const time = JSON.stringify([media_type, media_id, season_number, episode_number, at]);
		const nth = (times.get(time) ?? 0) + 1;
		times.set(time, nth);
		return `yamtrack:${at}:${nth}`;
	};
	const records = readRows(path, table.rows, (cells) => readRow(cells, toSourceId(cells)));
	return { kind: "Yamtrack list", records };
};
