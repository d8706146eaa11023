import { expect, test } from "vitest";
import { groupBySection, sectionOf } from "./list-sections";

const NOW = Date.UTC(2026, 5, 20);
const DAY = 24 * 60 * 60 * 1000;

function section(isDone: boolean, isStillRunning: boolean, days: number) {
	return sectionOf({ isDone, isRunning: isStillRunning, lastWatched: NOW - days * DAY }, NOW);
}

test("what can be continued is up next, and from a month without a touch on a section of its own", () => {
	expect([section(false, true, 1), section(false, false, 29), section(false, false, 31)]).toEqual([
		"next",
		"next",
		"untouched",
	]);
});

test("what was watched as far as it has aired waits for an episode or is finished, however long ago", () => {
	expect([
		section(true, true, 1),
		section(true, true, 300),
		section(true, false, 1),
		section(true, false, 300),
	]).toEqual(["waiting", "waiting", "finished", "finished"]);
});

test("each title is in one group, in the order given; sections without titles have none", () => {
	const cards = [
		{ id: 1, section: "finished" as const },
		{ id: 2, section: "next" as const },
		{ id: 3, section: "finished" as const },
	];
	const groups = groupBySection(cards).map(({ section, cards }) => [section, cards.map(({ id }) => id)]);
	expect(groups).toEqual([
		["next", [2]],
		["finished", [1, 3]],
	]);
});
