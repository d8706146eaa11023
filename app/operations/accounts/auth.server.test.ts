import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { deleteUser } from "~/domain/accounts/users.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

function newcomer() {
	const unique = crypto.randomUUID().slice(0, 8);
	return { username: `new-${unique}`, email: `${unique}@example.com`, password: PASSWORD };
}

async function givenSignedIn(given: Parameters<typeof givenUser>[1] = {}) {
	const user = await givenUser(platform, given);
	return { user, ...(await givenSession(platform, user)) };
}

const register = (body: unknown, headers = {}) => call("/api/auth/register", { method: "POST", body, headers });
const login = (body: unknown, headers = {}) => call("/api/auth/login", { method: "POST", body, headers });
const verify = (token: string) => call("/api/auth/verify", { token });

describe("registering", () => {
	test("answers 201 with token, session and user, and sets the cookie that signs pages in", async () => {
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

	test("names every fault at its field", async () => {
		const { status, body } = await register({ username: "ab", email: "nonsense", password: "alllower1" });
		expect(status).toBe(422);
		expect(body.errors).toEqual({
			username: "Username must be at least 3 characters",
			email: "Please enter a valid email address",
			password: "Password must contain at least one lowercase letter, one uppercase letter, and one number",
		});
	});

	test("refuses a taken name or address with 409, whatever its case", async () => {
		const account = newcomer();
		await register(account);
		const again = await register({ ...newcomer(), username: account.username.toUpperCase() });
		expect([again.status, again.body.code]).toEqual([409, "conflict"]);
		expect(again.body.errors).toEqual({ username: expect.any(String) });
	});

	test("takes no role and no flag from the body", async () => {
		const { body } = await register({ ...newcomer(), role: "owner", isPremium: true, id: "chosen" });
		expect(body.data.user).toMatchObject({ role: "user", isPremium: false });
		expect(body.data.user.id).not.toBe("chosen");
	});

	test("is held back for an address after ten in a minute", async () => {
		const headers = { "cf-connecting-ip": "198.51.100.9" };
		// What fails its checks does not count: it costs nothing.
		await Promise.all(Array.from({ length: 12 }, () => register({}, headers)));
		const bodies = Array.from({ length: 11 }, () => ({ ...newcomer(), password: "Password1" }));
		const answers = await Promise.all(bodies.map((body) => register(body, headers)));
		const limited = answers.filter(({ status }) => status === 429);
		expect(limited).toHaveLength(1);
		expect(limited[0]?.headers.get("retry-after")).toBe("60");
	});
});

describe("signing in", () => {
	test("takes user name or address, and keeps the cookie for a month only when asked to", async () => {
		const { username, email } = await givenUser(platform);
		const short = await login({ emailOrUsername: username, password: PASSWORD });
		expect(short.headers.getSetCookie().join()).not.toContain("Max-Age=2592000");
		const long = await login({ emailOrUsername: email, password: PASSWORD, remember: true });
		expect(long.headers.getSetCookie().join()).toContain("Max-Age=2592000");
		expect(Object.keys(long.body.data)).toEqual(["token", "sessionId", "user"]);
	});

	test("answers an unknown account and a wrong password alike", async () => {
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

	test("ends the session that the browser was signed in by, once the password is right, and no other", async () => {
		const { user, token } = await givenSignedIn();
		const elsewhere = (await givenSession(platform, user)).token;
		const browser = { cookie: `__Host-marquee_session=${token}`, "sec-fetch-site": "same-origin" };
		const statuses = () => Promise.all([token, elsewhere].map(async (held) => (await verify(held)).status));
		await login({ emailOrUsername: user.username, password: "wrong" }, browser);
		expect(await statuses()).toEqual([200, 200]);
		await login({ emailOrUsername: user.username, password: PASSWORD }, browser);
		expect(await statuses()).toEqual([401, 200]);
	});

	test("takes the mark of an earlier sign-out away, which would end the new session", async () => {
		const { username } = await givenUser(platform);
		const marked = { cookie: "__Host-marquee_signed_out=1" };
		const { headers } = await login({ emailOrUsername: username, password: PASSWORD }, marked);
		expect(headers.getSetCookie().join()).toContain(
			"__Host-marquee_signed_out=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
		);
	});

	test("is held back per account and address: nobody locks an account for others", async () => {
		const { username } = await givenUser(platform);
		const attacker = { "cf-connecting-ip": "198.51.100.66" };
		// One after the other: of simultaneous ones some are refused as busy, which is no failure.
		for (let index = 0; index < 10; index++) {
			expect((await login({ emailOrUsername: username, password: "x" }, attacker)).status).toBe(401);
		}
		const limited = await login({ emailOrUsername: username, password: PASSWORD }, attacker);
		expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "900"]);
		const other = await login({ emailOrUsername: "somebody-else", password: "x" }, attacker);
		expect(other.status).toBe(401);
		const holder = await login({ emailOrUsername: username, password: PASSWORD });
		expect(holder.status).toBe(200);
	});
});

describe("a call is signed in", () => {
	test("by a good token alone: without one, with nonsense and for a user who is gone it is 401", async () => {
		const { user, token } = await givenSignedIn();
		expect((await verify(token)).status).toBe(200);
		expect((await call("/api/auth/verify")).status).toBe(401);
		for (const bad of ["x", `${token}x`, `${token.slice(0, -3)}abc`]) expect((await verify(bad)).status).toBe(401);
		await deleteUser(db, user.id);
		const gone = await verify(token);
		expect([gone.status, gone.body.code]).toEqual([401, "unauthorized"]);
	});

	test("by cookie too, and an answer to it is kept nowhere", async () => {
		const { token } = await givenSignedIn();
		const answer = await call("/api/auth/profile", { headers: { cookie: `__Host-marquee_session=${token}` } });
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	});

	test("by its token and not by the cookie where it brings both", async () => {
		const { token } = await givenSignedIn();
		const headers = { cookie: `__Host-marquee_session=${token}` };
		expect((await call("/api/auth/verify", { token: "bad", headers })).status).toBe(401);
	});

	test("until its session ends", async () => {
		const { token } = await givenSignedIn();
		const out = await call("/api/auth/logout", { method: "POST", token, body: {} });
		expect([out.status, out.body]).toEqual([200, { success: true, data: {} }]);
		expect((await verify(token)).status).toBe(401);
	});

	test("401 comes before any fault of the body", async () => {
		const answer = await call("/api/admin/users/x/role", { method: "PUT", headers: { "content-type": "text/plain" } });
		expect(answer.status).toBe(401);
	});
});

test("signing out always succeeds and removes the cookie", async () => {
	for (const token of [undefined, "nonsense"]) {
		const { status, body, headers } = await call("/api/auth/logout", { method: "POST", token });
		expect([status, body]).toEqual([200, { success: true, data: {} }]);
		expect(headers.getSetCookie().join()).toContain(
			"__Host-marquee_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
		);
	}
});

describe("verifying a stored token", () => {
	test("hands the cookie to a browser that has lost it, and to none that has one", async () => {
		const { token } = await givenSignedIn();
		expect((await verify(token)).headers.getSetCookie().join()).toContain(`__Host-marquee_session=${token}`);
		const headers = { cookie: "__Host-marquee_session=another" };
		expect((await call("/api/auth/verify", { token, headers })).headers.getSetCookie()).toEqual([]);
	});

	test("exchanges a token that is a day old", async () => {
		const { token } = await givenSignedIn();
		expect((await verify(token)).body.data).not.toHaveProperty("token");
		vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
		const { body } = await verify(token);
		expect(body.data.token).not.toBe(token);
		expect((await verify(body.data.token)).status).toBe(200);
	});
});

describe("sessions", () => {
	test("are listed to their holder with the current one marked", async () => {
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

	test("of others cannot be ended, nor told from what does not exist", async () => {
		const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
		const end = (id: string) => call(`/api/auth/sessions/${id}`, { method: "DELETE", token: ada.token });
		const [others, unknown] = [await end(grace.sessionId), await end("nothing")];
		expect([others.status, others.body.message]).toEqual([404, unknown.body.message]);
		expect((await verify(grace.token)).status).toBe(200);
		expect((await end(ada.sessionId)).status).toBe(200);
		expect((await verify(ada.token)).status).toBe(401);
	});

	test("of the same user end all at once, except the one of the request", async () => {
		const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
		const elsewhere = await givenSession(platform, ada.user);
		const { status, body } = await call("/api/auth/sessions", { method: "DELETE", token: ada.token });
		expect([status, body]).toEqual([200, { success: true, data: {} }]);
		const statuses = await Promise.all([ada, elsewhere, grace].map(async ({ token }) => (await verify(token)).status));
		expect(statuses).toEqual([200, 401, 200]);
	});
});

describe("a write that only the cookie signs", () => {
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
		["from another site whose Origin is hidden", { origin: "null" }, 403],
		["from nowhere that it says", {}, 403],
		["from our own pages, by Origin", { origin: "https://marquee.test" }, 404],
		["from our own pages, by Sec-Fetch-Site", { "sec-fetch-site": "same-origin", origin: "null" }, 404],
	])("%s", async (_from, headers, status) => {
		expect((await end({ cookie, ...(headers as Record<string, string>) })).status).toBe(status);
	});

	test("may come from anywhere with a bearer token, which no form of another site can send", async () => {
		const answer = await call("/api/auth/sessions/nothing", {
			method: "DELETE",
			token,
			headers: { cookie, origin: "https://evil.test" },
		});
		expect(answer.status).toBe(404);
	});
});

test("what is held about a visitor comes as a download, without hashes and tokens", async () => {
	const { user, token } = await givenSignedIn();
	const { body, headers } = await call("/api/me/export", { token });
	expect(headers.get("content-disposition")).toMatch(/^attachment; filename="marquee-my-data-\d{4}-\d\d-\d\d\.json"$/);
	expect(body.data).toMatchObject({ format: "marquee-export", version: 1, account: { id: user.id } });
	expect(JSON.stringify(body)).not.toMatch(/scrypt|passwordHash|eyJ/);
});

test("while the database is down, a call that needs to know who asks is 503, not 401", async () => {
	const { token } = await givenSignedIn();
	const prepare = () => {
		throw new Error("D1 is down");
	};
	const broken = { withSession: () => ({ prepare, getBookmark: () => null }) } as unknown as D1Database;
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const answer = await call("/api/auth/verify", { token }, { replaced: { db: broken } });
	expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
});
