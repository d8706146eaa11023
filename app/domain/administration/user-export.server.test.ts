import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { givenManyUsers } from "../../../tests/harness/many-users";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { exportUsers } from "./user-export.server";

const platform = testPlatform();
const counting = countingDatabase(platform.db);
const db = openDatabase(counting.db);

beforeEach(emptyDatabase);

test("a batch is queried only when the previous one has been read, and each user once", async () => {
	await givenUser(platform);
	await givenManyUsers(platform, { count: 12_000 });
	const { body } = await exportUsers(db);
	counting.takeCost();
	const batches: number[] = [];
	for await (const part of body) {
		const users = new TextDecoder().decode(part).match(/"id":/g)?.length ?? 0;
		const { read } = counting.takeCost();
		expect(read).toBeGreaterThanOrEqual(users);
		expect(read).toBeLessThan(users + 10);
		if (users > 0) batches.push(users);
	}
	expect(batches).toEqual([5000, 5000, 2001]);
});

test("an export that ends with a full batch is complete, and so is one of a single user", async () => {
	await givenUser(platform);
	await givenManyUsers(platform, { count: 4999 });
	const full = await new Response((await exportUsers(db)).body).json<{ data: unknown[] }>();
	expect(full.data).toHaveLength(5000);
	await platform.db.prepare("DELETE FROM users WHERE username LIKE 'member%'").run();
	const one = await new Response((await exportUsers(db)).body).json<{ data: unknown[] }>();
	expect(one.data).toHaveLength(1);
});
