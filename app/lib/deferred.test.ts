import { expect, test } from "vitest";
import { isPending, isResolved, resolveWithin } from "./deferred";

test("a value in time is passed as it is", async () => {
	expect(await resolveWithin(Promise.resolve(["card"]), 50)).toEqual(["card"]);
});

test("a late value is passed as a promise", async () => {
	const late = new Promise<string[]>((resolve) => setTimeout(() => resolve(["card"]), 40));
	const settled = await resolveWithin(late, 5);
	expect(isResolved(settled)).toBe(false);
	if (!isResolved(settled)) expect(await settled.later).toEqual(["card"]);
});

test("a failure in time is thrown", async () => {
	await expect(resolveWithin(Promise.reject(new Error("down")), 50)).rejects.toThrow("down");
});

test("a promise is found at any depth of a page's data", () => {
	const rows = [{ cards: [{ id: 1, genres: ["Drama"], year: null }] }];
	expect(isPending({ rows })).toBe(false);
	expect(isPending({ rows: [...rows, { cards: [{ reasons: [{ later: Promise.resolve() }] }] }] })).toBe(true);
});
