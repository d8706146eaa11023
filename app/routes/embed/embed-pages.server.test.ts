import { describe, expect, test } from "vitest";
import { fetchPage } from "../../../tests/harness/pages";
import type { loader as loadPlayer } from "./marquee-player";
import type { loader as loadTrailer } from "./trailer";

interface Address {
	id: string;
	season?: string;
	episode?: string;
}

function pathOf({ id, season, episode }: Address): string {
	return season ? `tv/${id}/${season}/${episode}` : `movie/${id}`;
}

async function fetchEmbed<Loader>(path: string) {
	const { response, data } = await fetchPage<Loader>(path);
	return { ...data, status: response.status, policy: response.headers.get("content-security-policy") };
}

function openPlayer(address: Address, query = "") {
	return fetchEmbed<typeof loadPlayer>(`/embed/${pathOf(address)}${query}`);
}

function openTrailer(address: Address) {
	return fetchEmbed<typeof loadTrailer>(`/embed/trailer/${pathOf(address)}`);
}

const FRAMED_BY_US = "frame-ancestors 'self'";

describe("the Marquee Player", () => {
	test("plays a movie for its real runtime", async () => {
		const { film, status, policy } = await openPlayer({ id: "27205" });
		expect(status).toBe(200);
		expect(film).toMatchObject({
			title: "Inception",
			episodeName: null,
			facts: ["2010", "Action", "Science Fiction"],
			duration: 148 * 60,
			startAt: 0,
		});
		expect(policy).toContain(FRAMED_BY_US);
	});

	test("plays an episode and names it", async () => {
		const { film } = await openPlayer({ id: "1396", season: "1", episode: "1" });
		expect(film).toMatchObject({
			playable: { mediaType: "tv", id: 1396, season: 1, episode: 1 },
			title: "Breaking Bad",
			episodeName: "Pilot",
			facts: [],
		});
	});

	test("starts automatically only with autoplay=1", async () => {
		expect((await openPlayer({ id: "27205" })).film?.isAutoplay).toBe(false);
		expect((await openPlayer({ id: "27205" }, "?autoplay=1")).film?.isAutoplay).toBe(true);
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
	])("responds with 404 inside the frame for %j", async (params) => {
		const { film, status, policy } = await openPlayer(params);
		expect(film).toBeNull();
		expect(status).toBe(404);
		expect(policy).toContain(FRAMED_BY_US);
	});
});

describe("the Trailer", () => {
	test("contains the title's trailer and may frame only its host", async () => {
		const { feature, policy } = await openTrailer({ id: "27205" });
		expect(feature?.trailer?.key).toMatch(/^[\w-]{11}$/);
		expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
		expect(policy).toContain(FRAMED_BY_US);
	});

	test("responds with 404 for a title that does not exist", async () => {
		expect(await openTrailer({ id: "999999999" })).toMatchObject({ feature: null, status: 404 });
	});
});
