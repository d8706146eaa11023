// Ten requests at the same time are ten: what a call changes follows from what is stored, not from what was read before.
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog, sessions, users } from "~/database/schema/accounts";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { call } from "../../tests/harness/calls";
import { testPlatform } from "../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);
const TIMES = 10;

const atOnce = <Result>(send: (index: number) => Promise<Result>) =>
	Promise.all(Array.from({ length: TIMES }, (_, index) => send(index)));

async function givenCaller(role: "user" | "owner" = "user") {
	const user = await givenUser(platform, { role });
	return { user, token: (await givenSession(platform, user)).token };
}

test("ten toggles of Premium are ten, and the audit log says what each of them made", async () => {
	const { user: owner, token } = await givenCaller("owner");
	const ada = await givenUser(platform);
	const path = `/api/admin/users/${ada.id}/premium`;
	const toggled = await atOnce(() => call(path, { method: "PUT", token }));
	expect(toggled.map(({ status }) => status)).toEqual(Array.from({ length: TIMES }, () => 200));
	const made = toggled.map(({ body }) => body.data.isPremium).sort();
	expect(made).toEqual([...Array(5).fill(false), ...Array(5).fill(true)]);
	const rows = await db
		.select({ detail: auditLog.detail })
		.from(auditLog)
		.where(and(eq(auditLog.actor, owner.id), eq(auditLog.targetId, ada.id)))
		.orderBy(auditLog.id);
	expect(rows.map(({ detail }) => detail)).toEqual(
		Array.from({ length: TIMES }, (_, index) => ({ isPremium: index % 2 === 0 })),
	);
	const [row] = await db.select({ isPremium: users.isPremium }).from(users).where(eq(users.id, ada.id));
	expect(row?.isPremium).toBe(false);
	await call(path, { method: "PUT", token });
	const set = await atOnce(() => call(path, { method: "PUT", token, body: { isPremium: true } }));
	expect(set.map(({ body }) => body.data.isPremium)).toEqual(Array.from({ length: TIMES }, () => true));
});

test("of ten owners who give up their role, one stays", async () => {
	await db.update(users).set({ role: "user" }).where(eq(users.role, "owner"));
	const owners = await atOnce(() => givenCaller("owner"));
	const changed = await atOnce((index) => {
		const { user, token } = owners[index]!;
		return call(`/api/admin/users/${user.id}/role`, { method: "PUT", token, body: { role: "user" } });
	});
	expect(changed.filter(({ status }) => status === 200)).toHaveLength(TIMES - 1);
	expect(await db.$count(users, eq(users.role, "owner"))).toBe(1);
});

test("a session more than a user may have ends one, also for ten at once", async () => {
	const { user } = await givenCaller();
	for (let index = 0; index < 99; index++) await givenSession(platform, user);
	await atOnce(() => givenSession(platform, user));
	expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(100);
});

test("ten plays of one title at different minutes are ten, of one minute one, and each rating is whole", async () => {
	const { token } = await givenCaller();
	const play = (minute: number) =>
		call("/api/plays", {
			method: "POST",
			token,
			body: { media_type: "movie", media_id: "603", watched_at: `2026-01-02T20:0${minute}:00.000Z` },
		});
	await atOnce((index) => play(index));
	await atOnce(() => play(0));
	const plays = async () => (await call("/api/plays?media_type=movie&media_id=603", { token })).body;
	expect((await plays()).total).toBe(TIMES);
	await atOnce((index) => call("/api/ratings/603/movie", { method: "PUT", token, body: { rating: (index % 10) + 1 } }));
	expect((await call("/api/ratings", { token })).body.total).toBe(1);
});
