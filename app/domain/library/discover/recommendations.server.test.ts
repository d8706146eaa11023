import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { PlayTime } from "~/domain/library/diary/plays";
import { listRecentTitles } from "~/domain/library/next/continue-watching.server";
import { readHomeRecord } from "~/domain/library/next/home-rows.server";
import { RECENT_RATINGS } from "~/domain/library/store/ratings.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { markWatched, recordWatch, writeRating } from "../../../../tests/harness/changes";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { countingDatabase } from "../../../../tests/harness/reading-cost";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { blockTitle } from "../../catalogue/blocked/blocked-titles.server";
import { openCatalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { findTitle } from "../../catalogue/titles/titles.server";
import type { MediaType } from "../../catalogue/types";
import { listRecommendations, type Recommendation } from "./recommendations.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const sample = openCatalogue(platform);

async function givenWatched(...titles: [MediaType, number][]): Promise<ProfileId> {
	const { id: profileId } = await givenUser(platform);
	for (const [mediaType, id] of titles) {
		await recordWatch(db, { profileId, mediaType, id, season: 1, episode: 1, progress: null });
	}
	return profileId;
}

/** Each reason as its kind, with the name and the rating that it has. */
async function recommend(profileId: ProfileId, catalogue = sample) {
	return describeReasons(await listRecommendations(db, catalogue, readHomeRecord(db, profileId)));
}

function describeReasons(list: Recommendation[]) {
	return list.map(({ reason: { kind, name, rating }, ...card }) => ({
		...card,
		reason: [kind, name, rating].filter(Boolean).join(" "),
	}));
}

async function rate(profileId: ProfileId, ...ratings: [MediaType, number, number][]): Promise<void> {
	for (const [mediaType, id, rating] of ratings) {
		await writeRating(db, { profileId, mediaType, id, season: null, episode: null, rating });
	}
}

async function similarTo(mediaType: MediaType, id: number): Promise<string[]> {
	return (await findTitle(sample, { mediaType, id }))?.similar.map(titleKey) ?? [];
}

const reasonsOf = (list: { reason: string }[]) => [...new Set(list.map(({ reason }) => reason))];

test("a user who has watched nothing has no recommendations", async () => {
	expect(await recommend(await givenWatched())).toEqual([]);
});

test("has three titles similar to each of the last five, then two movies and two shows of the top three genres", async () => {
	const five: [MediaType, number][] = [
		["movie", 27205],
		["tv", 1396],
		["movie", 603],
		["tv", 66732],
		["movie", 238],
	];
	const list = await recommend(await givenWatched(["movie", 680], ...five));
	expect(list.length).toBeLessThanOrEqual(20);
	expect(new Set(list.map(titleKey)).size).toBe(list.length);
	const counts = new Map<string, number>();
	for (const { reason } of list) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	for (const [mediaType, id] of five) {
		const title = (await findTitle(sample, { mediaType, id }))?.title;
		expect(counts.get(`watched ${title}`), title).toBeLessThanOrEqual(3);
	}
	expect([...counts.keys()]).not.toContain("watched Pulp Fiction");
	const popular = [...counts].filter(([reason]) => reason.startsWith("genre "));
	expect(popular.length).toBeGreaterThan(0);
	for (const [reason, count] of popular) expect(count, reason).toBeLessThanOrEqual(4);
});

test("a title that the catalogue no longer has leaves its place to an earlier one", async () => {
	const gone: [MediaType, number][] = [1, 2, 3, 4, 5].map((id) => ["movie", 900_000_000 + id]);
	const list = await recommend(await givenWatched(["movie", 27205], ...gone));
	expect(list.map(({ reason }) => reason)).toContain("watched Inception");
});

test("a genre has two movies and two shows, under the genre's name for each type", async () => {
	// One title: three similar ones and at most twelve of its genres.
	const list = await recommend(await givenWatched(["movie", 27205]));
	const action = list.filter(({ reason }) => reason === "genre Action");
	expect(action.filter(({ mediaType }) => mediaType === "movie")).toHaveLength(2);
	const shows = action.filter(({ mediaType }) => mediaType === "tv");
	expect(shows).toHaveLength(2);
	for (const { genres } of shows) expect(genres).toContain("Action & Adventure");
});

test("watched titles are not recommended", async () => {
	const profileId = await givenWatched(["movie", 27205]);
	const first = await recommend(profileId);
	for (const { mediaType, id } of first) {
		await recordWatch(db, { profileId, mediaType, id, season: 1, episode: 1, progress: null });
	}
	await recordWatch(db, { profileId, mediaType: "movie", id: 27205, season: 1, episode: 1, progress: null });
	const watched = new Set(first.map(titleKey));
	const second = await recommend(profileId);
	expect(second.length).toBeGreaterThan(0);
	expect(second.filter((card) => watched.has(titleKey(card)))).toEqual([]);
});

test("titles that were watched at any time are not recommended, also those that the watch history has forgotten", async () => {
	const profileId = await givenWatched(["movie", 27205]);
	const first = await recommend(profileId);
	for (const { mediaType, id } of first) {
		await markWatched(db, { profileId, mediaType, id, episodes: [{ season: 1, episode: 1 }] });
	}
	await platform.db.prepare("DELETE FROM titles WHERE profile_id = ? AND media_id <> '27205'").bind(profileId).run();
	const watched = new Set(first.map(titleKey));
	expect((await recommend(profileId)).filter((card) => watched.has(titleKey(card)))).toEqual([]);
});

test("follow from movies of the record, the latest first and those without a date last, beside the watch history", async () => {
	const profileId = await givenWatched();
	const mark = async (id: number, watchedAt: number | null) => {
		const time: PlayTime =
			watchedAt === null ? { watchedAt, precision: "unknown" } : { watchedAt, precision: "instant" };
		const episodes = [{ season: 1, episode: 1 }];
		await markWatched(db, { profileId, mediaType: "movie", id, episodes, timeOf: () => time });
	};
	await mark(238, null);
	await mark(27205, Date.UTC(2016, 3, 1));
	await mark(603, Date.UTC(2019, 3, 1));
	await recordWatch(db, { profileId, mediaType: "tv", id: 1396, season: 1, episode: 1, progress: null });
	expect(reasonsOf(await recommend(profileId)).filter((reason) => /^(watched|rated)/.test(reason))).toEqual([
		"watched Breaking Bad",
		"watched The Matrix",
		"watched Inception",
		"watched The Godfather",
	]);
});

test("read as many rows for 400 movies of the record as for the 20 that they follow from", async () => {
	const profileId = await givenWatched();
	const insert = platform.db.prepare(`insert into plays
		(profile_id, id, media_type, media_id, season, episode, watched_at, precision, source, added_at)
		values (?1, ?2, 'movie', ?3, 1, 1, ?4, ?5, 'import', 1)`);
	const precisions = ["instant", "day", "unknown"] as const;
	const rows = Array.from({ length: 400 }, (_, at) => {
		const precision = precisions[at % precisions.length]!;
		return insert.bind(
			profileId,
			`play ${at}`,
			900_000 + at,
			precision === "unknown" ? null : at * 86_400_000,
			precision,
		);
	});
	await platform.db.batch(rows);
	const counting = countingDatabase(platform.db);
	const recent = await listRecentTitles(sample, await readHomeRecord(openDatabase(counting.db), profileId));
	expect(recent.map(({ id }) => id - 900_000).slice(0, 3)).toEqual([399, 397, 396]);
	expect(recent).toHaveLength(20);
	expect(counting.takeCost().read).toBeLessThanOrEqual(70);
});

describe("ratings", () => {
	test("of 8 or more are the reason for a watched title, in its place", async () => {
		const profileId = await givenWatched(["movie", 27205], ["tv", 1396], ["movie", 603]);
		await rate(profileId, ["tv", 1396, 9], ["movie", 603, 7]);
		expect(reasonsOf(await recommend(profileId)).slice(0, 3)).toEqual([
			"watched The Matrix",
			"rated Breaking Bad 9",
			"watched Inception",
		]);
	});

	test("of 8 or more give two titles that were not watched lately a place among the five, the latest rated first", async () => {
		const profileId = await givenWatched(["movie", 238], ["movie", 27205], ["tv", 1396], ["movie", 603], ["tv", 66732]);
		await rate(profileId, ["movie", 550, 9], ["tv", 1399, 8], ["movie", 680, 10]);
		expect(reasonsOf(await recommend(profileId)).filter((reason) => /^(watched|rated)/.test(reason))).toEqual([
			"watched Stranger Things",
			"watched The Matrix",
			"watched Breaking Bad",
			"rated Pulp Fiction 10",
			"rated Game of Thrones 8",
		]);
	});

	test("alone are enough for recommendations; a rated title is not recommended itself", async () => {
		const { id: profileId } = await givenUser(platform);
		await rate(profileId, ["movie", 603, 10]);
		const first = await recommend(profileId);
		expect(first[0]?.reason).toBe("rated The Matrix 10");
		const [next] = first;
		if (next) await rate(profileId, [next.mediaType, next.id, 6]);
		expect((await recommend(profileId)).map(titleKey)).not.toContain(next && titleKey(next));
	});

	test("of 4 or less keep out similar titles, whatever they would be recommended for", async () => {
		const profileId = await givenWatched(["movie", 603], ["movie", 27205]);
		const before = (await recommend(profileId)).map(titleKey);
		const similar = await similarTo("movie", 27205);
		expect(before.some((key) => similar.includes(key))).toBe(true);
		await rate(profileId, ["movie", 27205, 4]);
		const after = await recommend(profileId);
		expect(reasonsOf(after)).toContain("watched The Matrix");
		expect(reasonsOf(after)).not.toContain("watched Inception");
		expect(after.filter((card) => similar.includes(titleKey(card)))).toEqual([]);
	});

	test("of long ago keep a title from being recommended too", async () => {
		const { id: profileId } = await givenUser(platform);
		await rate(profileId, ["movie", 603, 10]);
		const [next] = await recommend(profileId);
		if (!next) throw new Error("Nothing is recommended");
		const place = { profileId, season: null, episode: null, rating: 6 };
		await writeRating(db, { ...place, ...next, ratedAt: Date.now() - 60_000 });
		for (let n = 1; n <= RECENT_RATINGS; n++)
			await writeRating(db, { ...place, mediaType: "movie", id: 900_000_000 + n });
		await rate(profileId, ["movie", 603, 10]);
		const list = await recommend(profileId);
		expect(list[0]?.reason).toBe("rated The Matrix 10");
		expect(list.map(titleKey)).not.toContain(titleKey(next));
	});

	test("of episodes and removed ones do not count", async () => {
		const { id: profileId } = await givenUser(platform);
		await rate(profileId, ["movie", 603, 10], ["movie", 603, 0]);
		await writeRating(db, { profileId, mediaType: "tv", id: 1396, season: 1, episode: 1, rating: 10 });
		expect(await recommend(profileId)).toEqual([]);
	});

	test("of a title that is gone or blocked are no reason", async () => {
		const { id: profileId } = await givenUser(platform);
		const installation = newIsolatePlatform();
		const catalogue = openCatalogue(installation);
		await rate(profileId, ["movie", 27205, 9], ["movie", 603, 10], ["movie", 900_000_001, 10]);
		const { id: actorId } = await givenUser(platform, { role: "owner" });
		await blockTitle(installation, { mediaType: "movie", id: 603, reason: "A notice", actorId });
		expect(
			reasonsOf(await recommend(profileId, catalogue)).filter((reason) => /^(watched|rated)/.test(reason)),
		).toEqual(["rated Inception 9"]);
	});
});

describe("a failure of the upstream", () => {
	/** A catalogue with an upstream of its own, so that tests do not share a cache. */
	function tmdb(host: string) {
		const upstream = fakeTmdb();
		const variables = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${host}.test/3` };
		return { upstream, catalogue: openCatalogue(newIsolatePlatform(variables)) };
	}

	test("for one title is replaced by trending titles", async () => {
		const { upstream, catalogue } = tmdb("one");
		upstream.setFault({ kind: "status", status: 500 }, { path: /^\/3\/movie\/2001/ });
		const list = await recommend(await givenWatched(["movie", 2001]), catalogue);
		expect(list.length).toBeGreaterThan(0);
		expect(new Set(list.map(({ reason }) => reason))).toEqual(new Set(["trending"]));
	});

	test("for all requests results in an empty list", async () => {
		const { upstream, catalogue } = tmdb("none");
		upstream.setFault({ kind: "status", status: 500 });
		expect(await recommend(await givenWatched(["movie", 2002]), catalogue)).toEqual([]);
	});

	test("recommendations need at most eleven upstream requests", async () => {
		const { upstream, catalogue } = tmdb("well");
		const watched = [2003, 2004, 2005, 2006, 2007, 2008].map((id): [MediaType, number] => ["movie", id]);
		await recommend(await givenWatched(...watched), catalogue);
		expect(upstream.requests().length).toBeLessThanOrEqual(11);
	});

	test("ratings add at most five requests", async () => {
		const { upstream, catalogue } = tmdb("rated");
		const profileId = await givenWatched(...[2003, 2004, 2005, 2006].map((id): [MediaType, number] => ["movie", id]));
		const ratings = Array.from({ length: 30 }, (_, n): [MediaType, number, number] => [
			"movie",
			2100 + n,
			n % 2 ? 2 : 9,
		]);
		await rate(profileId, ...ratings);
		await recommend(profileId, catalogue);
		expect(upstream.requests().length).toBeLessThanOrEqual(16);
	});
});

test("falls back to trending titles when the database fails", async () => {
	const list = await listRecommendations(db, sample, Promise.reject(new Error("down")));
	expect(list.length).toBeGreaterThan(0);
	expect(list[0]?.reason.kind).toBe("trending");
});
