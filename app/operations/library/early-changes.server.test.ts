// Changes are made while the session is looked up: their own statements say whose they are.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { sessions, users } from "~/database/schema/accounts";
import { libraries, titles } from "~/database/schema/library";
import { TEST_ADMIN } from "~/domain/accounts/test-admin";
import { givenPin, givenProfile, givenSession, givenTokenOf, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

const TITLE = { media_id: "27205", media_type: "movie" };

const CHANGES: [method: string, path: string, body?: object][] = [
	["POST", "/api/watch-history", { ...TITLE, position: 60, duration: 600 }],
	["POST", "/api/watch-later", TITLE],
	["PUT", "/api/ratings/27205/movie", { rating: 8 }],
	["PUT", "/api/hidden/27205/movie", {}],
	["POST", "/api/plays", { ...TITLE, watched_at: "2024-05-06" }],
	["POST", "/api/watched/27205/movie", {}],
	["POST", "/api/changes", { changes: [{ kind: "hide", at: "2026-01-02T03:04:05.000Z", ...TITLE, media_id: 27205 }] }],
];

const readRows = async () => [await db.select().from(titles), await db.select().from(libraries)];

type Caller = { user: Awaited<ReturnType<typeof givenUser>>; sessionId: string };

const ENDS: [how: string, code: string, end: (caller: Caller) => Promise<unknown>][] = [
	["was ended", "session_ended", ({ sessionId }) => db.delete(sessions).where(eq(sessions.id, sessionId))],
	[
		"has expired",
		"session_ended",
		({ sessionId }) =>
			db
				.update(sessions)
				.set({ expiresAt: Date.now() - 1 })
				.where(eq(sessions.id, sessionId)),
	],
	[
		"is of a suspended account",
		"suspended",
		({ user }) => db.update(users).set({ suspendedAt: Date.now() }).where(eq(users.id, user.id)),
	],
	[
		"is in nobody, because the first person has a PIN",
		"profile_required",
		({ user }) => givenPin(platform, user.id, "2468"),
	],
	[
		"is in somebody who is gone",
		"profile_required",
		({ sessionId }) =>
			db
				.update(sessions)
				.set({ profileId: "gone" as never })
				.where(eq(sessions.id, sessionId)),
	],
];

test.each(ENDS)("no change is made by a token whose session %s", async (_, code, end) => {
	const user = await givenUser(platform);
	const { token, sessionId } = await givenSession(platform, user);
	await end({ user, sessionId });
	const before = await readRows();
	for (const [method, path, body] of CHANGES) {
		const { status, body: sent } = await call(path, { method, body, token });
		expect([path, status, sent.code]).toEqual([path, code === "profile_required" ? 403 : 401, code]);
	}
	expect(await readRows()).toEqual(before);
});

test("no change is made by the test admin outside development", async () => {
	const { id } = await givenUser(platform, { email: TEST_ADMIN.email });
	const { token } = await givenSession(platform, { id });
	const before = await readRows();
	for (const [method, path, body] of CHANGES) {
		const variables = { ENVIRONMENT: "production" };
		expect((await call(path, { method, body, token }, { variables })).status, path).toBe(401);
	}
	expect(await readRows()).toEqual(before);
});

test("where the session is in another person than the token names, the change is of the session's", async () => {
	const user = await givenUser(platform);
	const robin = await givenProfile(platform, user);
	const token = await givenTokenOf(platform, user, robin);
	for (const [method, path, body] of CHANGES) {
		expect((await call(path, { method, body, token })).status, path).toBeLessThan(300);
	}
	const rows = await db.select({ profileId: titles.profileId }).from(titles).where(eq(titles.id, 27205));
	expect(rows.filter(({ profileId }) => profileId === user.id)).toEqual([]);
	expect(rows.filter(({ profileId }) => profileId === robin.id)).toHaveLength(1);
});

test("no change is made by a session that ends after it was looked up", async () => {
	const user = await givenUser(platform);
	const { token, sessionId } = await givenSession(platform, user);
	const real = platform.db.withSession();
	const late = {
		prepare: (sql: string) => real.prepare(sql),
		async batch(statements: D1PreparedStatement[]) {
			await new Promise((resolve) => setTimeout(resolve, 50));
			await db.delete(sessions).where(eq(sessions.id, sessionId));
			return await real.batch(statements);
		},
		getBookmark: () => null,
	};
	const replaced = { db: { ...late, withSession: () => late } as unknown as D1Database };
	const before = await readRows();
	const { status, body } = await call("/api/hidden/27205/movie", { method: "PUT", body: {}, token }, { replaced });
	expect([status, body.code]).toEqual([401, "session_ended"]);
	expect(await readRows()).toEqual(before);
});
