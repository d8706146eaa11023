// Netflix: the viewing history of a profile (a title and a day) and the archive of an account. Neither has ids.
import { groupBy } from "~/lib/group-by";
import type { Reader, Reading } from "../reading/format";
import { readRows } from "../reading/lines";
import { type FileRecord, type Part, readRating, readText } from "../reading/record";
import { type Cells, hasColumns, type Table, type TableRow } from "../reading/table";
import { readNetflixTitles } from "./netflix-titles";

const STARS_MAX = 5;
/** What a thumb is as a rating, where a person says that it is one: down, up, two up. */
const THUMBS = new Map([
	["1", 4],
	["2", 8],
	["3", 10],
]);

/** Seconds below which a viewing is a glance. */
const SHORT_SECONDS = 120;

function toSeconds(duration: string): number {
	const [hours = 0, minutes = 0, seconds = 0] = duration.split(":").map(Number);
	return hours * 3600 + minutes * 60 + seconds;
}

/** The plays of all rows: what a title says follows from all titles of the file. */
function readPlays(path: string, rows: TableRow[], read: (cells: Cells) => Part): FileRecord[] {
	const titles = readNetflixTitles(rows.map(({ cells, problem }) => (problem ? "" : (cells.title ?? ""))));
	return readRows(path, rows, (cells, _, at) => {
		const title: Part = titles[at] ?? { invalid: { code: "removedTitle" } };
		return [{ kind: "play", ...title, ...read(cells) }];
	});
}

/** Between the beginnings of two pieces of one viewing. */
const PAUSE_MS = 12 * 60 * 60 * 1000;

/** Leaves out what continues a viewing of the same title in the same profile: a pause begins a row of its own. */
function joinPieces(plays: FileRecord[]): void {
	const viewings = groupBy(
		plays.filter(({ leftOut, watched_at }) => leftOut === null && watched_at !== null),
		({ person, title, season, episode, episodeTitle }) =>
			JSON.stringify([person, title, season, episode, episodeTitle]),
	);
	for (const pieces of viewings.values()) {
		let before = Number.NEGATIVE_INFINITY;
		const sorted = pieces.toSorted((a, b) => (a.watched_at ?? "").localeCompare(b.watched_at ?? ""));
		for (const record of sorted) {
			const at = Date.parse((record.watched_at ?? "").replace(" ", "T"));
			if (at - before < PAUSE_MS) Object.assign(record, { invalid: null, leftOut: { code: "continuesViewing" } });
			before = at;
		}
	}
}

/** Of the archive: My List, and what got stars or a thumb. */
function readOwnLists(path: string, table: Table): Reading | null {
	if (!hasColumns(table, "profile name", "title name")) return null;
	const isList = hasColumns(table, "utc title add date");
	if (!isList && !hasColumns(table, "thumbs value")) return null;
	const records = readRows(path, table.rows, (cells): Part[] => {
		const base = { title: readText(cells["title name"]), person: readText(cells["profile name"]) };
		if (isList) return [{ ...base, kind: "watchLater", added_at: readText(cells["utc title add date"]) }];
		const rating: Part = { ...base, kind: "rating", added_at: readText(cells["event utc ts"]) };
		const stars = readRating(cells["star value"], STARS_MAX);
		if (stars !== null) return [{ ...rating, rating: stars }];
		const thumb = THUMBS.get(cells["thumbs value"] ?? "");
		if (thumb !== undefined) return [{ ...rating, rating: thumb, asks: "thumbs" }];
		return [{ ...base, leftOut: { code: "noStarsOrThumb" } }];
	});
	return { kind: isList ? "Netflix My List" : "Netflix ratings", records };
}

export const readNetflix: Reader = ({ path, table }) => {
	if (!table) return null;
	const { header, rows } = table;
	if (hasColumns(table, "profile name", "start time", "title", "supplemental video type")) {
		const records = readPlays(path, rows, (cells) => {
			const play: Part = {
				watched_at: cells["start time"] ? `${cells["start time"]}Z` : null,
				person: readText(cells["profile name"]),
			};
			if (cells["supplemental video type"]) return { ...play, invalid: null, leftOut: { code: "trailer" } };
			const isShort = toSeconds(cells.duration ?? "") < SHORT_SECONDS;
			return isShort ? { ...play, invalid: null, leftOut: { code: "shortPlay" } } : play;
		});
		joinPieces(records);
		return { kind: "Netflix archive", records };
	}
	const lists = readOwnLists(path, table);
	if (lists) return lists;
	if (header.length !== 2 || header[0] !== "title" || header[1] !== "date") return null;
	const records = readPlays(path, rows, ({ date }) => ({ watched_at: readText(date) }));
	return { kind: "Netflix history", records };
};
