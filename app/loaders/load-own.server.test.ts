import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { endAllSessions } from "~/domain/accounts/sessions.server";
import { limitDatabase } from "~/lib/caching/limited-bindings";
import { givenCookie, givenUser, type Person } from "../../tests/harness/accounts";
import { recordWatch, writeRating } from "../../tests/harness/changes";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { ofRatings } from "../../tests/harness/remarks";

const platform = testPlatform();
const NOTHING_BEGUN = { continuing: [], upNext: [] };
const SHOW = { mediaType: "tv", id: 1396 } as const;

/** A user who is 5 minutes into S2E4 of a show, and who rated it and a movie. */
async function givenViewer(): Promise<Person> {
	const user = await givenUser(platform);
	const place = { season: 2, episode: 4, progress: { position: 300, duration: 2800 } };
	await recordWatch(openDatabase(platform.db), { profileId: user.id, ...SHOW, ...place });
	for (const title of [SHOW, { mediaType: "movie", id: 603 } as const]) {
		await writeRating(openDatabase(platform.db), {
			profileId: user.id,
			...title,
			season: null,
			episode: null,
			rating: 9,
		});
	}
	return user;
}

/** The page's data for such a user, and the number of its database calls. */
async function open(path: string) {
	const headers = await givenCookie(platform, await givenViewer());
	let calls = 0;
	const db = limitDatabase(platform.db, { service: "D1", limit: 5000, onCall: () => calls++ });
	const { data } = await fetchPage(path, { headers }, { replaced: { db } });
	return { data, calls };
}

test("pages query the session, the days of the month and all else of the visitor, each in one call", async () => {
	// The first page of an isolate also reads which titles are blocked.
	await open("/movie/27205");
	for (const path of ["/movie/27205", "/tv/1396/2/4", "/watch/movie/27205", "/watch/tv/1396/2/4"]) {
		expect((await open(path)).calls, path).toBe(2);
	}
});

/** A database each of whose calls, numbered from 1, waits for `gate`. */
function gatedDatabase(real: D1Database, gate: (number: number) => Promise<void>): D1Database {
	let begun = 0;
	async function gated<Result>(call: () => Promise<Result>): Promise<Result> {
		await gate(++begun);
		return await call();
	}
	const reals = new Map<D1PreparedStatement, D1PreparedStatement>();
	function wrap(statement: D1PreparedStatement): D1PreparedStatement {
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values)),
			all: () => gated(() => statement.all()),
			raw: () => gated(() => statement.raw()),
		} as unknown as D1PreparedStatement;
		reals.set(wrapped, statement);
		return wrapped;
	}
	const session = real.withSession();
	return {
		withSession: () => ({
			prepare: (sql: string) => wrap(session.prepare(sql)),
			batch: (all: D1PreparedStatement[]) => gated(() => session.batch(all.map((one) => reals.get(one) ?? one))),
			getBookmark: () => session.getBookmark(),
		}),
	} as unknown as D1Database;
}

/** Calls wait until two have begun; they fail when the second does not come. */
function openPair(): (number: number) => Promise<void> {
	let bothBegun = () => {};
	const pair = new Promise<void>((resolve, reject) => {
		bothBegun = resolve;
		setTimeout(() => reject(new Error("no second call came")), 20_000);
	});
	pair.catch(() => undefined);
	return (number) => {
		if (number === 2) bothBegun();
		return pair;
	};
}

test("pages read the visitor's own data while the session is looked up", async () => {
	const headers = await givenCookie(platform, await givenViewer());
	const openPaired = async (path: string) =>
		(await fetchPage(path, { headers }, { replaced: { db: gatedDatabase(platform.db, openPair()) } })).data;
	expect(await openPaired("/tv/1396")).toMatchObject({ viewings: [{ position: 300 }] });
	expect(await openPaired("/watch/tv/1396/2/4")).toMatchObject({ ownFacts: { resumeAt: 300 } });
	expect(await openPaired("/")).toMatchObject({ begun: { continuing: [{ id: 1396 }] } });
});

// A query without an answer is given up after 5 seconds; this limit is below it.
test("a page waits for nothing of a user whose session has ended", { timeout: 4500 }, async () => {
	const user = await givenViewer();
	const headers = await givenCookie(platform, user);
	await endAllSessions(openDatabase(platform.db), user.id);
	for (const path of ["/movie/27205", "/tv/1396", "/watch/tv/1396/2/4", "/"]) {
		// Only the session is answered.
		const db = gatedDatabase(platform.db, (number) => (number === 1 ? Promise.resolve() : new Promise(() => {})));
		expect((await fetchPage(path, { headers }, { replaced: { db } })).response.status, path).toBe(200);
	}
});

test("Home has no rows of a visitor whose session cannot be looked up", async () => {
	const headers = await givenCookie(platform, await givenViewer());
	const gate = (number: number) => (number === 1 ? Promise.reject(new Error("D1 is down")) : Promise.resolve());
	const { data } = await fetchPage("/", { headers }, { replaced: { db: gatedDatabase(platform.db, gate) } });
	expect(data).toMatchObject({ begun: NOTHING_BEGUN, recommended: [] });
});

test("a session that has ended shows nothing of its user's, though its token is still valid", async () => {
	const user = await givenViewer();
	const headers = await givenCookie(platform, user);
	await endAllSessions(openDatabase(platform.db), user.id);
	expect((await fetchPage("/tv/1396", { headers })).data).toMatchObject({
		selection: { season: 1, episode: 1 },
		viewings: [],
		seasonViewings: [],
	});
	expect((await fetchPage("/watch/tv/1396/2/4", { headers })).data).toMatchObject({
		ownFacts: { resumeAt: 0 },
		viewings: [],
	});
	expect((await fetchPage("/", { headers })).data).toMatchObject({ begun: NOTHING_BEGUN, recommended: [] });
});

test("a show's page opens at the visitor's next episode, with that season's viewings", async () => {
	const { data, calls } = await open("/tv/1396");
	expect(data).toMatchObject({
		selection: { season: 2, episode: 4 },
		viewings: [{ season: 2, episode: 4, position: 300 }],
		seasonViewings: [{ season: 2, episode: 4, position: 300 }],
		isInWatchLater: false,
	});
	expect(calls).toBe(2);
});

test("pages of titles have the visitor's own rating: of the title, and on an episode's page also of the episode", async () => {
	const user = await givenViewer();
	const episode = { season: 2, episode: 4, rating: 10 };
	await writeRating(openDatabase(platform.db), { profileId: user.id, ...SHOW, ...episode });
	const headers = await givenCookie(platform, user);
	const remarksOf = async (path: string) => (await fetchPage<{ remarks: object }>(path, { headers })).data.remarks;
	expect(await remarksOf("/movie/603")).toEqual(ofRatings(9));
	expect(await remarksOf("/movie/27205")).toEqual(ofRatings(null));
	expect(await remarksOf("/tv/1396")).toEqual(ofRatings(9));
	expect(await remarksOf("/tv/1396/2/4")).toEqual(ofRatings(9, 10));
	expect(await remarksOf("/tv/1396/2/5")).toEqual(ofRatings(9, null));
});

test("a watch page resumes where the visitor stopped", async () => {
	const { data } = await open("/watch/tv/1396/2/4");
	expect(data).toMatchObject({ ownFacts: { resumeAt: 300, isRecordFull: false }, viewings: [{ episode: 4 }] });
});
