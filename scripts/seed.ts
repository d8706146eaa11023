// npm run seed -- 1000000: fills the local database (STATE_DIR) with this many users, five watched titles each.
import { failPlainly, withReason } from "./fail-plainly";
import { migrateLocal, openLocalDatabase, STATE_DIR } from "./local-platform";
import { seedRows } from "./seed-rows";
import { protectState } from "./state-folder";

failPlainly();
const count = Number(process.argv.at(-1));
if (!Number.isInteger(count) || count < 1) {
	console.error("Usage: npm run seed -- 1000000");
	process.exit(1);
}
protectState(STATE_DIR);
const miniflare = await openLocalDatabase(STATE_DIR);
try {
	await withReason(migrateLocal(miniflare));
	// Miniflare has its own copy of Cloudflare's types.
	const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
	const start = Date.now();
	const highest = (await db.prepare("SELECT coalesce(max(rowid), 0) AS rows FROM users").first<number>("rows")) ?? 0;
	await withReason(
		seedRows(db, {
			from: highest + 1,
			to: highest + count,
			onStep: (done) => console.log(`${done - highest} users, ${Math.round((Date.now() - start) / 1000)} s`),
		}),
	);
} finally {
	await miniflare.dispose();
}
