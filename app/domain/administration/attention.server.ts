import { DATABASE_MAX, measureDatabase, openDatabase } from "~/database/open.server";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { LOCKED_OUT_MAX, listLockedOut } from "../accounts/password-attempts.server";
import type { User } from "../accounts/types";
import { assessServer } from "../playback/server-health";
import { type Concern, type Findings, toConcerns } from "./attention";
import { checkHealth } from "./health.server";
import { listBackups, listJobs } from "./jobs.server";
import { readPlayerBoard } from "./player-board.server";

type Viewer = Pick<User, "id" | "role">;

/** What is later is unknown. The readings run in parallel. */
const WAIT_MS = 3000;

async function readPlayers(platform: Platform): Promise<Findings["players"]> {
	const { list, servers } = await readPlayerBoard(platform, openDatabase(platform.db));
	return {
		error: list.error ?? null,
		servers: servers.flatMap(({ name, isEnabled, days }) =>
			name !== null && isEnabled ? [{ name, health: assessServer({ days }) }] : [],
		),
	};
}

async function readLockedOut({ db }: Platform, viewer: Viewer): Promise<Findings["lockedOut"]> {
	const users = await listLockedOut(openDatabase(db), viewer);
	return {
		users: users.map(({ id, username }) => ({ id, username })),
		hasMore: users.length >= LOCKED_OUT_MAX,
	};
}

/** What the viewer should look at. Never rejects; the number of rows that it reads is bounded. */
export async function readConcerns(platform: Platform, viewer: Viewer): Promise<Concern[]> {
	const db = openDatabase(platform.db);
	const read = async <Value>(start: () => Promise<Value>) => (await withTimeout(start, WAIT_MS)) ?? null;
	const [players, lockedOut, health, jobs, backups, size] = await Promise.all([
		read(() => readPlayers(platform)),
		read(() => readLockedOut(platform, viewer)),
		read(() => checkHealth(platform)),
		read(() => listJobs(db)),
		read(() => listBackups(db)),
		read(() => measureDatabase(db)),
	]);
	return toConcerns({
		players,
		lockedOut,
		upstream: health?.checks ?? null,
		jobs: jobs?.map(({ name, runs }) => ({ name, last: runs[0] ?? null })) ?? null,
		backup: backups && { last: backups[0] ?? null },
		database: size === null ? null : { size, max: DATABASE_MAX },
		contact: platform.config.CONTACT_EMAIL,
	});
}
