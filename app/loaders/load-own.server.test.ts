import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { recordWatch } from "~/domain/library/watch-history.server";
import { limitDatabase } from "~/lib/limited-bindings";
import { givenCookie, givenUser } from "../../tests/harness/accounts";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";

const platform = testPlatform();
const SHOW = { mediaType: "tv", mediaId: 1396 } as const;

/** The page's data for a user who is 5 minutes into S2E4, and the number of its database calls. */
async function open(path: string) {
	const user = await givenUser(platform);
	const place = { season: 2, episode: 4, progress: { position: 300, duration: 2800 } };
	await recordWatch(openDatabase(platform.db), { userId: user.id, ...SHOW, ...place });
	const headers = await givenCookie(platform, user);
	let calls = 0;
	const db = limitDatabase(platform.db, { service: "D1", limit: 5000, onCall: () => calls++ });
	const { data } = await fetchPage(path, { headers }, { replaced: { db } });
	return { data, calls };
}

test("pages query the session, then all of the visitor's data in one call", async () => {
	// The first page of an isolate also reads which titles are blocked.
	await open("/movie/27205");
	for (const path of ["/movie/27205", "/tv/1396/2/4", "/watch/movie/27205", "/watch/tv/1396/2/4"]) {
		expect((await open(path)).calls, path).toBe(2);
	}
});

test("a show's page opens at the visitor's next episode, with that season's viewings", async () => {
	const { data, calls } = await open("/tv/1396");
	expect(data).toMatchObject({
		selection: { season: 2, episode: 4 },
		viewings: [{ season: 2, episode: 4, position: 300 }],
		seasonViewings: [{ season: 2, episode: 4, position: 300 }],
		isInWatchLater: false,
	});
	expect(calls).toBe(3);
});

test("a watch page resumes where the visitor stopped", async () => {
	const { data } = await open("/watch/tv/1396/2/4");
	expect(data).toMatchObject({ resumeAt: 300, isRecordFull: false, viewings: [{ episode: 4 }] });
});
