import { describe, expect, test } from "vitest";
import { HISTORY_RETENTION_DAYS } from "~/product";
import { applyDeletion, applyWatch, EMPTY_STATE, placeOf, type TitleState } from "../../../tests/harness/merge";
import { randomNumbers, shuffled } from "../../../tests/harness/random";
import { clampTime } from "./clamp-time";

interface WatchEvent {
	kind: "watch";
	at: number;
	season: number;
	episode: number;
	progress: { position: number; duration: number } | null;
}

type TitleEvent = WatchEvent | { kind: "delete"; at: number };

/** Few times and places, so that ties are common. */
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

describe("for a thousand random stories of one title", () => {
	const stories = Array.from({ length: 1000 }, (_, seed) => {
		const random = randomNumbers(seed + 1);
		return { random, events: randomEvents(random) };
	});

	test("the same events in any order give the same result", () => {
		for (const { random, events } of stories) {
			const expected = outcome(events);
			for (let turn = 0; turn < 5; turn++) expect(outcome(shuffled(events, random))).toEqual(expected);
		}
	});

	test("a repeated event changes nothing", () => {
		for (const { random, events } of stories) {
			const repeated = shuffled([...events, ...events], random);
			expect(outcome(repeated)).toEqual(outcome(events));
		}
	});

	test("nothing from before the last deletion is left", () => {
		for (const { events } of stories) {
			const deletedAt = Math.max(0, ...events.filter(({ kind }) => kind === "delete").map(({ at }) => at));
			const rest = events.filter(({ kind, at }) => kind === "watch" && at > deletedAt);
			expect(outcome(events)).toEqual({ ...outcome(rest), deletedAt });
		}
	});

	test("the place is that of the latest watch; of two at one moment, the further one's", () => {
		for (const { events } of stories) {
			const watches = events.filter((event): event is WatchEvent => event.kind === "watch");
			const [last] = watches.sort((a, b) => b.at - a.at || b.season - a.season || b.episode - a.episode);
			if (!last) continue;
			expect(outcome(watches)).toMatchObject({
				lastWatched: last.at,
				place: { season: last.season, episode: last.episode },
			});
		}
	});

	test("the first opening is the earliest since the deletion, in any order of events", () => {
		for (const { random, events } of stories) {
			const watches = events.filter((event) => event.kind === "watch" && event.at > 2);
			const told = [...watches.filter(({ at }) => at <= 3), { kind: "delete" as const, at: 3 }];
			const since = watches.filter(({ at }) => at > 3);
			const { entry } = [...shuffled(told, random), ...shuffled(since, random)].reduce(apply, EMPTY_STATE);
			expect(entry?.watchedAt).toEqual(since.length > 0 ? Math.min(...since.map(({ at }) => at)) : undefined);
		}
	});
});

test("opening a title again keeps its position; another episode starts from the beginning", () => {
	const told = watch(1, { progress: { position: 90, duration: 100 } });
	expect(outcome([told, watch(2)]).place).toMatchObject({ episode: 1, position: 90 });
	expect(outcome([told, watch(2, { episode: 2 })]).place).toMatchObject({ episode: 2, position: 0 });
	expect(outcome([told, watch(2, { episode: 2 }), watch(3)]).place).toMatchObject({ episode: 1, position: 90 });
});

test("seeking back counts: the later position wins, not the further one", () => {
	const far = watch(1, { progress: { position: 90, duration: 100 } });
	const near = watch(2, { progress: { position: 5, duration: 100 } });
	expect(outcome([near, far]).place?.position).toBe(5);
});

test("a clock that is ahead counts as now, one that is far behind as the end of the retention", () => {
	const now = Date.UTC(2025, 5, 20);
	const retention = HISTORY_RETENTION_DAYS * 24 * 60 * 60 * 1000;
	expect(clampTime(now + 1, now)).toBe(now);
	expect(clampTime(now - 1, now)).toBe(now - 1);
	expect(clampTime(0, now)).toBe(now - retention);
	expect(clampTime(now - retention, now)).toBe(now - retention);
});
