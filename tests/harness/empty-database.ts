import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Empties everything that is stored and migrates anew, so that a test knows all there is. */
export async function emptyDatabase(): Promise<void> {
	const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };
	await reset();
	await applyD1Migrations(DB, MIGRATIONS);
}
