import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { requireWrites, WRITES_PER_DAY } from "~/domain/library/store/limits.server";
import { findWatch } from "~/domain/library/store/watch-history.server";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const platform = testPlatform();
const db = openDatabase(platform.db);
const IMAGE = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" };

/** A user whose browser loads the image of a watch page. */
async function givenVisitor() {
	const user = await givenUser(platform);
	const cookie = await givenCookie(platform, user);
	async function open(path: string, headers: Record<string, string> = IMAGE): Promise<Response> {
		const { response } = await fetchPage(`/watch/${path}/opened`, { headers: { ...cookie, ...headers } });
		return response;
	}
	const find = (mediaType: "movie" | "tv", id: number) => findWatch(db, { profileId: user.id, mediaType, id });
	return { user, open, find };
}

test("records that a movie or an episode was opened", async () => {
	const { open, find } = await givenVisitor();
	const response = await open("movie/27205");
	expect(response.status).toBe(204);
	expect(response.headers.get("cache-control")).toContain("no-store");
	expect(await find("movie", 27205)).toMatchObject({ season: 1, episode: 1, position: 0 });
	await open("tv/1396/2/4");
	expect(await find("tv", 1396)).toMatchObject({ season: 2, episode: 4, position: 0 });
});

test.each([
	["a link", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" }],
	["an image on another site", { ...IMAGE, "sec-fetch-site": "cross-site" }],
	["an image on another subdomain", { ...IMAGE, "sec-fetch-site": "same-site" }],
	["a prerendered page", { ...IMAGE, "sec-purpose": "prefetch;prerender" }],
	["a client without these headers", {}],
])("records nothing for %s", async (_, headers) => {
	const { open, find } = await givenVisitor();
	expect((await open("movie/27205", headers as Record<string, string>)).status).toBe(403);
	expect(await find("movie", 27205)).toBeNull();
});

test("records nothing without a session, for an invalid id and beyond the daily limit", async () => {
	const { response } = await fetchPage("/watch/movie/27205/opened", { headers: IMAGE }).catch((thrown) => ({
		response: thrown as Response,
	}));
	expect(response.status).toBe(302);
	const { user, open, find } = await givenVisitor();
	expect((await open("movie/0")).status).toBe(404);
	await requireWrites(db, { profileId: user.id, count: WRITES_PER_DAY });
	expect((await open("movie/27205")).status).toBe(429);
	expect(await find("movie", 27205)).toBeNull();
});
