import type { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { type PageSecurity, pageSecurity } from "~/middleware/security-headers";
import { testContext } from "../../../tests/harness/context";
import { loader as loadPlayer } from "./marquee-player";
import { loader as loadTrailer } from "./trailer";

function embedContext(): { context: RouterContextProvider; security: PageSecurity } {
	const context = testContext();
	const security = { nonce: "n", frameSources: new Set<string>(), imageSources: new Set<string>(), framedByUs: false };
	context.set(pageSecurity, security);
	return { context, security };
}

async function openPlayer(params: Record<string, string>, query = "") {
	const { context, security } = embedContext();
	const request = new Request(`https://marquee.example/embed${query}`);
	const { data, init } = await loadPlayer({ params, context, request } as unknown as Parameters<typeof loadPlayer>[0]);
	return { ...data, status: init?.status ?? 200, security };
}

async function openTrailer(params: Record<string, string>) {
	const { context, security } = embedContext();
	const { data, init } = await loadTrailer({ params, context } as unknown as Parameters<typeof loadTrailer>[0]);
	return { ...data, status: init?.status ?? 200, security };
}

describe("the Marquee Player", () => {
	test("plays a movie for its real runtime", async () => {
		const { film, status, security } = await openPlayer({ id: "27205" });
		expect(status).toBe(200);
		expect(film).toMatchObject({ title: "Inception", part: "", year: 2010, duration: 148 * 60, startAt: 0 });
		expect(security.framedByUs).toBe(true);
	});

	test("plays an episode and says which", async () => {
		const { film } = await openPlayer({ id: "1396", season: "1", episode: "1" });
		expect(film).toMatchObject({
			playable: { mediaType: "tv", id: 1396, season: 1, episode: 1 },
			title: "Breaking Bad",
			part: "S1E1 · Pilot",
		});
	});

	test.each([
		["?t=90", 90],
		["?t=99999", 148 * 60],
		["?t=-5", 0],
		["?t=1e9", 0],
		["?t=soon", 0],
	])("given %s it starts at %i", async (query, startAt) => {
		expect((await openPlayer({ id: "27205" }, query)).film?.startAt).toBe(startAt);
	});

	test.each([
		[{ id: "999999999" }],
		[{ id: "0" }],
		[{ id: "27205.5" }],
		[{ id: "1396", season: "1", episode: "999" }],
		[{ id: "1396", season: "99", episode: "1" }],
		[{ id: "1396", season: "0", episode: "1" }],
	])("answers 404 within its frame for %j", async (params) => {
		const { film, status, security } = await openPlayer(params);
		expect(film).toBeNull();
		expect(status).toBe(404);
		expect(security.framedByUs).toBe(true);
	});
});

describe("the Trailer", () => {
	test("names the title's trailer and may frame its host alone", async () => {
		const { feature, security } = await openTrailer({ id: "27205" });
		expect(feature?.trailer?.key).toMatch(/^[\w-]{11}$/);
		expect([...security.frameSources]).toEqual(["https://www.youtube-nocookie.com"]);
		expect(security.framedByUs).toBe(true);
	});

	test("answers 404 for a title that does not exist", async () => {
		expect(await openTrailer({ id: "999999999" })).toMatchObject({ feature: null, status: 404 });
	});
});
