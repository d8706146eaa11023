import { expect, test } from "vitest";
import { isSettled, settleWithin } from "./settle";

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
