// Yamtrack's CSV: one row for each time that something was watched, and rows for shows and seasons. And that of its lists.
import type { Reader } from "../reading/format";
import { readRows, toParts, toPlays } from "../reading/lines";
import { readOwnList } from "../reading/own-list";
import { type Part, readCount, readId, readMediaType, readScore, readText } from "../reading/record";
import { type Cells, hasColumns, type Table } from "../reading/table";

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
		return [{ ...base, leftOut: { code: cells.row_type === "collection" ? "collections" : "unnamedList" } }];
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

/** The lists, which have a file of their own, or rows among the others: rows of lists are followed by those of their entries. */
function readLists({ rows }: Table) {
	const lists = new Map(
		rows.flatMap(({ cells }) => {
			if (cells.row_type !== "list" || !cells.list_key) return [];
			return [[cells.list_key, readOwnList(cells.list_name, cells.list_description)] as const];
		}),
	);
	const filled = new Set(rows.flatMap(({ cells }) => (cells.row_type === "list_item" ? (cells.list_key ?? []) : [])));
	const warnings = [...lists.values()].flatMap((list) => list.warnings);

	/** Null: it is no row of a list. */
	function readRowOfList(cells: Cells): Part[] | null {
		const { row_type: type, list_key: key = "", item_media_type: itemType = "" } = cells;
		const list = lists.get(key);
		if (!list) return null;
		if (type === "list") return filled.has(key) ? [] : [{ title: list.part.list, leftOut: { code: "emptyList" } }];
		if (type !== "list_item") return null;
		const isOfTmdb = cells.item_source === "tmdb";
		const entry: Part = {
			...list.part,
			media_type: readMediaType(itemType),
			title: readText(cells.item_title),
			added_at: readText(cells.list_item_added_at),
			ids: { tmdb: isOfTmdb ? readId(cells.item_media_id) : null },
		};
		if (/^(?:season|episode)$/.test(itemType)) return [{ ...entry, leftOut: { code: "wholeTitlesOnly" } }];
		const isTitle = /^(?:movie|tv)$/.test(itemType);
		return [isTitle ? entry : { ...entry, leftOut: { code: "notOfTmdb", text: itemType.slice(0, 30) } }];
	}
	return { readRowOfList, warnings };
}

export const readYamtrack: Reader = ({ path, table }) => {
	if (
		table &&
		hasColumns(table, "row_type", "list_key", "item_media_id", "item_source") &&
		!hasColumns(table, "status")
	) {
		const { readRowOfList, warnings } = readLists(table);
		const unnamed: Part[] = [{ leftOut: { code: "unnamedList" } }];
		return {
			kind: "Yamtrack lists",
			records: readRows(path, table.rows, (cells) => readRowOfList(cells) ?? unnamed),
			warnings,
		};
	}
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
	const { readRowOfList, warnings } = readLists(table);
	const records = readRows(path, table.rows, (cells) => readRowOfList(cells) ?? readRow(cells, toSourceId(cells)));
	return { kind: "Yamtrack list", records, warnings };
};
