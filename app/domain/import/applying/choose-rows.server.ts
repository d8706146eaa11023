// What a person says a row of an import means: a title, an episode, or that it is left out; and which other rows that holds for.
import { and, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { FileRecord } from "~/domain/import/reading/record";
import type { EpisodeNumber, TitleRef } from "../../catalogue/types";
import { rememberChosen, whereOfSameShow } from "./chosen-titles.server";
import {
	changeImport,
	findRow,
	isLeftOut,
	isOpen,
	needsEpisode,
	OPEN,
	openRow,
	requireRows,
	type StoredRow,
	whereLeftOut,
	whereNow,
} from "./import-rows.server";

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

/**
 * Gives a row, or all rows of its title or of its episode, a title, or leaves them out; a row that waits for a choice with those that wait as it
 * does. Returns how many rows changed; null: no such row; false: the import cannot be changed now.
 */
export async function chooseRows(
	db: Database,
	{
		profileId,
		importId,
		row,
		choice,
		isAll,
	}: {
		profileId: ProfileId;
		importId: string;
		row: number;
		choice: Choice | null;
		isAll: boolean;
	},
): Promise<number | null | false> {
	const chosenRow = await findRow(db, { importId, row });
	if (!chosenRow) return null;
	const whereRow = and(eq(importRows.importId, importId), eq(importRows.row, row));
	const { record } = chosenRow;
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
	const whereChanged = and(whereSame, whereMeant, whereNotKept, sql`kind <> 'other'`, whereNow(importId));
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
		.where(
			and(
				eq(importRows.importId, importId),
				whereFormer,
				inArray(importRows.state, ["ready", "present"]),
				whereNow(importId),
			),
		);
	const ownChange = changeImport(db, importId, choice || isMoved ? { state: "matching" } : {});
	const whereOther = sql`title_key is not ${chosenRow.titleKey}`;
	const following = db
		.update(importRows)
		.set({ state: "pending", reason: null })
		.where(and(whereFollowing, whereOther, whereNow(importId)));
	const title = choice && { mediaType: choice.mediaType, id: choice.id };
	const remembered = title && isAll ? [rememberChosen(db, importId, { row: chosenRow, title })] : [];
	const [changed, , allowed] = await db.batch([rows, former, ownChange, following, ...remembered]);
	return allowed.length > 0 && changed.length;
}
