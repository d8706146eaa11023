import { expect, test } from "vitest";
import { afterLoad, afterTimeout, type Loading, startLoading } from "./loading";
import { outcomesBetween } from "./outcomes";
import { BUILT_IN_CONFIG } from "./player-config";

const config = { ...BUILT_IN_CONFIG, settings: { ...BUILT_IN_CONFIG.settings, maxRetries: 1, autoFallback: true } };

/** The reports of these steps, which start with the first server. */
function reportsOf(steps: ((loading: Loading) => Loading)[]) {
	let loading = startLoading(1);
	return steps.flatMap((step) => {
		const before = loading;
		loading = step(before);
		return outcomesBetween(before, loading).map(({ serverId, outcome }) => `${serverId} ${outcome}`);
	});
}

const timeout = (loading: Loading) => afterTimeout(loading, config);

test("a frame that loads is reported once, also when it fires again", () => {
	expect(reportsOf([afterLoad, afterLoad])).toEqual(["1 loaded"]);
});

test("every attempt that times out is reported, and the replaced server", () => {
	expect(reportsOf([timeout, timeout, afterLoad])).toEqual(["1 timed_out", "1 timed_out", "1 replaced", "2 loaded"]);
});

test("the last server has no replacement", () => {
	expect(reportsOf([timeout, timeout, timeout, timeout])).toEqual([
		"1 timed_out",
		"1 timed_out",
		"1 replaced",
		"2 timed_out",
		"2 timed_out",
	]);
});

test("starting over is not an outcome", () => {
	expect(reportsOf([timeout, timeout, timeout, timeout, () => startLoading(1)]).length).toBe(5);
});
