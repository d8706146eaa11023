import { createScheduledController } from "cloudflare:test";
import { describe, expect, test, vi } from "vitest";
import { givenUser } from "../tests/harness/accounts";
import { testPlatform } from "../tests/harness/context";
import { expectConsoleError } from "../tests/harness/fail-on-console-error";
import { givenManyWatches } from "../tests/harness/library";
import wranglerConfig from "../wrangler.toml?raw";
import { runScheduled, SCHEDULE } from "./jobs";

const platform = testPlatform();
const DAY = 24 * 60 * 60 * 1000;
const OLD = 20_000;
const FRESH = 20_000;

async function count(sql: string): Promise<number> {
	return (await platform.db.prepare(sql).first<number>("rows")) ?? 0;
}

/** The platform, and a count of its statements that start with `beginning`. */
function countingPlatform(beginning: string) {
	let statements = 0;
	const db = {
		prepare(sql: string) {
			if (sql.startsWith(beginning)) statements++;
			return platform.db.prepare(sql);
		},
		batch: (given: D1PreparedStatement[]) => platform.db.batch(given),
	} as D1Database;
	return { platform: { ...platform, db }, statements: () => statements };
}

test("the configuration starts every scheduled job, and no other", async () => {
	const crons = /crons = (\[.*\])/.exec(wranglerConfig)?.[1];
	expect(Object.keys(SCHEDULE)).toEqual(JSON.parse(crons ?? "[]"));
	await expect(runScheduled("0 5 * * *", platform)).rejects.toThrow("0 5 * * *");
});

describe("the daily job", () => {
	test("removes exactly the old rows out of 40,000, in batches", async () => {
		const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
		const { id } = await givenUser(platform);
		const now = Date.now();
		await givenManyWatches(platform, { profileId: id, count: OLD, newest: now - 15 * DAY - 60_000 });
		await givenManyWatches(platform, { profileId: id, from: OLD + 1, count: FRESH, newest: now });
		const { cron } = createScheduledController({ cron: "0 4 * * *" });

		const counting = countingPlatform('update "titles" set "opened_at"');
		await runScheduled(cron, counting.platform);

		expect(counting.statements(), "four full batches and an empty one").toBe(5);
		expect(await count("SELECT count(opened_at) AS rows FROM titles")).toBe(FRESH);
		expect(await count(`SELECT count(opened_at) AS rows FROM titles WHERE media_id <= ${OLD}`)).toBe(0);
		expect(await count(`SELECT movies AS rows FROM libraries WHERE profile_id = '${id}'`)).toBe(FRESH);
		expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
			job: "retention",
			outcome: "done",
			watchHistory: OLD,
		});
		await runScheduled(cron, platform);
		expect(JSON.parse(String(log.mock.calls[1]?.[0]))).toMatchObject({ watchHistory: 0 });
	});
});

test("a job that fails is logged and the error reaches the platform", async () => {
	expectConsoleError();
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	await expect(runScheduled("0 4 * * *", { ...platform, db: {} as D1Database })).rejects.toThrow();
	expect(String(log.mock.calls[0]?.[0])).toContain('"outcome":"failed"');
});

test("without HEARTBEAT_URL no heartbeat is sent", async () => {
	const fetched = vi.spyOn(globalThis, "fetch");
	await runScheduled("*/5 * * * *", platform);
	expect(fetched).not.toHaveBeenCalled();
});
