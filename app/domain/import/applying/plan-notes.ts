// What rows with notes become beside the notes that the library has. One that is there and differs is never replaced.
import type { PlanOptions } from "~/domain/import/import-options.server";
import type { Reason } from "~/domain/import/reason";
import { groupBy } from "~/lib/group-by";
import { readMoment } from "../reading/moment";
import { type KnownPlay, type KnownTitle, type PlacedRecord, type Planned, timeOf } from "./plan";

/** The plays of the title once the rows are written, and which of them each row tells of. */
export interface ToldPlays {
	plays: KnownPlay[];
	told: Map<number, string>;
	/** The rows that tell of plays. */
	rows: PlacedRecord[];
}

type Answer = Pick<Planned, "state" | "reason" | "playId">;

const present = (code: "sameNote" | "ownNote" | "laterNote"): Answer => ({ state: "present", reason: { code } });

function ready({ record }: PlacedRecord, playId?: string): Answer {
	const { note, noteLength } = record;
	const reason: Reason | null = noteLength ? { code: "noteCut", kept: note?.length ?? 0, of: noteLength } : null;
	return { state: "ready", reason, playId };
}

/** Why the row has no place; null where it has one. */
function findFault({ record, season, episode }: PlacedRecord): Answer | null {
	if (season === null && episode !== null) return { state: "ambiguous", reason: { code: "noSeason" } };
	if (season !== null && episode === null) return { state: "leftOut", reason: { code: "seasonNotes" } };
	if (record.isOfPlay && episode === null) return { state: "ambiguous", reason: { code: "noEpisodeOfShow" } };
	return null;
}

const placeOf = ({ season, episode }: Pick<PlacedRecord, "season" | "episode">) => `${season}.${episode}`;

/** The plays that the note may be of: those that its own line tells of, or those of its id, else those of its time. */
function findPlays(row: PlacedRecord, { plays, told, rows }: ToldPlays, options: PlanOptions): KnownPlay[] {
	const { record } = row;
	const here = plays.filter((play) => placeOf(play) === placeOf(row));
	const own = rows.filter(({ record: { file, line, sourceId } }) => {
		return (file === record.file && line === record.line) || (sourceId !== null && sourceId === record.sourceId);
	});
	const ids = new Set(own.flatMap(({ row: number }) => told.get(number) ?? []));
	if (ids.size > 0) return here.filter(({ playId }) => ids.has(playId));
	const at = timeOf(record, options);
	return at ? here.filter(({ watchedAt, precision }) => watchedAt === at.watchedAt && precision === at.precision) : [];
}

function planNotesOfPlays(rows: PlacedRecord[], tellers: ToldPlays, options: PlanOptions): Planned[] {
	/** Of each play, the note that it has or gets. */
	const notes = new Map(tellers.plays.map(({ playId, note }) => [playId, note]));
	return rows.map((row): Planned => {
		const { note } = row.record;
		const plays = findPlays(row, tellers, options);
		const free = plays.find(({ playId }) => notes.get(playId) === "");
		if (plays.length === 0) return { row: row.row, state: "leftOut", reason: { code: "noPlayOfNote" } };
		if (plays.some(({ playId }) => notes.get(playId) === note)) return { row: row.row, ...present("sameNote") };
		if (!free) return { row: row.row, ...present("ownNote") };
		notes.set(free.playId, note ?? "");
		return { row: row.row, ...ready(row, free.playId) };
	});
}

/** Of several of one place, the latest. */
function planNotesOfPlaces(rows: PlacedRecord[], known: KnownTitle["notes"], options: PlanOptions): Planned[] {
	const timed = rows.map((row) => ({ ...row, addedAt: readMoment(row.record.added_at, options)?.watchedAt ?? 0 }));
	return [...groupBy(timed, placeOf)].flatMap(([place, group]) => {
		const stored = known.find((other) => placeOf(other) === place);
		const latestFirst = group.toSorted((a, b) => b.addedAt - a.addedAt || a.row - b.row);
		return latestFirst.map((row, index): Planned => {
			if (stored && stored.note === row.record.note) return { row: row.row, ...present("sameNote") };
			if (stored) return { row: row.row, ...present("ownNote") };
			if (index > 0) return { row: row.row, ...present("laterNote") };
			return { row: row.row, ...ready(row) };
		});
	});
}

export function planNotes(
	placed: PlacedRecord[],
	{ notes, tellers, options }: { notes: KnownTitle["notes"]; tellers: ToldPlays; options: PlanOptions },
): Planned[] {
	const faults = placed.flatMap((row): Planned[] => {
		const fault = findFault(row);
		return fault ? [{ row: row.row, ...fault }] : [];
	});
	const sound = placed.filter((row) => !findFault(row));
	return [
		...faults,
		...planNotesOfPlays(
			sound.filter(({ record }) => record.isOfPlay),
			tellers,
			options,
		),
		...planNotesOfPlaces(
			sound.filter(({ record }) => !record.isOfPlay),
			notes,
			options,
		),
	];
}
