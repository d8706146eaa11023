import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { testPlatform } from "./context";

/** Deletes all stored data and migrates again, so that a test starts with known data. */
export async function emptyDatabase(): Promise<void> {
	const { DB, MIGRATIONS } = env as typeof env & { MIGRATIONS: D1Migration[] };
	const { cache, edgeCache } = testPlatform();
	// `reset` passes over a store that the runtime has put to rest, as it does after ten seconds: wake them all.
	await Promise.all([DB.prepare("SELECT 1").run(), cache.get("-"), edgeCache.match("https://marquee.test/")]);
	await reset();
	await applyD1Migrations(DB, MIGRATIONS);
}
