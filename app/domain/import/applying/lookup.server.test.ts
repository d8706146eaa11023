import { expect, test, vi } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { listEpisodes, openLookup } from "./lookup.server";

const season = vi.fn(async ({ language }: { language?: string }) => ({
	name: language ? "Staffel 1" : "Season 1",
	episodes: [{ episode_number: 1, name: language ? "Der Einstieg" : "Pilot" }],
}));
const search = { tv: vi.fn(async () => ({ results: [{ id: 1396, name: "Breaking Bad" }] })) };
const lookup = openLookup({ season, search } as unknown as Catalogue, { language: "de-DE", chosen: new Map() });

test("a season has its episodes in English, and in the person's other language", async () => {
	expect(await lookup.episodes(1396, 1)).toEqual({ name: "Season 1", episodes: [{ episode: 1, name: "Pilot" }] });
	const german = { name: "Staffel 1", episodes: [{ episode: 1, name: "Der Einstieg" }] };
	expect(await lookup.episodes(1396, 1, "de-DE")).toEqual(german);
	expect(season.mock.calls).toEqual([[{ id: 1396, season: 1 }], [{ id: 1396, season: 1, language: "de-DE" }]]);
});

test("a name that many rows have is searched once, and again where that failed", async () => {
	search.tv.mockRejectedValueOnce(new Error("down"));
	await expect(lookup.search("tv", "Breaking Bad", null)).rejects.toThrow("down");
	const results = await Promise.all([1, 2, 3].map(() => lookup.search("tv", "Breaking Bad", null)));
	expect(results.flat().map(({ id }) => id)).toEqual([1396, 1396, 1396]);
	expect(search.tv).toHaveBeenCalledTimes(2);
});

test("episodes to choose from have no name that says their number alone, in any language", async () => {
	const names = ["Der Einstieg", "Folge 2", "3. Bölüm", "Episode 4: Der Ausstieg"];
	const episodes = names.map((name, index) => ({ episode_number: index + 1, name, overview: "", air_date: "" }));
	const catalogue = {
		show: async () => ({ seasons: [{ season_number: 1 }] }),
		season: async () => ({ season_number: 1, name: "Staffel 1", episodes }),
	} as unknown as Catalogue;
	const listed = await listEpisodes(catalogue, { id: 1396, season: null });
	expect(listed.map(({ episode, name }) => [episode, name])).toEqual([
		[1, "Der Einstieg"],
		[2, ""],
		[3, ""],
		[4, "Der Ausstieg"],
	]);
});
