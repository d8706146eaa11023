import { z } from "zod";
import type { ReportedViewing } from "~/domain/library/viewing-statements.server";
import { type ImportedWatch, importWatches } from "~/domain/library/watch-import.server";
import { MIGRATE_MAX } from "~/product";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";
import { toWatch, watch } from "./watch";

/** Milliseconds; the largest date of JavaScript. */
const TIME_MAX = 8.64e15;
const TIMES_MAX = 100_000;

const entry = watch
	.extend({ timestamp: z.number().int().min(1).max(TIME_MAX) })
	.transform(({ timestamp, ...body }): ImportedWatch => ({ ...toWatch(body), timestamp }));

const time = z.number().int().min(0).max(TIME_MAX);

/** Times in milliseconds; 0 or absent for never. */
const viewing = watch
	.extend({
		played_at: time.default(0),
		first_watched_at: time.default(0),
		watched_at: time.default(0),
		times: z.int().min(0).max(TIMES_MAX).default(0),
	})
	.transform(({ played_at, first_watched_at, watched_at, times, ...body }): ReportedViewing => {
		const { progress, isPlayed, ...place } = toWatch(body);
		const position = progress?.position ?? null;
		const watched = { firstWatchedAt: first_watched_at || watched_at, watchedAt: watched_at, times };
		return { ...place, position, duration: progress?.duration ?? 0, playedAt: played_at, ...watched };
	});

/** Replaces an invalid entry. */
const SKIPPED = null as never;

/** Entries are validated one by one: an invalid one is skipped. */
const MigrateBody = z
	.object({
		watchHistoryData: z
			.array(entry.catch(SKIPPED), "watchHistoryData must be a list")
			.max(MIGRATE_MAX, `watchHistoryData must have at most ${MIGRATE_MAX} entries`),
		viewings: z
			.array(viewing.catch(SKIPPED), "viewings must be a list")
			.max(MIGRATE_MAX, `viewings must have at most ${MIGRATE_MAX} entries`)
			.default([])
			.meta({
				description: "What the browser knows of single episodes and movies: position and whether it was watched",
			}),
	})
	.transform(({ watchHistoryData: given, viewings }) => ({
		viewings: viewings.filter((each) => each !== SKIPPED),
		watches: given.filter((each) => each !== SKIPPED),
		total: given.length,
	}));

export const migrateWatchHistoryOperation = defineOperation("POST /api/watch-history/migrate", {
	tag: "Library",
	summary: "Import the history that a browser holds",
	description:
		"Invalid and known entries are skipped; importing twice changes nothing. A history holds 5,000 titles: the oldest make room. At most 1 MiB.",
	access: "signed-in",
	body: MigrateBody,
	bodyMax: 1024 * 1024,
	response: {
		description: "How many entries were imported and skipped",
		data: z.strictObject({ migrated: COUNT, skipped: COUNT, total: COUNT }),
	},
	async handle({ db, user, body }) {
		return { data: await importWatches(db, { userId: user.id, ...body }) };
	},
});
