import { expect, test } from "vitest";
import { isPending, isResolved, resolveWithin } from "./deferred";

test("returns a value that is ready in time", async () => {
	expect(await resolveWithin(Promise.resolve(["card"]), 50)).toEqual(["card"]);
});

test("returns a late value as a promise", async () => {
	const late = new Promise<string[]>((resolve) => setTimeout(() => resolve(["card"]), 40));
	const settled = await resolveWithin(late, 5);
	expect(isResolved(settled)).toBe(false);
	if (!isResolved(settled)) expect(await settled.later).toEqual(["card"]);
});

test("throws an error that occurs in time", async () => {
	await expect(resolveWithin(Promise.reject(new Error("down")), 50)).rejects.toThrow("down");
});

test("finds a promise at any depth of a page's data", () => {
	const rows = [{ cards: [{ id: 1, genres: ["Drama"], year: null }] }];
	expect(isPending({ rows })).toBe(false);
	expect(isPending({ rows: [...rows, { cards: [{ reasons: [{ later: Promise.resolve() }] }] }] })).toBe(true);
});
