// When a profile's shows were last begun again: of two times the later one stays.
import { and, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, titles, viewings } from "~/database/schema/library";
import type { ProfileId } from "../accounts/profiles";
import { requireWrites } from "./limits.server";
import type { Round } from "./rounds";
import { isLaterFact, type TitleOfUser, whereTitle, writeTitles } from "./titles.server";

/** Milliseconds: when the title's current round began; 0 for its first. */
export function roundOf({ userId, mediaType, id }: { [Name in keyof TitleOfUser]: unknown }) {
	return sql<number>`coalesce((select r.begun_at from ${titles} r
		where r.user_id = ${userId} and r.media_type = ${mediaType} and r.media_id = ${id}), 0)`;
}

/** Whether the row of `viewings` with this name was watched in its title's current round: in the first one, ever. */
export function isWatchedIn(viewing: string, title: { [Name in keyof TitleOfUser]: unknown }) {
	const [times, watchedAt] = [sql.raw(`${viewing}.times`), sql.raw(`${viewing}.watched_at`)];
	return sql<number>`(${times} > 0 and (${watchedAt} > ${roundOf(title)} or ${roundOf(title)} = 0))`;
}

/** Whether something was watched in the show's current round. */
function isWatchedSince(show: TitleOfUser) {
	return sql<number>`exists (select 1 from ${viewings} v where v.user_id = ${show.userId}
		and v.media_type = ${show.mediaType} and v.media_id = ${show.id} and ${isWatchedIn("v", show)})`;
}

const BEGUN_AGAIN = {
	begunAt: sql`excluded.begun_at`,
	begunChangedAt: sql`excluded.begun_changed_at`,
	formerBegunAt: sql`${titles.begunAt}`,
};

/** Begins shows again, for a batch. Those from before the record was cleared do not count. */
export function reportRounds(db: Database, userId: ProfileId, rounds: Round[]) {
	const list = JSON.stringify(rounds.toSorted((one, other) => one.begunAt - other.begunAt));
	return writeTitles(db, {
		columns: {
			userId: sql`${userId}`,
			mediaType: sql`value ->> 'mediaType'`,
			id: sql`value ->> 'id'`,
			begunAt: sql`value ->> 'begunAt'`,
			begunChangedAt: sql`value ->> 'begunAt'`,
		},
		set: BEGUN_AGAIN,
		setWhere: isLaterFact.begun,
		from: sql`from json_each(${list}) where value ->> 'begunAt' >
			coalesce((select viewings_cleared_at from ${libraries} l where l.user_id = ${userId}), 0)`,
	});
}

/**
 * Begins a new round of a show. Changes nothing where nothing was watched in the current one, so that the same request twice
 * begins one round. Throws `HttpError` 429 when it exceeds today's limit.
 */
export async function beginRound(db: Database, show: TitleOfUser): Promise<void> {
	const { userId, mediaType, id } = show;
	await requireWrites(db, { userId, count: 1 });
	const now = Date.now();
	await writeTitles(db, {
		columns: {
			...{ userId: sql`${userId}`, mediaType: sql`${mediaType}`, id: sql`${id}` },
			...{ begunAt: sql`${now}`, begunChangedAt: sql`${now}` },
		},
		set: BEGUN_AGAIN,
		setWhere: isLaterFact.begun,
		from: sql`where ${isWatchedSince(show)}`,
	});
}

/**
 * Goes back to the round before, as long as nothing was watched in the current one: undoes `beginRound`. Throws `HttpError` 429
 * when it exceeds today's limit.
 */
export async function takeBackRound(db: Database, show: TitleOfUser): Promise<void> {
	const { userId } = show;
	await requireWrites(db, { userId, count: 1 });
	const now = Date.now();
	await db
		.update(titles)
		.set({ begunAt: sql`${titles.formerBegunAt}`, formerBegunAt: null, begunChangedAt: now, updatedAt: now })
		.where(and(whereTitle(show), sql`${titles.begunAt} is not null`, sql`not ${isWatchedSince(show)}`));
}
