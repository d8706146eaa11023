import { type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { testPlatform } from "./context";

/** Deletes all stored data and applies the migrations. */
export async function emptyDatabase(): Promise<void> {
	const { DB, MIGRATIONS } = env as typeof env & { MIGRATIONS: D1Migration[] };
	const { cache, edgeCache } = testPlatform();
	// `reset` skips a store that the runtime has suspended, as it does after ten idle seconds. A read wakes each store.
	await Promise.all([DB.prepare("SELECT 1").run(), cache.get("-"), edgeCache.match("https://marquee.test/")]);
	await reset();
	// In one call; the pool's own function takes two calls for each migration.
	await DB.batch(MIGRATIONS.flatMap(({ queries }) => queries.map((query) => DB.prepare(query))));
}
