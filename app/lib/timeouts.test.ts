import { expect, test } from "vitest";
import { withTimeout } from "./timeouts";

test("returns the value of work that finishes in time, otherwise undefined", async () => {
	expect(await withTimeout(async () => 5, 1000)).toBe(5);
	expect(await withTimeout(() => new Promise(() => undefined), 5)).toBeUndefined();
	expect(await withTimeout(() => Promise.reject(new Error("no")), 1000)).toBeUndefined();
	expect(
		await withTimeout(() => {
			throw new Error("not even a promise");
		}, 1000),
	).toBeUndefined();
});
