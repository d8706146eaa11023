import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { givenManyUsers } from "../../../tests/harness/many-users";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { changeRole, deleteUser, updateUser } from "../accounts/users.server";
import { USER_SORTS, type UserPage } from "./types";
import { listUsers, type UserListOptions } from "./user-list.server";

const platform = testPlatform();
const counting = countingDatabase(platform.db);
const db = openDatabase(counting.db);

beforeEach(emptyDatabase);

async function list(options: UserListOptions): Promise<UserPage> {
	const page = await listUsers(db, options);
	if (!page) throw new Error("The cursor was rejected");
	return page;
}

async function names(options: UserListOptions): Promise<string[]> {
	return (await list(options)).users.map(({ username }) => username);
}

/** All pages of a list, one after the other. */
async function readAll(options: UserListOptions): Promise<{ names: string[]; pages: UserPage[] }> {
	const pages: UserPage[] = [];
	let cursor: string | undefined;
	do {
		const page = await list({ ...options, cursor });
		pages.push(page);
		cursor = page.nextCursor ?? undefined;
	} while (cursor !== undefined);
	return { names: pages.flatMap(({ users }) => users.map(({ username }) => username)), pages };
}

test("the words of a search match in any order, and a short word only as a part of the whole text", async () => {
	await givenUser(platform, { username: "ql", name: "Quentin Lantern" });
	await givenUser(platform, { username: "quince", name: "Quince Lantern" });
	expect(await names({ search: "lantern QUENTIN" })).toEqual(["ql"]);
	expect(await names({ search: "Quentin Lantern" })).toEqual(["ql"]);
	expect(await names({ search: "Lantern Qu" })).toEqual([]);
	expect(await names({ search: "tin Lan" })).toEqual(["ql"]);
});

describe("the pages of the table", () => {
	test("show every user once in every order, with and without a role, also users of the same time", async () => {
		await givenManyUsers(platform, { count: 25 });
		await platform.db.prepare("UPDATE users SET created_at = 5 WHERE username > 'member0000010'").run();
		await givenManyUsers(platform, { from: 101, count: 6, role: "admin" });
		for (const sort of USER_SORTS) {
			const everybody = await readAll({ sort, limit: 4 });
			expect(new Set(everybody.names).size, sort).toBe(31);
			expect(everybody.names.length, sort).toBe(31);
			expect(everybody.pages.at(-1), sort).toMatchObject({ total: 31, isTotalExact: true, sort });
			const admins = await readAll({ sort, limit: 4, role: "admin" });
			expect(admins.names.length, sort).toBe(6);
			expect(admins.pages[0]?.total, sort).toBe(6);
			if (!sort.endsWith("created")) {
				const sorted = everybody.names.toSorted();
				expect(everybody.names, sort).toEqual(sort.startsWith("-") ? sorted.reverse() : sorted);
			}
		}
	});

	test("start with the newest account by default", async () => {
		await givenManyUsers(platform, { count: 3 });
		expect(await names({})).toEqual(["member0000003", "member0000002", "member0000001"]);
	});

	test("reject the cursor of another order and an invalid one", async () => {
		await givenManyUsers(platform, { count: 5 });
		const { nextCursor } = await list({ sort: "username", limit: 2 });
		for (const cursor of [nextCursor ?? "", "invalid", "", "bnVsbA", "W10"]) {
			expect(await listUsers(db, { sort: "email", cursor }), cursor).toBeNull();
		}
	});
});

describe("the search", () => {
	test("finds a part of the user name or address regardless of case, in any script", async () => {
		await givenUser(platform, { username: "GraceHopper", email: "amazing.grace@navy.example" });
		await givenUser(platform, { username: "Ære Øst", email: "ost@example.com" });
		await givenUser(platform, { username: "山田太郎", email: "yamada@example.jp" });
		for (const [search, username] of [
			["CEHOP", "GraceHopper"],
			["  navy.EX ", "GraceHopper"],
			["ÆRE ø", "Ære Øst"],
			["田太郎", "山田太郎"],
			["ｇｒａｃｅ", "GraceHopper"],
			["DA@", "山田太郎"],
		]) {
			expect(await names({ search }), search).toEqual([username]);
		}
		expect(await names({ search: "hopper@" })).toEqual([]);
		expect(await names({ search: "grace", role: "admin" })).toEqual([]);
	});

	test("finds a part of the display name regardless of case, in any script", async () => {
		await givenUser(platform, { username: "gh1906", email: "gh@navy.example", name: "Grace Brewster Hopper" });
		await givenUser(platform, { username: "user-77", email: "u77@example.com", name: "Ørsted Ćwik" });
		await givenUser(platform, { username: "yt", email: "yt@example.jp", name: "山田太郎", role: "admin" });
		await givenUser(platform, { username: "wide", email: "wide@example.com", name: "Ｆｕｌｌ Ｗｉｄｔｈ" });
		for (const [search, username] of [
			["brewster", "gh1906"],
			["CE BREW", "gh1906"],
			["ørsted", "user-77"],
			["ØRSTED ć", "user-77"],
			["田太郎", "yt"],
			["ｗｉｄｔｈ", "wide"],
		]) {
			expect(await names({ search }), search).toEqual([username]);
		}
		expect(await names({ search: "山田太", role: "admin" })).toEqual(["yt"]);
		expect(await names({ search: "brewster", role: "admin" })).toEqual([]);
		expect(await names({ search: "name : grace" })).toEqual([]);
	});

	test("reflects a changed display name", async () => {
		const { id } = await givenUser(platform, { username: "gh1906", email: "gh@navy.example", name: "Grace Murray" });
		await platform.db.prepare("UPDATE users SET name = 'Grace Hopper' WHERE id = ?").bind(id).run();
		expect([await names({ search: "murray" }), await names({ search: "hopper" })]).toEqual([[], ["gh1906"]]);
		await deleteUser(db, id);
		expect(await names({ search: "hopper" })).toEqual([]);
		await platform.db.prepare("INSERT INTO users_search (users_search, rank) VALUES ('integrity-check', 1)").run();
	});

	test("treats query syntax as plain text", async () => {
		await givenUser(platform, { username: "plain", email: "plain@example.com" });
		await givenUser(platform, { username: 'odd" OR "%_*', email: "odd'--@example.com" });
		for (const search of [
			'" OR "',
			"%_*",
			"'--",
			'"',
			'""',
			'"""',
			"plain* NOT",
			"username_key:plain",
			"role : user",
			"NEAR(a b)",
			"^pla",
			"{a b}",
			"pl%n",
			"p_a",
			"\0\0\0\0",
			"pla\0in",
			"a\ud800b",
			"\u202eabc",
			"(((((",
			"x".repeat(254),
			"\ufdfa".repeat(254),
		]) {
			const matches = await names({ search });
			const expected = { '" OR "': 1, "%_*": 1, "'--": 1, "pla\0in": 1, "\0\0\0\0": 2 }[search] ?? 0;
			expect(matches.length, JSON.stringify(search)).toBe(expected);
		}
	});

	test("reflects renamed, promoted and deleted users", async () => {
		const { id } = await givenUser(platform, { username: "before", email: "someone@example.com" });
		await updateUser(db, { id, username: "afterwards" });
		expect([await names({ search: "before" }), await names({ search: "afterw" })]).toEqual([[], ["afterwards"]]);
		await changeRole(db, { id, role: "admin" });
		expect(await names({ search: "afterw", role: "admin" })).toEqual(["afterwards"]);
		expect(await names({ search: "afterw", role: "user" })).toEqual([]);
		await deleteUser(db, id);
		expect(await names({ search: "afterw" })).toEqual([]);
		await platform.db.prepare("INSERT INTO users_search (users_search, rank) VALUES ('integrity-check', 1)").run();
	});

	test("sorts up to a thousand matches as requested, and pages through all of them", async () => {
		await givenManyUsers(platform, { count: 1000 });
		const { names: all, pages } = await readAll({ search: "member", sort: "-username", limit: 200 });
		expect(all).toEqual(all.toSorted().reverse());
		expect([new Set(all).size, pages.length]).toEqual([1000, 5]);
		expect(pages[0]).toMatchObject({ total: 1000, isTotalExact: true, sort: "-username" });
	});

	test("shows more matches newest first, reports that order, and pages through all of them", async () => {
		await givenManyUsers(platform, { count: 1300 });
		for (const [sort, shown] of [
			["username", "-created"],
			["-created", "-created"],
			["created", "created"],
		] as const) {
			const { names: all, pages } = await readAll({ search: "EXAMPLE.com", sort, limit: 200 });
			expect([new Set(all).size, all.length], sort).toEqual([1300, 1300]);
			expect(pages[0], sort).toMatchObject({ total: 1000, isTotalExact: false, sort: shown });
			expect(pages.at(-1)?.total, sort).toBe(1300);
			expect(all, sort).toEqual(shown === "created" ? all.toSorted() : all.toSorted().reverse());
		}
	});

	test.each([
		["username", ["zq-one", "ZQ-two"]],
		["-username", ["ZQ-two", "zq-one"]],
		["-created", ["zq-one", "ZQ-two"]],
		["created", ["zq-one", "ZQ-two"]],
		["email", ["aaa"]],
		["-email", ["aaa"]],
	] as const)("for one or two characters looks for the beginning, in the order %s", async (sort, expected) => {
		await givenUser(platform, { username: "ZQ-two", email: "b@example.com", name: "Two" });
		await givenUser(platform, { username: "zq-one", email: "a@example.com", name: "One" });
		await givenUser(platform, { username: "azq", email: "c@example.com", name: "zq" });
		await givenUser(platform, { username: "aaa", email: "zq@example.com", name: "zq" });
		for (const search of ["zq", " ZQ"]) {
			const { names: all, pages } = await readAll({ search, sort, limit: 1 });
			expect(all).toEqual(expected);
			expect(pages.length).toBe(expected.length);
			expect(pages.at(-1)).toMatchObject({ total: expected.length, isTotalExact: true });
			expect(pages[0]?.sort).toBe(sort.endsWith("created") ? "username" : sort);
		}
	});

	test("for one or two characters finds beginnings in any script, of one role, and only the text as typed", async () => {
		await givenUser(platform, { username: "山田太郎", email: "yamada@example.jp", role: "admin" });
		await givenUser(platform, { username: "Øst", email: "ost@example.com" });
		await givenUser(platform, { username: "%_", email: "percent@example.com" });
		for (const [search, expected] of [
			["山", ["山田太郎"]],
			["山田", ["山田太郎"]],
			["ø", ["Øst"]],
			["%", ["%_"]],
			["_", []],
			["'", []],
		] as const) {
			expect(await names({ search }), search).toEqual(expected);
		}
		expect(await names({ search: "山", role: "admin" })).toEqual(["山田太郎"]);
		expect(await names({ search: "山", role: "user" })).toEqual([]);
	});

	test("for one or two characters pages through more than a thousand matches, and says that it did not count them", async () => {
		await givenManyUsers(platform, { count: 1300 });
		const { names: all, pages } = await readAll({ search: "m", sort: "username", limit: 200 });
		expect([new Set(all).size, all.length]).toEqual([1300, 1300]);
		expect(all).toEqual(all.toSorted());
		expect(pages[0]).toMatchObject({ total: 1000, isTotalExact: false });
		expect(pages.at(-1)?.total).toBe(1300);
	});
});

test("the rows that a page reads do not grow with the number of users", async () => {
	const calls: Record<string, UserListOptions> = Object.fromEntries([
		...USER_SORTS.map((sort) => [sort, { sort }]),
		...USER_SORTS.map((sort) => [`user ${sort}`, { sort, role: "user" }]),
		...USER_SORTS.map((sort) => [`owner ${sort}`, { sort, role: "owner" }]),
		...["member0000001", "example.com", "er00", "m", "q9", "zzzz"].flatMap((search) => [
			[`search ${search}`, { search }],
			[`search ${search} by name`, { search, sort: "username" }],
			[`search ${search} of admins`, { search, role: "admin", sort: "email" }],
		]),
	]);
	async function costs(): Promise<Record<string, number>> {
		const read: Record<string, number> = {};
		for (const [name, options] of Object.entries(calls)) {
			counting.takeCost();
			const { nextCursor } = await list(options);
			read[name] = counting.takeCost().read;
			if (!nextCursor) continue;
			await list({ ...options, cursor: nextCursor });
			read[`${name}, second page`] = counting.takeCost().read;
		}
		return read;
	}
	await givenManyUsers(platform, { count: 2500 });
	await givenManyUsers(platform, { from: 9_000_000, count: 5, role: "admin" });
	const small = await costs();
	await givenManyUsers(platform, { from: 2501, count: 17_500 });
	const large = await costs();
	for (const [name, read] of Object.entries(large)) {
		expect(read, name).toBeLessThanOrEqual((small[name] ?? 0) + 5);
		expect(read, name).toBeLessThanOrEqual(name.startsWith("search") ? 2300 : 120);
	}
});
