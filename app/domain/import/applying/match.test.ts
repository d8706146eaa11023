import { describe, expect, test, vi } from "vitest";
import { type FileRecord, toRecord } from "~/domain/import/reading/record";
import type { TitleRef } from "../../catalogue/types";
import type { Candidate, Lookup } from "./lookup";
import { matchTitle, titleKeyOf } from "./match";

const DARK: Candidate = { mediaType: "tv", id: 70523, title: "Dark", year: 2017 };
const THING: Candidate = { mediaType: "movie", id: 1091, title: "The Thing", year: 1982 };
const NEW_THING: Candidate = { mediaType: "movie", id: 60935, title: "The Thing", year: 2011 };
const TITLES = [DARK, THING, NEW_THING];

const SEASONS = [
	{ season: 0, name: "Specials", episodes: 2, year: 2016 },
	{ season: 1, name: "Season 1", episodes: 10, year: 2017 },
	{ season: 2, name: "The Return", episodes: 8, year: 2019 },
];
const EPISODES: Record<number, string[]> = { 1: ["Secrets", "Lies", "Ghosts"], 2: ["Beginnings: Part One", "Ghosts"] };

function openLookup(part: Partial<Lookup> = {}): Lookup {
	return {
		byId: async ({ mediaType, id }) =>
			TITLES.find((stored) => stored.mediaType === mediaType && stored.id === id) ?? null,
		byExternal: async () => [],
		byEpisode: async () => null,
		search: async (mediaType, title, year) =>
			TITLES.filter((film) => film.mediaType === mediaType && film.title === title && (!year || film.year === year)),
		language: null,
		seasons: async () => SEASONS,
		episodes: async (_, season) => ({
			name: SEASONS.find((entry) => entry.season === season)?.name ?? "",
			episodes: (EPISODES[season] ?? []).map((name, index) => ({ episode: index + 1, name })),
		}),
		chosen: new Map(),
		...part,
	};
}

type Part = Omit<Partial<FileRecord>, "ids"> & { ids?: Partial<FileRecord["ids"]> };
const seek = (part: Part) => toRecord("history.json", 1, { kind: "play", ...part });
const find = (part: Part, lookup?: Partial<Lookup>) => matchTitle(seek(part), openLookup(lookup));
const toRef = ({ mediaType, id }: TitleRef) => ({ mediaType, id });

describe("a title is found", () => {
	test("by the file's own TMDB id, whatever its name", async () => {
		const search = vi.fn();
		const match = await find({ media_type: "movie", title: "Das Ding", ids: { tmdb: 1091 } }, { search });
		expect(match).toMatchObject({ state: "matched", title: toRef(THING) });
		expect(search).not.toHaveBeenCalled();
	});

	test("by another id where a movie and a show have the same one, and is left to choose without it", async () => {
		const byId: Lookup["byId"] = async ({ mediaType }) => (mediaType === "tv" ? { ...DARK, id: 1091 } : THING);
		const byExternal: Lookup["byExternal"] = async () => [THING];
		const heat = { title: "The Thing", ids: { tmdb: 1091, imdb: "tt0084787" } };
		expect(await find(heat, { byId, byExternal })).toMatchObject({ state: "matched", title: toRef(THING) });
		expect(await find(heat, { byId })).toMatchObject({ state: "ambiguous", candidates: [THING, { mediaType: "tv" }] });
	});

	test("as a show where a service calls series movies, if no film has the name and exactly one show has it", async () => {
		const entry = { media_type: "movie", mayBeShow: true, title: "Dark", year: 2017 } as const;
		expect(await find(entry)).toMatchObject({ state: "matched", title: toRef(DARK) });
		expect(await find({ ...entry, year: 2018 })).toMatchObject({ state: "unmatched" });
		expect(await find({ ...entry, mayBeShow: false })).toMatchObject({ state: "unmatched" });
		const film: Candidate = { ...DARK, mediaType: "movie", id: 5 };
		const search: Lookup["search"] = async (mediaType) => [mediaType === "movie" ? film : DARK];
		expect(await find(entry, { search })).toMatchObject({ title: toRef(film) });
		expect(await find({ ...entry, title: "Dark: Lies", year: 2018 })).toMatchObject({
			...{ title: toRef(DARK), place: { season: 1, episode: 2 } },
		});
	});

	test("by name and year, or by a name that only one title has", async () => {
		expect(await find({ media_type: "movie", title: "The Thing", year: 2011 })).toMatchObject({
			title: toRef(NEW_THING),
		});
		expect(await find({ title: "Dark" })).toMatchObject({ title: toRef(DARK) });
	});

	test("by the id of its episode, before its name", async () => {
		const byEpisode: Lookup["byEpisode"] = async (source, id) =>
			source === "tvdb_id" && id === "555" ? { title: toRef(DARK), place: { season: 2, episode: 3 } } : null;
		const named = await find(
			{ media_type: "tv", title: "The Dark", season: 1, episode: 1, ids: { episodeTvdb: 555 } },
			{ byEpisode },
		);
		expect(named).toEqual({ state: "matched", title: toRef(DARK) });
	});
});

describe("a title whose name is not English", () => {
	const LOCAL: Candidate = { ...THING, title: "Das Ding" };
	const search = vi.fn<Lookup["search"]>(async (mediaType, title, _, language) => {
		if (mediaType === "tv") return [];
		return language ? [LOCAL, { ...NEW_THING, title: `${title} 2` }] : [THING, NEW_THING];
	});

	test("is found by exactly its name in the person's other language", async () => {
		const match = await find({ media_type: "movie", title: "Das Ding" }, { search, language: "de-DE" });
		expect(match).toMatchObject({ state: "matched", title: toRef(THING) });
		expect(search.mock.calls.map(([, , , language]) => language)).toEqual([undefined, "de-DE"]);
	});

	test("is not looked up in it where the English name fits, and waits with the English names where none does", async () => {
		search.mockClear();
		await find({ media_type: "movie", title: "The Thing" }, { search, language: "de-DE" });
		expect(search).toHaveBeenCalledOnce();
		expect(await find({ media_type: "movie", title: "Dings" }, { search, language: "de-DE" })).toMatchObject({
			...{ state: "ambiguous", candidates: [THING, NEW_THING] },
		});
	});
});

describe("a title waits for a choice", () => {
	test("when several have its name", async () => {
		expect(await find({ media_type: "movie", title: "The Thing" })).toMatchObject({
			state: "ambiguous",
			reason: { code: "severalNamed" },
			candidates: [THING, NEW_THING],
		});
	});

	test("when the catalogue does not have it", async () => {
		expect(await find({ title: "Nobody" })).toMatchObject({ state: "unmatched", candidates: [] });
		expect(await find({ ids: { tmdb: 5 } })).toMatchObject({ reason: { code: "noId" } });
	});
});

describe("an episode that only its own id names", () => {
	const place = { season: 2, episode: 3 };

	test("has its show and its place from the catalogue", async () => {
		const byEpisode: Lookup["byEpisode"] = async (source, id) =>
			(source === "tvdb_id" && id === "555") || (source === "imdb_id" && id === "tt0000007")
				? { title: toRef(DARK), place }
				: null;
		const matched = { state: "matched", title: toRef(DARK), place };
		expect(await find({ media_type: "tv", ids: { episodeTvdb: 555 } }, { byEpisode })).toEqual(matched);
		expect(await find({ media_type: "tv", ids: { tvdb: 9, episodeTvdb: 555 } }, { byEpisode })).toEqual(matched);
		expect(await find({ media_type: "tv", title: "An episode", ids: { imdb: "tt0000007" } }, { byEpisode })).toEqual(
			matched,
		);
	});

	test("is looked up apart from the others of its show", () => {
		const episode = (episodeTvdb: number, part: Part = {}) =>
			titleKeyOf(seek({ media_type: "tv", title: "Dark", ids: { tvdb: 9, episodeTvdb }, ...part }));
		expect(episode(555)).not.toBe(episode(556));
		expect(episode(555, { season: 1, episode: 1 })).toBe(episode(556, { season: 1, episode: 2 }));
	});
});

describe("an episode that a whole text tells", () => {
	test("is found by the whole text of a row, after the titles that are called so", async () => {
		expect(await find({ title: "Dark: The Return: Ghosts" })).toEqual({
			...{ state: "matched", title: DARK, place: { season: 2, episode: 2 } },
		});
		const film: Candidate = { mediaType: "movie", id: 5, title: "Dark: Secrets", year: 2001 };
		const search = async (type: string, title: string) =>
			[DARK, film].filter((candidate) => candidate.mediaType === type && candidate.title === title);
		expect(await find({ title: "Dark: Secrets" }, { search })).toEqual({ state: "matched", title: film });
		expect(await find({ title: "Dark: Ghosts" })).toMatchObject({ state: "unmatched" });
		expect(await find({ title: "Dark: Secrets", media_type: "movie" })).toMatchObject({ state: "unmatched" });
	});
});
