import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { sessions } from "~/database/schema/accounts";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { markWatched } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { findSignedIn, listSessions } from "./sessions.server";
import { readToken } from "./tokens.server";

const platform = testPlatform();
const { config } = platform;
const db = openDatabase(platform.db);
const DAY = 24 * 60 * 60 * 1000;

async function signedInBy(token: string, current = config, daysSince?: number) {
	const claims = await readToken(current, token);
	if (!claims) return null;
	const work: Promise<unknown>[] = [];
	const signedIn = await findSignedIn(db, current, { claims, waitUntil: (promise) => work.push(promise), daysSince });
	await Promise.all(work);
	return signedIn;
}

function later(ms: number): void {
	vi.setSystemTime(Date.now() + ms);
}

function base64url(value: unknown): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** A valid token, except for the given claims, key and algorithm. */
async function forge({
	secret = config.JWT_SECRET,
	issuer = "marquee",
	audience = "marquee",
	alg = "HS256",
	...claims
}) {
	const { sub = "nobody", sid = "none", lifetime = 3600 } = claims as Record<string, unknown>;
	const now = Math.floor(Date.now() / 1000);
	return await new SignJWT({ sid })
		.setProtectedHeader({ alg })
		.setIssuer(issuer)
		.setAudience(audience)
		.setSubject(String(sub))
		.setIssuedAt(now)
		.setExpirationTime(now + Number(lifetime))
		.sign(new TextEncoder().encode(secret));
}

describe("rejects a token", () => {
	async function givenSignedIn() {
		const user = await givenUser(platform);
		const { token, sessionId } = await givenSession(platform, user);
		const [header = "", payload = "", signature = ""] = token.split(".");
		return { user, token, sessionId, header, payload, signature, claims: { sub: user.id, sid: sessionId } };
	}

	test("with the algorithm none", async () => {
		const { payload } = await givenSignedIn();
		expect(await signedInBy(`${base64url({ alg: "none" })}.${payload}.`)).toBeNull();
	});

	test("signed with another key", async () => {
		const { claims } = await givenSignedIn();
		expect(await signedInBy(await forge(claims))).not.toBeNull();
		expect(
			await signedInBy(await forge({ ...claims, secret: "another secret, as long as it must be, 32" })),
		).toBeNull();
	});

	test("signed with another algorithm", async () => {
		const { claims } = await givenSignedIn();
		expect(await signedInBy(await forge({ ...claims, alg: "HS512" }))).toBeNull();
	});

	test("with an altered payload", async () => {
		const { header, payload, signature } = await givenSignedIn();
		const other = await givenUser(platform, { role: "owner" });
		const altered = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), sub: other.id };
		expect(await signedInBy(`${header}.${base64url(altered)}.${signature}`)).toBeNull();
	});

	test("with another user than that of its session", async () => {
		const { sessionId } = await givenSignedIn();
		const other = await givenUser(platform, { role: "owner" });
		expect(await signedInBy(await forge({ sub: other.id, sid: sessionId }))).toBeNull();
	});

	test("with another audience or issuer", async () => {
		const { claims } = await givenSignedIn();
		expect(await signedInBy(await forge({ ...claims, audience: "elsewhere" }))).toBeNull();
		expect(await signedInBy(await forge({ ...claims, issuer: "elsewhere" }))).toBeNull();
	});

	test("that has expired, even when its session has not", async () => {
		const { claims } = await givenSignedIn();
		const token = await forge({ ...claims, lifetime: 60 });
		expect(await signedInBy(token)).not.toBeNull();
		later(61_000);
		expect(await signedInBy(token)).toBeNull();
	});

	test.each(["", "x", "a.b.c", "..", `${"a".repeat(5000)}.b.c`])("that is malformed: %.20s", async (malformed) => {
		expect(await signedInBy(malformed)).toBeNull();
	});
});

test("accepts a token that was signed with the previous secret while that is configured", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const rotated = { ...config, JWT_SECRET: "the next secret, 32 characters or more" };
	expect(await signedInBy(token, rotated)).toBeNull();
	const during = { ...rotated, JWT_SECRET_PREVIOUS: config.JWT_SECRET };
	expect((await signedInBy(token, during))?.user.id).toBe(user.id);
});

test("a session that is not remembered lasts a day, and use does not extend it", async () => {
	const { token, maxAge } = await givenSession(platform, await givenUser(platform), { isRemembered: false });
	expect(maxAge).toBeNull();
	later(DAY - 60_000);
	expect(await signedInBy(token)).toMatchObject({ renewed: null });
	later(61_000);
	expect(await signedInBy(token)).toBeNull();
});

test("a remembered session lasts thirty days from its last use, with a new token once a day", async () => {
	const { token, maxAge } = await givenSession(platform, await givenUser(platform));
	expect(maxAge).toBe(30 * DAY);
	expect(await signedInBy(token)).toMatchObject({ renewed: null });
	later(29 * DAY);
	const renewed = (await signedInBy(token))?.renewed;
	later(29 * DAY);
	expect(await signedInBy(token), "the old token has expired").toBeNull();
	expect(await signedInBy(renewed?.token ?? "")).not.toBeNull();
	later(31 * DAY);
	expect(await signedInBy(renewed?.token ?? "")).toBeNull();
});

test("a remembered session ends after a year, even when it is used", async () => {
	let { token } = await givenSession(platform, await givenUser(platform));
	for (let month = 1; month <= 14; month++) {
		later(26 * DAY - 60_000);
		token = (await signedInBy(token))?.renewed?.token ?? "";
	}
	expect(await signedInBy(token), "after 364 days").not.toBeNull();
	later(DAY + 15 * 60_000);
	expect(await signedInBy(token)).toBeNull();
});

test("the last use is written at most every ten minutes", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const lastUsed = async () => (await listSessions(db, user.id))[0]?.lastUsedAt;
	const first = await lastUsed();
	later(9 * 60_000);
	await signedInBy(token);
	expect(await lastUsed()).toBe(first);
	later(2 * 60_000);
	await signedInBy(token);
	expect(await lastUsed()).not.toBe(first);
});

test("the list has short browser names and no expired sessions", async () => {
	const user = await givenUser(platform);
	await givenSession(platform, user, { isRemembered: false });
	later(2 * DAY);
	const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
	await givenSession(platform, user, { isRemembered: false, userAgent: firefox });
	expect((await listSessions(db, user.id)).map(({ userAgent }) => userAgent)).toEqual(["Firefox on Linux"]);
});

test("a user has at most a hundred sessions: a new one ends the least recently used one", async () => {
	const [user, other] = [await givenUser(platform), await givenUser(platform)];
	const others = await givenSession(platform, other);
	const opened: string[] = [];
	for (let index = 0; index < 102; index++) {
		later(1);
		opened.push((await givenSession(platform, user)).token);
	}
	expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(100);
	const signedIn = await Promise.all([0, 1, 2, 101].map((index) => signedInBy(opened[index] ?? "")));
	expect(signedIn.map((session) => session !== null)).toEqual([false, false, true, true]);
	expect(await signedInBy(others.token)).not.toBeNull();
});

test("the days with plays come with the session where they are asked for, and no earlier ones", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const now = Date.now();
	for (const [episode, ago] of [0, 0, 3, 40].entries()) {
		const timeOf = () => ({ watchedAt: now - ago * DAY, precision: "instant" }) as const;
		const show = { profileId: user.id, mediaType: "tv" as const, id: 1396, timeOf };
		await markWatched(db, { ...show, episodes: [{ season: 1, episode: episode + 1 }] });
	}
	const days = [0, 3].map((ago) => new Date(now - ago * DAY).toISOString().slice(0, 10));
	expect((await signedInBy(token, config, now - 20 * DAY))?.watchedDays).toEqual(days);
	expect((await signedInBy(token))?.watchedDays).toBeNull();
});
