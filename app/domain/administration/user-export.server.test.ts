import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { givenManyUsers } from "../../../tests/harness/many-users";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { exportUsersAs } from "./user-export.server";

const platform = testPlatform();
const counting = countingDatabase(platform.db);
const db = openDatabase(counting.db);

beforeEach(emptyDatabase);

test("a batch is queried only when the previous one has been read, and each user once", async () => {
	const actor = await givenUser(platform, { role: "admin" });
	await givenManyUsers(platform, { count: 12_000 });
	const { body } = await exportUsersAs(db, { actor });
	const reader = body.getReader();
	counting.takeCost();
	for (const rows of [5000, 5000, 2001]) {
		const { value } = await reader.read();
		expect(new TextDecoder().decode(value).match(/"id":/g)?.length).toBe(rows);
		const { read } = counting.takeCost();
		expect(read).toBeGreaterThanOrEqual(rows);
		expect(read).toBeLessThan(rows + 10);
	}
	expect((await reader.read()).done).toBe(true);
});

test("an export that ends with a full batch is complete, and so is one of a single user", async () => {
	const actor = await givenUser(platform, { role: "admin" });
	await givenManyUsers(platform, { count: 4999 });
	const full = await new Response((await exportUsersAs(db, { actor })).body).json<{ data: unknown[] }>();
	expect(full.data).toHaveLength(5000);
	await platform.db.prepare("DELETE FROM users WHERE username LIKE 'member%'").run();
	const one = await new Response((await exportUsersAs(db, { actor })).body).json<{ data: unknown[] }>();
	expect(one.data).toHaveLength(1);
});
