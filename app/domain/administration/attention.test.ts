import { expect, test } from "vitest";
import { type Concern, type Findings, TOPICS, type Topic, toConcerns } from "./attention";
import type { JobRun } from "./types";

const NOW = Date.parse("2026-11-25T12:00:00.000Z");
const HOUR = 60 * 60 * 1000;

function runOf(outcome: JobRun["outcome"], hoursAgo: number): JobRun {
	const startedAt = new Date(NOW - hoursAgo * HOUR).toISOString();
	return { id: 1, startedBy: "cron", startedAt, finishedAt: startedAt, outcome, figures: null, error: null };
}

const WELL: Findings = {
	players: { error: null, servers: [{ name: "One", health: "good" }] },
	lockedOut: { users: [], hasMore: false },
	upstream: { catalogue: "ok", kv: "ok" },
	jobs: [{ name: "retention", last: runOf("done", 5) }],
	backup: { last: runOf("done", 20) },
	database: { size: 1e9, max: 10e9 },
	contact: "hello@marquee.example",
};

function judge(topic: Topic, changed: Partial<Findings>): Concern | undefined {
	return toConcerns({ ...WELL, ...changed }, NOW).find((concern) => concern.topic === topic);
}

test("when all is well nothing is needed, and only notices, which come by email, are unknown", () => {
	const concerns = toConcerns(WELL, NOW);
	expect(concerns.map(({ topic }) => topic)).toEqual([...TOPICS]);
	const states = Object.fromEntries(concerns.map(({ topic, state }) => [topic, state]));
	expect(states).toEqual({
		players: "fine",
		signIns: "fine",
		notices: "unknown",
		backup: "fine",
		upstream: "fine",
		database: "fine",
		jobs: "fine",
	});
});

test("what could not be read is unknown, never fine", () => {
	const nothing = { players: null, lockedOut: null, upstream: null, jobs: null, backup: null, database: null };
	expect(toConcerns({ ...nothing, contact: "" }, NOW).filter(({ state }) => state !== "unknown")).toEqual([]);
});

const server = (name: string, health: "good" | "poor" | "dead" | "unknown") => ({ name, health });
const players = (...servers: ReturnType<typeof server>[]) => ({ players: { error: null, servers } });

const users = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ id: `${index}`, username: `u${index}` }));

test("few users who are locked out are named", () => {
	const named = users(3);
	expect(judge("signIns", { lockedOut: { users: named, hasMore: false } })).toMatchObject({
		state: "needed",
		users: named,
		text: expect.stringMatching(/^gave too many/),
	});
});

const CASES: [
	rule: string,
	topic: Topic,
	changed: Partial<Findings>,
	state: Concern["state"],
	text: string | RegExp,
][] = [
	[
		"a server that often fails is named",
		"players",
		players(server("A", "good"), server("B", "poor")),
		"needed",
		/^B: often fails\.$/,
	],
	["each failing server is named", "players", players(server("A", "dead"), server("B", "poor")), "needed", /A: .* B: /],
	[
		"a failing server outweighs an unknown one",
		"players",
		players(server("A", "unknown"), server("B", "dead")),
		"needed",
		/^B: /,
	],
	[
		"a server with too few reports is unknown",
		"players",
		players(server("A", "good"), server("B", "unknown")),
		"unknown",
		/^B: too few/,
	],
	[
		"a config that cannot be read is named",
		"players",
		{ players: { error: "Failed to load server config", servers: [] } },
		"needed",
		/Failed to load/,
	],
	["no enabled server plays nothing", "players", players(), "needed", /No player server/],
	[
		"many users who are locked out are counted",
		"signIns",
		{ lockedOut: { users: users(4), hasMore: false } },
		"needed",
		/^4 users gave/,
	],
	[
		"a count that stopped says so",
		"signIns",
		{ lockedOut: { users: users(200), hasMore: true } },
		"needed",
		/^200 or more users/,
	],
	["saved copies are said", "upstream", { upstream: { catalogue: "stale", kv: "ok" } }, "needed", /saved copies/],
	["a catalogue that is down is said", "upstream", { upstream: { catalogue: "down", kv: "ok" } }, "needed", /no copy/],
	["a store that is down is said", "upstream", { upstream: { catalogue: "ok", kv: "down" } }, "needed", /KV/],
	["a job that never ran is unknown", "jobs", { jobs: [{ name: "retention", last: null }] }, "unknown", /not run yet/],
	["no job at all is unknown", "jobs", { jobs: [] }, "unknown", /could not/],
	[
		"a failed run is said",
		"jobs",
		{ jobs: [{ name: "retention", last: runOf("failed", 1) }] },
		"needed",
		/retention failed/,
	],
	[
		"a run that never ended has failed",
		"jobs",
		{ jobs: [{ name: "retention", last: runOf("lost", 1) }] },
		"needed",
		/failed/,
	],
	["a run may be a day late", "jobs", { jobs: [{ name: "retention", last: runOf("done", 47) }] }, "fine", ""],
	[
		"a job that stopped running is said",
		"jobs",
		{ jobs: [{ name: "retention", last: runOf("done", 49) }] },
		"needed",
		/two days/,
	],
	["a database with room is fine", "database", { database: { size: 6.9e9, max: 10e9 } }, "fine", ""],
	[
		"a database that fills up is said",
		"database",
		{ database: { size: 7e9, max: 10e9 } },
		"needed",
		/7\.0 of 10\.0 GB/,
	],
	["no recorded backup needs somebody", "backup", { backup: { last: null } }, "needed", /No backup/],
	["a backup of a week is fine", "backup", { backup: { last: runOf("done", 7 * 24) } }, "fine", ""],
	["an old backup is said", "backup", { backup: { last: runOf("done", 9 * 24) } }, "needed", /week old/],
	["a failed backup is said", "backup", { backup: { last: runOf("failed", 1) } }, "needed", /failed/],
];

test.each(CASES)("%s", (_, topic, changed, state, text) => {
	const concern = judge(topic, changed);
	expect(concern?.state).toBe(state);
	if (text === "") expect(concern?.text).toBe("");
	else expect(concern?.text).toMatch(text);
});
