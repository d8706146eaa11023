import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createToken } from "~/domain/accounts/tokens.server";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { testPlatform } from "../../tests/harness/context";

const platform = testPlatform();
const SITE = "http://box.test:3000";
const CLAIMS = { userId: "u", sessionId: "s", lifetime: 60_000 };

async function givenToken(isRemembered = true): Promise<string> {
	return (await givenSession(platform, await givenUser(platform), { isRemembered })).token;
}

async function visit(cookie: string, site = SITE) {
	const response = await fetchApi(`${site}/api/auth/profile`, { headers: { cookie } });
	return { status: response.status, set: response.headers.getSetCookie() };
}

async function signOut(cookie: string) {
	const headers = { cookie, "sec-fetch-site": "same-origin" };
	const response = await fetchApi(`${SITE}/api/auth/logout`, { method: "POST", headers });
	return response.headers.getSetCookie().filter((line) => !line.startsWith("marquee_bookmark"));
}

test.each([
	["http://box.test", "marquee_session"],
	["http://box.test:3000", "marquee_session_3000"],
	["http://[::1]:3001", "marquee_session_3001"],
	["https://box.test", "__Host-marquee_session"],
	["https://box.test:8443", "__Host-marquee_session_8443"],
])("the cookie of %s is %s, and it signs in there only", async (site, name) => {
	const token = await givenToken();
	expect((await visit(`${name}=${token}`, site)).status).toBe(200);
	if (name !== "marquee_session") expect((await visit(`${name}=${token}`, "http://box.test:4000")).set).toEqual([]);
	const verified = await fetchApi(`${site}/api/auth/verify`, { headers: { authorization: `Bearer ${token}` } });
	expect(verified.headers.getSetCookie()[0]).toContain(`${name}=${token}; `);
});

test("two sites on one host keep their cookies apart", async () => {
	const [here, there] = [await givenToken(), await givenToken()];
	const both = `marquee_session_4000=${there}; marquee_session_3000=${here}`;
	expect(await visit(both)).toMatchObject({ status: 200, set: [] });
	expect((await signOut(both)).map((line) => line.split("=")[0])).toEqual(["marquee_session_3000"]);
	expect((await visit(both, "http://box.test:4000")).status).toBe(200);
});

const FOREIGN = { JWT_SECRET: "the secret of another site, of 32 characters at least" };

test.each([
	["another site's token", () => createToken(FOREIGN, CLAIMS)],
	["a token of another issuer", () => tokenOfOtherIssuer()],
	["no token", async () => "a.b.c"],
	["an empty value", async () => ""],
])("a cookie with %s is left alone, also when one signs out", async (_what, create) => {
	const cookie = `marquee_session_3000=${await create()}`;
	expect(await visit(cookie)).toEqual({ status: 401, set: [] });
	expect((await signOut(cookie)).map((line) => line.split("=")[0])).not.toContain("marquee_session_3000");
});

async function tokenOfOtherIssuer(): Promise<string> {
	const key = new TextEncoder().encode(platform.config.JWT_SECRET);
	const token = new SignJWT({ sid: "s" }).setProtectedHeader({ alg: "HS256" }).setSubject("u").setIssuedAt();
	return await token.setIssuer("other").setAudience("marquee").setExpirationTime("1h").sign(key);
}

test.each([
	["has expired", () => createToken(platform.config, { ...CLAIMS, lifetime: -60_000 })],
	["names a session that has ended", () => createToken(platform.config, CLAIMS)],
])("a cookie that this site has signed and that %s is removed", async (_what, create) => {
	const { status, set } = await visit(`marquee_session_3000=${await create()}`);
	expect([status, set]).toEqual([401, ["marquee_session_3000=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]]);
});

test("a cookie of the previous secret is this site's while that secret is configured", async () => {
	const token = await createToken(FOREIGN, CLAIMS);
	const headers = { cookie: `marquee_session_3000=${token}` };
	const variables = { JWT_SECRET_PREVIOUS: FOREIGN.JWT_SECRET };
	const response = await fetchApi(`${SITE}/api/auth/profile`, { headers }, { variables });
	expect(response.headers.getSetCookie()).toHaveLength(1);
});
