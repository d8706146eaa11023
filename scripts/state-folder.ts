// The folder of local D1 and KV: for its user alone, and served by one program at a time.
import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../app/config.server";

const OF_OTHERS = 0o077;
const STICKY = 0o1000;

/** The folder, its files, and all that the local runtime has written, without links. */
function listState(stateDir: string): string[] {
	const files = readdirSync(stateDir, { withFileTypes: true }).filter((entry) => entry.isFile());
	const ofRuntime = join(stateDir, "v3");
	const inRuntime = existsSync(ofRuntime) ? readdirSync(ofRuntime, { recursive: true, withFileTypes: true }) : [];
	const entries = [...files, ...inRuntime].filter((entry) => !entry.isSymbolicLink());
	const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
	return [stateDir, ...(existsSync(ofRuntime) ? [ofRuntime] : []), ...paths];
}

/** What of a state folder others than its user may read or write. */
export function listOpenToOthers(stateDir: string): string[] {
	if (!existsSync(stateDir)) return [];
	// SQLite deletes files of its own while a server runs.
	return listState(stateDir).filter((path) => {
		const stats = lstatSync(path, { throwIfNoEntry: false });
		return stats !== undefined && (stats.mode & OF_OTHERS) !== 0;
	});
}

/** Removes the permissions of others. What belongs to another user stays as it is: `npm run doctor` names it. */
function closeToOthers(path: string): void {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	const user = process.getuid?.();
	if (!stats || (user !== 0 && stats.uid !== user)) return;
	try {
		chmodSync(path, stats.mode & ~OF_OTHERS & 0o7777);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
}

/**
 * Creates the folder if it is not there, removes the permissions of others from what it holds, and lets this process and its
 * children create files for their user alone. Throws `ConfigError` for a folder that all users share.
 */
export function protectState(stateDir: string): void {
	process.umask(OF_OTHERS);
	mkdirSync(stateDir, { recursive: true });
	if ((lstatSync(stateDir).mode & STICKY) !== 0) {
		throw new ConfigError(`STATE_DIR is ${stateDir}, which all users share. Use a separate folder for the site.`);
	}
	for (const path of listOpenToOthers(stateDir)) closeToOthers(path);
}

/**
 * Programs that lock file 3. It is a file of this process, so the lock lasts until this process ends, in whatever way: the
 * kernel takes it back. It holds between containers of one machine too.
 */
const LOCKERS = [
	["flock", "-n", "3"],
	["perl", "-e", 'use Fcntl ":flock"; open(F, ">>&=", 3) or exit 2; exit(flock(F, LOCK_EX | LOCK_NB) ? 0 : 1)'],
] as const;

/** Makes this process the only one that serves the folder, until it ends. Throws `ConfigError` when another one does. */
export function lockState(stateDir: string): void {
	mkdirSync(stateDir, { recursive: true, mode: 0o700 });
	const file = openSync(join(stateDir, "lock"), "a", 0o600);
	for (const [program, ...args] of LOCKERS) {
		const { error, status, stderr } = spawnSync(program, args, {
			stdio: ["ignore", "ignore", "pipe", file],
			encoding: "utf8",
		});
		if ((error as NodeJS.ErrnoException | undefined)?.code === "ENOENT") continue;
		if (status === 0) return;
		closeSync(file);
		if (status !== 1) throw new ConfigError(`${stateDir} cannot be locked: ${error?.message ?? stderr}`);
		throw new ConfigError(
			`Another npm start or npm run dev is using ${stateDir}. Stop it, or set STATE_DIR to another folder.`,
		);
	}
	throw new ConfigError("STATE_DIR cannot be locked: install flock (of util-linux) or perl.");
}
