import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { emailVerifications, passwordAttempts, users } from "~/database/schema/accounts";
import { signals } from "~/database/schema/administration";
import { activityLines } from "~/domain/accounts/activity.server";
import { MAIL_LIMITS } from "~/domain/accounts/mailed-links.server";
import { readClientNetwork } from "~/http/credentials";
import { givenSession, givenUser, type Person } from "../../../tests/harness/accounts";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { givenMailbox, MAIL_FROM } from "../../../tests/harness/mail";

const platform = testPlatform();
const db = openDatabase(platform.db);
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

beforeEach(async () => {
	await db.delete(passwordAttempts);
	vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

function pass(milliseconds: number) {
	vi.setSystemTime(Date.now() + milliseconds);
}

/** A site that sends so many mails of a kind in a day. */
function givenSite(MAILS_PER_DAY = 500, variables: Record<string, string> = {}) {
	return givenMailbox({ config: { ...testPlatform(variables).config, MAIL_FROM, MAILS_PER_DAY } });
}

type Site = ReturnType<typeof givenSite>;

async function givenVerified(): Promise<Person> {
	const user = await givenUser(platform);
	const { id: userId, email } = user;
	await db.insert(emailVerifications).values({ userId, email, expiresAt: 0, verifiedAt: Date.now() });
	return user;
}

/** A network from which the account has signed in. */
async function givenHome({ id: userId }: Person) {
	const headers = freshAddress();
	const client = { userAgent: null, network: readClientNetwork({ headers: new Headers(headers) }) };
	await db.batch(activityLines(db, { userId, kind: "sign-in", client }));
	return headers;
}

/** Whether the site sends a link for a new password. */
async function isSent(site: Site, { email }: Person, headers = freshAddress()): Promise<boolean> {
	const before = site.sent.length;
	expect((await site.call("/api/auth/reset-link", { email }, { headers })).status).toBe(202);
	await site.lastToken();
	return site.sent.length > before;
}

/** The response to somebody who presses Verify. */
async function press(site: Site, { id }: { id: string }) {
	const { token } = await givenSession(platform, { id });
	const response = await site.call("/api/auth/email-verification", undefined, { token });
	const { code = null } = (await response.json()) as { code?: string };
	return [response.status, code];
}

const SENT = [202, null];

async function changeAddress({ id }: Person, email: string) {
	await db.update(users).set({ email, emailKey: email }).where(eq(users.id, id));
}

describe("in a day", () => {
	test("strangers get an account ten links for a new password, and its holder at home still gets one", async () => {
		const site = givenSite();
		const holder = await givenVerified();
		const home = await givenHome(holder);
		const other = await givenVerified();
		for (let n = 0; n < MAIL_LIMITS.account; n++) {
			pass(HOUR_MS);
			expect(await isSent(site, holder)).toBe(true);
		}
		pass(HOUR_MS);
		expect([await isSent(site, holder), await isSent(site, other)]).toEqual([false, true]);
		expect(await isSent(site, holder, home)).toBe(true);
		pass(DAY_MS);
		expect(await isSent(site, holder)).toBe(true);
	});

	test("an account causes ten mails that verify, whatever addresses it gives, and nobody else is stopped", async () => {
		const site = givenSite();
		const user = await givenUser(platform);
		for (let n = 0; n < MAIL_LIMITS.account; n++) {
			await changeAddress(user, `target-${n}@mail.example`);
			expect(await press(site, user)).toEqual(SENT);
		}
		await changeAddress(user, "target-last@mail.example");
		expect(await press(site, user)).toEqual([429, "rate_limited"]);
		await changeAddress(user, "own@mail.example");
		const target = await givenUser(platform, { email: "target-last@mail.example" });
		expect(await press(site, target)).toEqual(SENT);
	});

	test("an address gets ten mails that verify, whatever accounts give it", async () => {
		const site = givenSite();
		for (let n = 0; n < MAIL_LIMITS.account; n++) {
			pass(HOUR_MS);
			const user = await givenUser(platform, { email: "victim@mail.example" });
			expect(await press(site, user)).toEqual(SENT);
			await changeAddress(user, `nobody-${n}@mail.example`);
		}
		pass(HOUR_MS);
		const last = await givenUser(platform, { email: "victim@mail.example" });
		expect(await press(site, last)).toEqual([429, "rate_limited"]);
	});
});

describe("MAILS_PER_DAY", () => {
	const WEBHOOK = { WEBHOOK_URL: "https://hooks.example/signals", WEBHOOK_SECRET: `whsec_${btoa("x".repeat(32))}` };

	test("ends mails that new accounts ask for, which is said to them and to the operator", async () => {
		const warn = vi.spyOn(console, "warn").mockReturnValue();
		vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
		const site = givenSite(2, WEBHOOK);
		const member = await givenUser(platform);
		const holder = await givenVerified();
		await db
			.update(users)
			.set({ createdAt: Date.now() - 2 * DAY_MS })
			.where(eq(users.id, member.id));
		for (let n = 0; n < 2; n++) expect(await press(site, await givenUser(platform))).toEqual(SENT);
		const late = await givenUser(platform);
		expect(await press(site, late)).toEqual([503, "mails_used_up"]);
		expect(warn.mock.calls).toEqual([[JSON.stringify({ mail: "verify", outcome: "not sent", reason: "SITE_LIMIT" })]]);
		expect(await db.select({ type: signals.type, data: signals.data }).from(signals)).toEqual([
			{ type: "mail.failed", data: { reason: "SITE_LIMIT" } },
		]);
		// Older accounts and forgotten passwords have mails of their own.
		expect([await press(site, member), await isSent(site, holder)]).toEqual([SENT, true]);
		pass(DAY_MS);
		expect(await press(site, late)).toEqual(SENT);
	});

	test("ends links for a new password that strangers ask for, and not those for a holder at home", async () => {
		vi.spyOn(console, "warn").mockReturnValue();
		const site = givenSite(2);
		const holder = await givenVerified();
		const home = await givenHome(holder);
		for (let n = 0; n < 2; n++) expect(await isSent(site, await givenVerified())).toBe(true);
		expect([await isSent(site, holder), await isSent(site, holder, home)]).toEqual([false, true]);
	});
});

describe("the link of a mail", () => {
	async function linkOf(url: string, variables?: Record<string, string>) {
		const site = givenSite(500, variables);
		const { email } = await givenVerified();
		await site.call(new URL("/api/auth/reset-link", url).href, { email });
		await site.lastToken();
		return /https?:\/\/\S+\?/.exec(site.sent[0]?.text ?? "")?.[0];
	}

	test("is https, also where the site was asked by http, but on this machine", async () => {
		expect(await linkOf("http://marquee.test")).toBe("https://marquee.test/reset-password?");
		expect(await linkOf("https://marquee.test")).toBe("https://marquee.test/reset-password?");
		expect(await linkOf("http://localhost:3000")).toBe("http://localhost:3000/reset-password?");
	});

	test("leads to ORIGIN, wherever the request came", async () => {
		const ORIGIN = "http://house.lan:3000";
		expect(await linkOf("https://evil.test", { ORIGIN })).toBe(`${ORIGIN}/reset-password?`);
	});
});
