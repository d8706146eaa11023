import { describe, expect, test } from "vitest";
import { clampTime, HISTORY_RETENTION_DAYS } from "~/domain/library/retention";
import { applyDeletion, applyWatch, EMPTY_STATE, placeOf, type TitleState } from "../../../../tests/harness/merge";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";

interface WatchEvent {
	kind: "watch";
	at: number;
	season: number;
	episode: number;
	progress: { position: number; duration: number } | null;
}

type TitleEvent = WatchEvent | { kind: "delete"; at: number };

/** Few times and episodes, so that ties are common. */
function randomEvents(random: (below: number) => number): TitleEvent[] {
	return Array.from({ length: 2 + random(7) }, (): TitleEvent => {
		const at = 1 + random(6);
		if (random(5) === 0) return { kind: "delete", at };
		const progress = random(2) === 0 ? null : { position: random(4) * 10, duration: random(2) * 100 };
		return { kind: "watch", at, season: 1 + random(2), episode: 1 + random(3), progress };
	});
}

function apply(state: TitleState, event: TitleEvent): TitleState {
	return event.kind === "delete" ? applyDeletion(state, event.at) : applyWatch(state, event);
}

function outcome(events: TitleEvent[]) {
	const { entry, deletedAt } = events.reduce(apply, EMPTY_STATE);
	return { place: entry && placeOf(entry), lastWatched: entry?.lastWatched ?? null, deletedAt };
}

function watch(at: number, change: Partial<WatchEvent> = {}): WatchEvent {
	return { kind: "watch", at, season: 1, episode: 1, progress: null, ...change };
}

describe("for a thousand random sequences of one title's events", () => {
	const sequences = Array.from({ length: 1000 }, (_, seed) => {
		const random = randomNumbers(seed + 1);
		return { random, events: randomEvents(random) };
	});

	test("the same events in any order give the same result", () => {
		for (const { random, events } of sequences) {
			const expected = outcome(events);
			for (let turn = 0; turn < 5; turn++) expect(outcome(shuffled(events, random))).toEqual(expected);
		}
	});

	test("a repeated event changes nothing", () => {
		for (const { random, events } of sequences) {
			const repeated = shuffled([...events, ...events], random);
			expect(outcome(repeated)).toEqual(outcome(events));
		}
	});

	test("no event before the last deletion has an effect", () => {
		for (const { events } of sequences) {
			const deletedAt = Math.max(0, ...events.filter(({ kind }) => kind === "delete").map(({ at }) => at));
			const rest = events.filter(({ kind, at }) => kind === "watch" && at > deletedAt);
			expect(outcome(events)).toEqual({ ...outcome(rest), deletedAt });
		}
	});

	test("the latest watch has the episode; of two at the same time, the later episode", () => {
		for (const { events } of sequences) {
			const watches = events.filter((event): event is WatchEvent => event.kind === "watch");
			const [last] = watches.sort((a, b) => b.at - a.at || b.season - a.season || b.episode - a.episode);
			if (!last) continue;
			expect(outcome(watches)).toMatchObject({
				lastWatched: last.at,
				place: { season: last.season, episode: last.episode },
			});
		}
	});

	test("the first opening is the earliest one since the deletion, in any order of events", () => {
		for (const { random, events } of sequences) {
			const watches = events.filter((event) => event.kind === "watch" && event.at > 2);
			const before = [...watches.filter(({ at }) => at <= 3), { kind: "delete" as const, at: 3 }];
			const since = watches.filter(({ at }) => at > 3);
			const { entry } = [...shuffled(before, random), ...shuffled(since, random)].reduce(apply, EMPTY_STATE);
			expect(entry?.watchedAt).toEqual(since.length > 0 ? Math.min(...since.map(({ at }) => at)) : undefined);
		}
	});
});

test("opening a title again does not change its position; another episode starts from the beginning", () => {
	const played = watch(1, { progress: { position: 90, duration: 100 } });
	expect(outcome([played, watch(2)]).place).toMatchObject({ episode: 1, position: 90 });
	expect(outcome([played, watch(2, { episode: 2 })]).place).toMatchObject({ episode: 2, position: 0 });
	expect(outcome([played, watch(2, { episode: 2 }), watch(3)]).place).toMatchObject({ episode: 1, position: 90 });
});

test("seeking back counts: the later event wins, not the greater position", () => {
	const far = watch(1, { progress: { position: 90, duration: 100 } });
	const near = watch(2, { progress: { position: 5, duration: 100 } });
	expect(outcome([near, far]).place?.position).toBe(5);
});

test("a time in the future becomes now, one before the retention period its start", () => {
	const now = Date.UTC(2025, 5, 20);
	const retention = HISTORY_RETENTION_DAYS * 24 * 60 * 60 * 1000;
	expect(clampTime(now + 1, now)).toBe(now);
	expect(clampTime(now - 1, now)).toBe(now - 1);
	expect(clampTime(0, now)).toBe(now - retention);
	expect(clampTime(now - retention, now)).toBe(now - retention);
});
