// What `npm run doctor` checks. Each check returns findings, and changes nothing.
import { existsSync, readFileSync, statSync } from "node:fs";
import { access, constants, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import type { Config } from "../../app/config.server";
import { listMigrations } from "../database/migrations";
import { openLocal, type SiteDatabase } from "../database/open";
import { explain } from "../fail-plainly";
import { findMailProblem } from "../front/mail";
import { ROOT } from "../local-platform";
import { listOpenToOthers } from "../state-folder";

export interface Finding {
	level: "ok" | "warning" | "error";
	/** What was found, and for a warning or an error what to do. */
	text: string;
}

function ok(text: string): Finding {
	return { level: "ok", text };
}
function warning(text: string): Finding {
	return { level: "warning", text };
}
function error(text: string): Finding {
	return { level: "error", text };
}

/** Bytes. */
const DISK_MIN = 500 * 1024 * 1024;
export const RESPONSE_MS = 5000;
/** Milliseconds. Tokens and limits depend on the time. */
const CLOCK_MAX = 60_000;

/** `version` is that of `process.versions.node`. */
export function checkNode(version: string): Finding {
	const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { engines: { node: string } };
	const wanted = engines.node.replace(">=", "");
	const isEnough = version.localeCompare(wanted, "en", { numeric: true }) >= 0;
	return isEnough ? ok(`Node ${version}`) : error(`Node ${version} is too old. Install ${wanted} or newer.`);
}

/** Checks whether a port is free, or used by Marquee. */
export async function checkPort(host: string, port: number): Promise<Finding> {
	const server = createServer();
	const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
		server.once("error", resolve).listen(port, host, () => resolve(undefined));
	});
	if (!failure) {
		await new Promise((resolve) => server.close(resolve));
		return ok(`${host}:${port} is free`);
	}
	if (failure.code !== "EADDRINUSE") return error(`Cannot listen on ${host}:${port}: ${failure.message}.`);
	const running = await checkSite(`http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`);
	if (running.level !== "error") return running;
	return error(`Another program is using ${host}:${port}. Stop it, or set PORT.`);
}

/** What `fetch` leaves in the cause of its error. */
function describeCause(thrown: unknown): string {
	const { cause, message } = thrown as Error;
	return cause instanceof Error && cause.message ? cause.message : message;
}

/** Whether Marquee at this address is healthy. */
export async function checkSite(origin: string): Promise<Finding> {
	try {
		const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(RESPONSE_MS) });
		const { data } = (await response.json()) as { data: { status: string; version: string } };
		if (data.status === "ok") return ok(`Marquee ${data.version} at ${origin} is healthy`);
		return warning(`Marquee at ${origin} is ${data.status}. docs/operations.md says what to do.`);
	} catch (cause) {
		return error(`${origin}/api/health does not respond as Marquee does: ${describeCause(cause)}.`);
	}
}

/** The folder, or the nearest above it that exists. */
function nearestExisting(folder: string): string {
	return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}

/** `variable` names the folder. */
export async function checkWritable(path: string, variable: string): Promise<Finding> {
	const folder = nearestExisting(path);
	if (!statSync(folder).isDirectory()) return error(`${folder} is a file, not a folder. Change ${variable}.`);
	try {
		await access(folder, constants.W_OK | constants.X_OK);
		return ok(`${folder} is writable`);
	} catch {
		return error(`${folder} is not writable by this user. Change its owner, or set ${variable}.`);
	}
}

export async function checkState(stateDir: string): Promise<Finding[]> {
	const folder = nearestExisting(stateDir);
	const writable = await checkWritable(stateDir, "STATE_DIR");
	if (writable.level === "error") return [writable];
	const { bavail, bsize } = await statfs(folder);
	const free = bavail * bsize;
	const space = `${Math.round(free / 1024 / 1024)} MB free in ${folder}`;
	const findings = [free < DISK_MIN ? warning(`${space}. Free some space: a full disk stops every write.`) : ok(space)];
	const [first, ...others] = listOpenToOthers(stateDir);
	if (first) {
		const more = others.length > 0 ? ` and ${others.length} more` : "";
		findings.push(warning(`Others can read ${first}${more}. Run: chmod -R go-rwx ${stateDir}`));
	}
	return findings;
}

/** The database of the state folder; a folder without one is fine, because `npm start` creates it. */
export async function checkDatabase(stateDir: string): Promise<Finding> {
	if (!existsSync(join(stateDir, "v3/d1"))) return ok(`No database in ${stateDir} yet; npm start creates it`);
	try {
		const db = await openLocal(stateDir);
		try {
			return await examineDatabase(db);
		} finally {
			await db.close();
		}
	} catch (cause) {
		return error(explain(cause));
	}
}

async function examineDatabase(db: SiteDatabase): Promise<Finding> {
	const [rows = []] = await db.query(["SELECT name FROM d1_migrations ORDER BY name"]);
	const applied = rows.map(({ name }) => String(name));
	const migrations = await listMigrations();
	const newer = applied.filter((name) => !migrations.includes(name));
	if (newer.length > 0) return error(`The database is from a newer release (${newer.join(", ")}). Update Marquee.`);
	const pending = migrations.length - applied.length;
	const [damages = []] = await db.query(["PRAGMA quick_check"]);
	const damage = damages.map((row) => String(Object.values(row)[0])).filter((text) => text !== "ok");
	if (damage.length > 0) return error(`The database is damaged: ${damage[0]}. Restore a backup.`);
	if (pending > 0) return warning(`${pending} migrations are pending. npm start applies them: back up first.`);
	return ok("The database is intact, and all migrations are applied");
}

/** Checks the token with a request to the upstream, and this machine's clock against the response's date. */
export async function checkUpstream({ TMDB_TOKEN, TMDB_API_BASE_URL }: Config): Promise<Finding[]> {
	if (!TMDB_TOKEN) return [ok("Sample catalogue, because TMDB_TOKEN is not set")];
	const url = `${TMDB_API_BASE_URL}/configuration`;
	try {
		const response = await fetch(url, {
			headers: { authorization: `Bearer ${TMDB_TOKEN}` },
			signal: AbortSignal.timeout(RESPONSE_MS),
		});
		return [readUpstream(response, url), readClock(response.headers.get("date"))];
	} catch (cause) {
		return [
			error(`${url} does not respond: ${describeCause(cause)}. Check the network, the firewall and TMDB_API_BASE_URL.`),
		];
	}
}

/** Signs in at the mail server, and sends nothing. */
export async function checkMail(smtpUrl: string | undefined): Promise<Finding> {
	if (!smtpUrl) return ok("No mail, because SMTP_URL is not set: an owner gives out links for new passwords");
	const problem = await findMailProblem(smtpUrl);
	if (problem === null) return ok("The mail server takes our mails");
	return error(
		`The mail server of SMTP_URL does not take our mails (${problem}). Check its name, port, user and password.`,
	);
}

/** Whether a site sends mail, as its page for a forgotten password says. */
export async function checkSiteMail(origin: string): Promise<Finding> {
	try {
		const response = await fetch(`${origin}/forgot-password`, { signal: AbortSignal.timeout(RESPONSE_MS) });
		const page = await response.text();
		if (!response.ok) return error(`${origin}/forgot-password responds with ${response.status}. Its log says why.`);
		if (!page.includes('value="send-link"')) return ok("No mail is set: an owner gives out links for new passwords");
		return ok("Mail is set. To see that it arrives, verify the address of your account in Settings");
	} catch (cause) {
		return error(`${origin}/forgot-password does not respond: ${describeCause(cause)}.`);
	}
}

function readUpstream({ ok: isOk, status }: Response, url: string): Finding {
	if (isOk) return ok("TMDB accepts the token");
	if (status !== 401) return warning(`${url} responds with ${status}. Try again later.`);
	return error("TMDB rejects TMDB_TOKEN. Use the API Read Access Token of your account, not the API key.");
}

function readClock(date: string | null): Finding {
	const offset = date ? Date.now() - Date.parse(date) : Number.NaN;
	if (Number.isNaN(offset)) return warning("The clock could not be checked: the upstream sends no date.");
	if (Math.abs(offset) <= CLOCK_MAX) return ok("The clock is correct");
	return error(`The clock is ${Math.round(offset / 1000)} s off. Set it, for example with: timedatectl set-ntp true`);
}
