// Measures the rows that each operation reads and writes while the tables grow, with ten watched titles per user.
// SIZES=1000,100000,1000000 npx tsx benchmarks/data.ts; administration.ts does the same for the administration.
import type { ProfileId } from "~/domain/accounts/profiles";
import { openDatabase } from "../app/database/open.server";
import { listSessions } from "../app/domain/accounts/sessions.server";
import { findAccount, findUser, updateUser } from "../app/domain/accounts/users.server";
import { removeOldRows } from "../app/domain/administration/retention.server";
import { listSeen } from "../app/domain/library/discover/seen.server";
import {
	clearWatches,
	countWatches,
	findWatch,
	listWatches,
	readWatchStats,
} from "../app/domain/library/store/watch-history.server";
import { readLaterState } from "../app/domain/library/store/watch-later.server";
import { buildIfNeeded } from "../scripts/local-platform";
import { seedRows } from "../scripts/seed-rows";
import { deleteWatch, importWatches, isSavedForLater, recordWatch, removeFromLater } from "../tests/harness/changes";
import { countingDatabase } from "../tests/harness/reading-cost";
import { type Row, report, startProduct } from "./setting";

const SIZES = (process.env.SIZES ?? "1000,20000").split(",").map(Number);
const WATCHES = 10;
const IMPORTED = 500;

type Database = ReturnType<typeof openDatabase>;

/** The database work of a signed-in visitor's operations, in this order. */
function calls(profileId: ProfileId): Record<string, (db: Database) => Promise<unknown>> {
	const title = { profileId, mediaType: "movie" as const, id: 27205 };
	const now = Date.now();
	const watches = Array.from({ length: IMPORTED }, (_, index) => ({
		mediaType: "movie" as const,
		id: 900_000 + index,
		season: 1,
		episode: 1,
		progress: null,
		timestamp: now - index * 1000,
	}));
	return {
		"the user of a session": (db) => findUser(db, profileId),
		"sign in: the account by its e-mail": (db) => findAccount(db, "nobody@example.com"),
		"own sessions": (db) => listSessions(db, profileId),
		"history, 50": (db) => listWatches(db, { profileId, limit: 50 }),
		"history, total": (db) => countWatches(db, profileId),
		"history, one title": (db) => findWatch(db, title),
		"which of 20 titles were seen": (db) =>
			listSeen(db, { profileId, titles: Array.from({ length: 20 }, (_, id) => ({ mediaType: "movie" as const, id })) }),
		"history, statistics": (db) => readWatchStats(db, profileId),
		"history, record a new title": (db) => recordWatch(db, { ...title, season: 1, episode: 1, progress: null }),
		"history, record it again": (db) => recordWatch(db, { ...title, season: 1, episode: 1, progress: null }),
		"history, delete one": (db) => deleteWatch(db, title),
		[`migrate ${IMPORTED} titles`]: (db) => importWatches(db, { profileId, watches, total: IMPORTED }),
		"history, clear all of it": (db) => clearWatches(db, profileId),
		"watch later, is it saved": (db) => isSavedForLater(db, title),
		"watch later, remove": (db) => removeFromLater(db, title),
		"watch later, state": (db) => readLaterState(db, profileId),
		"change the own name": (db) => updateUser(db, { id: profileId, name: "Another name" }),
	};
}

await buildIfNeeded();
const product = await startProduct();
const d1 = (await product.miniflare.getD1Database("DB")) as unknown as D1Database;
const cells: Record<string, Row> = {};
const cleanup: Row[] = [];
let seeded = 0;
for (const size of SIZES) {
	await seedRows(d1, { from: seeded + 1, to: size, watches: WATCHES });
	seeded = size;
	const user = await d1
		.prepare("SELECT id FROM users WHERE rowid = ?")
		.bind(Math.ceil(size / 2))
		.first<{ id: ProfileId }>();
	const counting = countingDatabase(d1);
	const db = openDatabase(counting.db);
	for (const [call, query] of Object.entries(calls(user?.id ?? ("" as ProfileId)))) {
		counting.takeCost();
		await query(db);
		const { read, written } = counting.takeCost();
		cells[call] ??= { call };
		cells[call][`${size.toLocaleString("en")} users: read`] = read;
		cells[call][`${size.toLocaleString("en")} users: written`] = written;
	}
	counting.takeCost();
	const start = performance.now();
	const removed = await removeOldRows(counting.db, "watchHistory");
	const { read, written } = counting.takeCost();
	await removeOldRows(counting.db, "removedTitles");
	cleanup.push({
		users: size,
		"rows removed": removed,
		"read for each": read / Math.max(1, removed),
		"written for each": written / Math.max(1, removed),
		seconds: (performance.now() - start) / 1000,
	});
}
await product.stop();
report("data", {
	"Rows that a call reads and writes": Object.values(cells),
	"Cleanup of what is older than 15 days, in batches": cleanup,
});
