import { expect, test } from "vitest";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";
import { type Change, changeKey, laterChange, readChange, type SentChange, writeChange } from "./changes";

const AT = Date.UTC(2026, 5, 20, 12);
const MOVIE = { mediaType: "movie", id: 603 } as const;
const SHOW = { mediaType: "tv", id: 1396 } as const;
const EPISODE = { ...SHOW, season: 2, episode: 3 };
const PLAY = { ...EPISODE, playId: "a", source: "marked" } as const;

const CHANGES: Change[] = [
	{ kind: "open", at: AT, ...EPISODE },
	{ kind: "open", at: AT, ...EPISODE, since: AT - 5000 },
	{ kind: "close", at: AT, ...SHOW },
	{ kind: "progress", at: AT, ...EPISODE, position: 12, duration: 60, session: "s" },
	{ kind: "progress", at: AT, ...EPISODE, position: null, duration: 0 },
	{ kind: "play", at: AT, ...PLAY, watchedAt: AT, precision: "instant" },
	{ kind: "play", at: AT, ...PLAY, watchedAt: Date.UTC(1969, 6, 20), precision: "day" },
	{ kind: "play", at: AT, ...PLAY, watchedAt: null, precision: "unknown", isOnly: true },
	{ kind: "unplay", at: AT, ...EPISODE, playId: "a" },
	{ kind: "save", at: AT, ...SHOW, nextSeason: 2, nextEpisode: 1, since: 0 },
	{ kind: "save", at: AT, ...MOVIE },
	{ kind: "unsave", at: AT, ...MOVIE },
	{ kind: "hide", at: AT, ...MOVIE, since: AT - 1 },
	{ kind: "show", at: AT, ...MOVIE },
	{ kind: "rate", at: AT, ...MOVIE, season: null, episode: null, rating: 7 },
	{ kind: "rate", at: AT, ...EPISODE, rating: 10, since: AT - 1 },
	{ kind: "unrate", at: AT, ...EPISODE },
	{ kind: "note", at: AT, ...MOVIE, season: null, episode: null, note: "With Ann" },
	{ kind: "note", at: AT, ...EPISODE, note: "", since: AT - 1 },
	{ kind: "note", at: AT, ...EPISODE, playId: "a", note: "Two lines\nof text" },
	{ kind: "begin", at: AT, ...SHOW },
	{ kind: "unbegin", at: AT, ...SHOW },
	{ kind: "mark", at: AT, ...SHOW },
	{ kind: "mark", at: AT, ...SHOW, season: 0, when: "aired" },
	{ kind: "mark", at: AT, ...EPISODE, when: { watchedAt: Date.UTC(2020, 0, 2), precision: "day" } },
	{ kind: "unmark", at: AT, ...SHOW, season: 1, confirm: true },
];

test.each(CHANGES)("a change is the same after it was sent: $kind", (change) => {
	const sent: SentChange = JSON.parse(JSON.stringify(writeChange(change)));
	expect(readChange(sent)).toEqual(change);
});

test("a change and the one that takes it back are of one fact, and no others are", () => {
	const facts = new Set(CHANGES.map(changeKey));
	expect([...facts]).toEqual([
		"opened tv:1396",
		"progress tv:1396 2 3",
		"play a",
		"saved tv:1396",
		"saved movie:603",
		"hidden movie:603",
		"rating movie:603  ",
		"rating tv:1396 2 3",
		"note movie:603  ",
		"note tv:1396 2 3",
		"note a",
		"begun tv:1396",
		"marked tv:1396  ",
		"marked tv:1396 0 ",
		"marked tv:1396 2 3",
		"marked tv:1396 1 ",
	]);
});

test("of the changes of a fact the latest stays, in whichever order they are told", () => {
	const random = randomNumbers(1);
	const later: Change = { kind: "unsave", at: AT + 1, ...MOVIE };
	const changes: Change[] = [later, ...CHANGES.filter((change) => changeKey(change) === "saved movie:603")];
	for (let round = 0; round < 20; round++) expect(shuffled(changes, random).reduce(laterChange)).toEqual(later);
});

test("of the changes of one moment the same one stays, in whichever order they are told", () => {
	const random = randomNumbers(2);
	const ratings = [3, 9, 10, 4].map((rating): Change => ({ kind: "rate", at: AT, ...EPISODE, rating }));
	const stays = ratings.reduce(laterChange);
	for (let round = 0; round < 20; round++) expect(shuffled(ratings, random).reduce(laterChange)).toEqual(stays);
});
