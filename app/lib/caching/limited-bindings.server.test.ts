import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { isUnavailable } from "../http/errors";
import { limitDatabase } from "./limited-bindings";

const deadline = { service: "D1", limit: 50 };

function failingDatabase(call: () => Promise<never>): D1Database {
	const statement = { bind: () => statement, all: call, run: call, raw: call, first: call };
	return { prepare: () => statement, batch: call, exec: call } as unknown as D1Database;
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
	return await work.then(
		() => null,
		(error: unknown) => error,
	);
}

test("a database that never responds counts as unavailable within the deadline", async () => {
	const db = limitDatabase(
		failingDatabase(() => new Promise(() => undefined)),
		deadline,
	);
	for (const work of [
		() => db.prepare("select 1").all(),
		() => db.batch([]),
		() => openDatabase(db).select().from(users),
	]) {
		expect(isUnavailable(await errorOf(work()))).toBe(true);
	}
});

test("an outage counts as unavailable, a statement's own error does not", async () => {
	const lost = limitDatabase(
		failingDatabase(() => Promise.reject(new Error("D1_ERROR: Network connection lost."))),
		deadline,
	);
	expect(isUnavailable(await errorOf(lost.prepare("select 1").run()))).toBe(true);
	const { db } = testPlatform();
	const wrong = await errorOf(db.prepare("select 1 from nowhere").all());
	expect(String(wrong)).toContain("no such table");
	expect(isUnavailable(wrong)).toBe(false);
});

test("a result in time is unchanged, also in a session and a batch", async () => {
	const calls: string[] = [];
	const platform = testPlatform();
	const db = limitDatabase(platform.db, { ...deadline, limit: 5000, onCall: (service) => calls.push(service) });
	const session = db.withSession("first-primary");
	expect(await session.prepare("select ? as one").bind(1).first("one")).toBe(1);
	const [first, second] = await db.batch([db.prepare("select 1 as n"), db.prepare("select ? as n").bind(2)]);
	expect([first?.results, second?.results]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
	expect(calls).toEqual(["D1", "D1"]);
});
