// Owns the way of a browser's own list into the watch history: from Settings, and when what could not be sent is sent
// after all. Importing the same list twice changes nothing.
import type { Database } from "~/database/open.server";
import { clampTime } from "./merge";
import type { Watch } from "./types";
import { type GivenWatch, writeWatches } from "./watch-statement.server";

/** Entries that one statement takes. */
const BATCH = 100;

export interface ImportedWatch extends Watch {
	/** The browser's own time, whatever its clock says. */
	timestamp: number;
}

export interface ImportResult {
	migrated: number;
	/** Bad, older than what is there, or deleted since. */
	skipped: number;
	total: number;
}

function toGiven({ timestamp, ...watch }: ImportedWatch, now: number): GivenWatch {
	const at = clampTime(timestamp, now);
	return { ...watch, at, happenedAt: Math.min(timestamp, now), isLive: false, isTimeless: at !== timestamp };
}

/** `total`: how many entries there were before the bad ones were left out. One batch of statements. */
export async function importWatches(
	db: Database,
	{ userId, watches, total }: { userId: string; watches: ImportedWatch[]; total: number },
): Promise<ImportResult> {
	const now = Date.now();
	const given = watches.map((watch) => toGiven(watch, now));
	const batches = Array.from({ length: Math.ceil(given.length / BATCH) }, (_, index) =>
		writeWatches(db, { userId, watches: given.slice(index * BATCH, (index + 1) * BATCH) }),
	);
	const [first, ...rest] = batches;
	const written = first ? await db.batch([first, ...rest]) : [];
	// Several entries for one title become one.
	const migrated = new Set(written.flat().map((row) => `${row.mediaType}:${row.mediaId}`)).size;
	return { migrated, skipped: total - migrated, total };
}
