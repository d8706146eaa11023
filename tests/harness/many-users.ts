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
