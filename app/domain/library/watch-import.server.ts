// Imports a browser's history list into the watch history: from Settings, and when unsent entries are sent
// later. Importing the same list twice changes nothing.
import type { Database } from "~/database/open.server";
import { clampTime } from "./clamp-time";
import { spendWrites, tooManyWrites, trimHistory } from "./limits.server";
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
	/** Entries that the daily limit left out, the oldest ones; they are among the skipped. */
	leftOut?: number;
}

function toGiven({ timestamp, ...watch }: ImportedWatch, now: number): ReportedWatch {
	const at = clampTime(timestamp, now);
	return { ...watch, at, happenedAt: Math.min(timestamp, now), isLive: false, isTimeless: at !== timestamp };
}

/** `total`: number of entries including invalid ones. Runs one batch of statements. Throws `HttpError` 429 when nothing can be written today. */
export async function importWatches(
	db: Database,
	{ userId, watches, total, viewings = [] }: { userId: string; total: number } & Imported,
): Promise<ImportResult> {
	const count = watches.length + viewings.length;
	const allowed = await spendWrites(db, { userId, count });
	if (count > 0 && allowed === 0) throw tooManyWrites();
	const granted = Math.min(allowed, watches.length);
	const now = Date.now();
	const newestFirst = watches.toSorted((a, b) => b.timestamp - a.timestamp);
	const given = newestFirst.slice(0, granted).map((watch) => toGiven(watch, now));
	const batches = Array.from({ length: Math.ceil(given.length / BATCH) }, (_, index) =>
		writeWatches(db, { userId, watches: given.slice(index * BATCH, (index + 1) * BATCH) }),
	);
	const reports = [
		...newestFirst.slice(0, granted).flatMap((watch) => toReported(watch, Math.min(watch.timestamp, now)) ?? []),
		...viewings.slice(0, allowed - granted).map((viewing) => upTo(viewing, now)),
	];
	await importReports(db, { userId, reports });
	const trim = trimHistory(db, { userId, added: given.length });
	const [first, ...rest] = batches;
	const written: Pick<Watch, "mediaType" | "mediaId">[][] = first ? await db.batch([first, ...rest, trim]) : [[]];
	const trimmed = written.pop();
	// Several entries of one title are merged, and titles beyond the limit are gone again.
	const titles = new Set(written.flat().map(titleKeyOf));
	for (const title of trimmed ?? []) titles.delete(titleKeyOf(title));
	const migrated = titles.size;
	const leftOut = watches.length - given.length;
	return { migrated, skipped: total - migrated, total, ...(leftOut > 0 && { leftOut }) };
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

function titleKeyOf({ mediaType, mediaId }: Pick<Watch, "mediaType" | "mediaId">): string {
	return `${mediaType}:${mediaId}`;
}
