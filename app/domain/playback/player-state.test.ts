import { describe, expect, test } from "vitest";
import { movieRef } from "../catalogue/paths";
import type { PlayerEvent, PlayerRequest } from "./messages";
import { BUILT_IN_CONFIG } from "./player-config";
import type { PlayerConfig, PlayerServer, PlayerServerList, PlayerSettings } from "./player-servers";
import {
	COUNTDOWN,
	frameOf,
	isHostAwaited,
	NO_OFFER,
	openPlayback,
	outcomesOf,
	type PlayerAction,
	type PlayerState,
	reducePlayer,
	type Showing,
	startPlayer,
} from "./player-state";

const SUMMARY = { serverCount: 2, enabledCount: 2, version: "", lastUpdated: null, remoteUrl: null };
const EPISODE = { mediaType: "tv", id: 1396, season: 1, episode: 1 } as const;

const [FIRST, TRAILER] = BUILT_IN_CONFIG.servers as [PlayerServer, PlayerServer];
const SECOND = { ...TRAILER, name: "Second House", movieUrl: "/embed/second/movie/", tvUrl: "/embed/second/tv/" };
const TWO_SERVERS: PlayerConfig = { ...BUILT_IN_CONFIG, servers: [FIRST, SECOND] };

function listOf(settings: Partial<PlayerSettings> = {}, overrides: Partial<PlayerConfig> = {}): PlayerServerList {
	const config = { ...TWO_SERVERS, settings: { ...TWO_SERVERS.settings, ...settings }, ...overrides };
	return { config, summary: SUMMARY };
}

const SERVERS = listOf();
const SHOWING: Showing = { title: movieRef(550), startAt: 0, serverId: undefined, servers: SERVERS };

const open = (showing: Partial<Showing> = {}) => startPlayer({ ...SHOWING, ...showing });
const act = (state: PlayerState, ...actions: PlayerAction[]) => actions.reduce(reducePlayer, state);
/** Each attempt of each frame times out. */
function timeOut(state: PlayerState, times = 1): PlayerState {
	let now = state;
	for (let time = 0; time < times; time++) {
		now = reducePlayer(now, { type: "timeout", frameKey: frameOf(now.playback).frameKey });
	}
	return now;
}
const timeouts = (times: number, settings: Partial<PlayerSettings> = {}) =>
	timeOut(open({ servers: listOf(settings) }), times).playback;

const event = (name: PlayerEvent["event"], currentTime: number, duration = 600): PlayerAction => ({
	type: "message",
	message: { type: "PLAYER_EVENT", data: { event: name, currentTime, duration } },
});
const request = (data: PlayerRequest): PlayerAction => ({
	type: "message",
	message: { type: "PLAYER_REQUEST", data },
});
const READY = request({ request: "ready", audio: [], subtitles: ["en"] });

describe("a frame that does not load", () => {
	test("is retried maxRetries times, with a message that counts the attempts", () => {
		expect(timeouts(3)).toMatchObject({
			serverId: 1,
			retries: 3,
			phase: "loading",
			notice: { kind: "again", why: "timeout", server: FIRST, seconds: 10, retry: 3, of: 3 },
		});
	});

	test("is then replaced by the next server, with a message that names it and the reason", () => {
		expect(timeouts(4)).toMatchObject({
			serverId: 2,
			retries: 0,
			phase: "loading",
			failed: [1],
			notice: { kind: "replaced", why: "load", server: FIRST, next: SECOND },
		});
	});

	test("is not replaced without autoFallback", () => {
		expect(timeouts(4, { autoFallback: false })).toMatchObject({
			serverId: 1,
			phase: "failed",
			notice: { kind: "failed", why: "load", server: FIRST },
		});
	});

	test("is replaced at once without retries", () => {
		expect(timeouts(1, { maxRetries: 0 }).serverId).toBe(2);
	});

	test("fails when every enabled server has failed", () => {
		expect(timeouts(8)).toMatchObject({ phase: "failed", failed: [1, 2], notice: { kind: "none left", why: "load" } });
		expect(timeouts(20)).toEqual(timeouts(8));
	});

	test("is replaced by a server with a higher priority that has not failed", () => {
		expect(timeOut(open({ serverId: 2 }), 4).playback).toMatchObject({ serverId: 1, failed: [2] });
	});

	test("has a new frame for each attempt and each server, also where two servers have the same URL", () => {
		const servers = [FIRST, { ...FIRST, id: 2, priority: 2 }];
		let state = open({ servers: listOf({ maxRetries: 1 }, { servers }) });
		const keys = new Set<string>();
		for (let time = 0; time < 4; time++) {
			keys.add(frameOf(state.playback).frameKey);
			state = timeOut(state);
		}
		expect(keys.size).toBe(4);
	});

	test("ignores the timeout of an earlier attempt", () => {
		const { frameKey } = frameOf(open().playback);
		const state = timeOut(open());
		expect(act(state, { type: "timeout", frameKey })).toEqual(state);
	});
});

describe("a frame of another site", () => {
	const ELSEWHERE = { ...FIRST, name: "Cinema", movieUrl: "https://player.example/movie/" };
	const servers = listOf({ maxRetries: 1 }, { servers: [ELSEWHERE, SECOND] });
	const LOAD: PlayerAction = { type: "load" };
	const heard = (state: PlayerState, type: "response" | "unreachable") =>
		act(state, { type, frameKey: frameOf(state.playback).frameKey });
	const opened = open({ servers });

	test("has not loaded before its host has responded, in either order", () => {
		expect(act(opened, LOAD).playback.phase).toBe("loading");
		expect(isHostAwaited(act(opened, LOAD).playback)).toBe(true);
		expect(heard(opened, "response").playback.phase).toBe("loading");
		expect(heard(act(opened, LOAD), "response").playback.phase).toBe("loaded");
		expect(act(heard(opened, "response"), LOAD).playback.phase).toBe("loaded");
	});

	test("has loaded when its player says anything", () => {
		for (const message of [READY, event("timeupdate", 3)]) {
			expect(act(opened, message).playback.phase).toBe("loaded");
			expect(isHostAwaited(act(opened, message).playback)).toBe(false);
		}
	});

	test("is retried where its host cannot be reached, although it sent its load event, and then replaced", () => {
		const retried = heard(act(opened, LOAD), "unreachable");
		expect(retried.playback).toMatchObject({
			phase: "loading",
			retries: 1,
			hasFrameLoaded: false,
			notice: { kind: "again", why: "unreachable", server: { name: "Cinema" }, retry: 1, of: 1 },
		});
		const replaced = heard(act(retried, LOAD), "unreachable");
		expect(replaced.playback).toMatchObject({
			serverId: 2,
			phase: "loading",
			notice: { kind: "replaced", why: "load", server: { name: "Cinema" }, next: SECOND },
		});
		expect(outcomesOf({ type: "unreachable", frameKey: "" }, retried.playback, replaced.playback)).toHaveLength(2);
		expect(act(replaced, LOAD).playback.phase).toBe("loaded");
	});

	test("that recovers on a retry has loaded without a message", () => {
		const retried = heard(act(opened, LOAD), "unreachable");
		expect(heard(act(retried, LOAD), "response").playback).toMatchObject({ phase: "loaded", notice: null });
	});

	test("ignores what is heard of an earlier attempt, and what comes after it has loaded", () => {
		const { frameKey } = frameOf(opened.playback);
		const retried = timeOut(opened);
		for (const type of ["response", "unreachable"] as const) expect(act(retried, { type, frameKey })).toBe(retried);
		const loaded = heard(act(opened, LOAD), "response");
		expect(heard(loaded, "unreachable")).toBe(loaded);
	});
});

describe("a frame that loads", () => {
	test("ignores later timeouts", () => {
		const loaded = act(open(), { type: "load" });
		expect(loaded.playback.phase).toBe("loaded");
		expect(timeOut(loaded)).toEqual(loaded);
	});

	test("after a retry has no message", () => {
		expect(act(timeOut(open()), { type: "load" }).playback.notice).toBeNull();
	});

	test("after a replacement still has the message", () => {
		const { notice } = act(timeOut(open(), 4), { type: "load" }).playback;
		expect(notice).toMatchObject({ kind: "replaced", server: FIRST, next: SECOND });
	});

	test("counts as loaded as soon as its player is ready, which the next attempt has yet to say", () => {
		expect(act(open(), READY).playback).toMatchObject({
			phase: "loaded",
			isReady: true,
			languages: { audio: [], subtitles: ["en"] },
		});
		expect(act(open(), request({ request: "next" })).playback).toMatchObject({ phase: "loading", isReady: false });
		const ready = act(open(), READY);
		expect(openPlayback(ready.playback, { ...SHOWING, serverId: 2 }).isReady).toBe(false);
	});
});

describe("what the page shows", () => {
	test("changes nothing while it is the same", () => {
		const state = act(open(), { type: "load" });
		expect(act(state, { type: "open", showing: { ...SHOWING } }).playback).toBe(state.playback);
	});

	test("starts anew with another title, whatever the last one came to", () => {
		const failed = act(timeOut(open(), 8), event("timeupdate", 300));
		const showing = { ...SHOWING, title: EPISODE, startAt: 90, servers: listOf() };
		expect(act(failed, { type: "open", showing })).toEqual(startPlayer(showing));
	});

	test("keeps the frame that plays, and a message, when the page's data brings new servers that choose the same", () => {
		const state = act(timeOut(open(), 4), { type: "load" }, { type: "refresh" }, event("timeupdate", 300));
		const servers = listOf({}, { version: "2" });
		const after = act(state, { type: "open", showing: { ...SHOWING, title: movieRef(550), servers } });
		expect(after.playback).toMatchObject({ ...state.playback, showing: { servers }, servers });
		expect(after.position).toBe(300);
	});

	test("starts another server when the page's data brings servers without the one that plays", () => {
		const servers = listOf({}, { servers: BUILT_IN_CONFIG.servers.slice(1) });
		const state = act(open(), { type: "load" }, { type: "open", showing: { ...SHOWING, servers } });
		expect(state.playback).toMatchObject({ serverId: 2, phase: "loading", servers });
	});

	test("starts at the position of the new title also while no server is enabled", () => {
		const servers = listOf({}, { servers: [] });
		const other = { title: EPISODE, startAt: 0, serverId: undefined, servers };
		const state = act(open({ servers }), event("timeupdate", 300), { type: "open", showing: other });
		expect(state).toEqual(startPlayer(other));
	});

	test("starts anew with another server or start, and keeps the newest servers", () => {
		const servers = listOf({}, { version: "2" });
		const state = act(open(), { type: "servers", servers }, { type: "load" }, event("timeupdate", 300));
		const other = act(state, { type: "open", showing: { ...SHOWING, serverId: 2 } });
		expect(other.playback).toMatchObject({ serverId: 2, phase: "loading", servers });
		expect(other.position).toBe(300);
		const over = act(state, { type: "open", showing: { ...SHOWING, startAt: 20 } });
		expect(over).toMatchObject({ position: 20, playback: { phase: "loading" } });
	});

	test("keeps the frame where another server has become the usual one meanwhile", () => {
		const servers = listOf({ defaultServer: 2 });
		const state = act(open(), { type: "load" }, { type: "servers", servers });
		expect(state.playback).toMatchObject({ serverId: 1, phase: "loaded", servers });
	});

	test("keeps the frame when the URL only names the server that plays", () => {
		const state = act(open(), { type: "load" });
		expect(act(state, { type: "open", showing: { ...SHOWING, serverId: 1 } }).playback.phase).toBe("loaded");
	});
});

describe("a choice of the visitor", () => {
	test("of the server that plays changes nothing", () => {
		const state = act(open(), { type: "load" });
		expect(act(state, { type: "choose", serverId: 1 }).playback).toBe(state.playback);
	});

	test("of the server in the URL starts it again after it failed, at the position of the film", () => {
		const replaced = act(timeOut(open(), 4), event("timeupdate", 300));
		for (const state of [replaced, timeOut(replaced, 4)]) {
			const again = act(state, { type: "choose", serverId: 1 });
			expect(again.playback).toMatchObject({ serverId: 1, retries: 0, phase: "loading", failed: [], notice: null });
			expect(again.position).toBe(300);
		}
	});

	test("of another server waits for the URL", () => {
		const { playback } = open();
		expect(act(open(), { type: "choose", serverId: 2 }).playback).toEqual(playback);
	});
});

describe("“It doesn't play”", () => {
	const SKIP: PlayerAction = { type: "skip" };
	const third = { ...FIRST, id: 3, name: "Third", priority: 3 };
	const three = listOf({}, { servers: [FIRST, SECOND, third] });

	test("starts the next server at the second that the film had reached", () => {
		const state = act(open({ servers: three, serverId: 2 }), { type: "load" }, event("timeupdate", 300.7), SKIP);
		expect(state.playback).toMatchObject({
			serverId: 1,
			phase: "loading",
			failed: [2],
			notice: { kind: "replaced", why: "play", server: SECOND, next: FIRST },
		});
		expect(frameOf(state.playback).address).toBe("/embed/movie/550?autoplay=1&t=300");
		expect(state.position).toBe(300.7);
	});

	test("starts it where the film was to start when nothing has played yet", () => {
		const state = act(open({ startAt: 90, servers: three, serverId: 2 }), SKIP);
		expect(frameOf(state.playback).address).toBe("/embed/movie/550?autoplay=1&t=90");
	});

	test("tries each server once, also those that failed by themselves, and then none", () => {
		const once = timeOut(open({ servers: listOf({ maxRetries: 0 }, { servers: three.config.servers }) }), 1);
		expect(once.playback).toMatchObject({ serverId: 2, failed: [1] });
		const twice = act(once, SKIP);
		expect(twice.playback).toMatchObject({ serverId: 3, failed: [1, 2] });
		const last = act(twice, SKIP);
		expect(last.playback).toMatchObject({
			serverId: 3,
			phase: "failed",
			failed: [1, 2, 3],
			notice: { kind: "none left", why: "play" },
		});
		expect(act(last, SKIP)).toBe(last);
	});

	test("tries the next server also where servers are not replaced by themselves", () => {
		expect(act(open({ servers: listOf({ autoFallback: false }) }), SKIP).playback.serverId).toBe(2);
	});

	test("says of the only server that it did not play", () => {
		const servers = listOf({}, { servers: BUILT_IN_CONFIG.servers.slice(0, 1) });
		expect(act(open({ servers }), SKIP).playback).toMatchObject({
			phase: "failed",
			notice: { kind: "failed", why: "play", server: FIRST },
		});
	});

	test("changes nothing where no server is enabled", () => {
		const state = open({ servers: listOf({}, { servers: [] }) });
		expect(act(state, SKIP)).toBe(state);
	});

	test("is undone by Try again, at the second that the film had reached", () => {
		const state = act(open(), event("timeupdate", 300), SKIP, SKIP);
		expect(state.playback.phase).toBe("failed");
		const again = act(state, { type: "choose", serverId: 1 });
		expect(again.playback).toMatchObject({ serverId: 1, phase: "loading", failed: [] });
		expect(frameOf(again.playback).address).toBe("/embed/movie/550?autoplay=1&t=300");
	});

	test("is forgotten with the next film, which starts at its own second", () => {
		const state = act(open(), event("timeupdate", 300), SKIP);
		const showing = { ...SHOWING, title: EPISODE, startAt: 20, servers: listOf() };
		expect(act(state, { type: "open", showing })).toEqual(startPlayer(showing));
	});
});

describe("new servers", () => {
	test("do not touch the frame that plays", () => {
		const state = act(open(), { type: "load" });
		const third = { ...BUILT_IN_CONFIG.servers[1]!, id: 3, priority: 3 };
		const servers = listOf({}, { servers: [...BUILT_IN_CONFIG.servers, third] });
		expect(act(state, { type: "servers", servers }).playback).toEqual({ ...state.playback, servers });
	});

	test("without the one that plays start another, at the second that the film had reached", () => {
		const servers = listOf({}, { servers: [{ ...BUILT_IN_CONFIG.servers[0]!, id: 2 }] });
		const state = act(open(), { type: "load" }, event("timeupdate", 300), { type: "servers", servers });
		expect(state.playback).toMatchObject({ serverId: 2, phase: "loading" });
		expect(frameOf(state.playback).address).toBe("/embed/movie/550?autoplay=1&t=300");
	});

	test("leave nothing to play when none is enabled", () => {
		const servers = listOf({}, { servers: BUILT_IN_CONFIG.servers.map((server) => ({ ...server, enabled: false })) });
		expect(frameOf(open({ servers }).playback)).toMatchObject({ server: null, address: null });
	});

	test("that cannot be read leave the current ones, with an error", () => {
		const state = act(open(), { type: "refresh" });
		expect(state.playback.isRefreshing).toBe(true);
		const { isRefreshing, servers } = act(state, { type: "refreshed", servers: null }).playback;
		expect(isRefreshing).toBe(false);
		expect(servers).toEqual({ ...SERVERS, error: "Failed to refresh server config" });
		expect(act(state, { type: "refreshed", servers: SERVERS }).playback).toEqual(open().playback);
	});
});

test("a position alone leaves what the page shows as it is", () => {
	const state = act(open(), { type: "load" });
	const later = act(state, event("timeupdate", 300));
	expect(later.position).toBe(300);
	expect(later.playback).toBe(state.playback);
});

describe("the next episode", () => {
	const episode = open({ title: EPISODE });
	const offerAfter = (state: PlayerState, ...actions: PlayerAction[]) => act(state, ...actions).playback.offer;
	const offered = act(episode, event("timeupdate", 590));
	const SECOND: PlayerAction = { type: "second" };

	test("is offered in the last 15 seconds and at the end", () => {
		expect(offerAfter(episode, event("timeupdate", 584)).state).toBe("hidden");
		expect(offered.playback.offer).toEqual({ state: "offered", left: COUNTDOWN, isPaused: false });
		expect(offerAfter(episode, event("ended", 600)).state).toBe("offered");
	});

	test("is not offered in a film of less than a minute or of unknown length", () => {
		expect(offerAfter(episode, event("ended", 30, 30)).state).toBe("hidden");
		expect(offerAfter(episode, event("timeupdate", 590, 0)).state).toBe("hidden");
	});

	test("comes after a countdown that runs to zero and pauses with the film", () => {
		expect(offerAfter(offered, SECOND).left).toBe(COUNTDOWN - 1);
		const paused = act(offered, event("pause", 591));
		expect(offerAfter(paused, SECOND).left).toBe(COUNTDOWN);
		expect(offerAfter(paused, event("play", 591), SECOND).left).toBe(COUNTDOWN - 1);
		expect(offerAfter(offered, ...Array<PlayerAction>(20).fill(SECOND)).left).toBe(0);
	});

	test("waits where the film was paused before and moved to its end", () => {
		const moved = act(episode, event("pause", 100), event("seeked", 595));
		expect(offerAfter(moved, SECOND)).toEqual({ state: "offered", left: COUNTDOWN, isPaused: true });
		expect(offerAfter(moved, event("play", 595), SECOND).left).toBe(COUNTDOWN - 1);
	});

	test("is not held up by the pause event at a film's end", () => {
		expect(offerAfter(offered, event("pause", 600)).isPaused).toBe(false);
	});

	test("is hidden by seeking back, until the end is near again", () => {
		const back = act(offered, event("seeked", 300));
		expect(back.playback.offer).toEqual(NO_OFFER);
		expect(offerAfter(back, event("timeupdate", 590)).state).toBe("offered");
	});

	test("stays hidden to the end once it was declined", () => {
		const declined = act(offered, { type: "decline" });
		expect(offerAfter(declined, event("ended", 600)).state).toBe("declined");
		expect(offerAfter(declined, SECOND).left).toBe(COUNTDOWN);
		expect(offerAfter(declined, event("timeupdate", 100))).toEqual(NO_OFFER);
	});

	test("is not offered by another frame", () => {
		const { playback } = act(offered, { type: "open", showing: { ...SHOWING, title: EPISODE, serverId: 2 } });
		expect(playback.offer).toEqual(NO_OFFER);
	});
});

test("another movie is offered when a movie has ended, until it plays again or the visitor declines", () => {
	const offerAfter = (...actions: PlayerAction[]) => act(open(), ...actions).playback.offer.state;
	const ended = event("ended", 600);
	expect(offerAfter(event("timeupdate", 599))).toBe("hidden");
	expect(offerAfter(ended)).toBe("offered");
	expect(offerAfter(ended, event("timeupdate", 600))).toBe("offered");
	expect(offerAfter(ended, event("play", 0))).toBe("hidden");
	expect(offerAfter(ended, event("seeked", 10))).toBe("hidden");
	expect(offerAfter(ended, { type: "decline" })).toBe("declined");
	expect(offerAfter(ended, { type: "decline" }, event("play", 0), ended)).toBe("offered");
});

describe("the outcomes that are reported", () => {
	const LOAD: PlayerAction = { type: "load" };
	const servers = listOf({ maxRetries: 1 });

	/** "timeout" is that of the frame at that time. */
	function reportsOf(...steps: (PlayerAction | "timeout")[]): string[] {
		let state = open({ servers });
		return steps.flatMap((step) => {
			const before = state;
			state = step === "timeout" ? timeOut(before) : reducePlayer(before, step);
			const action: PlayerAction = step === "timeout" ? { type: "timeout", frameKey: "" } : step;
			const reports = outcomesOf(action, before.playback, state.playback);
			return reports.map(({ serverId, outcome }) => `${serverId} ${outcome}`);
		});
	}

	test("are one for a frame that loads, also when it fires again or its player is ready", () => {
		expect(reportsOf(LOAD, LOAD, READY)).toEqual(["1 loaded"]);
	});

	test("are every attempt that times out, and the server that is replaced", () => {
		expect(reportsOf("timeout", "timeout", LOAD)).toEqual(["1 timed_out", "1 timed_out", "1 replaced", "2 loaded"]);
	});

	test("say nothing of a replacement after the last server", () => {
		expect(reportsOf("timeout", "timeout", "timeout", "timeout").slice(3)).toEqual(["2 timed_out", "2 timed_out"]);
	});

	test("are the server that a visitor says does not play, once for each, whether it had loaded or not", () => {
		const skip: PlayerAction = { type: "skip" };
		expect(reportsOf(LOAD, skip, skip, skip)).toEqual(["1 loaded", "1 reported", "2 reported"]);
	});

	test("do not include what else the visitor or the page does", () => {
		const failed = Array<"timeout">(4).fill("timeout");
		expect(reportsOf(...failed, { type: "choose", serverId: 1 })).toHaveLength(5);
		expect(
			reportsOf(
				LOAD,
				{ type: "open", showing: { ...SHOWING, servers, serverId: 2 } },
				{ type: "servers", servers: listOf() },
				{ type: "open", showing: SHOWING },
			),
		).toEqual(["1 loaded"]);
	});
});
