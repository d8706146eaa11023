import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkState } from "./doctor/checks";
import { ROOT } from "./local-platform";
import { protectState } from "./state-folder";

let folder: string;
let stateDir: string;
const children: ChildProcess[] = [];
const umask = process.umask();

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "marquee-state-"));
	stateDir = join(folder, "state");
});
afterEach(() => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
	process.umask(umask);
	rmSync(folder, { recursive: true });
});

function modeOf(...path: string[]): number {
	return statSync(join(stateDir, ...path)).mode & 0o777;
}

/** A folder as an earlier release left it. */
function givenOpenState(): void {
	mkdirSync(join(stateDir, "v3/d1/db"), { recursive: true });
	for (const file of ["jwt-secret", "v3/d1/db/a.sqlite", "v3/d1/db/a.sqlite-wal", "before-restore-1.sql.gz"]) {
		writeFileSync(join(stateDir, file), "");
		chmodSync(join(stateDir, file), 0o644);
	}
	for (const path of ["", "v3", "v3/d1", "v3/d1/db"]) chmodSync(join(stateDir, path), 0o755);
}

test("a new state folder and what is written into it are for its user alone", () => {
	protectState(stateDir);
	mkdirSync(join(stateDir, "v3"));
	writeFileSync(join(stateDir, "v3/a.sqlite"), "");
	expect([modeOf(), modeOf("v3"), modeOf("v3/a.sqlite")]).toEqual([0o700, 0o700, 0o600]);
});

test("the modes of an existing state folder are put right, in every depth, and links are not followed", () => {
	givenOpenState();
	const foreign = join(folder, "foreign");
	writeFileSync(foreign, "");
	chmodSync(foreign, 0o644);
	symlinkSync(foreign, join(stateDir, "link"));
	protectState(stateDir);
	const modes = readdirSync(stateDir, { recursive: true, encoding: "utf8" })
		.filter((path) => path !== "link")
		.map((path) => [path, modeOf(path) & 0o077]);
	expect([...modes, ["", modeOf() & 0o077]].filter(([, open]) => open !== 0)).toEqual([]);
	expect(modeOf("v3/d1/db")).toBe(0o700);
	expect(statSync(foreign).mode & 0o777).toBe(0o644);
});

test("a folder that all users share, such as that for temporary files, is refused and stays as it is", () => {
	mkdirSync(stateDir);
	chmodSync(stateDir, 0o1777);
	expect(() => protectState(stateDir)).toThrow(/STATE_DIR.*separate folder/s);
	expect(statSync(stateDir).mode & 0o7777).toBe(0o1777);
});

test("the doctor names what others can read, and changes nothing", async () => {
	givenOpenState();
	expect(await checkState(stateDir)).toContainEqual({
		level: "warning",
		text: `Others can read ${stateDir} and 7 more. Run: chmod -R go-rwx ${stateDir}`,
	});
	expect(modeOf()).toBe(0o755);
	protectState(stateDir);
	expect((await checkState(stateDir)).map(({ level }) => level)).toEqual(["ok"]);
	chmodSync(join(stateDir, "v3/d1/db/a.sqlite"), 0o640);
	expect((await checkState(stateDir)).map(({ text }) => text).join()).toContain("a.sqlite");
});

/** A process that takes the lock; resolves to what it prints first. */
async function startHolder(path = process.env.PATH): Promise<{ child: ChildProcess; says: string }> {
	const program = `
		import { lockState } from "./scripts/state-folder.ts";
		lockState(${JSON.stringify(stateDir)});
		console.log("holds it");
		setInterval(() => undefined, 1000);`;
	const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
		cwd: ROOT,
		env: { ...process.env, PATH: path },
		stdio: ["ignore", "pipe", "pipe"],
	});
	children.push(child);
	let says = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (says += text));
	await Promise.race([once(child.stdout, "data"), once(child, "close")]);
	return { child, says };
}

const HELD = /Another npm start or npm run dev is using .*state\. Stop it, or set STATE_DIR/s;

test("of several starts on one state folder at the same moment, one holds it and the others say why they do not", async () => {
	const started = await Promise.all(Array.from({ length: 5 }, () => startHolder()));
	const refused = started.filter(({ says }) => says !== "holds it\n");
	expect(refused).toHaveLength(4);
	for (const { says } of refused) expect(says).toMatch(HELD);
});

test("a process that is killed leaves no lock behind, and neither does a file of its lock", async () => {
	const first = await startHolder();
	expect(first.says).toBe("holds it\n");
	expect((await startHolder()).says).toMatch(HELD);
	first.child.kill("SIGKILL");
	await once(first.child, "exit");
	expect((await startHolder()).says).toBe("holds it\n");
});

test("where there is no flock, perl takes the same lock; where there is neither, nothing starts", async () => {
	const programs = join(folder, "programs");
	mkdirSync(programs);
	expect((await startHolder(programs)).says).toMatch(/flock.*perl/s);
	const perl = spawnSync("sh", ["-c", "command -v perl"], { encoding: "utf8" }).stdout.trim();
	symlinkSync(perl, join(programs, "perl"));
	const { child, says } = await startHolder(programs);
	expect(says).toBe("holds it\n");
	expect((await startHolder()).says).toMatch(HELD);
	child.kill("SIGKILL");
	await once(child, "exit");
	await startHolder();
	expect((await startHolder(programs)).says).toMatch(HELD);
});

test("every program that writes into the state folder protects it first, and each that serves it takes its lock", () => {
	const programs = readdirSync(join(ROOT, "scripts"))
		.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
		.map((name) => ({ name, text: readFileSync(join(ROOT, "scripts", name), "utf8") }))
		.filter(({ name, text }) => /import [^;]*STATE_DIR/.test(text) && name !== "doctor.ts");
	const protecting = programs.filter(({ text }) => /\b(?:protectState|openSite)\(/.test(text));
	expect(protecting.map(({ name }) => name)).toEqual(programs.map(({ name }) => name));
	expect(programs.filter(({ text }) => text.includes("lockState(")).map(({ name }) => name)).toEqual([
		"dev.ts",
		"start.ts",
	]);
});

test.each([
	"marquee-2026-11-23T04-00-00-000Z.sql.gz",
	"site.sql.gz",
	"backups/site",
	".site.sql.gz.0a1b",
	"state/before-restore-1.sql.gz",
])("git ignores the backup %s", (name) => {
	expect(spawnSync("git", ["check-ignore", "--quiet", name], { cwd: ROOT }).status).toBe(0);
});
