import { describe, expect, test } from "vitest";
import { afterLoad, afterTimeout, type Loading, startLoading } from "./loading";
import { BUILT_IN_CONFIG } from "./player-config";
import type { PlayerConfig, PlayerSettings } from "./player-servers";

function config(settings: Partial<PlayerSettings> = {}): PlayerConfig {
	return { ...BUILT_IN_CONFIG, settings: { ...BUILT_IN_CONFIG.settings, ...settings } };
}

function afterTimeouts(count: number, settings: Partial<PlayerSettings> = {}, loading: Loading = startLoading(1)) {
	let now = loading;
	for (let time = 0; time < count; time++) now = afterTimeout(now, config(settings));
	return now;
}

describe("a frame that does not load", () => {
	test("is retried maxRetries times, with a message that counts the attempts", () => {
		expect(afterTimeouts(3)).toMatchObject({
			serverId: 1,
			retries: 3,
			state: "loading",
			notice: "Marquee Player did not load within 10 seconds. Trying again (3 of 3).",
		});
	});

	test("is then replaced by the next server, with a message that names it and the reason", () => {
		expect(afterTimeouts(4)).toEqual({
			serverId: 2,
			retries: 0,
			state: "loading",
			failed: [1],
			notice: "Marquee Player did not load, so Trailer has taken over.",
		});
	});

	test("is not replaced without autoFallback", () => {
		expect(afterTimeouts(4, { autoFallback: false })).toMatchObject({ serverId: 1, state: "failed" });
	});

	test("is replaced at once without retries", () => {
		expect(afterTimeouts(1, { maxRetries: 0 }).serverId).toBe(2);
	});

	test("fails when every enabled server has failed", () => {
		expect(afterTimeouts(8)).toMatchObject({ state: "failed", failed: [1, 2], notice: "None of the servers loaded." });
		expect(afterTimeouts(20)).toEqual(afterTimeouts(8));
	});

	test("is replaced by a server with a higher priority that has not failed", () => {
		expect(afterTimeouts(4, {}, startLoading(2))).toMatchObject({ serverId: 1, failed: [2] });
	});
});

describe("a frame that loads", () => {
	test("ignores later timeouts", () => {
		const loaded = afterLoad(startLoading(1));
		expect(loaded.state).toBe("loaded");
		expect(afterTimeout(loaded, config())).toBe(loaded);
	});

	test("after a retry has no message", () => {
		expect(afterLoad(afterTimeouts(1)).notice).toBe("");
	});

	test("after a replacement still has the message", () => {
		expect(afterLoad(afterTimeouts(4)).notice).toBe("Marquee Player did not load, so Trailer has taken over.");
	});
});
