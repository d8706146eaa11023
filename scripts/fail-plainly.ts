// What stops a program of this folder is one sentence that says what to do, not the stack of the runtime.
import { EventEmitter, once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ConfigError } from "../app/config.server";

/** A database or file that cannot be backed up or restored; the message says why. */
export class BackupError extends Error {}

const FILE_PROBLEMS: Record<string, (path: string) => string> = {
	EACCES: (path) => `This user may not write or read ${path}. Change its owner or modes, or choose another place.`,
	EPERM: (path) => `This user may not change ${path}. Run this as its owner, or choose another place.`,
	EROFS: (path) => `${path} is on a file system that is read-only. Choose another place.`,
	ENOENT: (path) => `${path} does not exist. Check the path.`,
	ENOTDIR: (path) => `A part of ${path} is a file, not a folder. Choose another place.`,
	EEXIST: (path) => `${path} exists, and is a file. Choose another place.`,
	EISDIR: (path) => `${path} is a folder. Name a file.`,
	ELOOP: (path) => `${path} is a link that leads to itself. Choose another place.`,
	ENAMETOOLONG: (path) => `The name ${path} is too long. Choose a shorter one.`,
	ENOSPC: (path) => `No space is left for ${path}. Free some, then run this again.`,
	EDQUOT: (path) => `The quota of this user is used up. Free some space for ${path}, then run this again.`,
	EMFILE: () => "Too many files are open. Raise the limit (ulimit -n), then run this again.",
	EIO: (path) => `The disk cannot read or write ${path}. Check it, and restore a backup on another one.`,
};

/** By what SQLite or the runtime says. */
const DATABASE_PROBLEMS: [said: RegExp, sentence: string][] = [
	[
		/SQLITE_(?:NOTADB|CORRUPT)/,
		"The database in STATE_DIR is damaged. Stop the server, move the folder v3/d1 of STATE_DIR away, then restore a backup: npm run restore -- file",
	],
	[/SQLITE_FULL|ENOSPC/, "The disk of STATE_DIR is full. Free some space, then run this again."],
	[
		/SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH)|EROFS|EACCES|Permission denied|Read-only file system/i,
		"This user may not write to the database in STATE_DIR. Change the owner of the folder, or run this as its user.",
	],
	[/SQLITE_(?:BUSY|LOCKED)/, "Another program is writing to the database in STATE_DIR. Run this again in a moment."],
	[/SQLITE_IOERR|Input\/output error/, "The disk of STATE_DIR cannot be read or written. Check it."],
	[/no such table/, "There is no Marquee database here. Check STATE_DIR."],
];

/** What the runtime of a database has printed, which its errors leave out. */
const printed: string[] = [];
const PRINTED_MAX = 50;
const lines = new EventEmitter();
/** Milliseconds. The output comes by another way than the error. */
const PRINTED_LATE_MS = 1000;

/** For Miniflare: keeps what the runtime prints from the terminal. */
export function holdOutput(...streams: Readable[]): void {
	for (const stream of streams) {
		createInterface(stream).on("line", (line) => {
			printed.push(line);
			if (printed.length > PRINTED_MAX) printed.shift();
			lines.emit("line");
		});
	}
}

/** Passes on a failure of the runtime, once its output says what it was: it is lost when the runtime is disposed. */
export async function withReason<Value>(work: Promise<Value>): Promise<Value> {
	try {
		return await work;
	} catch (error) {
		const isSilent = /internal error|runtime failed/.test(String(error)) && printed.length === 0;
		if (isSilent) await once(lines, "line", { signal: AbortSignal.timeout(PRINTED_LATE_MS) }).catch(() => undefined);
		throw error;
	}
}

function hasCode(error: Error): error is NodeJS.ErrnoException {
	return "code" in error && typeof error.code === "string";
}

/** A failed command has printed its own message. */
function explainCommand({ message, stderr }: Error & { stderr?: unknown }): string | null {
	const [, command] = /^Command failed: (.*)/.exec(message) ?? [];
	if (!command) return null;
	const [program = "", ...args] = command.split(" ");
	const name = program.split("/").at(-1);
	const advice =
		name === "wrangler" ? " If it says that you are not signed in: npx wrangler login" : " Its message is above.";
	return `${name} ${args.slice(0, 3).join(" ")} failed${stderr ? `: ${stderr}` : "."}${advice}`;
}

/** Where in this project it happened: one line instead of the stack. */
function placeOf({ stack = "" }: Error): string {
	const [, place] = /((?:scripts|app|benchmarks|workers)\/[\w./-]+:\d+)/.exec(stack) ?? [];
	return place ? ` (${place})` : "";
}

/** One sentence, or two, for the person who ran the program. */
export function explain(error: unknown): string {
	if (!(error instanceof Error)) return `It stopped at something unexpected: ${error}`;
	if (error instanceof ConfigError || error instanceof BackupError) return error.message;
	const causes = [error.message, error.cause, ...printed].join("\n");
	const inDatabase = DATABASE_PROBLEMS.find(([said]) => said.test(causes))?.[1];
	if (hasCode(error)) {
		const { code = "", path, syscall = "" } = error;
		if (code === "ENOENT" && syscall.startsWith("spawn")) return `${path} is not there. Run npm ci, then this again.`;
		const describe = path || code === "ENOSPC" ? FILE_PROBLEMS[code] : undefined;
		if (describe) return describe(path ?? "what it writes");
	}
	const [first = ""] = error.message.split("\n");
	return inDatabase ?? explainCommand(error) ?? `It stopped at something unexpected: ${first}${placeOf(error)}`;
}

/** Prints why the program stops, and ends it with 1. */
export function failPlainly(): void {
	process.on("uncaughtException", (error) => {
		console.error(explain(error));
		process.exit(1);
	});
}
