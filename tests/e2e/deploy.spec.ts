// A whole deployment with the real wrangler against a stand-in of Cloudflare's API: nobody here has an account.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readBackup, writeBackup } from "../../scripts/database/backup-file";
import { migrate } from "../../scripts/database/migrations";
import { openLocal, type SiteDatabase } from "../../scripts/database/open";
import { ROOT, startLocalServer } from "../../scripts/local-platform";
import { startCloudflare } from "../fake-cloudflare/server";
import { expect, test } from "./test";

/** In place of the build: that of the journeys, with the ids of this copy's wrangler.toml. */
const COPY_BUILD = `#!/usr/bin/env node
const { cpSync, readFileSync, writeFileSync } = require("node:fs");
for (const folder of ["build", ".wrangler/deploy"]) cpSync("${ROOT}/" + folder, folder, { recursive: true });
const toml = readFileSync("wrangler.toml", "utf8");
const value = (key) => new RegExp("^" + key + ' = "(.+)"$', "m").exec(toml)?.[1];
const file = "build/server/wrangler.json";
const config = JSON.parse(readFileSync(file, "utf8"));
config.account_id = value("account_id");
config.d1_databases[0].database_id = value("database_id");
config.kv_namespaces[0].id = value("id");
writeFileSync(file, JSON.stringify(config));
`;

/** In front of the programs: the address of the site leads to the worker that the stand-in has. */
const REDIRECT = `
const { fetch } = globalThis;
globalThis.fetch = (url, init) => fetch(String(url).replace("https://marquee.ada.workers.dev", process.env.SITE), init);
`;

/** A clone of the repository, without what a browser needs. */
function clone(): string {
	const folder = mkdtempSync(join(tmpdir(), "marquee-clone-"));
	for (const name of ["app", "scripts", "migrations", "public", "package.json", "tsconfig.json"])
		cpSync(join(ROOT, name), join(folder, name), { recursive: true });
	const toml = readFileSync(join(ROOT, "wrangler.toml"), "utf8").replace(/^(account_id|database_id|id) = .*\n/gm, "");
	writeFileSync(join(folder, "wrangler.toml"), toml);
	mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
	for (const name of readdirSync(join(ROOT, "node_modules")).filter((name) => name !== ".bin"))
		symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
	symlinkSync(join(ROOT, "node_modules/.bin/wrangler"), join(folder, "node_modules/.bin/wrangler"));
	writeFileSync(join(folder, "node_modules/.bin/react-router"), COPY_BUILD, { mode: 0o755 });
	writeFileSync(join(folder, "redirect.mjs"), REDIRECT);
	return folder;
}

test.describe.configure({ mode: "serial" });
/** Each program starts wrangler several times. */
test.setTimeout(300_000);

let folder: string;
let stateDir: string;
let db: SiteDatabase;
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;
let site: Awaited<ReturnType<typeof startLocalServer>> | undefined;
const sitePort = 20_000 + (process.pid % 10_000);

test.beforeAll(async () => {
	folder = clone();
	stateDir = mkdtempSync(join(tmpdir(), "marquee-cloud-"));
	db = await openLocal(stateDir);
	cloudflare = await startCloudflare(db.query, {
		onSecret: async ({ secrets }) => {
			const variables = { ENVIRONMENT: "production", JWT_SECRET: secrets.get("JWT_SECRET") ?? "" };
			site = await startLocalServer({ port: sitePort, stateDir, variables });
		},
	});
});
test.afterAll(async () => {
	await site?.dispose();
	await cloudflare.stop();
	await db.close();
	for (const path of [folder, stateDir]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
});

function environment(): NodeJS.ProcessEnv {
	return {
		...process.env,
		CLOUDFLARE_API_BASE_URL: cloudflare.origin,
		CLOUDFLARE_API_TOKEN: "token of the test",
		SITE: `http://127.0.0.1:${sitePort}`,
		XDG_CONFIG_HOME: folder,
		CI: "true",
	};
}

/** Runs a program of the clone, not on a terminal; its whole output. */
async function run(script: string, ...args: string[]): Promise<string> {
	const all = ["--import", "tsx", "--import", join(folder, "redirect.mjs"), join(folder, "scripts", script), ...args];
	const options = { cwd: folder, env: environment() };
	const result = await promisify(execFile)(process.execPath, all, options).catch((error) => error);
	return `${result.stdout}${result.stderr}`;
}

function setVariable(from: string | RegExp, to: string): void {
	const file = join(folder, "wrangler.toml");
	writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

async function count(sql: string): Promise<unknown> {
	const [rows] = await db.query([sql]);
	return rows?.[0]?.count;
}

test("without an address for rights holders nothing is created", async () => {
	expect(await run("deploy.ts")).toContain("Set CONTACT_EMAIL under [vars]");
	setVariable('CONTACT_EMAIL = ""', 'CONTACT_EMAIL = "ada@your.site"');
	expect(cloudflare.state.writes).toEqual([]);
});

test("a login with two accounts is told to choose one, and nothing is created", async () => {
	cloudflare.state.accounts.push({ id: "c".repeat(32), name: "Club" });
	const output = await run("deploy.ts");
	expect(output).toContain("Set CLOUDFLARE_ACCOUNT_ID to the id of the account");
	expect(output).toContain(`2. Club (${"c".repeat(32)})`);
	expect(cloudflare.state.writes).toEqual([]);
	cloudflare.state.accounts.pop();
});

test("an account without a subdomain is told how to get one, and nothing is created", async () => {
	cloudflare.state.subdomain = null;
	expect(await run("deploy.ts")).toContain("https://dash.cloudflare.com/?to=/:account/workers-and-pages");
	expect(cloudflare.state.writes).toEqual([]);
	cloudflare.state.subdomain = "ada";
});

test("an account on Workers Free is refused by name", async () => {
	cloudflare.state.plan = "free";
	const output = await run("deploy.ts");
	expect(output).toContain("Marquee needs the Workers Paid plan");
	expect(output).toContain("CPU limits are not supported for the Free plan");
	expect(cloudflare.state.versions).toEqual([]);
	cloudflare.state.plan = "paid";
});

test("after what failed, a deployment goes on: a migration applied in part, then a site where people can sign up", async () => {
	// As wrangler's own command leaves it that fails on the first one: the tables, and neither triggers nor a record.
	const [tables = []] = await db.query([
		"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'users_search_*'",
	]);
	await db.query(["PRAGMA defer_foreign_keys = on", ...tables.map(({ name }) => `DROP TABLE ${name}`)]);
	const first = join(folder, "first-migration");
	mkdirSync(first);
	cpSync(join(folder, "migrations", "0000_baseline.sql"), join(first, "0000_baseline.sql"));
	await migrate(db, { folder: first });
	await db.query(["DROP TRIGGER users_added", "DELETE FROM d1_migrations"]);
	const output = await run("deploy.ts");
	expect(output).toContain("0000_baseline.sql was applied in part. The remaining 1 of its");
	expect(output).toContain("Applied the migration 0000_baseline.sql.");
	expect(output).toContain("Applied the migration 0001_notes.sql.");
	expect(output).toContain("https://marquee.ada.workers.dev is healthy");
	expect(output).toContain("An account can sign up, sign in and open My List");
	expect(await count("SELECT count(*) AS count FROM users")).toBe(0);
	const { databases, schedules, versions, unknown } = cloudflare.state;
	expect(databases).toMatchObject([{ name: "marquee", replication: "auto" }]);
	expect(schedules).toEqual(["0 4 * * *", "*/5 * * * *"]);
	expect(versions).toMatchObject([{ limits: { cpu_ms: 5000 } }]);
	expect(unknown).toEqual([]);
	const toml = readFileSync(join(folder, "wrangler.toml"), "utf8");
	for (const line of [
		`account_id = "${"a".repeat(32)}"`,
		`database_id = "${databases[0]?.uuid}"`,
		`id = "${"b".repeat(32)}"`,
	])
		expect(toml).toContain(`${line}\n`);
});

test("a second deployment creates nothing, applies no migration and keeps the secret", async () => {
	const secret = cloudflare.state.secrets.get("JWT_SECRET");
	cloudflare.state.writes.length = 0;
	const output = await run("deploy.ts");
	expect(output).not.toContain("Applied the migration");
	expect(output).toContain("An account can sign up, sign in and open My List");
	expect(cloudflare.state.writes.filter((write) => /database$|namespaces$|import|secrets/.test(write))).toEqual([]);
	expect(cloudflare.state.secrets.get("JWT_SECRET")).toBe(secret);
});

test("a rollback deploys the version before, and the database stays as it is", async () => {
	const { deployed } = cloudflare.state;
	expect(deployed).toEqual(["version-1", "version-2"]);
	await promisify(execFile)(
		join(folder, "node_modules/.bin/wrangler"),
		["rollback", "version-1", "--yes", "--message", "A test"],
		{
			cwd: folder,
			env: environment(),
		},
	);
	expect(deployed.at(-1)).toBe("version-1");
	expect(await count("SELECT count(*) AS count FROM d1_migrations")).toBeGreaterThan(0);
});

test("the database of one machine moves to the platform and back", async () => {
	const machine = await openLocal();
	await migrate(machine);
	await machine.write([
		`INSERT INTO users (id, username, username_key, email, email_key, name, role, password_hash, created_at)
			VALUES ('ada', 'ada', 'ada', 'ada@example.com', 'ada@example.com', 'Ada', 'user', '', 0)`,
	]);
	const [there, back] = ["there.sql.gz", "back.sql.gz"].map((name) => join(folder, name)) as [string, string];
	await writeBackup(machine, there);
	await machine.close();
	expect(await run("restore.ts", there, "--remote", "--yes")).toContain("Restored the database on Cloudflare");
	expect(await count("SELECT count(*) AS count FROM users WHERE username = 'ada'")).toBe(1);
	expect(await run("backup.ts", back, "--remote")).toContain("(1 users)");
	const { header, statements } = await readBackup(back);
	const before = await readBackup(there);
	expect(header.rows).toEqual(before.header.rows);
	expect(statements.join()).toBe(before.statements.join());
});
