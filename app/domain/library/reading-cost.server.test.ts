import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { countPlays, listPlays } from "~/domain/library/diary/plays.server";
import { listWatched } from "~/domain/library/diary/watched.server";
import { listSeen } from "~/domain/library/discover/seen.server";
import { findLater, listLater } from "~/domain/library/lists/later-list.server";
import { readOwnPlayback, readOwnTitle } from "~/domain/library/lists/own-title.server";
import { TITLES_MAX } from "~/domain/library/store/limits.server";
import { selectRatedTitles } from "~/domain/library/store/ratings.server";
import { listRemarks } from "~/domain/library/store/remarks.server";
import { listViewings } from "~/domain/library/store/viewings.server";
import { countWatches, findWatch, listWatches, readWatchStats } from "~/domain/library/store/watch-history.server";
import { readLaterState } from "~/domain/library/store/watch-later.server";
import { writeCursor } from "~/lib/http/cursor";
import { givenUser } from "../../../tests/harness/accounts";
import {
	addPlay,
	deleteWatch,
	deleteWatches,
	importWatches,
	isSavedForLater,
	markWatched,
	recordWatch,
	restoreWatch,
	restoreWatches,
	saveForLater,
	unmarkWatched,
	writeRating,
} from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyRatings, givenManyViewings, givenManyWatches } from "../../../tests/harness/library";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { openCatalogue } from "../catalogue/catalogue.server";
import type { Watch } from "./types";

const platform = testPlatform();
const catalogue = openCatalogue(platform);
const counting = countingDatabase(platform.db);
const db = openDatabase(counting.db);

/** Rows, including those of the lists that these calls are given. Each call with several titles has fifty. */
const BOUNDS: Record<string, number> = {
	seen: 310,
	import: 1200,
	deleteSeveral: 800,
	restoreSeveral: 1100,
	ownTitle: 500,
	viewingsOfLists: 8000,
	ownPlayback: 100,
	watched: 220,
	watchedLater: 220,
	unmark: 600,
	plays: 220,
	playsOfTitle: 220,
	addPlay: 80,
	mark: 200,
	ratings: 450,
	ratingsOfShows: 250,
	ratedTitles: 110,
	ratedOf: 310,
};

/** Rows that each call reads, with `rows` rows in the tables, half of them the user's. */
async function costs(rows: number): Promise<Record<string, number>> {
	const [{ id: profileId }, { id: other }] = [await givenUser(platform), await givenUser(platform)];
	await givenManyWatches(platform, { profileId, count: Math.min(rows / 2, TITLES_MAX - 100), newest: Date.now() });
	await givenManyWatches(platform, { profileId: other, count: rows / 2, newest: Date.now() });
	const newest = Date.now();
	await givenManyViewings(platform, { profileId, count: Math.max(4000, rows / 2), newest });
	await givenManyViewings(platform, { profileId: other, count: rows / 2, newest: Date.now() });
	await givenManyRatings(platform, { profileId, count: Math.max(1000, rows / 2), newest });
	await givenManyRatings(platform, { profileId: other, count: rows / 2, newest });
	const shows = Array.from({ length: 20 }, (_, index) => ({ mediaType: "tv" as const, id: index + 1 }));
	const showOf = { profileId, mediaType: "tv", id: 1 } as const;
	const title = { profileId, mediaType: "movie", id: 200 } as const;
	const watch: Watch = { ...title, season: 1, episode: 1, progress: { position: 1, duration: 2 } };
	const watches = Array.from({ length: 50 }, (_, index) => ({ ...watch, id: index + 1, timestamp: Date.now() }));
	const ids = Array.from({ length: 100 }, (_, index) => index * 3);
	const calls: Record<string, () => Promise<unknown>> = {
		record: () => recordWatch(db, { profileId, ...watch }),
		recordNew: () => recordWatch(db, { profileId, ...watch, id: 9_000_000 }),
		find: () => findWatch(db, title),
		list: () => listWatches(db, { profileId, limit: 50 }),
		count: () => countWatches(db, profileId),
		stats: () => readWatchStats(db, profileId),
		delete: () => deleteWatch(db, title),
		restore: () => restoreWatch(db, { profileId, ...watch, at: Date.now() }),
		deleteSeveral: () => deleteWatches(db, { profileId, titles: watches }),
		restoreSeveral: () =>
			restoreWatches(db, { profileId, watches: watches.map((watch) => ({ ...watch, at: Date.now() })) }),
		import: () => importWatches(db, { profileId, watches, total: watches.length }),
		recordEpisode: () => recordWatch(db, { ...watch, ...showOf, season: 3, episode: 3 }),
		ownTitle: () => readOwnTitle(db, { profileId, mediaType: "tv", id: 1, season: 3 }),
		viewingsOfLists: () => listViewings(db, { profileId, titles: shows }),
		ownPlayback: () => readOwnPlayback(db, { profileId, playable: { mediaType: "tv", id: 1, season: 3, episode: 3 } }),
		watched: () => listWatched(db, { profileId, limit: 50 }),
		watchedLater: () => listWatched(db, { profileId, limit: 50, cursor: writeCursor([newest - 3000, 1]) }),
		unmark: () => unmarkWatched(db, { ...showOf, season: 4 }),
		mark: () => markWatched(db, { ...showOf, season: 4, episodes: [{ season: 4, episode: 1 }] }),
		plays: () =>
			listPlays(db, { profileId, limit: 50, timeZone: "UTC", cursor: writeCursor([newest - 300, 1, newest, 1]) }),
		playsOfTitle: () => listPlays(db, { ...showOf, limit: 50, timeZone: "UTC" }),
		countPlays: () => countPlays(db, { profileId }),
		addPlay: () => addPlay(db, { ...showOf, season: 3, episode: 4, watchedAt: 60_000, precision: "instant" }),
		rate: () => writeRating(db, { ...showOf, season: 3, episode: 3, rating: 7 }),
		rateNew: () => writeRating(db, { ...title, id: 9_000_000, season: null, episode: null, rating: 7 }),
		ratings: () => listRemarks(db, "rating", { profileId, limit: 50, cursor: writeCursor([newest - 300, 1]) }),
		ratingsOfShows: () => listRemarks(db, "rating", { profileId, mediaType: "tv", limit: 50 }),
		ratedTitles: () => selectRatedTitles(db, profileId),
		seen: () =>
			listSeen(db, { profileId, titles: [...shows, ...ids.map((id) => ({ mediaType: "movie" as const, id }))] }),
		save: () => saveForLater(db, catalogue, { profileId, mediaType: "movie", id: 27205 }),
		isSaved: () => isSavedForLater(db, title),
		later: () => listLater(db, catalogue, { profileId, limit: 50 }),
		laterByTitle: () => findLater(db, catalogue, { profileId, limit: 50, sort: "title" }),
		laterUnfinished: () => findLater(db, catalogue, { profileId, limit: 50, show: "unfinished" }),
		laterState: () => readLaterState(db, profileId),
	};
	const read: Record<string, number> = {};
	for (const [name, call] of Object.entries(calls)) {
		counting.takeCost();
		await call();
		read[name] = counting.takeCost().read;
	}
	return read;
}

test("the rows that an operation reads do not grow with the tables", async () => {
	const small = await costs(1000);
	const large = await costs(20_000);
	for (const [name, read] of Object.entries(large)) {
		expect(read, name).toBeLessThanOrEqual((small[name] ?? 0) + 3);
		expect(read, name).toBeLessThanOrEqual(BOUNDS[name] ?? 60);
	}
});
