import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { accountActivity, auditLog } from "~/database/schema/accounts";
import { activityLines, listActivity } from "~/domain/accounts/activity.server";
import { createResetLink, resetPassword } from "~/domain/accounts/reset-links.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

test("sign-ins and changes of password, address and role are recorded with browser and shortened network", async () => {
	const ada = await givenUser(platform);
	const owner = { token: (await givenSession(platform, await givenUser(platform, { role: "owner" }))).token };
	const headers = {
		"cf-connecting-ip": "203.0.113.77",
		"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
	};
	const body = { emailOrUsername: ada.username, password: PASSWORD };
	const signedIn = await call("/api/auth/login", { method: "POST", body, headers });
	const { token } = signedIn.body.data;
	const put = (changes: object) => call(`/api/admin/users/${ada.id}`, { method: "PUT", token, body: changes, headers });
	expect((await put({ email: `new-${ada.email}`, username: ada.username })).status).toBe(200);
	expect((await put({ password: "Quite another 9", currentPassword: PASSWORD })).status).toBe(200);
	await call(`/api/admin/users/${ada.id}/role`, { method: "PUT", token: owner.token, body: { role: "admin" } });
	const here = { userAgent: "Firefox on Linux", network: "203.0.113.0/24", role: null };
	expect(await listActivity(db, ada.id)).toMatchObject([
		{ kind: "role", role: "admin", userAgent: null, network: null },
		{ kind: "password", ...here },
		{ kind: "email", ...here },
		{ kind: "sign-in", ...here },
	]);
	const { data } = (await call("/api/me/export", { token })).body;
	expect(data.activity.map(({ kind }: { kind: string }) => kind)).toEqual(["role", "password", "email", "sign-in"]);
});

test("a used reset link is recorded for the user and in the audit log", async () => {
	const ada = await givenUser(platform);
	const link = await createResetLink(db, ada.id);
	expect(await resetPassword(db, { token: link?.token ?? "", password: "Quite another 9" })).toEqual({ ok: true });
	expect(await listActivity(db, ada.id)).toMatchObject([{ kind: "password-reset" }]);
	const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, ada.id));
	expect(entries).toMatchObject([{ action: "user.use-reset-link", targetId: ada.id, outcome: "done" }]);
});

test("a user's newest hundred events are stored", async () => {
	const [ada, grace] = [await givenUser(platform), await givenUser(platform)];
	await db.batch(activityLines(db, { userId: grace.id, kind: "sign-in" }));
	for (let index = 0; index < 105; index++) await db.batch(activityLines(db, { userId: ada.id, kind: "sign-in" }));
	expect(await db.$count(accountActivity, eq(accountActivity.userId, ada.id))).toBe(100);
	expect(await db.$count(accountActivity, eq(accountActivity.userId, grace.id))).toBe(1);
});
