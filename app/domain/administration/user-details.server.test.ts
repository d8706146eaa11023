import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import { titles } from "~/database/schema/library";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { recordWatch } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { FAILURE_LIMITS } from "../accounts/password-attempts.server";
import { signIn } from "../accounts/sign-in.server";
import type { Role, User } from "../accounts/types";
import { blockTitle } from "../catalogue/blocked/blocked-titles.server";
import { readUserDetails } from "./user-details.server";

const platform = testPlatform();
const db = openDatabase(platform.db);

async function read(user: User, viewer: Pick<User, "id" | "role">) {
	const details = await readUserDetails(platform, { id: user.id, viewer });
	return details?.support ?? null;
}

async function fail({ username }: User, times: number, network = "203.0.113.50"): Promise<void> {
	const visit = { isRemembered: false, userAgent: null, formerToken: null, network };
	for (let index = 0; index < times; index++) {
		await signIn(db, platform.config, { emailOrUsername: username, password: "wrong", ...visit });
	}
}

test("an account that was never used shows that nothing is known of it", async () => {
	const [owner, ada] = [await givenUser(platform, { role: "owner" }), await givenUser(platform)];
	expect(await read(ada, owner)).toEqual({
		lastSeen: null,
		sessions: 0,
		browser: null,
		signIn: { failures: 0, inForce: [] },
		linkUntil: null,
		lastOpened: null,
		blockedSaves: [],
		hasMoreBlocked: false,
		lines: [],
		activity: [],
	});
	expect(await readUserDetails(platform, { id: "nobody", viewer: owner })).toBeNull();
});

test("one title is shown, the one that was opened last, and the newest of two browsers", async () => {
	const [owner, ada] = [await givenUser(platform, { role: "owner" }), await givenUser(platform)];
	await givenSession(platform, ada);
	const watch = { mediaType: "movie", season: 1, episode: 1, progress: null } as const;
	for (const id of [603, 680]) await recordWatch(db, { ...watch, id, profileId: ada.id });
	await db.run(`update titles set opened_at = opened_at - 1000 where media_id = 603`);
	const support = await read(ada, owner);
	expect(support?.lastOpened).toMatchObject({ ref: { mediaType: "movie", id: 680 }, title: expect.any(String) });
	expect([support?.sessions, support?.lastSeen]).toEqual([1, expect.any(String)]);
});

test("saved titles that are blocked are named, at most five", async () => {
	const [owner, ada] = [await givenUser(platform, { role: "owner" }), await givenUser(platform)];
	const ids = [603, 604, 605, 680, 155, 157, 158];
	for (const [at, id] of ids.entries())
		await db.insert(titles).values({ profileId: ada.id, mediaType: "movie", id, savedAt: at, updatedAt: at });
	for (const id of ids.slice(0, 6))
		await blockTitle(platform, { mediaType: "movie", id, reason: "Notice", actorId: owner.id });
	const support = await read(ada, owner);
	expect(support?.blockedSaves.map(({ ref }) => ref.id)).toEqual([157, 155, 680, 605, 604]);
	expect(support?.hasMoreBlocked).toBe(true);
});

describe("limits of sign-in", () => {
	test("are shown from the tenth wrong password on, and lifted; those of a network stay", async () => {
		const owner = { ...(await givenUser(platform, { role: "owner" })) };
		const { token } = await givenSession(platform, owner);
		const [ada, grace, lin] = [await givenUser(platform), await givenUser(platform), await givenUser(platform)];
		await fail(ada, FAILURE_LIMITS.accountAndNetwork - 1);
		expect((await read(ada, owner))?.signIn).toEqual({ failures: 9, inForce: [] });
		for (const user of [ada, grace, lin]) await fail(user, 1);
		await fail(grace, 9);
		await fail(lin, 9);
		expect((await read(ada, owner))?.signIn).toMatchObject({
			failures: 10,
			inForce: [{ kind: "here" }, { kind: "neighbours" }],
		});
		expect((await read(owner, owner))?.signIn.inForce).toEqual([]);
		const path = `/api/admin/users/${ada.id}/sign-in-limits`;
		expect((await call(path, { method: "DELETE", token })).status).toBe(200);
		expect((await read(ada, owner))?.signIn).toEqual({ failures: 0, inForce: [] });
		expect((await read(grace, owner))?.signIn.failures).toBe(10);
	});

	const OTHERS: [actor: Role, target: Role, status: number][] = [
		["admin", "user", 200],
		["admin", "admin", 403],
		["admin", "owner", 403],
		["user", "user", 403],
		["owner", "admin", 200],
	];

	test.each(OTHERS)("are lifted by an %s for another %s: %i", async (role, of, status) => {
		const [actor, target] = [await givenUser(platform, { role }), await givenUser(platform, { role: of })];
		const { token } = await givenSession(platform, actor);
		await fail(target, 1, "203.0.113.51");
		const response = await call(`/api/admin/users/${target.id}/sign-in-limits`, { method: "DELETE", token });
		expect(response.status).toBe(status);
		const owner = await givenUser(platform, { role: "owner" });
		expect((await read(target, owner))?.signIn.failures).toBe(status === 200 ? 0 : 1);
	});
});

describe("who sees it", () => {
	const VIEWS: [viewer: Role, target: Role, isSeen: boolean][] = [
		["admin", "user", true],
		["admin", "admin", false],
		["admin", "owner", false],
		["owner", "user", true],
		["owner", "admin", true],
		["owner", "owner", true],
	];

	test.each(VIEWS)("%s, another %s: %s", async (role, of, isSeen) => {
		const [viewer, target] = [await givenUser(platform, { role }), await givenUser(platform, { role: of })];
		expect((await read(target, viewer)) !== null).toBe(isSeen);
	});

	test("what the account did itself is listed beside what administrators did, without its network", async () => {
		const owner = await givenUser(platform, { role: "owner" });
		const { token } = await givenSession(platform, owner);
		const [ada, grace] = [await givenUser(platform), await givenUser(platform, { role: "admin" })];
		for (const user of [ada, grace]) {
			const login = { emailOrUsername: user.username, password: PASSWORD };
			const session = (await call("/api/auth/login", { method: "POST", body: login })).body.data;
			const change = (body: object) =>
				call(`/api/admin/users/${user.id}`, { method: "PUT", token: session.token, body });
			const moved = { email: `new-${user.email}` };
			const password = { currentPassword: PASSWORD, password: "Quite another 9" };
			for (const body of [moved, moved, { username: `${user.username}2` }, password]) {
				expect((await change(body)).status, JSON.stringify(body)).toBe(200);
			}
			await call(`/api/admin/users/${user.id}/suspension`, { method: "PUT", token });
			const activity = (await read(user, owner))?.activity ?? [];
			expect(activity.map(({ kind }) => kind)).toEqual(["password", "username", "email", "sign-in"]);
			expect(activity.filter(({ network }) => network !== null)).toEqual([]);
		}
		expect((await read(ada, grace))?.activity, "a deputy who helps").toHaveLength(4);
	});

	test("what was done to the user and what they were refused is listed, the newest first", async () => {
		const owner = await givenUser(platform, { role: "owner" });
		const ada = await givenUser(platform);
		const { token } = await givenSession(platform, owner);
		const session = await givenSession(platform, ada);
		await call(`/api/admin/users/${ada.id}/reset-link`, { method: "POST", token });
		await call("/api/admin/users", { token: session.token });
		await call(`/api/admin/users/${ada.id}/suspension`, { method: "PUT", token });
		const support = await read(ada, owner);
		expect(support?.lines.map(({ action, outcome }) => [action, outcome])).toEqual([
			["user.suspend", "done"],
			["users.list", "refused"],
			["user.reset-link", "done"],
		]);
		expect(support?.linkUntil).toBeNull();
		const [row] = await db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, ada.id));
		const details = await readUserDetails(platform, { id: ada.id, viewer: owner });
		expect(details?.suspendedAt).toBe(new Date(row?.at ?? 0).toISOString());
	});
});
