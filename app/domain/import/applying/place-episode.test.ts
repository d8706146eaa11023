import { describe, expect, test, vi } from "vitest";
import { toRecord } from "~/domain/import/reading/record";
import type { EpisodeNumber, TitleRef } from "../../catalogue/types";
import type { Lookup } from "./lookup";
import { matchTitle, openShow } from "./match";
import { placeEpisode, renumber } from "./place-episode";

type Episodes = Record<number, string>;

/** A show by its seasons, each with its names in English and in German, and its list of episodes. */
type Season = { name: string; german?: string; episodes: Episodes; germanEpisodes?: Episodes; year?: number } | null;

const numbered = (from: number, to: number): Episodes =>
	Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [from + at, `Name ${from + at}`]));
const list = (episodes: Episodes) =>
	Object.entries(episodes).map(([episode, name]) => ({ episode: Number(episode), name }));

/** `counts`: what the show says of a season's size, where that is not the length of its list. */
function openShows(
	shows: Record<number, { title: string; seasons: Record<number, Season>; counts?: Record<number, number> }>,
	part: Partial<Lookup> = {},
): Lookup {
	return {
		byId: async () => null,
		byExternal: async () => [],
		byEpisode: async () => null,
		search: async (mediaType, title) =>
			Object.entries(shows).flatMap(([id, show]) =>
				mediaType === "tv" && show.title === title ? [{ mediaType, id: Number(id), title, year: 2017 }] : [],
			),
		language: null,
		seasons: async (id) =>
			Object.entries(shows[id]?.seasons ?? {}).map(([season, each]) => ({
				...{ season: Number(season), name: each?.name ?? "", year: each?.year ?? null },
				episodes: shows[id]?.counts?.[Number(season)] ?? Object.keys(each?.episodes ?? {}).length,
			})),
		episodes: async (id, season, language) => {
			const names = shows[id]?.seasons[season];
			if (!names) return null;
			return language
				? { name: names.german ?? names.name, episodes: list(names.germanEpisodes ?? names.episodes) }
				: { name: names.name, episodes: list(names.episodes) };
		},
		chosen: new Map(),
		...part,
	};
}

const DARK = 70523;
const SEASONS: Record<number, Season> = {
	0: { name: "Specials", episodes: { 1: "Making of", 2: "Ghosts" } },
	1: { name: "Season 1", episodes: { 1: "Secrets", 2: "Lies", 3: "Ghosts", 4: "Fog (Part 1)", 5: "Fog (Part 2)" } },
	2: {
		name: "The Return",
		german: "Die Rückkehr",
		episodes: { 1: "Beginnings: Part One", 2: "Ghosts", 3: "Room 104" },
	},
};
const dark = (part: Partial<Lookup> = {}) => openShows({ [DARK]: { title: "Dark", seasons: SEASONS } }, part);
const seek = (part: Parameters<typeof toRecord>[2]) => toRecord("n.csv", 1, { kind: "play", ...part });

async function place(part: Parameters<typeof toRecord>[2], { lookup = dark(), isChosen = false } = {}) {
	return await placeEpisode(seek(part), await openShow(DARK, lookup), { lookup, isChosen });
}

describe("an episode that only its name tells is found", () => {
	test.each([
		["in the season that the file tells of", 1, "ghosts", { season: 1, episode: 3 }],
		[
			...["in another season, where that one has none of the name, if a person agrees", 1, "Beginnings – Part One"],
			{
				season: 2,
				episode: 1,
				moved: { code: "noneInSeasonAt", season: 1, name: "Beginnings – Part One", toSeason: 2, toEpisode: 1 },
			},
		],
		["in the season whose name stands before it", null, "The Return: Ghosts", { season: 2, episode: 2 }],
		["in the season whose number stands before it", null, "2. Sezon: Ghosts", { season: 2, episode: 2 }],
		["with a colon in its name", null, "Beginnings: Part One", { season: 2, episode: 1 }],
		["after what the catalogue does not put before it", 2, "Chapter 3: Room 104", { season: 2, episode: 3 }],
		["by its whole name, which ends with a part", 1, "Fog (Part 2)", { season: 1, episode: 5 }],
		["with its number in brackets, where both say the same", 1, "Lies (Episode 2)", { season: 1, episode: 2 }],
		[
			...["but not with another number in brackets", 1, "Lies (Part 1)"],
			{ season: 1, episode: null, moved: { code: "noneInSeason", season: 1, name: "Lies (Part 1)" } },
		],
		[
			...["but not where two episodes of the show have it", null, "Ghosts"],
			{ season: null, episode: null, moved: { code: "noEpisodeNamed", name: "Ghosts" } },
		],
		[
			...["but not by a part of its name", 1, "Secret"],
			{ season: 1, episode: null, moved: { code: "noneInSeason", season: 1, name: "Secret" } },
		],
	] as const)("%s", async (_, season, episodeTitle, matched) => {
		expect(await place({ season, episodeTitle })).toEqual(matched);
	});

	test("in the person's other language, as the season's name", async () => {
		const german = { ...SEASONS[2], germanEpisodes: { 1: "Anfänge", 2: "Geister", 3: "Zimmer 104" } } as Season;
		const lookup = openShows({ [DARK]: { title: "Dark", seasons: { ...SEASONS, 2: german } } }, { language: "de-DE" });
		expect(await place({ season: 2, episodeTitle: "Geister" }, { lookup })).toEqual({ season: 2, episode: 2 });
		expect(await place({ episodeTitle: "Die Rückkehr: Anfänge" }, { lookup })).toEqual({ season: 2, episode: 1 });
	});

	test("in a script of its own, in which no mark is an accent", async () => {
		const seasons = {
			1: { name: "S", episodes: { 1: "ガラス", 2: "カラス", 3: "कि", 4: "की", 5: "١: الفجر", 6: "…" } },
		};
		const lookup = openShows({ [DARK]: { title: "Dark", seasons } });
		expect(await place({ season: 1, episodeTitle: "ガラス" }, { lookup })).toEqual({ season: 1, episode: 1 });
		expect(await place({ season: 1, episodeTitle: "की" }, { lookup })).toEqual({ season: 1, episode: 4 });
		expect(await place({ season: 1, episodeTitle: "الفَجر" }, { lookup })).toMatchObject({ episode: null });
		expect(await place({ season: 1, episodeTitle: "…" }, { lookup })).toEqual({ season: 1, episode: 6 });
	});
});

describe("where a person chose the show of a row with its whole text", () => {
	test.each([
		["the rest is the episode's name", "Dunkel: Lies", { season: 1, episode: 2 }],
		["the season stands before it", "Dunkel: 2. Staffel: Ghosts", { season: 2, episode: 2 }],
		["something else stands before it", "Dunkel: Die Serie: Lies", { season: 1, episode: 2 }],
		["only its number is known", "Dunkel: 2. Staffel: Folge 3", { season: 2, episode: 3 }],
		["it is not there", "Dunkel: Nie", { season: null, episode: null, moved: { code: "noEpisodeNamed", name: "Nie" } }],
		["it is the show alone", "Dunkel", { season: null, episode: null }],
	])("%s", async (_, title, matched) => {
		expect(await place({ title }, { isChosen: true })).toEqual(matched);
	});
});

describe("a show with its season and its episode in one text", () => {
	const shows = {
		1: { title: "Chernobyl", seasons: { 1: { name: "Miniseries", episodes: { 1: "1:23:45" } } } },
		2: { title: "Star Trek", seasons: { 1: { name: "Season 1", episodes: { 1: "The Cage" } } } },
		3: {
			title: "Star Trek: Deep Space Nine",
			seasons: { 1: { name: "Season 1", episodes: { 1: "Emissary", 2: "The Cage" } } },
		},
	};
	const find = async (part: Parameters<typeof toRecord>[2], lookup = openShows(shows)) =>
		await matchTitle(seek(part), lookup);

	test("is found without a word for the season of a series that has only one", async () => {
		const matched = { state: "matched", title: { id: 1 }, place: { season: 1, episode: 1 } };
		expect(await find({ title: "Chernobyl: Ainoa kausi: 1:23:45" })).toMatchObject(matched);
	});

	test("is found without a season, by its name and the number in brackets", async () => {
		const matched = { state: "matched", title: { id: DARK }, place: { season: 1, episode: 2 } };
		expect(await find({ title: "Dark: Lies (Episode 2)" }, dark())).toMatchObject(matched);
		expect(await find({ title: "Dark: Lies (Part 1)" }, dark())).toMatchObject({ state: "unmatched" });
	});

	test("has the longest name that a show has", async () => {
		const cage = { state: "matched", title: { id: 3 }, place: { season: 1, episode: 2 } };
		expect(await find({ title: "Star Trek: Deep Space Nine: The Cage" })).toMatchObject(cage);
	});

	test("is of the show that the profile chose for its name, which may have another name here", async () => {
		const lookup = openShows(shows, { chosen: new Map([["чорнобиль", { mediaType: "tv", id: 1 }]]) });
		expect(await find({ title: "Чорнобиль: 1:23:45" }, lookup)).toMatchObject({
			title: { id: 1 },
			place: { episode: 1 },
		});
		expect(await find({ title: "Чорнобиль: Інше" }, lookup)).toMatchObject({ state: "unmatched" });
		const season = { media_type: "tv", title: "Чорнобиль", season: 1, episode: 1 } as const;
		expect(await find(season, lookup)).toEqual({ state: "matched", title: { mediaType: "tv", id: 1 } });
	});

	test("is a film where one has the whole name, though a part of it has a number", async () => {
		const title = "Star Wars: Episode IV: A New Hope";
		const film = { mediaType: "movie", id: 11, title, year: 1977 } as const;
		const lookup = openShows(shows, {
			search: async (type, name) => (type === "movie" && name === title ? [film] : []),
		});
		const part = { media_type: "tv", title: "Star Wars", season: 4, episodeTitle: "A New Hope" } as const;
		expect(await find({ ...part, wholeTitle: title }, lookup)).toEqual({ state: "matched", title: film });
		expect(await find(part, lookup)).toMatchObject({ state: "unmatched" });
	});
});

describe("an episode that the catalogue numbers otherwise", () => {
	const toRef = (id: number): TitleRef => ({ mediaType: "tv", id });
	const byEpisode = vi.fn<Lookup["byEpisode"]>(async (_, id) => ({
		...{ title: toRef(id === "777" ? 1 : DARK), place: { season: 2, episode: 3 } },
	}));
	const lookup = dark({ byEpisode });

	test("has its place by its own id, if that is of the same show", async () => {
		const sought = (episodeTvdb: number) => ({ season: 1, episode: 17, ids: { episodeTvdb } });
		expect(await place(sought(555), { lookup })).toEqual({ season: 2, episode: 3 });
		expect(await place(sought(777), { lookup })).toMatchObject({ episode: null });
	});

	test("is not looked up where the catalogue has its numbers", async () => {
		byEpisode.mockClear();
		expect(await place({ season: 1, episode: 5, ids: { episodeTvdb: 555 } }, { lookup })).toEqual({
			season: 1,
			episode: 5,
		});
		expect(byEpisode).not.toHaveBeenCalled();
	});
});

describe("the place of an episode is what the season lists", () => {
	/** As One Piece: numbers run on, and the show tells only how many episodes a season has. */
	const RUNNING: Record<number, Season> = {
		1: { name: "East Blue", episodes: numbered(1, 61) },
		2: { name: "Alabasta", episodes: numbered(62, 77) },
		3: { name: "Skypiea", episodes: numbered(78, 91) },
	};
	const RESTARTED: Record<number, Season> = {
		0: { name: "Specials", episodes: numbered(1, 3), year: 2001 },
		1: { name: "Season 1", episodes: numbered(1, 10), year: 2003 },
		2: { name: "Season 2", episodes: numbered(1, 10), year: 2004 },
	};
	const GAPS: Record<number, Season> = { 1: { name: "1", episodes: { 0: "Pilot", 1: "One", 2: "Two", 5: "Five" } } };
	const UNREAD: Record<number, Season> = { 1: { name: "1", episodes: numbered(1, 3) }, 2: null };

	test.each([
		["stays", RUNNING, { season: 2, episode: 62 }, { season: 2, episode: 62 }],
		["stays at the end of the numbers", RUNNING, { season: 3, episode: 91 }, { season: 3, episode: 91 }],
		["is where the number runs on", RUNNING, { season: 1, episode: 80 }, { season: 3, episode: 80 }],
		["is counted where a file begins each season anew", RUNNING, { season: 2, episode: 5 }, { season: 2, episode: 66 }],
		["is unknown beyond the last number", RUNNING, { season: 1, episode: 92 }, null],
		["stays where it is 0", GAPS, { season: 1, episode: 0 }, { season: 1, episode: 0 }],
		["stays after a gap, whatever the season's size", GAPS, { season: 1, episode: 5 }, { season: 1, episode: 5 }],
		["is unknown in a gap", GAPS, { season: 1, episode: 3 }, null],
		["counts on through the seasons", RESTARTED, { season: 1, episode: 13 }, { season: 2, episode: 3 }],
		[
			"takes a year for the season that began in it",
			RESTARTED,
			{ season: 2004, episode: 5 },
			{ season: 2, episode: 5 },
		],
		["is unknown beyond the last episode", RESTARTED, { season: 1, episode: 21 }, null],
		["is unknown for a special that is not listed", RESTARTED, { season: 0, episode: 9 }, null],
		["is unknown in a year without a season", RESTARTED, { season: 1990, episode: 1 }, null],
		["is unknown beyond the season of a year", RESTARTED, { season: 2004, episode: 11 }, null],
		[
			"stays within the size of a season that cannot be read",
			UNREAD,
			{ season: 2, episode: 2 },
			{ season: 2, episode: 2 },
		],
	] as [string, Record<number, Season>, EpisodeNumber, EpisodeNumber | null][])(
		"it %s",
		async (_, seasons, given, expected) => {
			const lookup = openShows({ 1: { title: "Show", seasons, counts: { 2: seasons[2] === null ? 3 : 16 } } });
			expect(await renumber(await openShow(1, lookup), given)).toEqual(expected);
		},
	);
});

test("a show is read once, however many rows it has: each season in each language", async () => {
	const lookup = dark({ language: "de-DE" });
	const [episodes, seasons] = [vi.spyOn(lookup, "episodes"), vi.spyOn(lookup, "seasons")];
	const visit = async (rows: number) => {
		episodes.mockClear();
		const names = Array.from({ length: rows }, (_, at) => `Nothing ${at}`);
		await Promise.all(names.map((episodeTitle) => place({ season: 1, episodeTitle }, { lookup })));
		return episodes.mock.calls.length;
	};
	expect(await visit(20)).toBe(4);
	expect(await visit(40)).toBe(0);
	expect(seasons).toHaveBeenCalledOnce();
});

test("rows of a show cost one search each, and no more than those of another language where nothing is found", async () => {
	const cost = async (rows: number, show: string) => {
		const lookup = dark({ language: "de-DE" });
		const search = vi.spyOn(lookup, "search");
		const names = Array.from(
			{ length: rows },
			(_, at) => `${show}: ${at % 2 === 0 ? "Lies" : "Secrets"}${" ".repeat(at)}`,
		);
		await Promise.all(names.map((title) => matchTitle(seek({ title }), lookup)));
		return search.mock.calls.filter(([, title]) => title !== show).length / rows;
	};
	expect(await cost(20, "Dark")).toBe(1);
	expect(await cost(20, "Dunkel")).toBeLessThanOrEqual(3);
});
