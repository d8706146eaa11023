import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { deleteUser } from "~/domain/accounts/users.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { givenMinute } from "../../../tests/harness/minute";

const platform = testPlatform();
const db = openDatabase(platform.db);

function newcomer() {
	const unique = crypto.randomUUID().slice(0, 8);
	return { username: `new-${unique}`, email: `${unique}@example.com`, password: PASSWORD };
}

async function givenSignedIn(fields: Parameters<typeof givenUser>[1] = {}) {
	const user = await givenUser(platform, fields);
	return { user, ...(await givenSession(platform, user)) };
}

const register = (body: unknown, headers = {}) => call("/api/auth/register", { method: "POST", body, headers });
const login = (body: unknown, headers = {}) => call("/api/auth/login", { method: "POST", body, headers });
const verify = (token: string) => call("/api/auth/verify", { token });

describe("registering", () => {
	test("returns 201 with token, session and user, and sets the session cookie", async () => {
		const account = newcomer();
		const { status, body, headers } = await register(account);
		expect(status).toBe(201);
		expect(body.data.user).toEqual({
			id: expect.any(String),
			username: account.username,
			email: account.email,
			name: account.username,
			role: "user",
			isPremium: false,
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
		});
		expect(headers.get("cache-control")).toBe("private, no-store");
		const cookie = headers.getSetCookie().find((line) => line.startsWith("__Host-"));
		expect(cookie).toBe(`__Host-marquee_session=${body.data.token}; Path=/; HttpOnly; SameSite=Lax; Secure`);
		expect((await verify(body.data.token)).body.data.user.username).toBe(account.username);
	});

	test("reports an error for each invalid field", async () => {
		const { status, body } = await register({ username: "ab", email: "invalid", password: "alllower1" });
		expect([status, Object.keys(body.errors)]).toEqual([422, ["username", "email", "password"]]);
	});

	test("rejects a taken name or address with 409, ignoring case", async () => {
		const account = newcomer();
		await register(account);
		const again = await register({ ...newcomer(), username: account.username.toUpperCase() });
		expect([again.status, again.body.code]).toEqual([409, "conflict"]);
		expect(again.body.errors).toEqual({ username: "This username is already taken" });
	});

	test("ignores role, flags and id in the body", async () => {
		const { body } = await register({ ...newcomer(), role: "owner", isPremium: true, id: "chosen" });
		expect(body.data.user).toMatchObject({ role: "user", isPremium: false });
		expect(body.data.user.id).not.toBe("chosen");
	});

	test("is limited to ten a minute for each address", async () => {
		const headers = { "cf-connecting-ip": "198.51.100.9" };
		const replaced = { env: givenMinute() };
		const send = (body: unknown) => call("/api/auth/register", { method: "POST", body, headers }, { replaced });
		// Invalid requests do not count: they hash no password.
		await Promise.all(Array.from({ length: 12 }, () => send({})));
		const bodies = Array.from({ length: 11 }, () => ({ ...newcomer(), password: "Password1" }));
		const responses = await Promise.all(bodies.map(send));
		const limited = responses.filter(({ status }) => status === 429);
		expect(limited).toHaveLength(1);
		expect(limited[0]?.headers.get("retry-after")).toBe("60");
	});
});

describe("signing in", () => {
	test("accepts user name or address, and sets a cookie for a month only when requested", async () => {
		const { username, email } = await givenUser(platform);
		const short = await login({ emailOrUsername: username, password: PASSWORD });
		expect(short.headers.getSetCookie().join()).not.toContain("Max-Age=2592000");
		const long = await login({ emailOrUsername: email, password: PASSWORD, remember: true });
		expect(long.headers.getSetCookie().join()).toContain("Max-Age=2592000");
		expect(Object.keys(long.body.data)).toEqual(["token", "sessionId", "user"]);
	});

	test("returns the same response for an unknown account and a wrong password", async () => {
		const { username } = await givenUser(platform);
		const wrong = await login({ emailOrUsername: username, password: "wrong" });
		const unknown = await login({ emailOrUsername: "nobody-at-all", password: "wrong" });
		const { requestId: _one, ...first } = wrong.body;
		const { requestId: _two, ...second } = unknown.body;
		expect([wrong.status, first]).toEqual([
			401,
			{ success: false, code: "bad_credentials", message: "Invalid email or password" },
		]);
		expect([unknown.status, second]).toEqual([wrong.status, first]);
		expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
	});

	test("ends the browser's previous session when the password is correct, and no other session", async () => {
		const { user, token } = await givenSignedIn();
		const elsewhere = (await givenSession(platform, user)).token;
		const browser = { cookie: `__Host-marquee_session=${token}`, "sec-fetch-site": "same-origin" };
		const statuses = () => Promise.all([token, elsewhere].map(async (token) => (await verify(token)).status));
		await login({ emailOrUsername: user.username, password: "wrong" }, browser);
		expect(await statuses()).toEqual([200, 200]);
		await login({ emailOrUsername: user.username, password: PASSWORD }, browser);
		expect(await statuses()).toEqual([401, 200]);
	});

	test("removes the cookie of an earlier sign-out, which would end the new session", async () => {
		const { username } = await givenUser(platform);
		const marked = { cookie: "__Host-marquee_signed_out=1" };
		const { headers } = await login({ emailOrUsername: username, password: PASSWORD }, marked);
		expect(headers.getSetCookie().join()).toContain(
			"__Host-marquee_signed_out=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
		);
	});

	test("is limited per account and address: nobody can lock an account for others", async () => {
		const { username } = await givenUser(platform);
		const attacker = { "cf-connecting-ip": "198.51.100.66" };
		// In sequence: some concurrent ones would be rejected as busy, which does not count as a failure.
		for (let index = 0; index < 10; index++) {
			expect((await login({ emailOrUsername: username, password: "x" }, attacker)).status).toBe(401);
		}
		const limited = await login({ emailOrUsername: username, password: PASSWORD }, attacker);
		expect([limited.status, limited.headers.get("retry-after"), limited.body.message]).toEqual([
			429,
			"900",
			"Too many failed attempts. Wait 15 minutes and try again.",
		]);
		const holder = await login({ emailOrUsername: username, password: PASSWORD });
		expect(holder.status).toBe(200);
	});
});

describe("a call is signed in", () => {
	test("by a valid token only: without one, with an invalid one and for a deleted user it is 401", async () => {
		const { user, token } = await givenSignedIn();
		expect((await verify(token)).status).toBe(200);
		expect((await call("/api/auth/verify")).status).toBe(401);
		for (const bad of ["x", `${token}x`, `${token.slice(0, -3)}abc`]) expect((await verify(bad)).status).toBe(401);
		await deleteUser(db, user.id);
		const deleted = await verify(token);
		expect([deleted.status, deleted.body.code]).toEqual([401, "unauthorized"]);
	});

	test("also by cookie, and its response is not cached", async () => {
		const { token } = await givenSignedIn();
		const response = await call("/api/auth/profile", { headers: { cookie: `__Host-marquee_session=${token}` } });
		expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	});

	test("by its token and not by the cookie when it has both", async () => {
		const { token } = await givenSignedIn();
		const headers = { cookie: `__Host-marquee_session=${token}` };
		expect((await call("/api/auth/verify", { token: "bad", headers })).status).toBe(401);
	});

	test("until its session ends", async () => {
		const { token } = await givenSignedIn();
		const out = await call("/api/auth/logout", { method: "POST", token });
		expect([out.status, out.body]).toEqual([200, { success: true, data: {} }]);
		expect((await verify(token)).status).toBe(401);
	});

	test("401 comes before any error in the body", async () => {
		const response = await call("/api/admin/users/x/role", {
			method: "PUT",
			headers: { "content-type": "text/plain" },
		});
		expect(response.status).toBe(401);
	});
});

test("signing out always succeeds and removes the cookie", async () => {
	for (const token of [undefined, "invalid"]) {
		const { status, body, headers } = await call("/api/auth/logout", { method: "POST", token });
		expect([status, body]).toEqual([200, { success: true, data: {} }]);
		expect(headers.getSetCookie().join()).toContain(
			"__Host-marquee_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
		);
	}
});

describe("verifying a stored token", () => {
	test("sets the cookie for a browser without one, and not for a browser that has one", async () => {
		const { token } = await givenSignedIn();
		expect((await verify(token)).headers.getSetCookie().join()).toContain(`__Host-marquee_session=${token}`);
		const headers = { cookie: "__Host-marquee_session=another" };
		expect((await call("/api/auth/verify", { token, headers })).headers.getSetCookie()).toEqual([]);
	});

	test("replaces a token that is a day old", async () => {
		const { token } = await givenSignedIn();
		expect((await verify(token)).body.data).not.toHaveProperty("token");
		vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
		const { body } = await verify(token);
		expect(body.data.token).not.toBe(token);
		expect((await verify(body.data.token)).status).toBe(200);
	});
});

describe("sessions", () => {
	test("are listed to their user, with the current one marked", async () => {
		const { user, token, sessionId } = await givenSignedIn();
		await givenSession(platform, user, { userAgent: "curl/8" });
		const { body } = await call("/api/auth/sessions", { token });
		expect(body.data).toHaveLength(2);
		expect(body.data.find(({ id }: { id: string }) => id === sessionId)).toEqual({
			id: sessionId,
			created_at: expect.any(String),
			last_used_at: expect.any(String),
			user_agent: "Unknown",
			current: true,
		});
	});

	test("of other users cannot be ended, and get the same response as a missing one", async () => {
		const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
		const end = (id: string) => call(`/api/auth/sessions/${id}`, { method: "DELETE", token: ada.token });
		const [others, unknown] = [await end(grace.sessionId), await end("nothing")];
		expect([others.status, others.body.message]).toEqual([404, unknown.body.message]);
		expect((await verify(grace.token)).status).toBe(200);
		expect((await end(ada.sessionId)).status).toBe(200);
		expect((await verify(ada.token)).status).toBe(401);
	});

	test("of a user all end at once, except the one of the request", async () => {
		const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
		const elsewhere = await givenSession(platform, ada.user);
		const { status, body } = await call("/api/auth/sessions", { method: "DELETE", token: ada.token });
		expect([status, body]).toEqual([200, { success: true, data: {} }]);
		const statuses = await Promise.all([ada, elsewhere, grace].map(async ({ token }) => (await verify(token)).status));
		expect(statuses).toEqual([200, 401, 200]);
	});
});

describe("a write with only the cookie", () => {
	let cookie: string;
	let token: string;
	beforeEach(async () => {
		({ token } = await givenSignedIn());
		cookie = `__Host-marquee_session=${token}`;
	});
	const end = (headers: Record<string, string>) => call("/api/auth/sessions/nothing", { method: "DELETE", headers });

	test.each([
		["from another site", { origin: "https://evil.test" }, 403],
		["from a subdomain", { "sec-fetch-site": "same-site" }, 403],
		["from another site that hides its Origin", { origin: "null" }, 403],
		["without an origin", {}, 403],
		["from our own pages, by Origin", { origin: "https://marquee.test" }, 404],
		["from our own pages, by Sec-Fetch-Site", { "sec-fetch-site": "same-origin", origin: "null" }, 404],
	])("%s", async (_from, headers, status) => {
		expect((await end({ cookie, ...(headers as Record<string, string>) })).status).toBe(status);
	});

	test("is accepted from anywhere with a bearer token, which a form of another site cannot send", async () => {
		const response = await call("/api/auth/sessions/nothing", {
			method: "DELETE",
			token,
			headers: { cookie, origin: "https://evil.test" },
		});
		expect(response.status).toBe(404);
	});
});

test("a user's data is a download, without hashes and tokens", async () => {
	const { user, token } = await givenSignedIn();
	const { body, headers } = await call("/api/me/export", { token });
	expect(headers.get("content-disposition")).toMatch(/^attachment; filename="marquee-my-data-\d{4}-\d\d-\d\d\.json"$/);
	expect(body.data).toMatchObject({ format: "marquee-export", version: 3, account: { id: user.id } });
	expect(JSON.stringify(body)).not.toMatch(/scrypt|passwordHash|eyJ/);
});

test("a user's data can be downloaded ten times a minute, whatever others do in the same network", async () => {
	const headers = { "cf-connecting-ip": "198.51.100.17" };
	const [one, other] = [await givenSignedIn(), await givenSignedIn()];
	const download = async (token: string) => (await call("/api/me/export", { token, headers })).status;
	const statuses = await Promise.all(Array.from({ length: 11 }, () => download(one.token)));
	expect(statuses.toSorted()).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
	expect(await download(other.token)).toBe(200);
});

test("while the database is down, a call that needs a signed-in user is 503, not 401", async () => {
	const { token } = await givenSignedIn();
	const prepare = () => {
		throw new Error("D1 is down");
	};
	const broken = { withSession: () => ({ prepare, getBookmark: () => null }) } as unknown as D1Database;
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const response = await call("/api/auth/verify", { token }, { replaced: { db: broken } });
	expect([response.status, response.body.code]).toEqual([503, "unavailable"]);
});
