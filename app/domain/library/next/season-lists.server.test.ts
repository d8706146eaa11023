import { expect, test, vi } from "vitest";
import { testPlatform } from "../../../../tests/harness/context";
import { TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../../catalogue/catalogue.server";
import { findShow } from "../../catalogue/titles/titles.server";
import type { Season } from "../../catalogue/types";
import type { Viewing } from "./next-up";
import { listAiredEpisodes, listEpisodes, readFollowing, readNextUp } from "./season-lists.server";

/** Season numbers with the numbers of their aired episodes; null responds with an error. */
type Seasons = Record<number, number[] | null>;

let id = 880_000;

/** A show of which only these seasons are known, and the paths of its lists that were requested. */
async function givenShow(seasons: Seasons) {
	const showId = id++;
	const requested: string[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		const path = new URL(new Request(input as string, init).url).pathname.replace("/3/tv/", "");
		const [, , number] = path.split("/");
		if (number === undefined) {
			const summaries = Object.keys(seasons).map((season) => ({
				id: Number(season) + 1,
				season_number: Number(season),
				name: "",
			}));
			return Response.json({ id: showId, name: "A Show", original_name: "A Show", seasons: summaries });
		}
		requested.push(number);
		const numbers = seasons[Number(number)];
		if (!numbers) return Response.json({}, { status: 401 });
		const episodes = numbers.map((episode_number) => ({ episode_number, name: "", air_date: "2001-02-03" }));
		return Response.json({ season_number: Number(number), name: "", episodes });
	});
	const catalogue = openCatalogue(testPlatform(TMDB_VARIABLES));
	const show = await findShow(catalogue, showId);
	if (!show) throw new Error("The show was not found");
	return { catalogue, show, requested };
}

const watched = (season: number, episode: number): Viewing => {
	return { season, episode, position: 0, duration: 0, playedAt: 0, watchedAt: 1, times: 1 };
};

test("where a show goes on costs the list of that season, and at its end that of the next", async () => {
	const seasons = { 1: [1, 2], 2: [3, 4], 3: [5] };
	const first = await givenShow(seasons);
	expect((await readNextUp(first.catalogue, first.show, [])).next).toMatchObject({ season: 1, episode: 1 });
	expect(first.requested).toEqual(["1"]);
	const middle = await givenShow(seasons);
	expect((await readNextUp(middle.catalogue, middle.show, [watched(2, 3)])).next).toMatchObject({
		season: 2,
		episode: 4,
	});
	expect(middle.requested).toEqual(["2"]);
	const end = await givenShow(seasons);
	expect((await readNextUp(end.catalogue, end.show, [watched(1, 2)])).next).toMatchObject({ season: 2, episode: 3 });
	expect(end.requested).toEqual(["1", "2"]);
});

test("a show of many announced seasons without episodes costs at most six lists", async () => {
	const { catalogue, show, requested } = await givenShow(
		Object.fromEntries(Array.from({ length: 40 }, (_, index) => [index + 1, []])),
	);
	const { next } = await readNextUp(catalogue, show, [watched(1, 1)]);
	expect(next).toMatchObject({ action: "unread", season: 1, episode: 1 });
	expect(requested).toHaveLength(6);
});

test("while the catalogue does not give a list, nothing is said of what follows", async () => {
	const { catalogue, show } = await givenShow({ 1: [1, 2], 2: null });
	expect((await readNextUp(catalogue, show, [watched(1, 2)])).next).toMatchObject({
		action: "unread",
		season: 1,
		unread: 2,
	});
	const list = { number: 1, aired: [[1, 2]] satisfies [number, number][] };
	expect((await readFollowing(catalogue, { show, list, episode: 2 })).following).toBeNull();
	expect((await readFollowing(catalogue, { show, list, episode: 1 })).following).toEqual({ season: 1, episode: 2 });
	await expect(listAiredEpisodes(catalogue, { mediaType: "tv", id: show.id })).rejects.toThrow();
});

test("undated episodes before a later season of which an episode has aired have aired, whatever the show's counts say", async () => {
	const { catalogue, show, requested } = await givenShow({ 1: [1, 2], 2: [3] });
	const undated = [1, 2].map((number) => ({ id: number, number, airDate: null })) as Season["episodes"];
	const [first, last] = [1, 2].map((number) => ({ number, episodes: undated }));
	expect(first && (await listEpisodes(catalogue, show, first))).toEqual({ number: 1, aired: [[1, 2]] });
	expect(requested).toEqual(["2"]);
	expect(last && (await listEpisodes(catalogue, show, last))).toEqual({ number: 2, aired: [], coming: [[1, 2]] });
	expect(requested).toEqual(["2"]);
});

test("a mark on a show means the episodes of all its seasons' lists, without specials", async () => {
	const { catalogue, show } = await givenShow({ 0: [1], 2023: [0, 4], 2024: [], 2026: [62] });
	expect(await listAiredEpisodes(catalogue, { mediaType: "tv", id: show.id })).toEqual([
		{ season: 2023, episode: 0 },
		{ season: 2023, episode: 4 },
		{ season: 2026, episode: 62 },
	]);
});
