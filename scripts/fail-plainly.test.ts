import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ConfigError } from "../app/config.server";
import { migrate } from "./database/migrations";
import { openLocal } from "./database/open";
import { BackupError, explain } from "./fail-plainly";
import { ROOT } from "./local-platform";

const FOLDER = mkdtempSync(join(tmpdir(), "marquee-fail-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function ofFile(code: string, path?: string): Error {
	return Object.assign(new Error(`${code}: in the words of the system`), { code, path, syscall: "open" });
}

const DATABASE: [message: string, sentence: RegExp][] = [
	["file is not a database: SQLITE_NOTADB", /is damaged.*npm run restore/],
	["database disk image is malformed: SQLITE_CORRUPT", /is damaged.*npm run restore/],
	["D1_ERROR: database or disk is full: SQLITE_FULL", /disk.* is full\. Free some space/],
	["D1_ERROR: attempt to write a readonly database: SQLITE_READONLY", /may not write.*owner/],
	["unable to open database file: SQLITE_CANTOPEN", /may not write.*owner/],
	["database is locked: SQLITE_BUSY", /Run this again in a moment/],
	["disk I/O error: SQLITE_IOERR", /cannot be read or written\. Check it/],
	["D1_ERROR: no such table: users: SQLITE_ERROR", /Check STATE_DIR/],
];

const SENTENCES: [name: string, error: unknown, sentence: RegExp][] = [
	["a variable", new ConfigError("PORT is wrong."), /^PORT is wrong\.$/],
	["a backup", new BackupError("The file is damaged."), /^The file is damaged\.$/],
	...["EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EEXIST", "EISDIR", "ELOOP", "ENOSPC", "EDQUOT", "EIO"].map(
		(code): [string, unknown, RegExp] => [code, ofFile(code, "/srv/x"), /\/srv\/x.*\.$/],
	),
	["ENOSPC that names no file", ofFile("ENOSPC"), /^No space is left/],
	["a program that is not installed", Object.assign(ofFile("ENOENT", "/x/wrangler"), { syscall: "spawn x" }), /npm ci/],
	["wrangler", new Error("Command failed: /x/bin/wrangler d1 execute DB --remote\nmore"), /npx wrangler login/],
	["the build", new Error("Command failed: /x/bin/react-router build"), /^react-router build failed/],
	...DATABASE.map(([message, sentence]): [string, unknown, RegExp] => [message, new Error(message), sentence]),
	[
		"a bug",
		new TypeError("x is not a function"),
		/unexpected: x is not a function \(scripts\/fail-plainly\.test\.ts:\d+\)$/,
	],
	["what is no error", "text", /unexpected: text$/],
];

test.each(SENTENCES)("%s is explained in one line", (_, error, sentence) => {
	expect(explain(error)).toMatch(sentence);
	expect(explain(error).trim()).not.toMatch(/\n|^\s*at /);
});

describe("a program that cannot do its work prints one sentence, and ends with 1", () => {
	const damaged = join(FOLDER, "damaged");
	const site = join(FOLDER, "site");
	const file = join(FOLDER, "a-file");

	beforeAll(async () => {
		for (const folder of [damaged, site]) {
			const db = await openLocal(folder);
			await migrate(db);
			await db.close();
		}
		const databases = join(damaged, "v3/d1/miniflare-D1DatabaseObject");
		for (const name of readdirSync(databases)) {
			if (!name.startsWith("metadata")) rmSync(join(databases, name));
			if (/^[0-9a-f]+\.sqlite$/.test(name)) writeFileSync(join(databases, name), "x".repeat(9000));
		}
		writeFileSync(file, "no backup");
		mkdirSync(join(FOLDER, "empty"));
	});

	const DAMAGED = /^The database in STATE_DIR is damaged\./;
	const NONE = /^There is no database in /;
	const CASES: [name: string, script: string, args: string[], state: string, sentence: RegExp][] = [
		["a damaged database", "backup", [join(FOLDER, "1.gz")], damaged, DAMAGED],
		["a damaged database", "make-owner", ["ada@example.com"], damaged, DAMAGED],
		["no database", "backup", [join(FOLDER, "2.gz")], join(FOLDER, "empty"), NONE],
		["a missing folder", "backup", [join(FOLDER, "nowhere/3.gz")], site, /^The folder .* does not exist\. Create it/],
		["a file for a folder", "backup", [join(file, "4.gz")], site, /^A part of .* is a file/],
		["a file for a folder", "start", [], file, /^\S+ exists, and is a file\./],
		["a wrong file", "restore", [file, "--yes"], site, /is damaged or not a backup .* Choose another file\.$/],
		["a missing file", "restore", [join(FOLDER, "5.gz"), "--yes"], site, /does not exist\. Check the path\.$/],
		["a wrong variable", "start", [], site, /^PORT is "x", not a port\.$/],
	];

	// Each is a process of a second or two.
	test.concurrent.each(CASES)("%s: npm run %s", { timeout: 60_000 }, async (name, script, args, state, sentence) => {
		// Two programs that write to one database at once may find it locked, which is another sentence.
		const stateDir = state === site ? join(FOLDER, `${script} with ${name}`) : state;
		if (stateDir !== state) cpSync(state, stateDir, { recursive: true });
		const env = { ...process.env, STATE_DIR: stateDir, ...(name === "a wrong variable" && { PORT: "x" }) };
		const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
			const command = ["--import", "tsx", `scripts/${script}.ts`, ...args];
			execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) => {
				resolve({ code: error?.code ?? 0, output: stdout + stderr });
			});
		});
		const lines = output.trim().split("\n");
		expect([code, lines.length], output).toEqual([1, 1]);
		expect(lines[0]).toMatch(sentence);
	});
});
