// Netflix: the viewing history of a profile (a title and a day) and the archive of an account. Neither has ids.
import { groupBy } from "~/lib/group-by";
import { toInvalid } from "../columns";
import type { Reader } from "../format";
import { type FileRecord, readText, toRecord } from "../record";
import { hasColumns, type TableRow } from "../table";
import { type NamedTitle, readNetflixTitles } from "./netflix-titles";

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

const REMOVED = "Netflix has removed the title of this row";

function toPlay(file: string, { row, named }: PlayedRow, watchedAt: string | null): FileRecord {
	if (row.problem) return toInvalid(file, row);
	const play = { kind: "play" as const, watched_at: watchedAt };
	return toRecord(file, row.line, named ? { ...play, ...named } : { ...play, invalid: REMOVED });
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
			if (at - before < PAUSE_MS)
				Object.assign(record, { invalid: null, leftOut: "It continues a viewing of the file" });
			before = at;
		}
	}
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
			if (cells["supplemental video type"]) return { ...play, invalid: null, leftOut: "A trailer or an extra" };
			if (toSeconds(cells.duration ?? "") < SHORT_SECONDS)
				return { ...play, invalid: null, leftOut: "Played for less than two minutes" };
			return play;
		});
		joinPieces(records);
		return { kind: "Netflix archive", records };
	}
	if (header.length !== 2 || header[0] !== "title" || header[1] !== "date") return null;
	const records = nameRows(rows).map((each) => toPlay(path, each, readText(each.row.cells.date)));
	return { kind: "Netflix history", records };
};
