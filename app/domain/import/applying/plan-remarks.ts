// What rows with remarks become beside those that the library has. Of several of one place the latest counts; one that is there and
// differs is replaced only where the person says so, which is asked of ratings.
import type { PlanOptions } from "~/domain/import/import-options.server";
import type { Reason } from "~/domain/import/reason";
import { ofSeasons } from "~/domain/import/row-kinds";
import { groupBy } from "~/lib/group-by";
import type { RemarkName } from "../../library/changes/remarks";
import { readMoment } from "../reading/moment";
import { type PlacedRecord, type Planned, type StoredPlay, type StoredTitle, timeOf } from "./plan";

/** The plays of the title once the rows are written, and which of them each row tells of. */
interface ToldPlays {
	plays: StoredPlay[];
	told: Map<number, string>;
	/** The rows that tell of plays. */
	rows: PlacedRecord[];
}

/** Why the row has no place; null where it has one. */
function findFault(name: RemarkName, { record, season, episode }: PlacedRecord): Omit<Planned, "row"> | null {
	if (record[name] === null) return { state: "invalid", reason: { code: "not1To10" } };
	if (season === null && episode !== null) return { state: "ambiguous", reason: { code: "noSeason" } };
	if (season !== null && episode === null) return { state: "leftOut", reason: ofSeasons(name) };
	if (record.isOfPlay && episode === null) return { state: "ambiguous", reason: { code: "noEpisodeOfShow" } };
	return null;
}

function ready(name: RemarkName, { row, record }: PlacedRecord, playId?: string): Planned {
	const { [name]: value, noteLength: of } = record;
	const reason: Reason | null = of ? { code: "noteCut", kept: String(value ?? "").length, of } : null;
	return { row, state: "ready", reason, playId };
}

const placeOf = ({ season, episode }: Pick<PlacedRecord, "season" | "episode">) => `${season}.${episode}`;

/** The plays that the note may be of: those that its own line tells of, or those of its id, else those of its time. */
function findPlays(row: PlacedRecord, { plays, told, rows }: ToldPlays, options: PlanOptions): StoredPlay[] {
	const { record } = row;
	const here = plays.filter((play) => placeOf(play) === placeOf(row));
	const ofNote = rows.filter(({ record: { file, line, sourceId } }) => {
		return (file === record.file && line === record.line) || (sourceId !== null && sourceId === record.sourceId);
	});
	const ids = new Set(ofNote.flatMap(({ row: number }) => told.get(number) ?? []));
	if (ids.size > 0) return here.filter(({ playId }) => ids.has(playId));
	const at = timeOf(record, options);
	return at ? here.filter(({ watchedAt, precision }) => watchedAt === at.watchedAt && precision === at.precision) : [];
}

function planNotesOfPlays(rows: PlacedRecord[], tellers: ToldPlays, options: PlanOptions): Planned[] {
	/** Of each play, the note that it has or gets. */
	const notes = new Map(tellers.plays.map(({ playId, note }) => [playId, note]));
	const what = "note";
	return rows.map((row): Planned => {
		const { note } = row.record;
		const plays = findPlays(row, tellers, options);
		const free = plays.find(({ playId }) => notes.get(playId) === "");
		const present = (reason: Reason): Planned => ({ row: row.row, state: "present", reason });
		if (plays.length === 0) return { row: row.row, state: "leftOut", reason: { code: "noPlayOfNote" } };
		if (plays.some(({ playId }) => notes.get(playId) === note)) return present({ code: "sameRemark", what });
		if (!free) return present({ code: "ownRemark", what });
		notes.set(free.playId, note ?? "");
		return ready("note", row, free.playId);
	});
}

/** Whether a remark of a file replaces another one that is there: it is asked of ratings alone. */
export function isReplacing(name: RemarkName, options: Pick<PlanOptions, "ratings">): boolean {
	return name === "rating" && options.ratings === "replace";
}

interface PlanOfRemarks {
	remarks: StoredTitle["remarks"];
	tellers: ToldPlays;
	options: PlanOptions;
}

export function planRemarks(
	name: RemarkName,
	placed: PlacedRecord[],
	{ remarks, tellers, options }: PlanOfRemarks,
): Planned[] {
	const faults = placed.flatMap((row): Planned[] => {
		const fault = findFault(name, row);
		return fault ? [{ row: row.row, ...fault }] : [];
	});
	const sound = placed.filter((row) => !findFault(name, row));
	const ofPlaces = sound
		.filter(({ record }) => !record.isOfPlay)
		.map((row) => ({ ...row, addedAt: readMoment(row.record.added_at, options)?.watchedAt ?? 0 }));
	const values = new Map(remarks[name].map((remark) => [placeOf(remark), remark.value]));
	const planned = [...groupBy(ofPlaces, placeOf)].flatMap(([place, rows]) => {
		const stored = values.get(place);
		const order = ({ record }: PlacedRecord) => Number(record[name]) || 0;
		const latestFirst = rows.toSorted((a, b) => b.addedAt - a.addedAt || order(b) - order(a) || a.row - b.row);
		return latestFirst.map((row, index): Planned => {
			const present = (reason: Reason): Planned => ({ row: row.row, state: "present", reason });
			if (stored === row.record[name]) return present({ code: "sameRemark", what: name });
			if (index > 0) return present({ code: "laterRemark", what: name });
			if (stored === undefined || isReplacing(name, options)) return ready(name, row);
			return present({ code: "ownRemark", what: name, ...(typeof stored === "number" && { value: stored }) });
		});
	});
	const ofPlays = sound.filter(({ record }) => record.isOfPlay);
	return [...faults, ...planNotesOfPlays(ofPlays, tellers, options), ...planned];
}
