import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { MailBinding } from "~/clients/mail/send-mail.server";
import { openDatabase } from "~/database/open.server";
import { emailVerifications, users } from "~/database/schema/accounts";
import { listActivity } from "~/domain/accounts/activity.server";
import { findEmailVerification, MAIL_LIMITS } from "~/domain/accounts/mailed-links.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { isResetLinkValid, resetPassword } from "~/domain/accounts/reset-links.server";
import { listSessions } from "~/domain/accounts/sessions.server";
import { suspend } from "~/domain/accounts/suspension.server";
import { setPreferences } from "~/domain/library/store/preferences.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { givenMailbox, MAIL_FROM } from "../../../tests/harness/mail";

const platform = testPlatform();
const db = openDatabase(platform.db);
const HOUR_MS = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

const isEmailVerified = async (id: string) => (await findEmailVerification(db, id)) !== null;

/** An account whose address is verified, without a mail. */
async function givenVerified() {
	const user = await givenUser(platform);
	await db
		.insert(emailVerifications)
		.values({ userId: user.id, email: user.email, expiresAt: 0, verifiedAt: Date.now() });
	return user;
}

const ask = (mailbox: ReturnType<typeof givenMailbox>, email: string, headers?: object) =>
	mailbox.call("/api/auth/reset-link", { email }, headers && { headers });

describe("a mailed reset link", () => {
	test("goes to the verified address as it is stored, in plain text and HTML with the same link", async () => {
		const mailbox = givenMailbox();
		const { email, username } = await givenVerified();
		const headers = { ...freshAddress(), host: "evil.test", "x-forwarded-host": "evil.test" };
		const response = await ask(mailbox, `  ${email.toUpperCase()} `, headers);
		expect([response.status, await response.json()]).toEqual([202, { success: true, data: {} }]);
		const token = await mailbox.lastToken();
		const [mail] = mailbox.sent;
		expect([mailbox.sent.length, mail?.to, mail?.from]).toEqual([1, email, { name: "Marquee", email: MAIL_FROM }]);
		const url = `https://marquee.test/reset-password?token=${token}`;
		expect(mail?.text).toContain(`\n${url}\n`);
		expect(mail?.html).toContain(`href="${url}"`);
		expect(`${mail?.text}${mail?.html}`).not.toMatch(new RegExp(`${username}|evil|<img|<script`));
		expect(await isResetLinkValid(db, token ?? "")).toBe(true);
		expect(JSON.stringify(await db.all("select * from reset_tokens"))).not.toContain(token);
	});

	test("is in the language that the holder has chosen, and leads to its pages", async () => {
		const mailbox = givenMailbox();
		const { email, id } = await givenVerified();
		await setPreferences(db, id as ProfileId, { language: "ar" });
		await ask(mailbox, email);
		const token = await mailbox.lastToken();
		const [mail] = mailbox.sent;
		expect(mail?.subject).toBe("عيّن كلمة مرور جديدة في Marquee");
		expect(mail?.text).toContain(`\nhttps://marquee.test/ar/reset-password?token=${token}\n`);
		expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
	});

	test("works once, ends all sessions, and is in the holder's activity", async () => {
		const mailbox = givenMailbox();
		const { email, id } = await givenVerified();
		await givenSession(platform, { id });
		await ask(mailbox, email);
		const token = (await mailbox.lastToken()) ?? "";
		const client = { userAgent: null, network: "192.0.2.1" };
		expect(await resetPassword(db, { token, password: "Other horse 8 staple", client })).toEqual({ ok: true });
		expect(await resetPassword(db, { token, password: "Third horse 9 staple", client })).toMatchObject({
			reason: "link",
		});
		expect(await listSessions(db, id)).toEqual([]);
		expect(await listActivity(db, id)).toMatchObject([{ kind: "password-reset" }]);
	});

	test("ends after an hour, and with the next one", async () => {
		const mailbox = givenMailbox();
		const { email } = await givenVerified();
		await ask(mailbox, email);
		const first = (await mailbox.lastToken()) ?? "";
		await ask(mailbox, email);
		const second = (await mailbox.lastToken()) ?? "";
		expect([await isResetLinkValid(db, first), await isResetLinkValid(db, second)]).toEqual([false, true]);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
		expect(await isResetLinkValid(db, second)).toBe(false);
	});

	test("is not sent to an address that is not verified, was changed since, or is of a suspended account", async () => {
		const mailbox = givenMailbox();
		const owner = await givenUser(platform, { role: "owner" });
		const [unverified, changed, recased, suspended] = [
			await givenUser(platform),
			await givenVerified(),
			await givenVerified(),
			await givenVerified(),
		];
		await db
			.update(users)
			.set({ email: "new@mail.example", emailKey: "new@mail.example" })
			.where(eq(users.id, changed.id));
		await db.update(users).set({ email: recased.email.toUpperCase() }).where(eq(users.id, recased.id));
		await suspend(db, { id: suspended.id, actorId: owner.id });
		for (const { email } of [unverified, changed, recased, suspended]) await ask(mailbox, email);
		await ask(mailbox, "new@mail.example");
		await ask(mailbox, unverified.username.concat("@nowhere.example"));
		expect([await mailbox.lastToken(), mailbox.sent]).toEqual([null, []]);
	});

	test("has the same response for every address, which is made before the database is asked", async () => {
		const warn = vi.spyOn(console, "warn").mockReturnValue();
		const withSession = () => ({ getBookmark: () => null });
		const mailbox = givenMailbox({ db: { withSession } as unknown as D1Database });
		const { email } = await givenVerified();
		const { email: unverified } = await givenUser(platform);
		const seen = new Set<string>();
		for (const address of [email, unverified, "nobody@nowhere.example"]) {
			const response = await ask(mailbox, address);
			const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
			seen.add(JSON.stringify([response.status, headers, await response.text()]));
		}
		expect([...seen]).toMatchObject([expect.stringContaining("202")]);
		// Each was looked up afterwards, in vain.
		expect([await mailbox.lastToken(), warn.mock.calls.length]).toEqual([null, 3]);
	});

	test("is limited for an address and for a network, which made-up addresses do not use up", async () => {
		const mailbox = givenMailbox();
		const { email } = await givenVerified();
		for (let n = 0; n <= MAIL_LIMITS.address; n++) {
			expect((await ask(mailbox, email)).status).toBe(202);
			await mailbox.lastToken();
		}
		expect(mailbox.sent).toHaveLength(MAIL_LIMITS.address);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
		const headers = freshAddress();
		const limited = givenMailbox();
		const askFor = async (address: string) => {
			// Past the limit of a minute, which responds with 429.
			vi.setSystemTime(Date.now() + 61_000);
			await ask(limited, address, headers);
			await limited.lastToken();
			return limited.sent.length;
		};
		for (let n = 0; n < MAIL_LIMITS.network; n++) await askFor(`nobody-${n}@nowhere.example`);
		expect(await askFor(email)).toBe(1);
		for (let n = 1; n < MAIL_LIMITS.network; n++) await askFor((await givenVerified()).email);
		expect(await askFor((await givenVerified()).email)).toBe(MAIL_LIMITS.network);
		await ask(limited, email);
		await limited.lastToken();
		expect(limited.sent).toHaveLength(MAIL_LIMITS.network + 1);
	});

	test.each([
		"ada@mail.example\r\nBcc: eve@evil.example",
		"ada@mail.example\nSubject: hello",
		"ada@mail.example%0d%0aBcc:eve@evil.example ",
		"ada@mail.example, eve@evil.example",
		"<ada@mail.example>",
	])("is refused or sent to nobody for %j", async (email) => {
		const mailbox = givenMailbox();
		const { status } = await ask(mailbox, email);
		expect([202, 422]).toContain(status);
		expect([await mailbox.lastToken(), mailbox.sent]).toEqual([null, []]);
	});

	test("that cannot be sent is tried twice, and the log has a code instead of what the server says", async () => {
		const warn = vi.spyOn(console, "warn").mockReturnValue();
		const { email } = await givenVerified();
		const send = vi.fn(async () => {
			throw Object.assign(new Error(`550 <${email}> unknown`), { code: "E_RECIPIENT_NOT_ALLOWED" });
		});
		const mailbox = givenMailbox({ send });
		expect((await ask(mailbox, email)).status).toBe(202);
		expect([await mailbox.lastToken(), send.mock.calls.length]).toEqual([null, 2]);
		expect(warn.mock.calls).toEqual([
			[JSON.stringify({ mail: "reset", outcome: "not sent", reason: "E_RECIPIENT_NOT_ALLOWED" })],
		]);
	});

	test("is sent by Cloudflare's binding as Miniflare emulates it", async () => {
		const { EMULATED_EMAIL } = env as unknown as { EMULATED_EMAIL: MailBinding };
		const mailbox = givenMailbox({ send: (message) => EMULATED_EMAIL.send(message) });
		const { email } = await givenVerified();
		await ask(mailbox, email);
		expect(await mailbox.lastToken()).not.toBeNull();
	});

	test("is refused where the site sends no mail", async () => {
		const headers = { ...freshAddress(), "content-type": "application/json" };
		const body = JSON.stringify({ email: "ada@mail.example" });
		const response = await fetchApi("/api/auth/reset-link", { method: "POST", headers, body });
		expect([response.status, await response.json()]).toMatchObject([409, { code: "mail_off" }]);
	});
});

describe("an address", () => {
	test("is verified by the link of a sign-up, once, which is in the holder's activity", async () => {
		const mailbox = givenMailbox();
		const registration = { username: `user${Date.now()}`, email: "first@mail.example", password: PASSWORD };
		const registered = await mailbox.call("/api/auth/register", registration);
		const { data } = (await registered.json()) as { data: { user: { id: string } } };
		const token = (await mailbox.lastToken()) ?? "";
		expect(mailbox.sent.map(({ to, subject }) => [to, subject])).toEqual([
			["first@mail.example", "Verify your email address for Marquee"],
		]);
		expect(await isEmailVerified(data.user.id)).toBe(false);
		expect((await mailbox.call("/api/auth/verify-email", { token })).status).toBe(200);
		expect(await isEmailVerified(data.user.id)).toBe(true);
		expect(await listActivity(db, data.user.id)).toMatchObject([{ kind: "email-verified" }, { kind: "sign-up" }]);
		expect((await mailbox.call("/api/auth/verify-email", { token })).status).toBe(410);
	});

	test("is not verified by the link of another account, of another address, or of more than an hour ago", async () => {
		const mailbox = givenMailbox();
		const [ada, bea] = [await givenUser(platform), await givenUser(platform)];
		const send = async ({ id }: { id: string }) => {
			const { token } = await givenSession(platform, { id });
			expect((await mailbox.call("/api/auth/email-verification", undefined, { token })).status).toBe(202);
			return (await mailbox.lastToken()) ?? "";
		};
		const verify = async (token: string) => (await mailbox.call("/api/auth/verify-email", { token })).status;
		const ofBea = await send(bea);
		expect([await verify(ofBea), await isEmailVerified(ada.id)]).toEqual([200, false]);
		const ofAda = await send(ada);
		await db
			.update(users)
			.set({ email: "later@mail.example", emailKey: "later@mail.example" })
			.where(eq(users.id, ada.id));
		expect(await verify(ofAda)).toBe(410);
		const late = await send(ada);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
		expect([await verify(late), await isEmailVerified(ada.id)]).toEqual([410, false]);
		expect(await verify("no token")).toBe(410);
	});

	test("that is changed is not verified any more, and gets a mail of its own", async () => {
		const mailbox = givenMailbox();
		const user = await givenVerified();
		const { token, sessionId } = await givenSession(platform, user);
		await db.run(`update sessions set password_at = ${Date.now()} where id = '${sessionId}'`);
		const response = await fetchApi(
			`/api/admin/users/${user.id}`,
			{
				method: "PUT",
				headers: { ...freshAddress(), "content-type": "application/json", authorization: `Bearer ${token}` },
				body: JSON.stringify({ email: "second@mail.example" }),
			},
			{ replaced: mailbox.platform },
		);
		expect(response.status).toBe(200);
		const mailed = (await mailbox.lastToken()) ?? "";
		expect(mailbox.sent.map(({ to }) => to)).toEqual(["second@mail.example"]);
		expect(await isEmailVerified(user.id)).toBe(false);
		await mailbox.call("/api/auth/verify-email", { token: mailed });
		expect(await isEmailVerified(user.id)).toBe(true);
	});

	test("that is verified gets no further mail, and one of more mails than the limit says so", async () => {
		const mailbox = givenMailbox();
		const [verified, unverified] = [await givenVerified(), await givenUser(platform)];
		const press = async (user: { id: string }) => {
			const { token } = await givenSession(platform, user);
			return (await mailbox.call("/api/auth/email-verification", undefined, { token })).status;
		};
		expect([await press(verified), mailbox.sent.length]).toEqual([202, 0]);
		const statuses = [];
		for (let n = 0; n <= MAIL_LIMITS.address; n++) statuses.push(await press(unverified));
		expect(statuses).toEqual([202, 202, 202, 429]);
	});

	test("is not verified while the account is suspended", async () => {
		const mailbox = givenMailbox();
		const [owner, user] = [await givenUser(platform, { role: "owner" }), await givenUser(platform)];
		const { token } = await givenSession(platform, user);
		await mailbox.call("/api/auth/email-verification", undefined, { token });
		const mailed = await mailbox.lastToken();
		await suspend(db, { id: user.id, actorId: owner.id });
		expect((await mailbox.call("/api/auth/verify-email", { token: mailed })).status).toBe(410);
	});

	test("that no mail may go to is told, and a failure to send, too", async () => {
		vi.spyOn(console, "warn").mockReturnValue();
		const send = async () => Promise.reject(new Error("EENVELOPE 550"));
		const mailbox = givenMailbox({ send });
		const press = async (email: string) => {
			const { token } = await givenSession(platform, await givenUser(platform, { email }));
			const response = await mailbox.call("/api/auth/email-verification", undefined, { token });
			return [response.status, ((await response.json()) as { code: string }).code];
		};
		expect(await press("doctor@marquee.invalid")).toEqual([409, "unfit_address"]);
		expect(await press("a,b@mail.example")).toEqual([409, "unfit_address"]);
		expect(await press("ada@mail.example")).toEqual([503, "unavailable"]);
	});
});
