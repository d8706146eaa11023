import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog, resetTokens, sessions, users } from "~/database/schema/accounts";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { recordRefusal } from "./audit.server";
import { createResetLink } from "./reset-links.server";
import { changePremium, changeRole, createUser, deleteUser, findAccount, findUser, updateUser } from "./users.server";

const platform = testPlatform();
const db = openDatabase(platform.db);

beforeEach(async () => {
	await db.delete(users);
});

function rowsReadBy(sql: string, ...values: unknown[]): Promise<number> {
	return platform.db
		.prepare(sql)
		.bind(...values)
		.all()
		.then(({ meta }) => meta.rows_read);
}

describe("a user name and an address", () => {
	test("are unique regardless of case, and both conflicts are reported", async () => {
		await givenUser(platform, { username: "Ångström", email: "Ada@Example.com" });
		expect(
			await createUser(db, { username: "ångström", email: "ADA@example.COM", name: "", passwordHash: "x" }),
		).toEqual({ ok: false, taken: ["username", "email"] });
	});

	test("belong to one of two users who register at the same time", async () => {
		const account = { username: "twin", email: "twin@example.com", name: "", passwordHash: "x" };
		const saved = await Promise.all([createUser(db, account), createUser(db, account)]);
		expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("cannot be changed to those of another user, and then nothing is changed", async () => {
		await givenUser(platform, { username: "ada", email: "ada@example.com" });
		const grace = await givenUser(platform, { username: "grace" });
		expect(await updateUser(db, { id: grace.id, username: "grace2", email: "ADA@example.com" })).toEqual({
			ok: false,
			taken: ["email"],
		});
		expect((await findUser(db, grace.id))?.username).toBe("grace");
	});

	test("may change only in case", async () => {
		const ada = await givenUser(platform, { username: "ada" });
		expect(await updateUser(db, { id: ada.id, username: "Ada" })).toMatchObject({
			ok: true,
			user: { username: "Ada" },
		});
	});

	test("both find the account; an address takes precedence over an equal user name", async () => {
		const victim = await givenUser(platform, { username: "victim", email: "victim@example.com" });
		await givenUser(platform, { username: "victim@example.com", email: "mallory@example.com" });
		expect((await findAccount(db, " VICTIM "))?.user.id).toBe(victim.id);
		expect((await findAccount(db, "Victim@Example.com"))?.user.id).toBe(victim.id);
		expect(await findAccount(db, "nobody")).toBeNull();
	});
});

test("the name is the user name by default", async () => {
	expect((await givenUser(platform, { username: "solo", name: " " })).name).toBe("solo");
});

describe("the last owner", () => {
	test("cannot be demoted or deleted", async () => {
		const owner = await givenUser(platform, { role: "owner" });
		expect(await changeRole(db, { id: owner.id, role: "admin" })).toEqual({ ok: false });
		expect(await deleteUser(db, owner.id)).toEqual({ ok: false });
		expect((await findUser(db, owner.id))?.role).toBe("owner");
	});

	test("stays when two owners demote each other at the same time", async () => {
		const [first, second] = [
			await givenUser(platform, { role: "owner" }),
			await givenUser(platform, { role: "owner" }),
		];
		const results = await Promise.all([
			changeRole(db, { id: first.id, role: "user" }),
			changeRole(db, { id: second.id, role: "user" }),
			deleteUser(db, first.id),
			deleteUser(db, second.id),
		]);
		expect(results.some((result) => result && !result.ok)).toBe(true);
		expect(await db.select().from(users).where(eq(users.role, "owner"))).toHaveLength(1);
	});

	test("can be made owner again, which changes nothing", async () => {
		const owner = await givenUser(platform, { role: "owner" });
		expect(await changeRole(db, { id: owner.id, role: "owner" })).toMatchObject({ ok: true });
	});
});

test("a change or deletion of an unknown user returns null", async () => {
	expect(await changeRole(db, { id: "nobody", role: "admin" })).toBeNull();
	expect(await deleteUser(db, "nobody")).toBeNull();
	expect(await changePremium(db, { id: "nobody", isPremium: true })).toBeNull();
	expect(await updateUser(db, { id: "nobody", name: "x" })).toBeNull();
});

test("premium toggles", async () => {
	const { id } = await givenUser(platform);
	expect((await changePremium(db, { id, isPremium: true }))?.isPremium).toBe(true);
	expect((await changePremium(db, { id, isPremium: false }))?.isPremium).toBe(false);
});

test("deleting a user deletes their sessions and links, and removes them from the audit log", async () => {
	const admin = await givenUser(platform, { role: "admin" });
	await givenSession(platform, admin);
	await createResetLink(db, admin.id);
	await recordRefusal(db, { actor: admin, action: "user.premium", targetId: "somebody" });
	expect(await deleteUser(db, admin.id)).toMatchObject({ ok: true });
	expect(await db.select().from(sessions).where(eq(sessions.userId, admin.id))).toEqual([]);
	expect(await db.select().from(resetTokens).where(eq(resetTokens.userId, admin.id))).toEqual([]);
	expect(await db.select().from(auditLog)).toMatchObject([{ actorId: null, action: "user.premium" }]);
});

test("finding an account reads a few rows, whatever their number", async () => {
	for (let count = 0; count < 40; count++) {
		await db.insert(users).values({
			id: `many-${count}`,
			username: `many-${count}`,
			usernameKey: `many-${count}`,
			email: `many-${count}@example.com`,
			emailKey: `many-${count}@example.com`,
			name: "Many",
			passwordHash: "x",
			createdAt: count,
		});
	}
	const sql = "select * from users where email_key = ?1 or username_key = ?1 order by email_key = ?1 desc limit 1";
	expect(await rowsReadBy(sql, "many-7")).toBeLessThanOrEqual(4);
});
