// Writes the ready rows of an import to the library, and takes them back. A part is written together with the mark on its
// rows, so that work that is cut off is neither lost nor done twice.

import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { jsonValues } from "~/database/json-rows";
import { importRows } from "~/database/schema/imports";
import { episodes, WHOLE_TITLE } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { FileRecord } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { FACT_KINDS, isFact } from "~/domain/import/row-kinds";
import type { TitleRef } from "../../catalogue/types";
import { REMARK_NAMES, REMARKS, type RemarkName } from "../../library/changes/remarks";
import { addPlays, type NewPlay } from "../../library/store/play-statements.server";
import { PLAYS_MAX, readRecordSize } from "../../library/store/record-size.server";
import { importRemarks, takeBackRemarks } from "../../library/store/remark-statements.server";
import { keepNames, type TitleName } from "../../library/store/title-names.server";
import { listNotSo, planFactChanges, type TimedRow, takeBackFacts } from "./facts-of-rows.server";
import { nameOf, openRow, readAddedAt, type StoredRow, yearOf } from "./import-rows.server";
import type { ImportWork } from "./imports.server";
import { timeOf } from "./plan";
import { isReplacing } from "./plan-remarks";
import {
	type ImportedNote,
	importPlayNotes,
	replaceUndated,
	takeBackPlayNotes,
	takeBackPlays,
} from "./plays-of-rows.server";

/** Rows of one part. */
const ROWS = 500;
/** Titles of one part that are saved or listed: their cards are looked up, and its lease is 30 seconds. */
const LOOKED_UP = 20;

const isLookedUp = ({ kind }: StoredRow) => kind === "watchLater" || kind === "list";

/** What follows from an import of what its rows write. */
type Applying = Pick<ImportWork, "stored" | "options">;

/** The next rows of a state. */
async function readRows({ db, stored }: ImportWork, state: "ready" | "written"): Promise<StoredRow[]> {
	const rows = await db
		.select()
		.from(importRows)
		.where(and(eq(importRows.importId, stored.id), eq(importRows.state, state)))
		.orderBy(asc(importRows.row))
		.limit(ROWS);
	return rows.map(openRow);
}

function setRows({ db, stored }: ImportWork, rows: StoredRow[], part: SQLiteUpdateSetSource<typeof importRows>) {
	const numbers = jsonValues(rows.map(({ row }) => row));
	return db
		.update(importRows)
		.set(part)
		.where(and(eq(importRows.importId, stored.id), inArray(importRows.row, numbers)));
}

/** The play that a row is. */
function toNewPlay(row: StoredRow, { stored, options }: Applying): (NewPlay & Pick<StoredRow, "replaces">)[] {
	const { mediaType, id, season, episode, playId, replaces } = row;
	const at = row.kind === "play" ? timeOf(row.record, options) : null;
	if (!at || !mediaType || id === null || season === null || episode === null || playId === null) return [];
	const play = { playId, mediaType, id, season, episode, ...at, source: "import", addedAt: Date.now() } as const;
	return [{ ...play, importId: stored.id, replaces }];
}

/** When something was said or became so; the time of applying where that is not known, or would be later. */
function toAddedAt({ stored, options }: Applying, record: FileRecord): number {
	const appliedAt = stored.appliedAt ?? Date.now();
	return readAddedAt(record, { options, appliedAt })?.watchedAt ?? appliedAt;
}

/** The remarks of this name that rows are, with what they replaced. */
function toRemarks(name: RemarkName, rows: StoredRow[], work: Applying) {
	return rows.flatMap(({ mediaType, id, season, episode, kind, record, ...row }) => {
		const value = record[name];
		if (kind !== name || !mediaType || id === null || value === null || record.isOfPlay) return [];
		const former = row.formerRating || REMARKS[name].none;
		const at = toAddedAt(work, record);
		return [{ mediaType, id, season, episode, value, at, former, formerAt: row.formerRatedAt }];
	});
}

/** The note of a play that a row is. */
function toPlayNotes({ playId, record }: StoredRow, work: Applying): ImportedNote[] {
	const { note, isOfPlay } = record;
	return isOfPlay && playId !== null && note !== null ? [{ playId, note, notedAt: toAddedAt(work, record) }] : [];
}

const leaveOut = (reason: Reason) => ({ state: "leftOut", reason }) as const;

/** A column of the rating that an import's row replaces; null for none. */
function selectFormer(profileId: ProfileId, column: SQLiteColumn) {
	return sql`(select ${column} from ${episodes} where profile_id = ${profileId} and media_type = ${importRows.mediaType}
		and media_id = ${importRows.id} and season = coalesce(${importRows.season}, ${WHOLE_TITLE})
		and episode = coalesce(${importRows.episode}, ${WHOLE_TITLE}))`;
}

const placeOf = ({ mediaType, id, season, episode }: Pick<StoredRow, "mediaType" | "id" | "season" | "episode">) =>
	`${mediaType} ${id} ${season ?? WHOLE_TITLE} ${episode ?? WHOLE_TITLE}`;

const withTimes = (work: Applying, rows: StoredRow[]): TimedRow[] =>
	rows.map((row) => ({ row, addedAt: toAddedAt(work, row.record) }));

/** The names of the rows' titles; those of a list have their cards there. */
function listNames(rows: StoredRow[]): (TitleRef & TitleName)[] {
	return rows
		.filter(({ kind }) => kind !== "list")
		.flatMap((row) => {
			const { mediaType, id } = row;
			const name = nameOf(row);
			return mediaType && id !== null && name ? [{ mediaType, id, name, year: yearOf(row) }] : [];
		});
}

/** Applies the next ready rows; true when none is left. */
export async function applySome(work: ImportWork): Promise<boolean> {
	const { db, stored, options } = work;
	const { profileId } = stored;
	const ready = await readRows(work, "ready");
	const beyond = ready.filter(isLookedUp)[LOOKED_UP];
	const rows = beyond ? ready.filter(({ row }) => row < beyond.row) : ready;
	if (rows.length === 0) return true;
	const ofKind = (kind: StoredRow["kind"]) => rows.filter((row) => row.kind === kind);
	const [watched, noted] = [ofKind("play"), ofKind("note")];
	const now = Date.now();
	const facts = await planFactChanges(work, withTimes(work, rows));
	const { plays: count } = await readRecordSize(db, profileId);
	const room = Math.max(0, PLAYS_MAX - count);
	const [fitting, full] = [watched.slice(0, room), watched.slice(room)];
	const written = REMARK_NAMES.map((name) =>
		importRemarks(db, name, {
			...{ profileId, remarks: toRemarks(name, rows, work) },
			isReplacing: isReplacing(name, options),
		}),
	);
	const [, , notedPlays, ...results] = await db.batch([
		setRows(work, ofKind("rating"), {
			formerRating: sql`coalesce(${selectFormer(profileId, episodes.rating)}, 0)`,
			formerRatedAt: selectFormer(profileId, episodes.ratedAt),
		}),
		addPlays(db, { profileId, plays: fitting.flatMap((row) => toNewPlay(row, work)) }),
		importPlayNotes(db, { profileId, notes: noted.flatMap((row) => toPlayNotes(row, work)) }),
		...written,
		...replaceUndated(db, { profileId, rows: fitting, at: stored.appliedAt ?? now }),
		keepNames(db, profileId, listNames(rows)),
		setRows(work, rows, { state: "written" }),
		setRows(work, full, leaveOut({ code: "fullOfPlays" })),
		...facts.statements,
		...facts.refused.map(({ row, reason }) => setRows(work, [row], leaveOut(reason))),
	]);
	const playIds = new Set(notedPlays.map(({ playId }) => playId));
	for (const [index, name] of REMARK_NAMES.entries()) {
		const places = new Set((results[index] as Awaited<(typeof written)[number]>).map(placeOf));
		const changedSince = ofKind(name).filter((row) =>
			row.record.isOfPlay ? !playIds.has(row.playId ?? "") : !places.has(placeOf(row)),
		);
		const reason = { code: "remarkSince", what: name } as const;
		if (changedSince.length > 0) await setRows(work, changedSince, leaveOut(reason));
	}
	const refused = new Set(facts.refused.map(({ row }) => row));
	const notSo = await listNotSo(
		db,
		profileId,
		rows.filter((row) => isFact(row.kind) && !refused.has(row)),
	);
	for (const kind of FACT_KINDS) {
		const some = notSo.filter((row) => row.kind === kind);
		const reason = { code: "remarkSince", what: kind } as const;
		if (some.length > 0) await setRows(work, some, leaveOut(reason));
	}
	return false;
}

/** Statements that take back what rows wrote, for the batch that says so of the rows. What was changed since stays. */
export function takeBackRows(work: Applying & Pick<ImportWork, "db">, rows: StoredRow[]) {
	const { db, stored } = work;
	const { profileId } = stored;
	const now = Date.now();
	const written = rows.flatMap((row) => toNewPlay(row, work));
	return [
		...takeBackPlays(db, { profileId, importId: stored.id, written, takenAt: stored.appliedAt ?? now, now }),
		...REMARK_NAMES.map((name) => takeBackRemarks(db, name, { profileId, remarks: toRemarks(name, rows, work), now })),
		takeBackPlayNotes(db, { profileId, notes: rows.flatMap((row) => toPlayNotes(row, work)), now }),
		...takeBackFacts(work, withTimes(work, rows)),
	] as const;
}

/** Takes back what the next rows wrote; true when none is left. */
export async function undoSome(work: ImportWork): Promise<boolean> {
	const rows = await readRows(work, "written");
	if (rows.length === 0) return true;
	await work.db.batch([...takeBackRows(work, rows), setRows(work, rows, { state: "ready" })]);
	return false;
}
