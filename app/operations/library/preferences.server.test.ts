import { expect, test } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const platform = testPlatform();
const LISTING = "/api/listing/movies?first=1&last=1";

interface Page {
	cards: { id: number }[];
	leftOut?: number;
	total: number;
}

async function givenClient() {
	const { token } = await givenSession(platform, await givenUser(platform));
	const headers = { cookie: `__Host-marquee_session=${token}`, origin: "https://marquee.test" };
	return {
		press: async (fields: Record<string, string>) => {
			const body = new URLSearchParams({ intent: "preference", ...fields });
			return (await fetchPage("/settings?tab=watching", { method: "POST", headers, body })).response.status;
		},
		prefer: (body: object) => call("/api/preferences", { method: "PUT", token, body }),
		preferences: async () => (await call("/api/preferences", { token })).body.data,
		watch: (id: number) => call(`/api/watched/${id}/movie`, { method: "POST", token, body: {} }),
		hide: (id: number) => call(`/api/hidden/${id}/movie`, { method: "PUT", token }),
		migrate: (lists: object) =>
			call("/api/watch-history/migrate", { method: "POST", token, body: { watchHistoryData: [], ...lists } }),
		page: async (path = LISTING): Promise<Page> => {
			const [page] = (await call(path, { token })).body as unknown as [Page];
			return page;
		},
	};
}

test("a profile shows what it has watched until it prefers otherwise; anything but true and false is refused", async () => {
	const ada = await givenClient();
	expect(await ada.preferences()).toMatchObject({ hideWatched: false });
	expect((await ada.prefer({ hideWatched: true })).body.data).toMatchObject({ hideWatched: true });
	expect(await ada.preferences()).toMatchObject({ hideWatched: true });
	expect((await ada.prefer({ hideWatched: "yes" })).body.errors).toEqual({
		hideWatched: "hideWatched must be true or false",
	});
	expect((await ada.prefer({})).status).toBe(422);
	expect(await (await givenClient()).preferences()).toMatchObject({ hideWatched: false });
});

test("a switch of Settings turns its preference on and off", async () => {
	const ada = await givenClient();
	expect(await ada.press({ hideWatched: "on" })).toBe(200);
	expect(await ada.preferences()).toMatchObject({ hideWatched: true });
	expect(await ada.press({ hideWatched: "off" })).toBe(200);
	expect(await ada.preferences()).toMatchObject({ hideWatched: false });
});

test("a time zone is unknown until it is named by its IANA name, and each person has their own", async () => {
	const ada = await givenClient();
	expect(await ada.preferences()).toMatchObject({ timeZone: null });
	expect((await ada.prefer({ timeZone: "Asia/Kathmandu" })).body.data).toMatchObject({ timeZone: "Asia/Kathmandu" });
	for (const timeZone of ["Mars/Olympus", "+05:30", "", "x".repeat(65), 5]) {
		const { status, body } = await ada.prefer({ timeZone });
		expect([status, body.errors]).toEqual([422, { timeZone: "timeZone must be a time zone such as Europe/Berlin" }]);
	}
	expect(await ada.preferences()).toMatchObject({ timeZone: "Asia/Kathmandu" });
	expect(await (await givenClient()).preferences()).toMatchObject({ timeZone: null });
	expect((await ada.prefer({ timeZone: null })).body.data).toMatchObject({ timeZone: null });
});

test("Settings changes the time zone, and leaves the switches as they are", async () => {
	const ada = await givenClient();
	await ada.press({ hideWatched: "on" });
	expect(await ada.press({ timeZone: "Pacific/Chatham" })).toBe(200);
	expect(await ada.preferences()).toEqual({
		...{ hideWatched: true, memories: true, region: null, language: null },
		timeZone: "Pacific/Chatham",
	});
});

test("a list leaves out what was watched and what is not for the visitor, counts it, and shows it with all=1", async () => {
	const ada = await givenClient();
	const before = await ada.page();
	const [watched = 0, hidden = 0] = before.cards.map(({ id }) => id);
	await ada.watch(watched);
	await ada.hide(hidden);
	const ids = (page: Page) => page.cards.map(({ id }) => id);
	const unhidden = await ada.page();
	expect([ids(unhidden).includes(watched), unhidden.leftOut]).toEqual([true, 1]);
	await ada.prefer({ hideWatched: true });
	const after = await ada.page();
	expect(ids(after)).toEqual(ids(before).slice(2));
	expect([after.leftOut, after.total]).toEqual([2, before.total]);
	expect(await ada.page(`${LISTING}&all=1`)).toEqual(before);
});

test("what a browser preferred signed out is taken over; one that hid nothing turns nothing off", async () => {
	const ada = await givenClient();
	await ada.migrate({ hideWatched: true });
	expect(await ada.preferences()).toMatchObject({ hideWatched: true });
	await ada.migrate({});
	expect(await ada.preferences()).toMatchObject({ hideWatched: true });
});
