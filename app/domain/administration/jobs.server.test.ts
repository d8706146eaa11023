import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { jobRuns } from "~/database/schema/administration";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { type Job, listJobs, RETENTION, runJob } from "./jobs.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const MINUTE = 60_000;

beforeEach(emptyDatabase);

function job(run: Job["run"]): Job {
	return { name: "counting", description: "Counts.", cron: "0 4 * * *", run };
}

const quick = job(async () => ({ counted: 3 }));

describe("a run", () => {
	test("is a row with start, end and counts", async () => {
		const result = await runJob(platform, { job: quick, startedBy: "cron" });
		expect(result).toMatchObject({ ok: true, run: { startedBy: "cron", outcome: "done", figures: { counted: 3 } } });
		const [row] = await db.select().from(jobRuns);
		expect(row).toMatchObject({ name: "counting", outcome: "done", figures: { counted: 3 }, error: null });
		expect(row?.finishedAt).toBeGreaterThanOrEqual(row?.startedAt ?? Number.POSITIVE_INFINITY);
	});

	test("that fails stores the error, cut to 500 characters", async () => {
		const failing = job(() => Promise.reject(new Error(`no ${"more ".repeat(1000)}`)));
		const result = await runJob(platform, { job: failing, startedBy: "manual" });
		expect(result).toMatchObject({ ok: true, run: { outcome: "failed", figures: null } });
		const [row] = await db.select().from(jobRuns);
		expect(row?.error).toMatch(/^Error: no more/);
		expect(row?.error?.length).toBe(500);
	});

	test("that fails in a query stores the database's error without the query", async () => {
		const failing = job(() =>
			db.run(sql`select secret from no_such_table where email = ${"ada@example.com"}`).then(() => ({})),
		);
		await runJob(platform, { job: failing, startedBy: "manual" });
		const [row] = await db.select().from(jobRuns);
		expect(row?.error).toContain("no such table");
		expect(row?.error).not.toMatch(/secret|ada@example/);
	});

	test("is rejected while the same job is running, also for concurrent starts", async () => {
		let end = (): void => undefined;
		const slow = job(() => new Promise((resolve) => (end = () => resolve({}))));
		const first = runJob(platform, { job: slow, startedBy: "cron" });
		await vi.waitFor(async () => expect(await db.$count(jobRuns)).toBe(1));
		const others = await Promise.all([1, 2, 3].map(() => runJob(platform, { job: slow, startedBy: "manual" })));
		expect(others).toEqual(Array(3).fill({ ok: false, reason: "running" }));
		end();
		expect(await first).toMatchObject({ ok: true });
		expect(await runJob(platform, { job: quick, startedBy: "manual" })).toMatchObject({ ok: true });
	});

	test("without an end counts as lost and does not block another run", async () => {
		const { name } = RETENTION;
		await db.insert(jobRuns).values({
			name,
			startedBy: "cron",
			startedAt: Date.now() - 16 * MINUTE,
			outcome: "running",
		});
		expect(await runJob(platform, { job: RETENTION, startedBy: "manual" })).toMatchObject({ ok: true });
		const [listed] = await listJobs(db);
		expect(listed?.runs.map(({ outcome }) => outcome)).toEqual(["done", "lost"]);
	});
});

test("a hundred runs of each job are stored, so that the rows read do not grow", async () => {
	const counting = countingDatabase(platform.db);
	const counted = { ...platform, db: counting.db };
	for (let chunk = 0; chunk < 10; chunk++) {
		const row = { name: quick.name, startedBy: "cron", startedAt: chunk, outcome: "done" } as const;
		await db.insert(jobRuns).values(Array(10).fill(row));
	}
	for (let runs = 0; runs < 3; runs++) await runJob(counted, { job: quick, startedBy: "cron" });
	counting.takeCost();
	await runJob(counted, { job: { ...quick, name: "another" }, startedBy: "cron" });
	await listJobs(openDatabase(counting.db));
	expect(counting.takeCost().read).toBeLessThan(40);
	expect(await db.$count(jobRuns)).toBe(101);
});
