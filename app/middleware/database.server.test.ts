import { expect, test } from "vitest";
import { givenCookie, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";

const platform = testPlatform();

/** The database, and which copies of it were asked for. */
function watchedDatabase() {
	const copies: (string | undefined)[] = [];
	const db = {
		...platform.db,
		withSession(copy?: string) {
			copies.push(copy);
			return platform.db.withSession(copy);
		},
	} as D1Database;
	return { db, copies };
}

test("administration is authorized on the primary, however its address is spelt; other reads take any copy", async () => {
	const headers = await givenCookie(platform, await givenUser(platform, { role: "admin" }));
	for (const path of ["/admin", "/Admin", "/%61dmin"]) {
		const { db, copies } = watchedDatabase();
		expect((await fetchPage(path, { headers }, { replaced: { db } })).response.status, path).toBe(200);
		expect(copies, path).toEqual(["first-primary"]);
	}
	for (const path of ["/api/admin/users", "/api/Admin/users", "/api/%61dmin/users", "/api/debug/test-db"]) {
		const { db, copies } = watchedDatabase();
		expect((await fetchApi(path, { headers }, { replaced: { db } })).status, path).toBe(200);
		expect(copies, path).toEqual(["first-primary"]);
	}
	const { db, copies } = watchedDatabase();
	await fetchPage("/movie/27205", { headers }, { replaced: { db } });
	expect(copies).toEqual(["first-unconstrained"]);
});
