// Runs the built worker in Miniflare, for `npm start`, the journeys and the benchmarks.

import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { parseEnv } from "node:util";
import { Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import { VARIABLES } from "../app/config.server";
import { migrate } from "./database/migrations";
import { holdOutput, withReason } from "./fail-plainly";

export const ROOT = resolve(import.meta.dirname, "..");
/** The files for browsers, and the same in brotli for `npm start`. */
export const BUILT_CLIENT = join(ROOT, "build/client");
export const COMPRESSED = join(ROOT, "build/compressed");
export const BUILT_CONFIG = join(ROOT, "build/server/wrangler.json");

// No lookup of request metadata, no banner, no metrics (docs/decisions/002-serving.md).
Object.assign(process.env, {
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_SEND_METRICS: "false",
	WRANGLER_HIDE_BANNER: "true",
	WRANGLER_LOG: "error",
});
/** Folder of local D1 and KV. The default is wrangler's own folder, so that its commands use the same data. */
export const STATE_DIR = resolve(process.env.STATE_DIR || join(ROOT, ".wrangler/state"));
const SECRET_FILE = join(ROOT, ".dev.vars");

/** The variables of `.dev.vars`; none without that file. */
export function fileVariables(): Record<string, string> {
	return existsSync(SECRET_FILE) ? (parseEnv(readFileSync(SECRET_FILE, "utf8")) as Record<string, string>) : {};
}

/** Creates `.dev.vars` (ignored by git) with a new JWT secret if it does not exist; returns its variables. */
export function developmentVariables(): Record<string, string> {
	if (!existsSync(SECRET_FILE)) {
		writeFileSync(
			SECRET_FILE,
			`# Local development only; ignored by git.\nENVIRONMENT=development\nJWT_SECRET=${randomBytes(32).toString("base64url")}\n`,
			{ mode: 0o600 },
		);
	}
	return fileVariables();
}

/** The variables of the worker that an environment sets. */
export function environmentVariables(
	environment: Record<string, string | undefined> = process.env,
): Record<string, string> {
	return Object.fromEntries(
		Object.keys(VARIABLES.shape).flatMap((name) => {
			const value = environment[name];
			return value ? [[name, value]] : [];
		}),
	);
}

/** For `npm run dev`: development defaults, overridden by the process environment. Production has no defaults. */
export function localVariables(): Record<string, string> {
	const variables = environmentVariables();
	if (variables.ENVIRONMENT === "production") return variables;
	return { ENVIRONMENT: "development", ...developmentVariables(), ...variables };
}

async function newestChange(folder: string): Promise<number> {
	const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

async function isBuilt(): Promise<boolean> {
	if (!existsSync(BUILT_CONFIG)) return false;
	const folders = await Promise.all(["app", "workers", "public"].map(newestChange));
	const files = ["wrangler.toml", "vite.config.ts", "react-router.config.ts", "package-lock.json"];
	const newest = Math.max(...folders, ...files.map((file) => statSync(join(ROOT, file)).mtimeMs));
	return statSync(BUILT_CONFIG).mtimeMs > newest;
}

/** Builds unless the build is newer than every source. Throws when the build fails. */
export async function buildIfNeeded(): Promise<void> {
	if (await isBuilt()) return;
	console.log("Building…");
	// The build holds no secret, and another user may serve it.
	const umask = process.umask(0o022);
	execFileSync(join(ROOT, "node_modules/.bin/react-router"), ["build"], {
		cwd: ROOT,
		stdio: ["ignore", "ignore", "inherit"],
	});
	process.umask(umask);
}

export interface LocalServer {
	port?: number;
	host?: string;
	/** Folder of D1 and KV; undefined keeps them in memory. */
	stateDir?: string;
	variables: Record<string, string>;
	/** Additional Miniflare options, for tests. */
	overrides?: Partial<MiniflareOptions>;
	/** The workers that run: the site's alone, or with others around it. */
	arrange?: (site: WorkerOptions) => WorkerOptions[];
	/** Called when the runtime's process has ended without `dispose`. */
	onEnd?: () => void;
}

/** Miniflare tells nobody that its runtime has ended, but the end of its output does. */
function passOutputOn(onEnd: () => void) {
	return (stdout: Readable, stderr: Readable): void => {
		createInterface(stdout).on("line", (line) => console.log(line));
		createInterface(stderr).on("line", (line) => console.error(line));
		stdout.once("end", onEnd);
	};
}

/** Starts the built worker with its migrations applied. The caller disposes it. */
export async function startLocalServer({
	port = 0,
	host = "127.0.0.1",
	stateDir,
	variables,
	overrides,
	arrange,
	onEnd,
}: LocalServer) {
	const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
	const { workerOptions } = unstable_getMiniflareWorkerOptions(BUILT_CONFIG);
	const serverDir = join(ROOT, "build/server");
	const files = (await readdir(serverDir, { recursive: true })).filter((file) => file.endsWith(".js"));
	const ordered = ["index.js", ...files.filter((file) => file !== "index.js")];
	if (stateDir) mkdirSync(stateDir, { recursive: true, mode: 0o700 });
	const site = {
		...(workerOptions as object),
		// Miniflare would write mails into files. `npm start` sends them by SMTP, or none.
		email: undefined,
		modules: ordered.map((file) => ({ type: "ESModule" as const, path: join(serverDir, file) })),
		modulesRoot: serverDir,
		// Miniflare would buffer a page until it is complete.
		bindings: { ...workerOptions.bindings, STREAMED_PAGES: "plain", ...variables },
		...overrides,
	} as WorkerOptions;
	const miniflare = new Miniflare({
		workers: arrange?.(site) ?? [site],
		host,
		port,
		// It would ask Cloudflare where this machine is, for the country of every visitor.
		cf: {},
		...(onEnd && { handleRuntimeStdio: passOutputOn(onEnd) }),
		...(stateDir && {
			d1Persist: join(stateDir, "v3/d1"),
			kvPersist: join(stateDir, "v3/kv"),
			cachePersist: join(stateDir, "v3/cache"),
		}),
		...overrides,
	} as MiniflareOptions);
	await migrateLocal(miniflare);
	return miniflare;
}

/**
 * Deletes what has expired. Miniflare does so by itself only when an entry is read or a namespace is listed, and its cache
 * cannot be listed: that is emptied, since KV has the same copies.
 */
export async function deleteExpired(miniflare: Miniflare): Promise<void> {
	await (await miniflare.getKVNamespace("CACHE")).list({ limit: 1 });
	await miniflare.purgeCache();
}

/**
 * The database of a state folder, without the worker; also usable while a server runs. Without a folder it is in memory. The
 * caller disposes it.
 */
export async function openLocalDatabase(stateDir?: string) {
	const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
	const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, "wrangler.toml"));
	if (stateDir) mkdirSync(stateDir, { recursive: true, mode: 0o700 });
	return new Miniflare({
		modules: true,
		script: "export default {}",
		d1Databases: workerOptions.d1Databases,
		...(stateDir && { d1Persist: join(stateDir, "v3/d1") }),
		handleRuntimeStdio: holdOutput,
	} as MiniflareOptions);
}

/** Migrates the database of a state folder before it is served. */
export async function migrateState(stateDir: string): Promise<void> {
	const miniflare = await openLocalDatabase(stateDir);
	try {
		await withReason(migrateLocal(miniflare));
	} finally {
		await miniflare.dispose();
	}
}

/** Runs the statements in one transaction; returns the rows of each. */
export async function queryLocal(miniflare: Miniflare, statements: string[]): Promise<Record<string, unknown>[][]> {
	const db = await miniflare.getD1Database("DB");
	const results = await db.batch<Record<string, unknown>>(statements.map((statement) => db.prepare(statement)));
	return results.map((result) => result.results);
}

/** Applies the pending migrations. */
export async function migrateLocal(miniflare: Miniflare): Promise<void> {
	const query = (statements: string[]) => queryLocal(miniflare, statements);
	await migrate({
		query,
		async write(statements) {
			await query(statements);
		},
	});
}
