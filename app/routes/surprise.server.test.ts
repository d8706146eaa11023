import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { publishBlocked } from "~/domain/catalogue/content-state.server";
import { givenCookie, givenUser } from "../../tests/harness/accounts";
import { markWatched } from "../../tests/harness/changes";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import type { loader } from "./surprise";

// It reads the browser's storage as soon as it is loaded.
vi.mock("~/browser/library/library.client", () => ({}));

async function open(url: string, init?: RequestInit) {
	return await fetchPage<typeof loader>(url, init);
}

/** The page that a draw leads to, as path and query. */
async function drawFrom(url: string, init?: RequestInit): Promise<string> {
	const { response } = await open(url, init);
	expect(response.status, url).toBe(302);
	expect(response.headers.get("cache-control")).toMatch(/no-store$/);
	return response.headers.get("location") ?? "";
}

const WESTERN = "/surprise?kind=movie&genre=37&year_to=2000";

test("a draw leads to a page of its own, which shows the title and why", async () => {
	const address = await drawFrom("/surprise?time=120&mood=light");
	expect(address).toMatch(/^\/surprise\?time=120&mood=light&title=movie%3A\d+$/);
	const { response, data } = await open(address);
	expect(response.status).toBe(200);
	expect(data.draw?.reason).toEqual({ minutes: expect.any(Number), mood: "light", isShow: false });
	expect(data.times.filter(({ isGiven }) => isGiven).map(({ minutes }) => minutes)).toEqual([120]);
	expect(data.moods.filter(({ isGiven }) => isGiven).map(({ mood }) => mood)).toEqual(["light"]);
	expect((await open(address)).data.draw, "a reload shows the same").toEqual(data.draw);
});

test("what the browser knows is in no address that stays", async () => {
	expect(await drawFrom("/surprise?seen=movie%3A1&watched=movie%3A116149")).not.toMatch(/seen|watched/);
});

test("the draw is in no shared page", async () => {
	const { data } = await open(await drawFrom("/surprise"));
	expect(data).not.toHaveProperty("isShareable");
});

test("Draw again gives another title until none is left, then says what to change", async () => {
	const titles = new Set<string>();
	let url = WESTERN;
	for (let draws = 0; draws < 30; draws++) {
		const { response, data } = await open(url);
		if (response.status === 200) {
			if (!data.draw) break;
			expect(titles).not.toContain(data.draw.title);
			titles.add(data.draw.title);
			url = data.again.to;
		} else url = response.headers.get("location") ?? "";
	}
	expect(titles.size).toBeGreaterThan(1);
	const { data } = await open(url);
	expect([data.draw, data.again.key]).toEqual([null, "anew"]);
	expect(data.advice?.isMore).toBe(true);
	expect(await drawFrom(data.again.to)).toMatch(/title=/);
});

test("where nothing fits, a wider draw says so, also after a reload", async () => {
	const address = await drawFrom("/surprise?time=30&mood=scary");
	expect(address).toMatch(/^\/surprise\?time=120&mood=scary&title=movie%3A\d+&missed_time=30$/);
	const { data } = await open(address);
	expect(data.widened).toEqual({ isMore: false, mood: "scary", minutes: 30, to: 120 });
	expect(data.draw?.reason).toEqual({ minutes: expect.any(Number), mood: "scary", isShow: false });
	expect((await open(address)).data).toEqual(data);
	expect(data.again.to).not.toMatch(/missed/);
});

const NOTHING_SCARY = "/surprise?kind=tv&genre=10763&mood=scary&time=30";

test("where nothing wider fits either, the page says what to change and leads to a draw", async () => {
	const { response, data } = await open(NOTHING_SCARY);
	expect([response.status, data.draw]).toEqual([200, null]);
	expect(data.advice).toMatchObject({ isMore: false, changes: ["time", "mood", "filter"] });
	expect(await drawFrom(data.again.to)).toMatch(/title=/);
});

test("where nothing fits at all, what was drawn before is not offered again", async () => {
	const { data } = await open(`${NOTHING_SCARY}&drawn=movie:116149`);
	expect([data.draw, data.again.key]).toEqual([null, "everything"]);
});

test("the filters of a listing stay, and each can be taken away", async () => {
	const { data } = await open(await drawFrom(`${WESTERN}&chip=top_rated`));
	expect(data.filters.map(({ key }) => key)).toEqual(["kind", "chip", "genre", "yearFrom"]);
	const [movies, , western] = data.filters;
	expect(movies?.to).not.toMatch(/kind|genre|year/);
	expect(western?.to).toMatch(/kind=movie/);
	expect(western?.to).not.toMatch(/genre/);
});

test("a signed-in visitor is told which title they watched is similar", async () => {
	const platform = testPlatform();
	const user = await givenUser(platform);
	const watched = { mediaType: "movie" as const, id: 116149, episodes: [{ season: 1, episode: 1 }] };
	await markWatched(openDatabase(platform.db), { profileId: user.id, ...watched });
	const headers = await givenCookie(platform, user);
	const address = await drawFrom("/surprise?time=120", { headers });
	const { data } = await open(address, { headers });
	expect(data.draw?.like?.title).toBe("Paddington");
	expect(data.draw?.likeViewings.map(({ times }) => times)).toEqual([1]);
	expect((await open(address)).data.draw?.likeViewings, "nobody else is").toEqual([]);
});

describe("a blocked title", () => {
	test("is neither drawn nor shown", async () => {
		const platform = testPlatform();
		const [, id = ""] = /title=movie%3A(\d+)/.exec(await drawFrom(WESTERN)) ?? [];
		await openDatabase(platform.db)
			.insert(blockedTitles)
			.values({ mediaType: "movie", id: Number(id), reason: "A notice", createdAt: 7 });
		await publishBlocked(platform);
		let url = await drawFrom(`${WESTERN}&title=movie:${id}`);
		for (let draws = 0; draws < 10; draws++) {
			expect(url).not.toMatch(`title=movie%3A${id}`);
			const { response, data } = await open(url);
			if (response.status === 200 && !data.draw) break;
			url = response.status === 200 ? data.again.to : (response.headers.get("location") ?? "");
		}
	});
});
