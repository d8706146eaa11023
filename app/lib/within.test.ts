import { expect, test } from "vitest";
import { within } from "./within";

test("work that is done in time gives its value, any other undefined", async () => {
	expect(await within(async () => 5, 1000)).toBe(5);
	expect(await within(() => new Promise(() => undefined), 5)).toBeUndefined();
	expect(await within(() => Promise.reject(new Error("no")), 1000)).toBeUndefined();
	expect(
		await within(() => {
			throw new Error("not even a promise");
		}, 1000),
	).toBeUndefined();
});
