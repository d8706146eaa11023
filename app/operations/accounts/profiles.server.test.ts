import { describe, expect, test, vi } from "vitest";
import { FAILURE_LIMITS, SESSION_FAILURES_MAX } from "~/domain/accounts/password-attempts.server";
import { PIN_LIMITS } from "~/domain/accounts/pin-attempts.server";
import { emblemOf, PROFILE_COLOURS, PROFILES_MAX } from "~/domain/accounts/profiles";
import { givenProfile, givenSession, givenTokenOf, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const MINUTE = 60_000;

async function givenAccount() {
	const user = await givenUser(platform, { name: "Alex" });
	return { user, token: (await givenSession(platform, user)).token };
}

const post = (path: string, token: string, body?: object) => call(`/api/${path}`, { method: "POST", token, body });
const put = (path: string, token: string, body: object) => call(`/api/${path}`, { method: "PUT", token, body });
const remove = (path: string, token: string, body?: object) => call(`/api/${path}`, { method: "DELETE", token, body });
const list = async (token: string) => (await call("/api/profiles", { token })).body.data;

describe("the profiles of an account", () => {
	test("begin with one that has the account's id and name, and that a session is in", async () => {
		const { user, token } = await givenAccount();
		expect(await list(token)).toMatchObject([
			{ id: user.id, name: "Alex", colour: "amber", hasPin: false, isCurrent: true, isFirst: true },
		]);
	});

	test("are at most eight, each with a name of its own in any case, and with a colour and a picture that no other has", async () => {
		const { token } = await givenAccount();
		for (let count = 2; count <= PROFILES_MAX; count++) {
			const { status, body } = await post("profiles", token, { name: `  Number ${count} ` });
			expect([status, body.data.name, body.data.isFirst]).toEqual([201, `Number ${count}`, false]);
		}
		const profiles = await list(token);
		expect(profiles.map(({ name }: { name: string }) => name)).toEqual([
			"Alex",
			...["2", "3", "4", "5", "6", "7", "8"].map((number) => `Number ${number}`),
		]);
		expect(new Set(profiles.map(({ colour }: { colour: string }) => colour))).toEqual(new Set(PROFILE_COLOURS));
		expect(new Set(profiles.map(({ id }: { id: string }) => emblemOf(id))).size).toBe(PROFILES_MAX);
		const ninth = await post("profiles", token, { name: "Nine" });
		expect([ninth.status, ninth.body.code]).toEqual([409, "full"]);
		await remove(`profiles/${profiles[7].id}`, token, { password: PASSWORD });
		const same = await post("profiles", token, { name: "number 2" });
		expect([same.status, same.body.code, same.body.errors]).toEqual([
			409,
			"conflict",
			{ name: "Another profile has this name" },
		]);
	});

	test("are at most eight, however many are added at once", async () => {
		const { token } = await givenAccount();
		await Promise.all(Array.from({ length: 12 }, (_, index) => post("profiles", token, { name: `At once ${index}` })));
		expect(await list(token)).toHaveLength(PROFILES_MAX);
	});

	test("may have the names of other accounts' profiles", async () => {
		const [one, other] = [await givenAccount(), await givenAccount()];
		for (const { token } of [one, other]) expect((await post("profiles", token, { name: "Kim" })).status).toBe(201);
	});

	test.each([
		[{ name: "" }, "name"],
		[{ name: "   " }, "name"],
		[{}, "name"],
		[{ name: "x".repeat(31) }, "name"],
		[{ name: "a\u202eb" }, "name"],
		[{ name: "Kim", colour: "#fff" }, "colour"],
		[{ name: "Kim", pin: "123" }, "pin"],
		[{ name: "Kim", pin: "12345" }, "pin"],
		[{ name: "Kim", pin: "12a4" }, "pin"],
		[{ name: "Kim", pin: "١٢٣٤" }, "pin"],
	])("%j is refused with a message for %s", async (body, field) => {
		const { token } = await givenAccount();
		const refused = await post("profiles", token, body);
		expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
	});

	test.each(["\u0000", "\u200d", "\ufe0f", "\u3164", "\u00ad\u200c"])(
		"%j is no name, for nothing of it is seen",
		async (name) => {
			const { token } = await givenAccount();
			expect((await post("profiles", token, { name })).status).toBe(422);
		},
	);

	test("keep their ids when they are renamed, and their own name in another case", async () => {
		const { token } = await givenAccount();
		const { body } = await post("profiles", token, { name: "Kim", colour: "teal" });
		const renamed = await put(`profiles/${body.data.id}`, token, { name: "kim", colour: "red" });
		expect([renamed.status, renamed.body.data]).toEqual([200, { ...body.data, name: "kim", colour: "red" }]);
		expect((await put(`profiles/${body.data.id}`, token, { name: "ALEX" })).status).toBe(409);
	});

	test("are deleted with the password only, and the first one not at all", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user);
		expect((await remove(`profiles/${id}`, token)).status).toBe(422);
		const wrong = await remove(`profiles/${id}`, token, { password: "wrong" });
		expect([wrong.status, wrong.body.code]).toEqual([403, "wrong_password"]);
		expect((await remove(`profiles/${user.id}`, token, { password: PASSWORD })).status).toBe(409);
		expect(await list(token)).toHaveLength(2);
		expect((await remove(`profiles/${id}`, token, { password: PASSWORD })).status).toBe(200);
		expect(await list(token)).toHaveLength(1);
	});

	test("of another account do not exist", async () => {
		const { token } = await givenAccount();
		const other = await givenUser(platform);
		const { id } = await givenProfile(platform, other);
		for (const foreign of [id, other.id, "nobody"]) {
			const responses = [
				await put(`profiles/${foreign}`, token, { name: "Mine" }),
				await post(`profiles/${foreign}/use`, token),
				await remove(`profiles/${foreign}`, token, { password: PASSWORD }),
			];
			expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
		}
		expect((await list((await givenSession(platform, other)).token)).map(({ name }: { name: string }) => name)).toEqual(
			[other.name.slice(0, 30), "Robin"],
		);
	});
});

describe("a session", () => {
	test("is in the profile that was chosen in it, and others stay where they are", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user);
		const other = (await givenSession(platform, user)).token;
		const chosen = await post(`profiles/${id}/use`, token);
		expect([chosen.status, chosen.body.data]).toMatchObject([200, { id, isCurrent: true }]);
		const current = async (of: string) =>
			(await list(of)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)?.id;
		expect([await current(token), await current(other)]).toEqual([id, user.id]);
		expect((await post(`profiles/${user.id}/use`, token)).status).toBe(200);
		expect(await current(token)).toBe(user.id);
	});

	test("begins in no profile where the first has a PIN: the library asks for one", async () => {
		const { user, token } = await givenAccount();
		await put(`profiles/${user.id}`, token, { pin: "0420" });
		expect((await call("/api/watch-history", { token })).status).toBe(200);
		const later = (await givenSession(platform, user)).token;
		const refused = await call("/api/watch-history", { token: later });
		expect([refused.status, refused.body.code]).toEqual([403, "profile_required"]);
		expect((await list(later)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false]);
		expect((await call("/api/auth/profile", { token: later })).status).toBe(200);
		expect((await post(`profiles/${user.id}/use`, later, { pin: "0420" })).status).toBe(200);
		expect((await call("/api/watch-history", { token: later })).status).toBe(200);
	});

	test("has to give a new PIN of the profile that it is in, unless it set the PIN itself", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user);
		const [inside, setter] = [await givenTokenOf(platform, user, { id }), await givenTokenOf(platform, user, { id })];
		expect((await call("/api/watch-later", { token: inside })).status).toBe(200);
		expect((await put(`profiles/${id}`, setter, { pin: "0420" })).status).toBe(200);
		expect((await call("/api/watch-later", { token: inside })).body.code).toBe("profile_required");
		expect((await post(`profiles/${id}/use`, inside, { pin: "0420" })).status).toBe(200);
		expect((await call("/api/watch-later", { token: setter })).status).toBe(200);
		expect((await put(`profiles/${id}`, setter, { name: "Kim", currentPin: "0420" })).status).toBe(200);
		expect((await call("/api/watch-later", { token: inside })).status).toBe(200);
		expect((await call("/api/watch-later", { token })).status).toBe(200);
	});

	test("does not get past the PIN of the first profile by another name or colour, nor by another PIN", async () => {
		const { user, token } = await givenAccount();
		await put(`profiles/${user.id}`, token, { pin: "0420" });
		const later = (await givenSession(platform, user)).token;
		for (const fields of [{ name: "Kim" }, { colour: "teal" }, { pin: "1111", currentPin: "0420" }]) {
			expect((await put(`profiles/${user.id}`, later, fields)).body.code).toBe("first_person_required");
			expect((await call("/api/watch-history", { token: later })).body.code).toBe("profile_required");
		}
	});

	test("whose profile is deleted is in none", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user);
		const inside = await givenTokenOf(platform, user, { id });
		await remove(`profiles/${id}`, token, { password: PASSWORD });
		expect((await call("/api/watch-later", { token: inside })).body.code).toBe("profile_required");
		expect((await call("/api/watch-later", { token })).status).toBe(200);
	});
});

describe("a PIN", () => {
	const use = (id: string, token: string, pin?: string) => post(`profiles/${id}/use`, token, pin ? { pin } : undefined);

	test("is needed to choose the profile", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user, { pin: "1234" });
		for (const pin of [undefined, "", "4321", "12345"]) {
			const refused = await use(id, token, pin);
			expect([refused.status, refused.body.code]).toEqual([403, "wrong_pin"]);
		}
		expect((await use(id, token, "1234")).status).toBe(200);
		expect((await list(token))[1]).toMatchObject({ hasPin: true, isCurrent: true });
	});

	test("is stored as a password is, and in no response", async () => {
		const { user, token } = await givenAccount();
		const { body } = await post("profiles", token, { name: "Kim", pin: "1234" });
		const sql = "SELECT pin_hash FROM profiles WHERE id = ?";
		expect(await platform.db.prepare(sql).bind(body.data.id).first<string>("pin_hash")).toMatch(/^scrypt\$/);
		await post("auth/confirm-password", token, { password: PASSWORD });
		expect(JSON.stringify([await list(token), (await call("/api/me/export", { token })).body])).not.toContain("scrypt");
		expect(user.id).not.toBe(body.data.id);
	});

	test("can be guessed five times in a quarter of an hour by a session, which does not stop another one", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user, { pin: "1234" });
		const elsewhere = (await givenSession(platform, user)).token;
		for (let wrong = 0; wrong < PIN_LIMITS.window; wrong++) expect((await use(id, token, "0000")).status).toBe(403);
		for (const pin of ["0000", "1234"]) {
			const refused = await use(id, token, pin);
			expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
			expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		}
		expect((await put(`profiles/${id}`, token, { pin: null, currentPin: "1234" })).status).toBe(429);
		expect((await use(id, elsewhere, "1234")).status).toBe(200);
		vi.setSystemTime(Date.now() + 15 * MINUTE + 1);
		expect((await use(id, token, "1234")).status).toBe(200);
	});

	test("is closed to a session that has guessed it fifteen times, however slowly, until the password is given", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user, { pin: "1234" });
		let guesses = 0;
		for (let hour = 0; hour < 24; hour++) {
			for (let again = 0; again < 6; again++)
				if ((await use(id, token, "0000")).body.code === "wrong_pin") guesses += 1;
			vi.setSystemTime(Date.now() + 60 * MINUTE);
		}
		expect(guesses).toBe(PIN_LIMITS.inAll);
		const closed = await use(id, token, "1234");
		expect([closed.status, closed.body.code]).toEqual([403, "pin_closed"]);
		expect((await post(`profiles/${id}/use`, token, { password: PASSWORD })).status).toBe(200);
		expect((await use(user.id, token)).status).toBe(200);
		expect((await use(id, token, "1234")).status).toBe(200);
	});

	test("that was guessed too often neither stops the password nor a PIN that it sets", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user, { pin: "1234" });
		for (let wrong = 0; wrong <= PIN_LIMITS.window; wrong++) await use(id, token, "0000");
		const wrong = await post(`profiles/${id}/use`, token, { password: "wrong" });
		expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
			...[403, "wrong_password"],
			{ password: "Current password is incorrect" },
		]);
		expect((await post(`profiles/${id}/use`, token, { pin: "0000", password: PASSWORD })).status).toBe(200);
		await use(user.id, token);
		for (let again = 0; again <= PIN_LIMITS.window; again++) await use(id, token, "0000");
		expect((await put(`profiles/${id}`, token, { pin: "5678", password: PASSWORD })).status).toBe(200);
		expect((await use(id, token, "0000")).status).toBe(403);
		expect((await use(id, token, "5678")).status).toBe(200);
	});

	test("of one person is counted apart from that of another", async () => {
		const { user, token } = await givenAccount();
		const [kim, robin] = [
			await givenProfile(platform, user, { name: "Kim", pin: "1234" }),
			await givenProfile(platform, user, { name: "Robin", pin: "1234" }),
		];
		for (let wrong = 0; wrong <= PIN_LIMITS.window; wrong++) await use(kim.id, token, "0000");
		expect((await use(robin.id, token, "1234")).status).toBe(200);
		expect((await use(kim.id, token, "1234")).status).toBe(429);
	});

	test("that is right begins the count again, and never more than five are checked at once", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user, { pin: "1234" });
		for (const pin of ["1", "2", "3", "4", "1234", "5", "6", "7", "8"]) await use(id, token, pin.padStart(4, "0"));
		expect((await use(id, token, "1234")).status).toBe(200);
		const statuses = (await Promise.all(Array.from({ length: 9 }, () => use(id, token, "9999")))).map((r) => r.status);
		expect(statuses.filter((status) => status === 403)).toHaveLength(PIN_LIMITS.window);
	});

	test("is changed and removed with the one before or the password, and added with neither", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user);
		const path = `profiles/${id}`;
		expect((await put(path, token, { pin: "1111" })).body.data.hasPin).toBe(true);
		for (const proof of [{}, { currentPin: "2222" }]) {
			expect((await put(path, token, { pin: null, ...proof })).body.code).toBe("wrong_pin");
		}
		expect((await put(path, token, { pin: "3333", password: "wrong" })).body.code).toBe("wrong_password");
		expect((await put(path, token, { name: "No PIN for a name" })).status).toBe(200);
		expect((await put(path, token, { pin: "2222", currentPin: "1111" })).status).toBe(200);
		expect((await use(id, token, "1111")).status).toBe(403);
		expect((await put(path, token, { pin: null, password: PASSWORD })).body.data.hasPin).toBe(false);
		expect((await use(id, token)).status).toBe(200);
	});

	test("counts apart from the passwords of a sign-in and of a session", async () => {
		const { user, token } = await givenAccount();
		const { id } = await givenProfile(platform, user, { pin: "1234" });
		for (let wrong = 0; wrong < PIN_LIMITS.window + 3; wrong++) await use(id, token, "0000");
		expect(Math.min(FAILURE_LIMITS.accountAndNetwork, SESSION_FAILURES_MAX)).toBeGreaterThan(PIN_LIMITS.window);
		expect((await put(`profiles/${id}`, token, { pin: null, password: PASSWORD })).status).toBe(200);
		expect((await use(id, token)).status).toBe(200);
	});
});
