// Imports a browser's history list into the watch history: from Settings, and when unsent entries are sent
// later. Importing the same list twice changes nothing.
import type { Database } from "~/database/open.server";
import { titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import { requireWrites, trimHistory } from "./limits.server";
import { clampTime } from "./retention";
import type { Watch } from "./types";
import { type ReportedViewing, toReported, writeViewings } from "./viewing-statements.server";
import { type ReportedWatch, writeWatches } from "./watch-statement.server";

/** Entries per statement. */
const BATCH = 100;

export interface ImportedWatch extends Watch {
	/** The browser's time, which may be wrong. */
	timestamp: number;
}

export interface Imported {
	watches: ImportedWatch[];
	/** What the browser holds of single episodes and movies. */
	viewings?: ReportedViewing[];
}

export interface ImportResult {
	migrated: number;
	/** Invalid, older than the stored entry, or deleted since. */
	skipped: number;
	total: number;
}

function toGiven({ timestamp, ...watch }: ImportedWatch, now: number): ReportedWatch {
	const at = clampTime(timestamp, now);
	return { ...watch, at, happenedAt: Math.min(timestamp, now), isLive: false, isTimeless: at !== timestamp };
}

/**
 * `total`: number of entries including invalid ones. Throws `HttpError` 429, and imports nothing, when they exceed today's
 * limit: the browser keeps what it sent.
 */
export async function importWatches(
	db: Database,
	{ userId, watches, total, viewings = [] }: { userId: string; total: number } & Imported,
): Promise<ImportResult> {
	await requireWrites(db, { userId, count: watches.length + viewings.length });
	const now = Date.now();
	const given = watches.map((watch) => toGiven(watch, now));
	const batches = Array.from({ length: Math.ceil(given.length / BATCH) }, (_, index) =>
		writeWatches(db, { userId, watches: given.slice(index * BATCH, (index + 1) * BATCH) }),
	);
	const reports = [
		...watches.flatMap((watch) => toReported(watch, Math.min(watch.timestamp, now)) ?? []),
		...viewings.map((viewing) => upTo(viewing, now)),
	];
	await importReports(db, { userId, reports });
	const trim = trimHistory(db, { userId, added: given.length });
	const [first, ...rest] = batches;
	const written: TitleRef[][] = first ? await db.batch([first, ...rest, trim]) : [[]];
	const trimmed = written.pop();
	// Several entries of one title are merged, and titles beyond the limit are gone again.
	const titles = new Set(written.flat().map(titleKey));
	for (const title of trimmed ?? []) titles.delete(titleKey(title));
	const migrated = titles.size;
	return { migrated, skipped: total - migrated, total };
}

async function importReports(
	db: Database,
	{ userId, reports }: { userId: string; reports: ReportedViewing[] },
): Promise<void> {
	const batches = Array.from({ length: Math.ceil(reports.length / BATCH) }, (_, index) =>
		writeViewings(db, { userId, reports: reports.slice(index * BATCH, (index + 1) * BATCH) }),
	);
	const [first, ...rest] = batches.flat();
	if (first) await db.batch([first, ...rest]);
}

/** No time of a client is in the future. */
function upTo(viewing: ReportedViewing, now: number): ReportedViewing {
	const [playedAt, watchedAt] = [Math.min(viewing.playedAt, now), Math.min(viewing.watchedAt, now)];
	return { ...viewing, playedAt, watchedAt, firstWatchedAt: Math.min(viewing.firstWatchedAt, watchedAt) };
}
