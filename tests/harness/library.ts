import type { Platform } from "~/platform.server";

/** Rows that one statement makes. */
const STEP = 20_000;

/** `count` movies in the user's watch history, ids from `from` on, each last watched a millisecond before the one before it. */
export async function givenManyWatches(
	{ db }: Pick<Platform, "db">,
	{ userId, from = 1, count, newest }: { userId: string; from?: number; count: number; newest: number },
): Promise<void> {
	for (let first = from; first < from + count; first += STEP) {
		await db
			.prepare(
				`WITH RECURSIVE ids (id) AS (SELECT ?2 UNION ALL SELECT id + 1 FROM ids WHERE id + 1 < ?3)
				INSERT INTO watch_history (user_id, media_type, media_id, watched_at, last_watched, updated_at)
				SELECT ?1, 'movie', id, ?4 - id, ?4 - id, ?4 - id FROM ids`,
			)
			.bind(userId, first, Math.min(first + STEP, from + count), newest)
			.run();
	}
}
