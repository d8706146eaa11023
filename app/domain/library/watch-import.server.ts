// Imports a browser's history list into the watch history: from Settings, and when unsent entries are sent
// later. Importing the same list twice changes nothing.
import type { Database } from "~/database/open.server";
import type { ProfileId } from "../accounts/profiles";
import { episodeKey, titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import { requireWrites, trimHistory } from "./limits.server";
import type { NewPlay } from "./play-statements.server";
import { idOfReport } from "./plays";
import { clampTime } from "./retention";
import type { Round } from "./rounds";
import { reportRounds } from "./rounds.server";
import type { Watch } from "./types";
import {
	type ReportedPlay,
	type ReportedProgress,
	reportPlays,
	reportProgress,
	toReported,
	writeViewings,
} from "./viewing-statements.server";
import { type ReportedWatch, writeWatches } from "./watch-statement.server";

/** Entries per statement. */
const BATCH = 100;

export interface ImportedWatch extends Watch {
	/** The browser's time, which may be wrong. */
	timestamp: number;
}

/** A play as a browser keeps it: the same for one episode, minute and `copy`. */
export interface SentPlay extends Omit<NewPlay, "playId" | "watchedAt"> {
	/** 0 when unknown. */
	watchedAt: number;
	/** From 1 on for further ones of a minute. */
	copy?: number;
	/** The player's id of the viewing. */
	session?: string;
}

export interface Imported {
	watches: ImportedWatch[];
	progress?: ReportedProgress[];
	plays?: SentPlay[];
	rounds?: Round[];
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
	{ userId, watches, total, progress = [], plays = [], rounds = [] }: { userId: ProfileId; total: number } & Imported,
): Promise<ImportResult> {
	await requireWrites(db, {
		userId,
		count: watches.length + progress.length + plays.length + rounds.length,
	});
	const now = Date.now();
	// A title of the history has the position of its episode.
	const positions = new Map(progress.map((each) => [episodeKey(each), each]));
	const given = watches.map((watch) => {
		const { position = null, duration = 0 } = positions.get(episodeKey(watch)) ?? {};
		return toGiven({ ...watch, progress: watch.progress ?? (position === null ? null : { position, duration }) }, now);
	});
	const batches = inBatches(given).map((some) => writeWatches(db, { userId, watches: some }));
	const reports = watches.flatMap((watch) => toReported(watch, Math.min(watch.timestamp, now)) ?? []);
	const reported = plays.map(({ copy, session, ...play }): ReportedPlay => {
		const lengthMs = play.source === "played" ? (positions.get(episodeKey(play))?.duration ?? 0) * 1000 : 0;
		const watchedAt = play.precision === "unknown" ? null : Math.min(play.watchedAt, now);
		const addedAt = Math.min(play.addedAt, now);
		return { ...play, playId: session ?? idOfReport(play, watchedAt ?? 0, copy), watchedAt, addedAt, lengthMs };
	});
	const begun = rounds.map((each) => ({ ...each, begunAt: Math.min(each.begunAt, now) }));
	const states = progress.map((each) => ({ ...each, playedAt: Math.min(each.playedAt, now) }));
	for (const statements of [
		...inBatches(reports).map((some) => writeViewings(db, { userId, reports: some })),
		...inBatches(reported).map((some) => reportPlays(db, userId, some)),
		...inBatches(states).map((some) => [reportProgress(db, userId, some)]),
		...inBatches(begun).map((some) => [reportRounds(db, userId, some)]),
	]) {
		const [first, ...rest] = statements;
		if (first) await db.batch([first, ...rest]);
	}
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

function inBatches<Entry>(list: Entry[]): Entry[][] {
	return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, index) =>
		list.slice(index * BATCH, (index + 1) * BATCH),
	);
}
