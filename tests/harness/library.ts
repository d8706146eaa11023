import type { Platform } from "~/platform.server";

/** Rows per statement. */
const STEP = 20_000;

/** `count` movies in the user's watch history. Ids start at `from`; each was watched a millisecond before the previous one. */
export async function givenManyWatches(
	{ db }: Pick<Platform, "db">,
	{ profileId, from = 1, count, newest }: { profileId: string; from?: number; count: number; newest: number },
): Promise<void> {
	for (let first = from; first < from + count; first += STEP) {
		await db
			.prepare(
				`WITH RECURSIVE ids (id) AS (SELECT ?2 UNION ALL SELECT id + 1 FROM ids WHERE id + 1 < ?3)
				INSERT INTO titles (profile_id, media_type, media_id, first_opened_at, opened_at, updated_at)
				SELECT ?1, 'movie', id, ?4 - id, ?4 - id, ?4 - id FROM ids`,
			)
			.bind(profileId, first, Math.min(first + STEP, from + count), newest)
			.run();
	}
}

/** `count` unknown movies in the user's Watch Later, all saved at the same time long ago. */
export async function givenManySaved(
	{ db }: Pick<Platform, "db">,
	{ profileId, count }: { profileId: string; count: number },
): Promise<void> {
	await db
		.prepare(
			`WITH RECURSIVE ids (id) AS (SELECT 900000 UNION ALL SELECT id + 1 FROM ids WHERE id < 900000 + ?2 - 1)
			INSERT INTO titles (profile_id, media_type, media_id, saved_at, updated_at) SELECT ?1, 'movie', id, 1, 1 FROM ids`,
		)
		.bind(profileId, count)
		.run();
}

const SHOWS = Array.from({ length: 20 }, (_, index) => index + 1);

/** `count` watched episodes in the user's record, of each of the shows in turn, with 20 in a season. The last ones are the oldest. */
export async function givenManyViewings(
	{ db }: Pick<Platform, "db">,
	{ profileId, count, newest, shows = SHOWS }: { profileId: string; count: number; newest: number; shows?: number[] },
): Promise<void> {
	const episodes = `WITH RECURSIVE numbers (n, shows) AS
			(SELECT 0, json_array_length(?4) UNION ALL SELECT n + 1, shows FROM numbers WHERE n + 1 < ?2),
		watched (profile_id, media_type, media_id, season, episode, at) AS (SELECT ?1, 'tv', ?4 ->> ('$[' || (n % shows) || ']'),
			1 + n / shows / 20, 1 + n / shows % 20, ?3 - n FROM numbers)`;
	const place = "profile_id, media_type, media_id, season, episode";
	const statements = [
		`INSERT INTO episodes (${place}, position, duration, played_at) ${episodes} SELECT ${place}, 0, 2400, at FROM watched`,
		`INSERT INTO plays (${place}, id, watched_at, precision, source, added_at)
			${episodes} SELECT ${place}, media_id || '.' || season || '.' || episode || '.' || at, at, 'instant', 'played', at FROM watched`,
	];
	await db.batch(statements.map((sql) => db.prepare(sql).bind(profileId, count, newest, JSON.stringify(shows))));
}

/** `count` ratings in turn of movies, shows and episodes, with ids from `from` on. The last ones are the oldest. */
export async function givenManyRatings(
	{ db }: Pick<Platform, "db">,
	{ profileId, from = 0, count, newest }: { profileId: string; from?: number; count: number; newest: number },
): Promise<void> {
	await db
		.prepare(
			`WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2)
			INSERT INTO episodes (profile_id, media_type, media_id, season, episode, rating, rated_at)
			SELECT ?1, iif(n % 3, 'tv', 'movie'), ?4 + n, iif(n % 3 = 2, 1, -1), iif(n % 3 = 2, 1, -1), 1 + n % 10, ?3 - n FROM numbers WHERE true
			ON CONFLICT DO UPDATE SET rating = excluded.rating, rated_at = excluded.rated_at`,
		)
		.bind(profileId, count, newest, from)
		.run();
}

/** `count` hidden movies, the first one hidden last. */
export async function givenManyHidden(
	{ db }: Pick<Platform, "db">,
	{ profileId, count, from = 1_000_000 }: { profileId: string; count: number; from?: number },
): Promise<void> {
	await db
		.prepare(
			`WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2)
			INSERT INTO titles (profile_id, media_type, media_id, hidden_at, updated_at)
				SELECT ?1, 'movie', ?3 + n, 1000000 - n, 1000000 FROM numbers`,
		)
		.bind(profileId, count, from)
		.run();
}
