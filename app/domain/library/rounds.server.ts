// When a profile's shows were begun again: a row for each round but the first. Two states merge by the union of their rows.
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, rounds, viewings } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import type { TitleRef } from "../catalogue/types";
import { requireWrites } from "./limits.server";
import type { Round } from "./rounds";

interface ShowOfUser extends TitleRef {
	userId: ProfileId;
}

/** Rounds of one profile: no more are begun. */
const ROUNDS_MAX = 1000;

/** Milliseconds: when the title's current round began; 0 for its first. */
export function roundOf({ userId, mediaType, id }: { [Name in keyof ShowOfUser]: unknown }) {
	return sql<number>`coalesce((select max(r.begun_at) from ${rounds} r
		where r.user_id = ${userId} and r.media_type = ${mediaType} and r.media_id = ${id}), 0)`;
}

/** Whether something was watched in the show's current round. */
function isWatchedSince(show: ShowOfUser) {
	return sql<number>`exists (select 1 from ${viewings} v where v.user_id = ${show.userId}
		and v.media_type = ${show.mediaType} and v.media_id = ${show.id} and v.watched_at > ${roundOf(show)})`;
}

function countRounds(userId: ProfileId) {
	return sql<number>`(select count(*) from ${rounds} r where r.user_id = ${userId})`;
}

/** Adds rounds, for a batch. Those from before the record was cleared do not count. */
export function reportRounds(db: Database, userId: ProfileId, given: Round[]) {
	const list = JSON.stringify(given.map(({ mediaType, id, begunAt }) => ({ mediaType, id, begunAt })));
	const rows = selectColumns(
		rounds,
		{
			userId: sql`${userId}`,
			mediaType: sql`value ->> 'mediaType'`,
			id: sql`value ->> 'id'`,
			begunAt: sql`value ->> 'begunAt'`,
		},
		sql`from json_each(${list}) where ${countRounds(userId)} < ${ROUNDS_MAX} and value ->> 'begunAt' >
			coalesce((select viewings_cleared_at from ${libraries} l where l.user_id = ${userId}), 0)`,
	);
	return db.insert(rounds).select(rows).onConflictDoNothing();
}

/**
 * Begins a new round of a show. Changes nothing where nothing was watched in the current one, so that the same request twice
 * begins one round. Throws `HttpError` 429 when it exceeds today's limit.
 */
export async function beginRound(
	db: Database,
	show: ShowOfUser,
): Promise<{ ok: true } | { ok: false; reason: "full" }> {
	const { userId, mediaType, id } = show;
	await requireWrites(db, { userId, count: 1 });
	const [state] = await db.all<{ isFull: number }>(sql`select ${countRounds(userId)} >= ${ROUNDS_MAX} as isFull`);
	if (state?.isFull) return { ok: false, reason: "full" };
	const row = { userId: sql`${userId}`, mediaType: sql`${mediaType}`, id: sql`${id}`, begunAt: sql`${Date.now()}` };
	await db
		.insert(rounds)
		.select(selectColumns(rounds, row, sql`where ${isWatchedSince(show)}`))
		.onConflictDoNothing();
	return { ok: true };
}

/**
 * Goes back to the round before, as long as nothing was watched in the current one: undoes `beginRound`. Throws `HttpError` 429
 * when it exceeds today's limit.
 */
export async function takeBackRound(db: Database, show: ShowOfUser): Promise<void> {
	const { userId, mediaType, id } = show;
	await requireWrites(db, { userId, count: 1 });
	const isOfShow = and(eq(rounds.userId, userId), eq(rounds.mediaType, mediaType), eq(rounds.id, id));
	await db.delete(rounds).where(and(isOfShow, eq(rounds.begunAt, roundOf(show)), sql`not ${isWatchedSince(show)}`));
}
