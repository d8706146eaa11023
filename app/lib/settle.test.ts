import { expect, test } from "vitest";
import { isPending, isSettled, settleWithin } from "./settle";

test("what is there in time is handed over as it is", async () => {
	expect(await settleWithin(Promise.resolve(["card"]), 50)).toEqual(["card"]);
});

test("what is late is handed over as a promise", async () => {
	const late = new Promise<string[]>((resolve) => setTimeout(() => resolve(["card"]), 40));
	const settled = await settleWithin(late, 5);
	expect(isSettled(settled)).toBe(false);
	if (!isSettled(settled)) expect(await settled.later).toEqual(["card"]);
});

test("a failure in time is thrown", async () => {
	await expect(settleWithin(Promise.reject(new Error("down")), 50)).rejects.toThrow("down");
});

test("a promise is found however deep it stands in the data of a page", () => {
	const rows = [{ cards: [{ id: 1, genres: ["Drama"], year: null }] }];
	expect(isPending({ rows })).toBe(false);
	expect(isPending({ rows: [...rows, { cards: [{ reasons: [{ later: Promise.resolve() }] }] }] })).toBe(true);
});
