import { expect, test } from "vitest";
import { readTicketName, seasonTicketUrl, stubUrl } from "~/domain/library/share/tickets";
import { diaryTexts } from "~/messages/diary";
import { formatsIn } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { describeEpisodes, groupByDay, groupIntoLines, groupIntoTickets, halfOf } from "./diary";
import { readPeriod } from "./periods";
import { dayOfPlay } from "./play-days";
import { type Play, readPlayTime } from "./plays";

const TEXTS = { ...siteTexts.in("en"), ...formatsIn("en"), ...diaryTexts.in("en") };

let plays = 0;
function play(watched: string | null, episode: Partial<Play> = {}): Play & { day: string | null } {
	const at = { mediaType: "movie", id: 1, season: 1, episode: 1, ...episode } as const;
	const time = readPlayTime(watched)!;
	return { ...at, playId: String(++plays), source: "marked", ...time, day: dayOfPlay(time, "UTC") };
}

const DAY_MS = 24 * 60 * 60 * 1000;

test("a day stays a day: a play of March 5 without a time stands with those that began on it", () => {
	const list = [play("2026-03-06"), play("2026-03-05T23:59:59Z"), play("2026-03-05T00:00:00Z"), play("2026-03-05")];
	expect(groupByDay(list).map(({ key, entries }) => [key, entries.length])).toEqual([
		["2026-03-06", 1],
		["2026-03-05", 3],
	]);
});

test("plays without a date stand in a part of their own", () => {
	expect(
		groupByDay([play("2026-03-05"), play(null), play(null)]).map(({ key, entries }) => [key, entries.length]),
	).toEqual([
		["2026-03-05", 1],
		[null, 2],
	]);
});

test("each play of a movie tears a stub; the episodes of one season share a ticket in each month", () => {
	const episode = (watched: string, season: number, number: number) =>
		play(watched, { mediaType: "tv", season, episode: number });
	const list = [
		...[play("2026-03-09"), episode("2026-03-08", 1, 3), play("2026-03-07"), episode("2026-03-06", 1, 2)],
		...[episode("2026-03-05", 2, 1), episode("2026-02-28", 1, 1)],
	];
	expect(groupIntoTickets(list).map(({ key, entries }) => [key, entries.map((ticket) => ticket.plays.length)])).toEqual(
		[
			["2026-03", [1, 2, 1, 1]],
			["2026-02", [1]],
		],
	);
});

test.each([
	["2026", "2026-01-01", "2027-01-01"],
	["2026-12", "2026-12-01", "2027-01-01"],
	["2024-02", "2024-02-01", "2024-03-01"],
	["2026-03-31", "2026-03-31", "2026-04-01"],
	["2026-03-05..2026-03-12", "2026-03-05", "2026-03-13"],
])("%s begins at %s and ends before %s", (text, from, end) => {
	expect(readPeriod(text)).toEqual({ text, from: Date.parse(from), to: Date.parse(end) - 1 });
	expect((Date.parse(end) - Date.parse(from)) % DAY_MS).toBe(0);
});

test.each([
	null,
	"",
	"26",
	"0000",
	"2026-13",
	"2026-02-30",
	"2026-3",
	"2026-03-12..2026-03-05",
	"2026..2027",
	"2026-03-05..",
])("%s is no period", (text) => expect(readPeriod(text)).toBeNull());

test("the name of a ticket says what it shows", () => {
	const nameOf = (url: string) => readTicketName(url.slice(url.lastIndexOf("/") + 1));
	const movie = { mediaType: "movie", id: 603 } as const;
	expect(nameOf(stubUrl(movie, "2026-03-05"))).toEqual({ kind: "stub", ...movie, day: "2026-03-05" });
	expect(nameOf(stubUrl(movie, null))).toEqual({ kind: "stub", ...movie, day: null });
	const season = { id: 1396, season: 2, punched: [0, 1, 13, 13, 60, 61] };
	const punched = new Set([1, 13, 60]);
	expect(nameOf(seasonTicketUrl(season))).toEqual({ kind: "season", mediaType: "tv", id: 1396, season: 2, punched });
});

test("an evening of one show is one line, and another title or day between its episodes begins another", () => {
	const episode = (watched: string | null, number: number, id = 7) =>
		play(watched, { mediaType: "tv", id, season: 2, episode: number });
	const list = [
		...[episode("2026-03-05T23:00:00Z", 7), episode("2026-03-05T22:00:00Z", 6), episode("2026-03-05T21:00:00Z", 1, 8)],
		...[episode("2026-03-05T20:00:00Z", 5), play("2026-03-05T18:00:00Z"), play("2026-03-05T16:00:00Z")],
		...[episode("2026-03-04", 4), episode(null, 3), episode(null, 2)],
	];
	expect(groupIntoLines(list).map((line) => line.map(({ episode }) => episode))).toEqual([
		...[[7, 6], [1], [5], [1], [1], [4]],
		[3, 2],
	]);
});

test.each([
	["S2E5–E9", [9, 8, 7, 6, 5].map((episode) => [2, episode])],
	["S2E5–E6, E8", [5, 6, 8].map((episode) => [2, episode])],
	["S2E10, S3E1–E2", [3, 3, 2].map((season, index) => [season, [2, 1, 10][index]])],
	["S2E5", [5, 5].map((episode) => [2, episode])],
	["S0E0–E1", [1, 0].map((episode) => [0, episode])],
])("names episodes as %s, each once and in their order", (text, numbers) => {
	const episodes = numbers.map(([season = 0, episode = 0]) => ({ season, episode }));
	expect(describeEpisodes(TEXTS, episodes)).toBe(text);
});

test.each([
	[[4, 4], 4],
	[[3, 2, 4], 5],
	[[4, 2, 3], 4],
	[[1, 1, 1, 5, 1], 5],
	[[12], 6],
	[[], 0],
])("cuts parts of %j lines into columns that end level after %i lines", (sizes, half) => {
	expect(halfOf(sizes)).toBe(half);
});
