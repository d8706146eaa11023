import { describe, expect, test } from "vitest";
import { formatsIn } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import type { SeasonEpisodes } from "../../catalogue/titles/episodes";
import type { EpisodeNumber } from "../../catalogue/types";
import { decideChosen, decideNextUp, findResumePoint, MOVIE_SEASONS, type NextUp, type Viewing } from "./next-up";
import { describeNextUp, labelNextUp } from "./next-up-label";

const TEXTS = siteTexts.in("en");
const LENGTH = 2400;

/** "S2E4" played to 800 s of 2,400 at that time. */
function started(place: string, playedAt: number, position = 800): Viewing {
	return { ...read(place), position, duration: LENGTH, playedAt, watchedAt: 0, times: 0 };
}

function finished(place: string, at: number, times = 1): Viewing {
	return { ...read(place), position: LENGTH, duration: LENGTH, playedAt: at, watchedAt: at, times };
}

/** Marked by hand. */
function marked(place: string, at: number): Viewing {
	return { ...read(place), position: 0, duration: 0, playedAt: 0, watchedAt: at, times: 1 };
}

function read(place: string): EpisodeNumber {
	const [season = 0, episode = 0] = (place.match(/\d+/g) ?? []).map(Number);
	return { season, episode };
}

const SHOW: SeasonEpisodes[] = [
	{ number: 1, aired: [[1, 3]] },
	{ number: 2, aired: [[1, 4]] },
];
const WITH_SPECIALS: SeasonEpisodes[] = [{ number: 0, aired: [[1, 9]] }, ...SHOW];
/** Season 3 is missing, 4 is announced without episodes. */
const WITH_GAP: SeasonEpisodes[] = [...SHOW, { number: 4, aired: [] }, { number: 5, aired: [[1, 2]] }];
/** The numbers run on from one season to the next. */
const RUNNING_ON: SeasonEpisodes[] = [
	{ number: 1, aired: [[1, 61]] },
	{ number: 2, aired: [[62, 77]] },
];
/** Episode 0, a gap, an episode that is listed and has not aired. */
const UNEVEN: SeasonEpisodes[] = [
	{
		number: 2023,
		aired: [
			[0, 2],
			[5, 5],
		],
		coming: [[6, 6]],
	},
	{ number: 2024, aired: [[5, 6]] },
	{ number: 2026, aired: [], coming: [[1, 8]] },
];
const SPECIALS_ALONE: SeasonEpisodes[] = [{ number: 0, aired: [[1, 3]] }];
/** Of its later seasons no list was read. */
const UNREAD: SeasonEpisodes[] = [{ number: 1, aired: [[1, 3]] }, { number: 2 }, { number: 3 }];
const ALL = ["S1E1", "S1E2", "S1E3", "S2E1", "S2E2", "S2E3", "S2E4"].map((place, index) => finished(place, index + 1));

function textOf(next: NextUp | null): string {
	if (!next) return "nothing";
	const { action, season, episode, position, unread } = next;
	const rest = action === "resume" ? ` at ${position}` : action === "unread" ? ` for ${unread}` : "";
	return `${action} S${season}E${episode}${rest}`;
}

type Row = [rule: string, seasons: SeasonEpisodes[], viewings: Viewing[], result: string];

describe("next up", () => {
	test.each<Row>([
		["nothing was watched: the first episode", SHOW, [], "start S1E1"],
		["a show whose first season is not 1 starts there", [{ number: 3, aired: [[1, 2]] }], [], "start S3E1"],
		["specials do not come first", WITH_SPECIALS, [], "start S1E1"],
		["nothing has aired: the first that is listed", [{ number: 1, aired: [], coming: [[4, 9]] }], [], "start S1E4"],
		["episode 0 is the first", UNEVEN, [], "start S2023E0"],
		["specials alone are a show too", SPECIALS_ALONE, [], "start S0E1"],
		[
			"specials stand in for seasons that list nothing",
			[...SPECIALS_ALONE, { number: 1, aired: [] }],
			[],
			"start S0E1",
		],
		["an unfinished episode is resumed", SHOW, [started("S2E4", 5)], "resume S2E4 at 800"],
		["the one played last, not the furthest", SHOW, [started("S2E4", 5), started("S1E2", 6)], "resume S1E2 at 800"],
		[
			"an older unfinished one gives way to a finished one",
			SHOW,
			[started("S1E1", 1), finished("S1E2", 2)],
			"next S1E3",
		],
		["a finished one played before does not", SHOW, [finished("S1E1", 1), started("S1E2", 2)], "resume S1E2 at 800"],
		["a few seconds do not count as started", SHOW, [started("S2E4", 5), started("S1E1", 9, 6)], "resume S2E4 at 800"],
		["only a few seconds of anything: the start", SHOW, [started("S1E2", 9, 6)], "start S1E1"],
		[
			"a silent player's episode is resumed from its start",
			SHOW,
			[started("S1E1", 1), { ...started("S1E2", 2, 0), duration: 0 }],
			"resume S1E2 at 0",
		],
		["after a finished one comes the next", SHOW, [finished("S1E1", 1)], "next S1E2"],
		["after a season's end the next season's first", SHOW, [finished("S1E3", 1)], "next S2E1"],
		["seasons without episodes are passed over", WITH_GAP, [finished("S2E4", 1)], "next S5E1"],
		["all seen: again from the first", SHOW, ALL, "again S1E1"],
		["the last episode alone was watched: again from the first", SHOW, [finished("S2E4", 1)], "again S1E1"],
		[
			"one that has not aired is not next",
			[{ number: 1, aired: [[1, 2]], coming: [[3, 9]] }],
			[finished("S1E2", 1)],
			"again S1E1",
		],
		["one that has aired since is next", SHOW, [finished("S1E1", 1), finished("S1E2", 2)], "next S1E3"],
		["numbers that run on: the next season's first", RUNNING_ON, [finished("S1E61", 1)], "next S2E62"],
		["a gap is passed over", UNEVEN, [finished("S2023E2", 1)], "next S2023E5"],
		["after episode 0 comes the next", UNEVEN, [finished("S2023E0", 1)], "next S2023E1"],
		["one that is listed and has not aired is passed over", UNEVEN, [finished("S2023E5", 1)], "next S2024E5"],
		["one that has not aired can be resumed", UNEVEN, [started("S2023E6", 1)], "resume S2023E6 at 800"],
		["an announced season is not next", UNEVEN, [finished("S2024E6", 1)], "again S2023E0"],
		[
			"marks of episodes that no list holds: the next listed",
			RUNNING_ON,
			[marked("S2E1", 1), marked("S2E16", 1)],
			"next S2E62",
		],
		[
			"a play of an episode that its season does not list is no place to go on",
			RUNNING_ON,
			[started("S2E9", 5)],
			"start S1E1",
		],
		["a mark in a season that does not exist is after the others", SHOW, [marked("S7E1", 1)], "again S1E1"],
		["specials alone go on", SPECIALS_ALONE, [finished("S0E1", 1)], "next S0E2"],
		["specials alone end", SPECIALS_ALONE, [marked("S0E3", 1)], "again S0E1"],
		["the list that decides was not read", UNREAD, [finished("S1E3", 1)], "unread S1E3 for 2"],
		["no list was read", [{ number: 4 }], [], "unread S4E0 for 4"],
		["an episode is resumed without its list", UNREAD, [started("S3E9", 1)], "resume S3E9 at 800"],
		["one of a season that the show has no more is not resumed", SHOW, [started("S9E1", 1)], "start S1E1"],
		["a mark counts as watched", SHOW, [marked("S1E1", 1), marked("S1E2", 1)], "next S1E3"],
		["a marked season leads to the next", SHOW, ["S1E1", "S1E2", "S1E3"].map((name) => marked(name, 7)), "next S2E1"],
		[
			"a mark on an earlier one leaves an unfinished one",
			SHOW,
			[started("S2E2", 5), marked("S1E1", 9)],
			"resume S2E2 at 800",
		],
		[
			"a mark on a later one leaves an unfinished one",
			SHOW,
			[started("S1E2", 5), marked("S2E1", 9)],
			"resume S1E2 at 800",
		],
		[
			"a mark on the unfinished one finishes it",
			SHOW,
			[{ ...started("S1E2", 5), watchedAt: 9, times: 1 }],
			"next S1E3",
		],
		["watched ones that follow are passed over", SHOW, [marked("S1E3", 1), finished("S1E2", 2)], "next S2E1"],
		["one that was passed over is not offered", SHOW, [finished("S1E1", 1), finished("S1E3", 2)], "next S2E1"],
		["watching again goes on in order", SHOW, [...ALL.slice(1), finished("S1E1", 20, 2)], "next S1E2"],
		[
			"an unfinished second watching is resumed",
			SHOW,
			[...ALL.slice(1), { ...finished("S1E1", 1), playedAt: 20, position: 60 }],
			"resume S1E1 at 60",
		],
		[
			"a few seconds of a second watching change nothing",
			SHOW,
			[...ALL.slice(1), { ...finished("S1E1", 1), playedAt: 20, position: 4 }],
			"again S1E1",
		],
		["a second watching of the last one ends it", SHOW, [...ALL.slice(0, 6), finished("S2E4", 20, 2)], "again S1E1"],
		[
			"an unfinished special that was played last is resumed",
			WITH_SPECIALS,
			[started("S1E2", 1), started("S0E3", 2)],
			"resume S0E3 at 800",
		],
		[
			"a finished special leads back to the seasons",
			WITH_SPECIALS,
			[finished("S1E2", 1), finished("S0E3", 2)],
			"next S1E3",
		],
		[
			"after a finished special an unfinished episode is resumed",
			WITH_SPECIALS,
			[started("S1E2", 1), finished("S0E3", 2)],
			"resume S1E2 at 800",
		],
		["a special alone leads to the first episode", WITH_SPECIALS, [finished("S0E1", 1)], "start S1E1"],
		["after the last episode no special comes", WITH_SPECIALS, ALL, "again S1E1"],
		["marked at one time, the furthest counts", SHOW, [marked("S2E1", 3), marked("S1E1", 3)], "next S2E2"],
		["a movie that was never seen", MOVIE_SEASONS, [], "start S1E1"],
		["a started movie", MOVIE_SEASONS, [started("S1E1", 1, 1200)], "resume S1E1 at 1200"],
		["a movie that was seen", MOVIE_SEASONS, [finished("S1E1", 1)], "again S1E1"],
		[
			"a movie that is seen again",
			MOVIE_SEASONS,
			[{ ...finished("S1E1", 1), playedAt: 5, position: 90 }],
			"resume S1E1 at 90",
		],
	])("%s", (_, seasons, viewings, result) => {
		for (const order of [viewings, viewings.toReversed()]) {
			expect(textOf(decideNextUp(seasons, order))).toBe(result);
		}
	});

	test.each<[string, SeasonEpisodes[], Viewing[], string, string]>([
		["where nothing was played", SHOW, [], "S2E3", "start S2E3"],
		["or the nearest that is listed", RUNNING_ON, [], "S2E1", "start S2E62"],
		["of two at the same distance the later", UNEVEN, [], "S2023E4", "start S2023E5"],
		["but not where something was", SHOW, [finished("S1E1", 1)], "S2E3", "next S1E2"],
		[
			"while it is not known whether specials are all there is",
			[{ number: 0 }, { number: 2 }],
			[finished("S0E1", 1)],
			"S0E1",
			"unread S0E1 for 2",
		],
		["where the seasons list something besides specials", WITH_SPECIALS, [finished("S0E1", 1)], "S0E1", "start S0E1"],
		["while a list is unread", UNREAD, [finished("S1E3", 1)], "S2E1", "unread S2E1 for 2"],
		["but not before what was watched last", UNREAD, [finished("S1E3", 1)], "S1E2", "unread S1E3 for 2"],
		["while the show is not known", [], [finished("S1E3", 1)], "S2E1", "start S2E1"],
		["but not before that either", [], [finished("S1E3", 1)], "S1E2", "start S1E3"],
		["not in a season that the show does not have", SHOW, [], "S9E1", "start S1E1"],
		["not in a season that lists nothing", WITH_GAP, [], "S4E1", "start S1E1"],
	])("the episode that was opened is where it goes on %s", (_, seasons, viewings, opened, result) => {
		expect(textOf(decideNextUp(seasons, viewings, read(opened)))).toBe(result);
	});

	test("of a show that lists nothing nothing is next", () => {
		expect([[], [{ number: 1, aired: [] }]].map((seasons) => decideNextUp(seasons, []))).toEqual([null, null]);
	});

	test("an episode that was chosen is played, from where it was left", () => {
		expect(decideChosen([started("S1E2", 1)], read("S1E2"))).toMatchObject({ action: "resume", position: 800 });
		expect(decideChosen([started("S1E2", 1)], read("S1E3"))).toMatchObject({ action: "next", episode: 3, position: 0 });
		expect(decideChosen([finished("S1E2", 1)], read("S1E2"))).toMatchObject({
			action: "next",
			episode: 2,
			position: 0,
		});
	});
});

describe("an episode that was chosen begins", () => {
	const watchedTo = (position: number, duration = LENGTH) => ({ ...started("S1E2", 5, position), duration });
	test.each<[string, Viewing, number]>([
		["where it was left, in whole seconds", watchedTo(800.7), 800],
		["where it was left, when its duration is not known", watchedTo(90, 0), 90],
		["at its start after a few seconds", watchedTo(9), 0],
		["at its start where it was played to its end, which leaves no position", watchedTo(0), 0],
		["at its start when it was marked as watched since", { ...watchedTo(800), watchedAt: 6, times: 1 }, 0],
		["where it was left, when it was started again after it was watched", { ...watchedTo(800), watchedAt: 4 }, 800],
	])("%s", (_, viewing, second) => {
		expect(findResumePoint([viewing], read("S1E2"))).toBe(second);
	});
});

describe("the button", () => {
	const film = { mediaType: "movie", id: 27205 } as const;
	const show = { mediaType: "tv", id: 1396 } as const;
	const place = { season: 2, episode: 4, position: 0, duration: 0 };
	const resumed = { ...place, action: "resume", position: 480, duration: 2400 } as const;

	test.each([
		["a film never seen", film, { ...place, action: "start" }, "Watch Now", ""],
		["a film in the middle", film, { ...resumed, position: 3600, duration: 8880 }, "Resume", "1h\u00a028m\u00a0left"],
		["a film of unknown length", film, { ...resumed, duration: 0 }, "Resume", ""],
		["a film that was seen", film, { ...place, action: "again" }, "Watch Again", ""],
		["a show never seen", show, { ...place, action: "start" }, "Watch Now", ""],
		["an episode in the middle", show, resumed, "Resume", "S2E4 · 32\u00a0min\u00a0left"],
		["an episode of which nothing is known", show, { ...resumed, position: 0, duration: 0 }, "Resume", "S2E4"],
		["the next episode", show, { ...place, action: "next" }, "Watch S2E4", ""],
		["a show that was seen", show, { ...place, action: "again" }, "Watch Again", ""],
	] as const)("says for %s what it does", (_, title, next, text, detail) => {
		expect(labelNextUp(TEXTS, title, next)).toMatchObject({ text, detail });
	});

	test.each([
		["en", "resumed", resumed, "S2E4: Cat's in the Bag · 32\u00a0min\u00a0left"],
		["en", "next", { ...place, action: "next" }, "S2E4: Cat's in the Bag"],
		["fr", "next", { ...place, action: "next" }, "S2E4\u00a0: Cat's in the Bag"],
	] as const)("in %s the episode that is %s is named with its number", (language, _, next, detail) => {
		const addName = (code: string) => formatsIn(language).labelled(code, "Cat's in the Bag");
		expect(labelNextUp(TEXTS, show, next, addName)).toMatchObject({ detail });
	});

	test("offers the beginning beside a resume only", () => {
		expect(labelNextUp(TEXTS, show, resumed)).toMatchObject({
			to: "/watch/tv/1396/2/4",
			restartTo: "/watch/tv/1396/2/4?t=0",
			progress: 0.2,
		});
		expect(labelNextUp(TEXTS, film, { ...place, action: "again" })).toMatchObject({
			to: "/watch/movie/27205",
			restartTo: null,
			progress: 0,
		});
	});

	test("never says that less than a minute is left", () => {
		expect(describeNextUp(TEXTS, "movie", { ...resumed, position: 2399 })).toBe("1\u00a0min\u00a0left");
	});
});
