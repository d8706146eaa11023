import { afterEach, expect, test, vi } from "vitest";
import { runByCron } from "./run-by-cron";

afterEach(() => vi.useRealTimers());

test("work runs at its time every day, also after a failure, until it is stopped", async () => {
	vi.useFakeTimers({ now: new Date("2026-11-23T03:30:00Z") });
	const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const times: string[] = [];
	const end = runByCron("30 3 * * *", async () => {
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

test("work runs every few minutes, and not again while it is running", async () => {
	vi.useFakeTimers({ now: new Date("2026-11-23T03:31:00Z") });
	const times: string[] = [];
	const end = runByCron("*/5 * * * *", async () => {
		times.push(new Date().toISOString().slice(11, 16));
		await new Promise((resolve) => setTimeout(resolve, 7 * 60 * 1000));
	});
	await vi.advanceTimersByTimeAsync(20 * 60 * 1000);
	expect(times).toEqual(["03:35", "03:45"]);
	end();
});

test("throws for an unsupported cron expression", () => {
	expect(() => runByCron("0 4 * * 1", async () => undefined)).toThrow("0 4 * * 1");
});
