// What a person says a row of an import means: a title, an episode, or that it is left out; and which other rows that holds for.
import { and, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import type { FileRecord } from "~/domain/import/reading/record";
import type { EpisodeNumber, TitleRef } from "../../catalogue/types";
import { UNDO_MS } from "../../library/retention";
import { takeBackRows } from "./apply-rows.server";
import { rememberChosen, whereOfSameShow } from "./chosen-titles.server";
import {
	findRow,
	isLeftOut,
	isOpen,
	needsEpisode,
	OPEN,
	openRow,
	requireRows,
	type StoredRow,
	whereLeftOut,
} from "./import-rows.server";
import { readOptions, type StoredImport } from "./imports.server";

type Choice = TitleRef & Partial<EpisodeNumber>;

/** Rows that a person left out together with one. Those that each need an episode of their own are left out one by one. */
async function listLeftOutWith(db: Database, importId: string, chosenRow: StoredRow): Promise<number[]> {
	if (!isLeftOut(chosenRow) || needsEpisode(chosenRow)) return [chosenRow.row];
	const { titleKey, mediaType, id } = chosenRow;
	const whereSame = sql`title_key is ${titleKey} and media_type is ${mediaType} and media_id is ${id}`;
	const rows = await db
		.select()
		.from(importRows)
		.where(and(eq(importRows.importId, importId), whereSame, whereLeftOut));
	return rows.map(openRow).flatMap((row) => (needsEpisode(row) ? [] : row.row));
}

/** Rows of a title that the files give the same numbers and the same name. */
const whereSameEpisode = ({ season, episode, episodeTitle }: FileRecord) =>
	sql`record ->> 'season' is ${season} and record ->> 'episode' is ${episode} and record ->> 'episodeTitle' is ${episodeTitle}`;

/** D1's error where `chooseInImport` fails the transaction. */
const NULL_STATE = /NOT NULL constraint failed: imports\.state/;

/**
 * The end of a batch that changes rows: ends the work of other requests on the import. Where rows cannot be given other titles now,
 * it fails the whole batch. `isMoving`: rows are looked up or planned anew, and written where the import is applied.
 */
function chooseInImport(db: Database, { id, state, appliedAt }: StoredImport, isMoving: boolean) {
	const isUndoable = appliedAt !== null && appliedAt > Date.now() - UNDO_MS;
	const isChoosable =
		state === "applied"
			? sql`(state = 'applied' and applied_at = ${appliedAt} and ${isUndoable})`
			: sql`state in ('ready', 'matching')`;
	const next = isMoving ? sql`iif(state = 'applied', 'applying', 'matching')` : sql`state`;
	return db
		.update(imports)
		.set({
			...{ leaseUntil: 0, askedAt: Date.now(), state: sql`iif(${isChoosable}, ${next}, null)` },
			// What is written is no longer what the button said.
			options: isMoving ? sql`json_remove(options, '$.announced')` : imports.options,
		})
		.where(eq(imports.id, id));
}

/** Rows that are moved at once after they were written, and of which one statement takes back what they wrote. */
const MOVED_MAX = 5000;
const MOVED_AT_ONCE = 500;

/**
 * Gives a row, or all rows of its title or of its episode, a title, or leaves them out; a row that waits for a choice with those that wait as it
 * does. What rows have written is taken back in the same transaction, and written anew once they are looked up. Returns how many
 * rows changed, or why none did.
 */
export async function chooseRows(
	db: Database,
	stored: StoredImport,
	{ row, choice, isAll }: { row: number; choice: Choice | null; isAll: boolean },
): Promise<number | "missing" | "busy" | "tooMany"> {
	const { id: importId, profileId } = stored;
	const chosenRow = await findRow(db, { importId, row });
	if (!chosenRow) return "missing";
	const { record } = chosenRow;
	// A note goes with the play that it is of.
	const whereRow = and(
		eq(importRows.importId, importId),
		or(
			eq(importRows.row, row),
			chosenRow.playId === null
				? undefined
				: and(eq(importRows.titleKey, chosenRow.titleKey ?? ""), eq(importRows.playId, chosenRow.playId)),
		),
	);
	const isPlaced = choice?.mediaType === "tv" && choice.episode !== undefined;
	const whereSame: SQL | undefined =
		isAll && chosenRow.titleKey !== null
			? and(
					and(eq(importRows.importId, importId), eq(importRows.titleKey, chosenRow.titleKey)),
					isPlaced ? whereSameEpisode(record) : undefined,
				)
			: whereRow;
	const whereFollowing = choice?.mediaType === "tv" && isAll ? whereOfSameShow(importId, record) : sql`false`;
	await requireRows(db, { profileId, count: await db.$count(importRows, or(whereSame, whereFollowing)) });
	const whereAlike = sql`media_type is ${chosenRow.mediaType} and media_id is ${chosenRow.id}
		and (media_id is not null and episode is null) = ${chosenRow.id !== null && chosenRow.episode === null}`;
	const whereMeant =
		choice === null && isOpen(chosenRow) ? and(inArray(importRows.state, [...OPEN]), whereAlike) : undefined;
	// What a person left out stays so, unless it is this row or was left out with it.
	const whereNotKept = or(
		not(whereLeftOut),
		inArray(importRows.row, jsonValues(await listLeftOutWith(db, importId, chosenRow))),
	);
	const whereChanged = and(whereSame, whereMeant, whereNotKept, sql`kind <> 'other'`);
	// Of the same title, the row keeps the place that it was shown with; of another one, the file's counts.
	const placeOf = (name: "season" | "episode") =>
		sql`iif(media_type = ${choice?.mediaType ?? null} and media_id = ${choice?.id ?? null}, ${sql.raw(name)}, record ->> '${sql.raw(name)}')`;
	const place = isPlaced
		? { season: choice.season, episode: choice.episode }
		: { season: placeOf("season"), episode: placeOf("episode") };
	const rows = db
		.update(importRows)
		.set(
			choice
				? {
						...place,
						mediaType: choice.mediaType,
						id: choice.id,
						isChosen: true,
						state: "pending",
						reason: null,
						titleKey: sql`coalesce(title_key, ${`row:${row}`})`,
					}
				: { isChosen: true, state: "leftOut", reason: { code: "chosenOut" } },
		)
		.where(whereChanged)
		.returning({ row: importRows.row });
	// What the rows of the former title become follows from all of its rows.
	const isMoved = chosenRow.id !== null && !isOpen(chosenRow);
	const whereFormer = sql`${isMoved} and media_type is ${chosenRow.mediaType} and media_id is ${chosenRow.id}`;
	const former = db
		.update(importRows)
		.set({ state: "found", reason: null })
		.where(and(eq(importRows.importId, importId), whereFormer, inArray(importRows.state, ["ready", "present"])));
	const ownChange = chooseInImport(db, stored, choice !== null || isMoved);
	const whereOther = sql`title_key is not ${chosenRow.titleKey}`;
	const following = db
		.update(importRows)
		.set({ state: "pending", reason: null })
		.where(and(whereFollowing, whereOther));
	const title = choice && { mediaType: choice.mediaType, id: choice.id };
	const remembered = title && isAll ? [rememberChosen(db, importId, { row: chosenRow, title })] : [];
	const whereWritten = and(whereChanged, eq(importRows.state, "written"));
	const written = (
		await db
			.select()
			.from(importRows)
			.where(whereWritten)
			.limit(MOVED_MAX + 1)
	).map(openRow);
	if (written.length > MOVED_MAX) return "tooMany";
	const takenBack = Array.from({ length: Math.ceil(written.length / MOVED_AT_ONCE) }, (_, part) =>
		takeBackRows(
			{ db, stored, options: readOptions(stored) },
			written.slice(part * MOVED_AT_ONCE, (part + 1) * MOVED_AT_ONCE),
		),
	);
	try {
		const [changed] = await db.batch([rows, former, following, ...remembered, ...takenBack.flat(), ownChange]);
		return changed.length;
	} catch (error) {
		if (!NULL_STATE.test(String(error))) throw error;
		return "busy";
	}
}
