import { afterEach, expect, test, vi } from "vitest";
import { runDaily } from "./daily";

afterEach(() => vi.useRealTimers());

test("work runs at its time every day, also after a failure, until it is ended", async () => {
	vi.useFakeTimers({ now: new Date("2026-11-23T03:30:00Z") });
	const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const times: string[] = [];
	const end = runDaily("30 3 * * *", async () => {
		times.push(new Date().toISOString());
		throw new Error("failed");
	});
	await vi.advanceTimersByTimeAsync(2 * 24 * 60 * 60 * 1000);
	expect(times).toEqual(["2026-11-24T03:30:00.000Z", "2026-11-25T03:30:00.000Z"]);
	expect(errors).toHaveBeenCalledTimes(2);
	end();
	await vi.advanceTimersByTimeAsync(2 * 24 * 60 * 60 * 1000);
	expect(times).toHaveLength(2);
});
