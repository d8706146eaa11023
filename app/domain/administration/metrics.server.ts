// Owns what /api/metrics shows: the isolate's counts, and the number of sessions as the database has it.
import { openDatabase } from "~/database/open.server";
import { withTimeout } from "~/lib/timeouts";
import { sessionCount, writeMetrics } from "~/metrics.server";
import type { Platform } from "~/platform.server";
import { countSessions } from "../accounts/sessions.server";

/** Milliseconds. */
const COUNT_WAIT_MS = 2000;

/** Without a database, the number of sessions is that of the last time. */
export async function readMetrics({ db }: Pick<Platform, "db">): Promise<string> {
	const sessions = await withTimeout(() => countSessions(openDatabase(db)), COUNT_WAIT_MS);
	if (sessions !== undefined) sessionCount.set(sessions);
	return writeMetrics();
}
