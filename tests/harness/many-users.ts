import type { Platform } from "~/platform.server";

/** Users per statement. */
const STEP = 20_000;

/**
 * `count` users, numbered from `from`, each registered a second after the previous one: `member0000001` with
 * `member0000001@example.com`. Every tenth is premium. They cannot sign in.
 */
export async function givenManyUsers(
	{ db }: Pick<Platform, "db">,
	{ from = 1, count, role = "user" }: { from?: number; count: number; role?: string },
): Promise<void> {
	for (let first = from; first < from + count; first += STEP) {
		await db
			.prepare(
				`WITH RECURSIVE numbers (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2),
				named AS (SELECT n, printf('member%07d', n) AS name FROM numbers)
				INSERT INTO users (id, username, username_key, email, email_key, name, role, is_premium, password_hash, created_at)
				SELECT 'id-' || name, name, name, name || '@example.com', name || '@example.com', name, ?3, n % 10 = 0, '', 1700000000000 + n * 1000
				FROM named`,
			)
			.bind(first, Math.min(first + STEP, from + count), role)
			.run();
	}
}

/**
 * The same users, each with the same library: a movie and a show in the history and in Watch Later, and in the record the
 * movie and two episodes.
 */
export async function givenManyViewers(
	{ db }: Pick<Platform, "db">,
	{ from = 1, count }: { from?: number; count: number },
): Promise<void> {
	await givenManyUsers({ db }, { from, count });
	const members = `WITH RECURSIVE numbers (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2),
		members AS (SELECT printf('id-member%07d', n) AS id, ?3 - n AS at FROM numbers)`;
	const titles = "(SELECT 'movie' AS media_type, 27205 AS media_id UNION ALL SELECT 'tv', 1396)";
	const episodes = `(SELECT *, 1 AS episode FROM ${titles} UNION ALL SELECT 'tv', 1396, 2)`;
	for (let first = from; first < from + count; first += STEP) {
		const values = [first, Math.min(first + STEP, from + count), Date.now()];
		await db.batch([
			db
				.prepare(
					`${members} INSERT INTO titles (profile_id, media_type, media_id, first_opened_at, opened_at, saved_at, updated_at)
					SELECT id, media_type, media_id, at, at, at, at FROM members, ${titles}`,
				)
				.bind(...values),
			db
				.prepare(
					`${members} INSERT INTO episodes (profile_id, media_type, media_id, season, episode, position, duration, played_at)
					SELECT id, media_type, media_id, 1, episode, 2400, 2400, at FROM members, ${episodes}`,
				)
				.bind(...values),
			db
				.prepare(
					`${members} INSERT INTO plays (profile_id, media_type, media_id, season, episode, id, watched_at, precision, source,
						added_at)
					SELECT id, media_type, media_id, 1, episode, media_type || media_id || '.' || episode, at, 'instant', 'played', at FROM members, ${episodes}`,
				)
				.bind(...values),
		]);
	}
}
