// What `npm start`, the whole-worker tests and the benchmarks share: the built worker in Miniflare.

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions } from "miniflare";

export const ROOT = resolve(import.meta.dirname, "..");
const BUILT_CONFIG = join(ROOT, "build/server/wrangler.json");
const SECRET_FILE = join(ROOT, ".dev.vars");

/** The variables that may be given in the process environment (README.md, "Variables"). */
export const VARIABLES = [
	"ENVIRONMENT",
	"JWT_SECRET",
	"TMDB_TOKEN",
	"TMDB_API_BASE_URL",
	"TMDB_IMAGE_BASE_URL",
	"PLAYER_CONFIG_URL",
	"CATALOGUE_REGION",
	"PROVIDER_NETFLIX",
	"PROVIDER_DISNEY",
	"PROVIDER_HBO",
	"PROVIDER_PRIME",
	"ADMIN_EMAILS",
	"CONTACT_EMAIL",
] as const;

/** Makes the ignored `.dev.vars` with a fresh JWT secret if there is none yet; returns what it holds. */
export function developmentVariables(): Record<string, string> {
	if (!existsSync(SECRET_FILE)) {
		writeFileSync(
			SECRET_FILE,
			`# Local development only; ignored by git.\nENVIRONMENT=development\nJWT_SECRET=${randomBytes(32).toString("base64url")}\n`,
			{ mode: 0o600 },
		);
	}
	const lines = readFileSync(SECRET_FILE, "utf8").split("\n");
	return Object.fromEntries(
		lines
			.map((line) => /^\s*([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(line))
			.filter((match) => match !== null)
			.map(([, name, value]) => [name, (value ?? "").replace(/^(["'])(.*)\1$/, "$2")]),
	);
}

function environmentVariables(): Record<string, string> {
	return Object.fromEntries(
		VARIABLES.flatMap((name) => {
			const value = process.env[name];
			return value ? [[name, value]] : [];
		}),
	);
}

/** Development defaults, then the process environment; in production nothing is invented. */
export function localVariables(): Record<string, string> {
	const given = environmentVariables();
	if (given.ENVIRONMENT === "production") return given;
	return { ENVIRONMENT: "development", ...developmentVariables(), ...given };
}

interface LocalServer {
	port?: number;
	host?: string;
	/** Where D1 and KV lie; undefined keeps them in memory. */
	stateDir?: string;
	variables: Record<string, string>;
	/** Further Miniflare options, for tests. */
	overrides?: Partial<MiniflareOptions>;
}

/** Starts the built worker with its migrations applied. The caller disposes it. */
export async function startLocalServer({ port = 0, host = "127.0.0.1", stateDir, variables, overrides }: LocalServer) {
	const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
	const { workerOptions } = unstable_getMiniflareWorkerOptions(BUILT_CONFIG);
	const serverDir = join(ROOT, "build/server");
	const files = (await readdir(serverDir, { recursive: true })).filter((file) => file.endsWith(".js"));
	const ordered = ["index.js", ...files.filter((file) => file !== "index.js")];
	if (stateDir) mkdirSync(stateDir, { recursive: true });
	const miniflare = new Miniflare({
		...(workerOptions as object),
		modules: ordered.map((file) => ({ type: "ESModule" as const, path: join(serverDir, file) })),
		modulesRoot: serverDir,
		bindings: { ...workerOptions.bindings, ...variables },
		host,
		port,
		...(stateDir && {
			d1Persist: join(stateDir, "d1"),
			kvPersist: join(stateDir, "kv"),
			cachePersist: join(stateDir, "cache"),
		}),
		...overrides,
	} as MiniflareOptions);
	await applyMigrations(miniflare);
	return miniflare;
}

/** Applies what `migrations/` holds beyond what the database has seen, in wrangler's own bookkeeping table. */
export async function applyMigrations(miniflare: Miniflare): Promise<string[]> {
	const db = await miniflare.getD1Database("DB");
	await db
		.prepare(
			"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
		)
		.run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const applied = new Set(results.map((row) => row.name));
	const folder = join(ROOT, "migrations");
	const pending = (await readdir(folder)).filter((name) => name.endsWith(".sql") && !applied.has(name)).sort();
	for (const name of pending) {
		const statements = (await readFile(join(folder, name), "utf8")).split("--> statement-breakpoint");
		await db.batch([
			...statements.map((statement) => db.prepare(statement)),
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]);
	}
	return pending;
}
