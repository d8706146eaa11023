// npm start: builds if needed, applies migrations, serves the production build, runs the scheduled jobs.

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { backupName, deleteOldBackups } from "./database/backup-file";
import { failPlainly } from "./fail-plainly";
import { buildIfNeeded, deleteExpired, migrateState, ROOT, STATE_DIR } from "./local-platform";
import { runByCron } from "./run-by-cron";
import { type BackupOptions, readStartOptions, type StartOptions } from "./start-options";
import { startSite } from "./start-site";
import { lockState, protectState } from "./state-folder";
import { listUnread, wranglerVariables } from "./variables";

/** Before the jobs, which delete old rows. */
const BACKUP_TIME = "30 3 * * *";
const DELETE_EXPIRED_TIME = "*/60 * * * *";

/** The shell of npm: a signal to npm ends both and does not get here. */
const PARENT = process.ppid;
const PARENT_EVERY_MS = 500;

/** Prints why it does not start, and ends the process. */
function exitWith(message: string): never {
	console.error(message);
	process.exit(1);
}

/** Before anything is written: a second start would lose writes of both. */
async function prepare(): Promise<StartOptions> {
	lockState(STATE_DIR);
	protectState(STATE_DIR);
	const inWrangler = await wranglerVariables();
	let isProduction = false;
	try {
		const options = readStartOptions(process.env, STATE_DIR, { inWrangler });
		isProduction = options.variables.ENVIRONMENT === "production";
		return options;
	} finally {
		// Also where one of them is why it does not start.
		for (const sentence of await listUnread({ isProduction })) console.warn(sentence);
	}
}

/** Writes a backup and deletes the oldest, in a process of its own, so that requests do not wait. */
async function backUp({ folder, keep }: BackupOptions): Promise<void> {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const [exitCode] = await once(
			fork(join(ROOT, "scripts/backup.ts"), [join(folder, backupName()), "--scheduled"]),
			"exit",
		);
		if (exitCode !== 0) throw new Error(`npm run backup ended with ${exitCode}`);
		await deleteOldBackups(folder, keep);
		console.log(JSON.stringify({ job: "backup", outcome: "done" }));
	} catch (error) {
		console.error(JSON.stringify({ job: "backup", outcome: "failed", error: String(error) }));
	}
}

/** What supervises this process starts both again: what a front knows of its runtime is of one start. */
function endWithRuntime(): never {
	exitWith("The runtime has ended by itself, and npm start ends with it. Whatever supervises it starts it again.");
}

failPlainly();
const { variables, reason, backups, ...address } = await prepare();
await buildIfNeeded();
await migrateState(STATE_DIR);
const options = { ...address, stateDir: STATE_DIR, variables, onEnd: endWithRuntime };
const site = await startSite(options).catch((error: NodeJS.ErrnoException) => {
	if (["listen", "getaddrinfo"].includes(error.syscall ?? "")) {
		exitWith(`Cannot listen on ${address.host}:${address.port}: ${error.message}. Check HOST and PORT.`);
	}
	throw error;
});
const catalogue = variables.TMDB_TOKEN ? "TMDB" : "sample";
console.log(`Marquee is at ${site.url} (${variables.ENVIRONMENT}: ${reason}; catalogue: ${catalogue}).`);

const wrangler = JSON.parse(await readFile(join(ROOT, "build/server/wrangler.json"), "utf8")) as {
	triggers?: { crons?: string[] };
};
const crons = wrangler.triggers?.crons ?? [];
const ends = crons.map((cron) => runByCron(cron, async () => (await site.miniflare.getWorker()).scheduled({ cron })));
ends.push(runByCron(DELETE_EXPIRED_TIME, () => deleteExpired(site.miniflare)));
if (backups) ends.push(runByCron(BACKUP_TIME, () => backUp(backups)));

let stopping = false;
async function stop(): Promise<void> {
	if (stopping) return;
	stopping = true;
	for (const end of ends) end();
	await site.stop();
	process.exit(0);
}
// Miniflare's own listeners would end the runtime at once.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.removeAllListeners(signal).on(signal, stop);
if (process.env.npm_lifecycle_event === "start") {
	setInterval(() => {
		if (process.ppid !== PARENT) void stop();
	}, PARENT_EVERY_MS);
}
