import { expect, test, vi } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.server";
import { openLookup } from "./lookup.server";

const season = vi.fn(async ({ language }: { language?: string }) => ({
	episodes: [{ episode_number: 1, name: language ? "Der Einstieg" : "Pilot" }],
}));
const catalogue = { season } as unknown as Catalogue;

test("episodes have their names in English and in the person's other language", async () => {
	const episodes = await openLookup(catalogue, "de-DE").episodes(1396, 1);
	expect(episodes).toEqual([{ episode: 1, names: ["Pilot", "Der Einstieg"] }]);
	expect(season.mock.calls).toEqual([[{ id: 1396, season: 1 }], [{ id: 1396, season: 1, language: "de-DE" }]]);
});

test("episodes are read once for somebody who reads English only", async () => {
	season.mockClear();
	expect(await openLookup(catalogue, null).episodes(1396, 1)).toEqual([{ episode: 1, names: ["Pilot", "Pilot"] }]);
	expect(season).toHaveBeenCalledOnce();
});
