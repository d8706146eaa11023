// Who sits there: what the first person of an account may, what another one, and what needs the password.
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog, sessions, users } from "~/database/schema/accounts";
import { chooseProfile } from "~/domain/accounts/profiles.server";
import { markPasswordGiven } from "~/domain/accounts/sessions.server";
import { findUser } from "~/domain/accounts/users.server";
import { givenPin, givenProfile, givenSeat, givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { interruptedDatabase } from "../../../tests/harness/interrupted-database";

const platform = testPlatform();
const db = openDatabase(platform.db);

const put = (path: string, token: string, body: object) => call(`/api/${path}`, { method: "PUT", token, body });
const use = (id: string, token: string, body?: object) =>
	call(`/api/profiles/${id}/use`, { method: "POST", token, body });
const confirm = (token: string, password = PASSWORD) =>
	call("/api/auth/confirm-password", { method: "POST", token, body: { password } });

/** An account with another person, and a session in the first one; the password was given long ago unless `isFresh`. */
async function givenHousehold({ isFresh = false } = {}) {
	const user = await givenUser(platform, { role: "owner" });
	const kim = await givenProfile(platform, user, { name: "Kim" });
	const { token, sessionId } = await givenSession(platform, user);
	if (!isFresh) await db.update(sessions).set({ passwordAt: 0 }).where(eq(sessions.id, sessionId));
	return { user, kim, token, sessionId };
}

describe("the confirmation of the password", () => {
	const isConfirmed = async (token: string, user: { id: string; email: string }) =>
		(await put(`admin/users/${user.id}`, token, { email: `x${user.email}` })).body.code !== "password_required";

	test("ends when another person is chosen, and does not come back with the first one", async () => {
		const { user, kim, token } = await givenHousehold({ isFresh: true });
		await use(kim.id, token);
		expect((await use(user.id, token)).status).toBe(200);
		expect(await isConfirmed(token, user)).toBe(false);
		expect((await confirm(token)).status).toBe(200);
		expect(await isConfirmed(token, user)).toBe(true);
	});

	test("stays with the person who is chosen again", async () => {
		const { user, token } = await givenHousehold({ isFresh: true });
		await use(user.id, token);
		await use(user.id, token);
		expect(await isConfirmed(token, user)).toBe(true);
	});

	test("of a sign-in ends when the first person is chosen with the PIN, which is not the password", async () => {
		const { user } = await givenHousehold();
		await givenPin(platform, user.id, "1234");
		const { token } = await givenSession(platform, user);
		expect((await use(user.id, token, { pin: "1234" })).status).toBe(200);
		expect(await isConfirmed(token, user)).toBe(false);
	});

	test("is not of the person who was chosen while the password was checked", async () => {
		const { user, kim, token, sessionId } = await givenHousehold();
		await chooseProfile(db, platform.config, {
			id: kim.id,
			holder: { userId: user.id, sessionId, network: "unknown" },
		});
		await markPasswordGiven(db, sessionId);
		expect((await confirm(token)).body.code).toBe("first_person_required");
		const [row] = await db.select({ at: sessions.passwordAt }).from(sessions).where(eq(sessions.id, sessionId));
		expect(row?.at).toBe(0);
	});

	test("is each session's own", async () => {
		const { user, kim, token } = await givenHousehold({ isFresh: true });
		const elsewhere = (await givenSession(platform, user)).token;
		await use(kim.id, elsewhere);
		expect(await isConfirmed(token, user)).toBe(true);
	});
});

describe("a PIN", () => {
	const changes: [string, { hasPin: boolean; pin: string | null }][] = [
		["set", { hasPin: false, pin: "4321" }],
		["changed", { hasPin: true, pin: "4321" }],
		["removed", { hasPin: true, pin: null }],
	];
	const table = changes.flatMap(([what, change]) =>
		(["first", "kim"] as const).map((whose) => ({ what, ...change, whose })),
	);

	test.each(table)("of $whose is $what by the first person with the password only", async ({ hasPin, pin, whose }) => {
		const { user, kim, token } = await givenHousehold();
		const id = whose === "first" ? user.id : kim.id;
		if (hasPin && whose === "first") await use(user.id, token);
		if (hasPin) await givenPin(platform, id, "1234");
		for (const proof of [{}, { currentPin: "1234" }, { currentPin: "0000" }]) {
			const refused = await put(`profiles/${id}`, token, { pin, ...proof });
			expect([refused.status, refused.body.code]).toEqual([403, "password_required"]);
		}
		const wrong = await put(`profiles/${id}`, token, { pin, currentPin: "1234", password: "wrong" });
		expect([wrong.status, wrong.body.code]).toEqual([403, "wrong_password"]);
		const done = await put(`profiles/${id}`, token, { pin, password: PASSWORD });
		expect([done.status, done.body.data.hasPin]).toEqual([200, pin !== null]);
	});

	test.each(table)("of $whose is not $what from another person's session", async ({ hasPin, pin, whose }) => {
		const { user, kim, token } = await givenHousehold({ isFresh: true });
		const robin = await givenProfile(platform, user, { name: "Robin" });
		await use(robin.id, token);
		const id = whose === "first" ? user.id : kim.id;
		if (hasPin) await givenPin(platform, id, "1234");
		for (const proof of [{}, { currentPin: "1234" }, { password: PASSWORD }]) {
			const refused = await put(`profiles/${id}`, token, { pin, ...proof });
			expect([refused.status, refused.body.code]).toEqual([403, "first_person_required"]);
		}
	});

	test("of one's own is set by another person, and changed with the one before or the password", async () => {
		const { kim, token } = await givenHousehold();
		await use(kim.id, token);
		const path = `profiles/${kim.id}`;
		expect((await put(path, token, { name: "Kimberly", colour: "teal" })).status).toBe(200);
		expect((await put(path, token, { pin: "1111" })).status).toBe(200);
		expect((await put(path, token, { pin: "2222" })).body.code).toBe("wrong_pin");
		expect((await put(path, token, { pin: "2222", currentPin: "1111" })).status).toBe(200);
		expect((await put(path, token, { pin: null, password: PASSWORD })).body.data.hasPin).toBe(false);
	});

	test("of a new person needs the password", async () => {
		const { token } = await givenHousehold();
		const add = (body: object) => call("/api/profiles", { method: "POST", token, body });
		expect((await add({ name: "Without" })).status).toBe(201);
		expect((await add({ name: "With", pin: "1234" })).body.code).toBe("password_required");
		await confirm(token);
		expect((await add({ name: "With", pin: "1234" })).status).toBe(201);
	});
});

describe("administration", () => {
	test.each(["other", "none"] as const)("is refused and recorded where the session is in: %s", async (seat) => {
		const ada = await givenUser(platform);
		const { user, signIn } = await givenSeat(platform, { seat, role: "owner" });
		const refused = await put(`admin/users/${ada.id}/role`, await signIn(), { role: "admin" });
		expect([refused.status, refused.body.code]).toEqual([403, "first_person_required"]);
		expect((await findUser(db, ada.id))?.role).toBe("user");
		const rows = await db.select().from(auditLog).where(eq(auditLog.actor, user.id));
		expect(rows).toMatchObject([
			{ action: "user.role", outcome: "refused", targetId: ada.id, detail: { reason: "another person" } },
		]);
	});

	test("describes the database to others than the first person as to everybody", async () => {
		for (const [seat, isFull] of [
			["first", true],
			["other", false],
			["none", false],
		] as const) {
			const { signIn } = await givenSeat(platform, { seat, role: "owner" });
			const { body } = await call("/api/debug/db-config", { token: await signIn() });
			expect(["environment" in body.data, "host" in body.data.databaseConfig]).toEqual([isFull, isFull]);
		}
	});

	test("stops with the change that is under way when another person is chosen", async () => {
		const ada = await givenUser(platform);
		const { user, kim, token, sessionId } = await givenHousehold({ isFresh: true });
		const holder = { userId: user.id, sessionId, network: "unknown" };
		const choose = () => chooseProfile(db, platform.config, { id: kim.id, holder });
		const replaced = { db: interruptedDatabase(platform.db, /inner join "users"/, choose) };
		const path = `/api/admin/users/${ada.id}/role`;
		const refused = await call(path, { method: "PUT", token, body: { role: "admin" } }, { replaced });
		expect([refused.status, refused.body.code]).toEqual([403, "first_person_required"]);
		const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, ada.id));
		expect(row?.role).toBe("user");
	});
});
