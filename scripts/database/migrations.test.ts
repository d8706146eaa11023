import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROOT } from "../local-platform";
import { listMigrations, migrate } from "./migrations";
import { openLocal, type SiteDatabase } from "./open";

const FOLDER = mkdtempSync(join(tmpdir(), "marquee-migrations-"));
const TRIGGER =
	"CREATE TRIGGER `noted` AFTER INSERT ON `notes` BEGIN UPDATE `notes` SET `text` = upper(new.`text`) WHERE `id` = new.`id`; END";
const FIRST = [
	"CREATE TABLE `notes` (`id` integer PRIMARY KEY, `text` text)",
	"CREATE INDEX `by_text` ON `notes` (`text`)",
	TRIGGER,
];

let db: SiteDatabase;
beforeEach(async () => {
	for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name));
	writeMigration("0000_first.sql", FIRST);
	db = await openLocal();
});
afterEach(() => db.close());
afterAll(() => rmSync(FOLDER, { recursive: true }));

function writeMigration(name: string, statements: string[]): void {
	writeFileSync(join(FOLDER, name), statements.join(";\n--> statement-breakpoint\n"));
}

async function isWhole(): Promise<boolean> {
	const [, rows] = await db.query(["INSERT INTO notes (text) VALUES ('a')", "SELECT text FROM notes"]);
	return rows?.[0]?.text === "A";
}

test("pending migrations are applied in order, and once", async () => {
	writeMigration("0001_second.sql", ["ALTER TABLE `notes` ADD `at` integer"]);
	expect(await migrate(db, { folder: FOLDER })).toEqual(["0000_first.sql", "0001_second.sql"]);
	expect(await migrate(db, { folder: FOLDER })).toEqual([]);
	expect(await isWhole()).toBe(true);
});

test("a migration with a statement that fails changes nothing", async () => {
	writeMigration("0000_first.sql", [...FIRST, "INSERT INTO nowhere VALUES (1)"]);
	await expect(migrate(db, { folder: FOLDER })).rejects.toThrow("nowhere");
	expect(await db.query(["SELECT name FROM sqlite_schema WHERE name = 'notes'"])).toEqual([[]]);
});

test("a migration that another program applied in part is named, and its remaining statements follow", async () => {
	const log = vi.spyOn(console, "log").mockReturnValue();
	await db.write(FIRST.slice(0, 2));
	expect(await migrate(db, { folder: FOLDER })).toEqual(["0000_first.sql"]);
	expect(log.mock.calls).toEqual([["0000_first.sql was applied in part. The remaining 1 of its 3 statements follow."]]);
	expect(await isWhole()).toBe(true);
	log.mockRestore();
});

test("a migration applied in part is not gone on with where that cannot be told", async () => {
	writeMigration("0000_first.sql", [...FIRST, "INSERT INTO notes (text) VALUES ('b')"]);
	await db.write(FIRST.slice(0, 2));
	await expect(migrate(db, { folder: FOLDER })).rejects.toThrow("0000_first.sql was applied in part");
});

test("each trigger of a migration stands on one line, with keywords in capitals, as the platform takes it", async () => {
	for (const name of await listMigrations()) {
		const statements = readFileSync(join(ROOT, "migrations", name), "utf8").split("--> statement-breakpoint");
		const triggers = statements.filter((statement) => /create\s+trigger/i.test(statement));
		for (const trigger of triggers) expect(trigger.trim()).toMatch(/^CREATE TRIGGER [^\r\n]+ BEGIN [^\r\n]+; END;?$/);
		expect(statements.join("")).not.toContain("\r");
	}
});
