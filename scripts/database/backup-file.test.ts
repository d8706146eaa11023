import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupName, deleteOldBackups, readBackup, recordBackup, writeBackup } from "./backup-file";
import { dropStatements, dumpDatabase } from "./dump";
import { migrate } from "./migrations";
import { openLocal, type SiteDatabase } from "./open";

const FOLDER = mkdtempSync(join(tmpdir(), "marquee-backup-"));
const FILE = join(FOLDER, "site.sql.gz");
/** A text with special characters, as SQL. */
const ODD_TEXT = `'It''s "odd": ;' || char(10) || '--> statement-breakpoint' || char(13, 9, 0, 233, 128253) || 'end'`;

let db: SiteDatabase;

beforeAll(async () => {
	db = await openLocal();
	await migrate(db);
	const user = (id: string) =>
		`INSERT INTO users (id, username, username_key, email, email_key, name, role, password_hash, created_at)
		VALUES ('${id}', '${id}', '${id}', '${id}@example.com', '${id}@example.com', '${id}', 'user', '', 0)`;
	await db.write([
		...["ada", "grace", "alan"].map(user),
		// A gap in the row ids, by which the search index finds users.
		"DELETE FROM users WHERE id = 'ada'",
		`INSERT INTO blocked_titles (media_type, media_id, reason, created_at, actor_id)
			VALUES ('movie', 1, ${ODD_TEXT}, 1, 'grace'), ('movie', 2, '', 2, NULL)`,
		`INSERT INTO titles (profile_id, media_type, media_id, first_opened_at, opened_at, updated_at)
			SELECT 'alan', 'movie', value, 1.5, 1763856000000, -1 FROM json_each('[${Array.from({ length: 1200 }, (_, id) => id)}]')`,
		"INSERT INTO audit_log (at, action, outcome, detail) VALUES (0, 'a', 'done', x'00ff'), (0, 'b', 'done', '{}')",
		"DELETE FROM audit_log WHERE action = 'b'",
	]);
	await writeBackup(db, FILE);
});
afterAll(async () => {
	await db.close();
	rmSync(FOLDER, { recursive: true });
});

/** An empty database with the backup restored. */
async function withRestored(use: (restored: SiteDatabase) => Promise<void>): Promise<void> {
	const restored = await openLocal();
	try {
		await restored.write((await readBackup(FILE)).statements);
		await use(restored);
	} finally {
		await restored.close();
	}
}

test("a backup restores every table, index, trigger and row as it was", async () => {
	const tables = "SELECT name, type, sql FROM sqlite_schema WHERE name NOT GLOB '_cf_*' ORDER BY type, name";
	const contents = [
		"users",
		"blocked_titles",
		"titles",
		"libraries",
		"counts",
		"audit_log",
		"d1_migrations",
		"sqlite_sequence",
	];
	const all = [tables, ...contents.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2`)];
	await withRestored(async (restored) => expect(await restored.query(all)).toEqual(await db.query(all)));
});

test("counters, search and the order of ids continue after a restore", async () => {
	const after = [
		"INSERT INTO audit_log (at, action, outcome, detail) VALUES (0, 'c', 'done', '{}')",
		"UPDATE users SET username_key = 'hopper' WHERE id = 'grace'",
		"UPDATE titles SET opened_at = NULL WHERE media_id < 10",
		"SELECT id, action FROM audit_log",
		"SELECT movies FROM libraries",
		"SELECT username FROM users JOIN users_search ON users.rowid = users_search.rowid WHERE users_search MATCH '\"hopper\"'",
	];
	await withRestored(async (restored) => {
		expect((await restored.query(after)).slice(3)).toEqual([
			[
				{ id: 1, action: "a" },
				{ id: 3, action: "c" },
			],
			[{ movies: 1190 }],
			[{ username: "grace" }],
		]);
	});
});

test("a restore replaces everything, or nothing when a statement fails", async () => {
	const { statements } = await readBackup(FILE);
	const other = await openLocal();
	try {
		await migrate(other);
		await other.write(["INSERT INTO counts (name, day, key, count) VALUES ('watches', '2026-11-29', '', 7)"]);
		const former = await dumpDatabase(other);
		const replacement = [...(await dropStatements(other)), ...statements];
		await expect(other.write([...replacement, "INSERT INTO nowhere VALUES (1)"])).rejects.toThrow("nowhere");
		expect(await dumpDatabase(other)).toEqual(former);
		await other.write(replacement);
		expect(await dumpDatabase(other)).toEqual(await dumpDatabase(db));
	} finally {
		await other.close();
	}
});

test("only its owner can read a backup, and a backup never replaces a file", async () => {
	expect(statSync(FILE).mode & 0o777).toBe(0o600);
	await expect(writeBackup(db, FILE)).rejects.toThrow("exists. Choose another name");
	expect(readdirSync(FOLDER)).toEqual(["site.sql.gz"]);
});

test("a run of a backup is recorded as scheduled or not, done or failed, and the last hundred stay", async () => {
	const other = await openLocal();
	await migrate(other);
	await recordBackup(other, { startedAt: 1, isScheduled: true, rows: 12 });
	await recordBackup(other, { startedAt: 2, isScheduled: false, rows: null });
	const read = "SELECT name, started_by, started_at, outcome, figures FROM job_runs ORDER BY id";
	expect((await other.query([read]))[0]).toEqual([
		{ name: "backup", started_by: "cron", started_at: 1, outcome: "done", figures: '{"rows":12}' },
		{ name: "backup", started_by: "manual", started_at: 2, outcome: "failed", figures: null },
	]);
	for (let run = 3; run <= 105; run++) await recordBackup(other, { startedAt: run, isScheduled: true, rows: run });
	const [kept] = await other.query(["SELECT count(*) AS runs, min(started_at) AS first FROM job_runs"]);
	expect(kept).toEqual([{ runs: 100, first: 6 }]);
	await other.close();
});

test("a database that is not Marquee's is not backed up", async () => {
	const empty = await openLocal();
	await expect(writeBackup(empty, join(FOLDER, "empty.sql.gz"))).rejects.toThrow("no Marquee database");
	await empty.close();
});

test.each([
	["damaged", (bytes: Buffer) => bytes.subarray(0, -100), "damaged or not a backup"],
	["not gzipped", () => Buffer.from("SELECT 1;"), "damaged or not a backup"],
	["other SQL", () => gzipSync("SELECT 1;"), "not a backup that this release can read"],
	["a later format", change('"version":1', '"version":2'), "not a backup that this release can read"],
	["a newer release", change(/"migration":"\d+/, '"migration":"9999'), "is from a newer release"],
])("a file that is %s is rejected", async (name, toBytes, message) => {
	const file = join(FOLDER, name);
	writeFileSync(file, toBytes(readFileSync(FILE)));
	await expect(readBackup(file)).rejects.toThrow(message);
	rmSync(file);
});

function change(from: string | RegExp, to: string) {
	return (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace(from, to));
}

test("old scheduled backups are deleted; other files stay", async () => {
	const folder = mkdtempSync(join(FOLDER, "old-"));
	const days = ["21", "22", "23"].map((day) => `marquee-2026-11-${day}T04-00-00-000Z.sql.gz`);
	const others = ["before-restore-2026-11-20T04-00-00-000Z.sql.gz", "my.sql.gz"];
	for (const name of [...days, ...others, backupName()]) writeFileSync(join(folder, name), "");
	await deleteOldBackups(folder, 2);
	const left = readdirSync(folder);
	expect(left).toHaveLength(4);
	expect(left).toEqual(expect.arrayContaining([days[2], ...others]));
});
