import { expect, test } from "vitest";
import { isPending, isResolved, resolveWithin } from "./deferred";

test("what is there in time is handed over as it is", async () => {
	expect(await resolveWithin(Promise.resolve(["card"]), 50)).toEqual(["card"]);
});

test("what is late is handed over as a promise", async () => {
	const late = new Promise<string[]>((resolve) => setTimeout(() => resolve(["card"]), 40));
	const settled = await resolveWithin(late, 5);
	expect(isResolved(settled)).toBe(false);
	if (!isResolved(settled)) expect(await settled.later).toEqual(["card"]);
});

test("a failure in time is thrown", async () => {
	await expect(resolveWithin(Promise.reject(new Error("down")), 50)).rejects.toThrow("down");
});

test("a promise is found however deep it stands in the data of a page", () => {
	const rows = [{ cards: [{ id: 1, genres: ["Drama"], year: null }] }];
	expect(isPending({ rows })).toBe(false);
	expect(isPending({ rows: [...rows, { cards: [{ reasons: [{ later: Promise.resolve() }] }] }] })).toBe(true);
});
