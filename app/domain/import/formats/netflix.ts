// Netflix: the viewing history of a profile (a title and a day) and the archive of an account. Neither has ids.
import { groupBy } from "~/lib/group-by";
import { toInvalid } from "../columns";
import type { Reader, Reading } from "../format";
import { type FileRecord, readRating, readText, toRecord } from "../record";
import { hasColumns, type Table, type TableRow } from "../table";
import { type NamedTitle, readNetflixTitles } from "./netflix-titles";

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

/** A row with what its title says, which follows from all titles of the file. */
type PlayedRow = { row: TableRow; named: NamedTitle | null };

function nameRows(rows: TableRow[]): PlayedRow[] {
	const named = readNetflixTitles(rows.map(({ cells, problem }) => (problem ? "" : (cells.title ?? ""))));
	return rows.map((row, at) => ({ row, named: named[at] ?? null }));
}

function toPlay(file: string, { row, named }: PlayedRow, watchedAt: string | null): FileRecord {
	if (row.problem) return toInvalid(file, row);
	const play = { kind: "play" as const, watched_at: watchedAt };
	return toRecord(file, row.line, named ? { ...play, ...named } : { ...play, invalid: { code: "removedTitle" } });
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
	const records = table.rows.map((row): FileRecord => {
		if (row.problem) return toInvalid(path, row);
		const { cells, line } = row;
		const title = readText(cells["title name"]);
		const base = { title, person: readText(cells["profile name"]) };
		if (isList)
			return toRecord(path, line, { ...base, kind: "watchLater", added_at: readText(cells["utc title add date"]) });
		const rating = { ...base, kind: "rating" as const, added_at: readText(cells["event utc ts"]) };
		const stars = readRating(cells["star value"], STARS_MAX);
		if (stars !== null) return toRecord(path, line, { ...rating, rating: stars });
		const thumb = THUMBS.get(cells["thumbs value"] ?? "");
		if (thumb !== undefined) return toRecord(path, line, { ...rating, rating: thumb, asks: "thumbs" });
		return toRecord(path, line, { ...base, leftOut: { code: "noStarsOrThumb" } });
	});
	return { kind: isList ? "Netflix My List" : "Netflix ratings", records };
}

export const readNetflix: Reader = ({ path, table }) => {
	if (!table) return null;
	const { header, rows } = table;
	if (hasColumns(table, "profile name", "start time", "title", "supplemental video type")) {
		const records = nameRows(rows).map((each): FileRecord => {
			const { cells, problem } = each.row;
			const played = toPlay(path, each, cells["start time"] ? `${cells["start time"]}Z` : null);
			if (problem) return played;
			const play = { ...played, person: readText(cells["profile name"]) };
			if (cells["supplemental video type"]) return { ...play, invalid: null, leftOut: { code: "trailer" } };
			if (toSeconds(cells.duration ?? "") < SHORT_SECONDS)
				return { ...play, invalid: null, leftOut: { code: "shortPlay" } };
			return play;
		});
		joinPieces(records);
		return { kind: "Netflix archive", records };
	}
	const own = readOwnLists(path, table);
	if (own) return own;
	if (header.length !== 2 || header[0] !== "title" || header[1] !== "date") return null;
	const records = nameRows(rows).map((each) => toPlay(path, each, readText(each.row.cells.date)));
	return { kind: "Netflix history", records };
};
