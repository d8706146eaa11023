// Clears everything that was watched and rated, and brings it back within thirty days. A clearing is known by its time: plays
// have it as the time of their removal, and rows of `titles` beside what else was cleared of them. Both work in bounded steps, of
// which each is whole: what was cut off goes on when it is asked for again.
import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { updateRows } from "~/database/row-batches";
import { episodes, libraries, plays, titles } from "~/database/schema/library";
import { ofRemarks, REMARK_NAMES, REMARKS, type RemarkCounts } from "~/domain/library/changes/remarks";
import { UNDO_MS } from "~/domain/library/retention";
import type { Cleared } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import { wherePlay } from "./play-statements.server";
import { PLAYS_MAX, readRecordSize } from "./record-size.server";
import { remarkColumns, setExcluded } from "./remark-statements.server";
import { isSaid } from "./remarks.server";
import { writeEpisodes, writeTitles } from "./titles.server";

/** Of a title that has nothing to bring back. */
export const NOTHING_CLEARED = { cleared: null, clearedAt: null };
/** Titles of which one statement brings positions and ratings back. */
const TITLES = 100;
/** Characters of what is kept of one title, far above every real show; D1 stores at most 2 MB in a row. */
const CLEARED_MAX = 1_000_000;

async function readClearings(db: Database, profileId: ProfileId): Promise<number[]> {
	const { clearings } = libraries;
	const [row] = await db.select({ clearings }).from(libraries).where(eq(libraries.profileId, profileId)).limit(1);
	return row?.clearings.filter((at) => at > Date.now() - UNDO_MS) ?? [];
}

/** With the condition of the index. */
function isClearedPlay(profileId: ProfileId, clearings: number[]): [SQL, ...SQL[]] {
	const isOfClearing = sql`removed_at > 0 and removed_at in ${jsonValues(clearings)}`;
	return [isOfClearing, eq(plays.profileId, profileId), sql`not ${wherePlay}`];
}

/** Null where nothing can be brought back. */
export async function readCleared(db: Database, profileId: ProfileId): Promise<Cleared | null> {
	const clearings = await readClearings(db, profileId);
	const [first, last] = [clearings[0], clearings.at(-1)];
	if (first === undefined || last === undefined) return null;
	return {
		plays: await db.$count(plays, and(...isClearedPlay(profileId, clearings))),
		clearedAt: last,
		undoUntil: first + UNDO_MS,
	};
}

/** Keeps what is cleared of titles beside what was cleared of them before. `what`: a JSON object of the rows of one title. */
function keep(db: Database, { what, from, now }: { what: SQL; from: SQL; now: number }) {
	return writeTitles(db, {
		columns: {
			profileId: sql`profile_id`,
			mediaType: sql`media_type`,
			id: sql`media_id`,
			cleared: what,
			clearedAt: now,
		},
		set: {
			cleared: sql`iif(length(${titles.cleared}) > ${CLEARED_MAX}, ${titles.cleared},
				json_patch(coalesce(${titles.cleared}, '{}'), excluded.cleared))`,
			clearedAt: now,
		},
		from: sql`${from} group by profile_id, media_type, media_id`,
	});
}

const POSITIONS = sql`json_object('positions', json_group_object(season || ' ' || episode,
	json_array(season, episode, position, duration, played_at)))`;
const SAID = ofRemarks((name) => {
	const { list, timeName } = REMARKS[name];
	return sql.raw(`json_object('${list}', json_group_object(season || ' ' || episode,
		json_array(season, episode, ${name}, ${timeName})))`);
});

/**
 * Clears plays, positions, remarks and rounds. Earlier reports do not restore them. Returns the number of plays, and the time of
 * the clearing, which is what `restoreCleared` brings back.
 */
export async function clearRecord(db: Database, profileId: ProfileId): Promise<{ removed: number; undoUntil: number }> {
	const now = Date.now();
	const size = await readRecordSize(db, profileId);
	const isEmpty = Object.values(size).every((count) => count === 0);
	// In one statement, so that two requests at once do not forget each other.
	const clearings = sql`(select json_group_array(value) from (select value from json_each(${libraries.clearings})
		where value > ${now - UNDO_MS} union select ${now} where not ${isEmpty}))`;
	await db
		.insert(libraries)
		.values({ profileId, recordClearedAt: now, clearings: isEmpty ? [] : [now] })
		.onConflictDoUpdate({
			target: libraries.profileId,
			set: { recordClearedAt: sql`max(${libraries.recordClearedAt}, ${now})`, clearings },
		});
	const removed = await updateRows(db, plays, { removedAt: now }, [
		eq(plays.profileId, profileId),
		wherePlay,
		lte(plays.addedAt, now),
	]);
	const begun = sql`json_object('begun', json_array(begun_at, former_begun_at, begun_changed_at, ${now}))`;
	await updateRows(
		db,
		titles,
		{
			cleared: sql`json_patch(coalesce(cleared, '{}'), ${begun})`,
			clearedAt: now,
			begunAt: null,
			formerBegunAt: null,
			begunChangedAt: now,
			updatedAt: now,
		},
		[eq(titles.profileId, profileId), lte(titles.begunAt, now)],
	);
	const keepOf = (what: SQL) => (isInBatch: SQL) =>
		keep(db, { what, from: sql`from ${episodes} where ${isInBatch}`, now });
	// With the conditions of the indexes.
	for (const name of REMARK_NAMES) {
		const isEarlier = and(eq(episodes.profileId, profileId), lte(episodes[REMARKS[name].time], now));
		const cleared = { [name]: REMARKS[name].none, [REMARKS[name].time]: 0 };
		await updateRows(db, episodes, cleared, [isSaid(name), sql`${isEarlier}`], keepOf(SAID[name]));
	}
	const isStarted = and(eq(episodes.profileId, profileId), eq(episodes.times, 0), lte(episodes.playedAt, now));
	const noPosition = { position: 0, duration: 0, playedAt: 0 };
	await updateRows(db, episodes, noPosition, [sql`played_at > 0`, sql`${isStarted}`], keepOf(POSITIONS));
	return { removed, undoUntil: now + UNDO_MS };
}

/** As many plays of the same time were recorded since as are cleared up to this one: it is there already. */
function whereThereAgain(clearedAt: number): SQL {
	// Named, so that SQLite does not read all plays of the person for each of them.
	const count = sql`(select count(*) from ${plays} as other indexed by plays_by_episode
		where other.profile_id = plays.profile_id and other.media_type = plays.media_type and other.media_id = plays.media_id
			and other.season = plays.season and other.episode = plays.episode and other.watched_at is plays.watched_at
			and other.precision = plays.precision`;
	return sql`${count} and other.added_at > max(other.removed_at, ${clearedAt}))
		>= ${count} and other.removed_at = ${clearedAt} and other.added_at <= ${clearedAt} and other.id <= plays.id)`;
}

/** Statements for a batch, in this order. What has changed since the clearing stays. */
function restoreTitles(db: Database, isInBatch: SQL) {
	const listed = (name: "positions" | keyof RemarkCounts) =>
		sql`from ${titles} as t cross join json_each(t.cleared, ${`$.${name}`}) as kept where t.${isInBatch}`;
	const title = { profileId: sql`t.profile_id`, mediaType: sql`t.media_type`, id: sql`t.media_id` };
	const value = (index: number) => sql`kept.value ->> ${sql.raw(String(index))}`;
	const place = { ...title, season: value(0), episode: value(1) };
	const begun = (index: number) => sql`cleared ->> ${sql.raw(`'$.begun[${index}]'`)}`;
	const back = (index: number, column: SQL) => sql`iif(begun_changed_at = ${begun(3)}, ${begun(index)}, ${column})`;
	return [
		writeEpisodes(db, {
			columns: { ...place, position: value(2), duration: value(3), playedAt: value(4) },
			set: { position: sql`excluded.position`, duration: sql`excluded.duration`, playedAt: sql`excluded.played_at` },
			setWhere: sql`excluded.played_at > ${episodes.playedAt}`,
			from: listed("positions"),
		}),
		...REMARK_NAMES.map((name) =>
			writeEpisodes(db, {
				columns: { ...place, ...remarkColumns(name, value(2), value(3)) },
				set: setExcluded(name),
				setWhere: sql`${episodes[REMARKS[name].time]} = 0`,
				from: listed(REMARKS[name].list),
			}),
		),
		db
			.update(titles)
			.set({
				begunAt: back(0, sql`begun_at`),
				formerBegunAt: back(1, sql`former_begun_at`),
				begunChangedAt: back(2, sql`begun_changed_at`),
				...NOTHING_CLEARED,
				updatedAt: Date.now(),
			})
			.where(isInBatch)
			.returning({ one: sql`1` }),
	] as const;
}

export type Restored = { ok: true; restored: number } | { ok: false; reason: "missing" | "full" };

/**
 * Brings back everything that was cleared in the last thirty days, as it was; what was recorded since stays, and nothing is there
 * twice. `full`: the record would hold too much.
 */
export async function restoreCleared(db: Database, profileId: ProfileId): Promise<Restored> {
	const cleared = await readCleared(db, profileId);
	if (!cleared) return { ok: false, reason: "missing" };
	if ((await readRecordSize(db, profileId)).plays + cleared.plays > PLAYS_MAX) return { ok: false, reason: "full" };
	const clearings = await readClearings(db, profileId);
	let restored = 0;
	// What was cleared last is what was recorded since the clearing before.
	for (const at of clearings.toReversed()) {
		restored += await updateRows(db, plays, { removedAt: 0 }, [
			...isClearedPlay(profileId, [at]),
			sql`not ${whereThereAgain(at)}`,
		]);
		const rows = db.select({ rowid: sql`rowid` }).from(titles);
		const batch = rows.where(and(eq(titles.clearedAt, at), eq(titles.profileId, profileId))).limit(TITLES);
		let isDone = false;
		while (!isDone) {
			const results = await db.batch(restoreTitles(db, sql`rowid in ${batch}`));
			isDone = (results.at(-1) as unknown[]).length < TITLES;
		}
	}
	// Another request may have cleared meanwhile.
	const others = sql`from json_each(clearings) where value not in ${jsonValues(clearings)}`;
	await db
		.update(libraries)
		.set({
			recordClearedAt: sql`iif(exists (select 1 ${others}), record_cleared_at, 0)`,
			clearings: sql`(select json_group_array(value) ${others})`,
		})
		.where(eq(libraries.profileId, profileId));
	return { ok: true, restored };
}
