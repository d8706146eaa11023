import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { PAGE_RULES } from "~/domain/accounts/policy";
import type { User } from "~/domain/accounts/types";
import { findUser } from "~/domain/accounts/users.server";
import { readRefused } from "~/http/credentials";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { expectConsoleError } from "../../../tests/harness/fail-on-console-error";
import { interruptedDatabase } from "../../../tests/harness/interrupted-database";
import { fetchPage } from "../../../tests/harness/pages";
import type { loader } from "./login";

const platform = testPlatform();
const EVIL = encodeURIComponent("/.//evil.example/phish");

function sendForm(path: string, body: BodyInit) {
	const headers = {
		...freshAddress(),
		origin: "https://marquee.test",
		"content-type": "application/x-www-form-urlencoded",
	};
	return fetchPage(path, { method: "POST", headers, body });
}

test.each(["/login", "/signup"])("%s leads a signed-in visitor to pages of this site only", async (page) => {
	const { token } = await givenSession(platform, await givenUser(platform));
	const headers = { cookie: `__Host-marquee_session=${token}` };
	for (const [redirectTo, location] of [
		[EVIL, "/"],
		["/movie/5", "/movie/5"],
	]) {
		const { response } = await fetchPage(`${page}?redirectTo=${redirectTo}`, { headers });
		expect([response.status, response.headers.get("location")]).toEqual([302, location]);
	}
});

test.each([
	["/admin", "admin"],
	["/admin?tab=users&q=ada", "admin"],
	["/settings?tab=security", "settings"],
	["/settings/import", "imports"],
	["/settings/import/3f2b?state=ready", "import"],
	["/watched", "watched"],
	["/watched/2026", "year"],
	["/movies", null],
	["/administrators", null],
	[EVIL, null],
])("the sign-in page that leads to %s says what it opens: %s", async (redirectTo, opens) => {
	const { data } = await fetchPage<typeof loader>(`/login?redirectTo=${encodeURIComponent(redirectTo)}`);
	expect(data.reason).toBe(opens);
});

const GUARDED = PAGE_RULES.flatMap(({ path, login }) => (login ? [{ path, ...login }] : []));

describe.each(GUARDED)("a signed-out visitor of $path", ({ path, opens, isOverHome = false }) => {
	const wanted = `${path.replace(":year", "2026").replace(":id", "3f2b")}?tab=users&q=a+b%26c`;

	test.each(["document", "data"])("arrives there after the sign-in that the %s led to", async (kind) => {
		const asked = kind === "data" ? wanted.replace("?", ".data?") : wanted;
		const { response } = await fetchPage(asked);
		let login = response.headers.get("location") ?? "";
		if (isOverHome) {
			expect(login).toBe("/");
			const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
			login = `/login?redirectTo=${encodeURIComponent(readRefused(new Request("https://marquee.test/", { headers: { cookie } })) ?? "")}`;
		}
		const { data } = await fetchPage<typeof loader>(login);
		expect(data.reason).toBe(opens);
		const { username } = await givenUser(platform);
		const fields = new URLSearchParams({ intent: "login", emailOrUsername: username, password: PASSWORD });
		const { response: signedIn } = await sendForm(login, fields);
		expect([signedIn.status, signedIn.headers.get("location")]).toEqual([302, wanted]);
	});
});

test.each([
	["%2Fadmin%3Ftab%3Djobs", "/admin?tab=jobs"],
	[EVIL, "/"],
	["https%3A%2F%2Fevil.example", "/"],
	["%2F%2Fevil.example", "/"],
	["%2F%5Cevil.example", "/"],
	["javascript%3Aalert(1)", "/"],
	["%E0%A4%A", "/"],
	["admin", "/"],
])("the refused page %s that a browser names leads to pages of this site only: %s", (value, path) => {
	const request = new Request("https://marquee.test/", { headers: { cookie: `__Host-marquee_refused=${value}` } });
	expect(readRefused(request)).toBe(path);
});

test.each([
	["/movie/27205", { intent: "save", media_type: "movie", media_id: "27205" }],
	["/tv/1396", { intent: "mark", media_type: "tv", media_id: "1396" }],
	["/watch/movie/27205", { intent: "save", media_type: "movie", media_id: "27205" }],
])("a button of %s that needs an account leads to the sign-in page, which says so", async (path, fields) => {
	const sent = await sendForm(path, new URLSearchParams(fields));
	const location = sent.response.headers.get("location") ?? "";
	expect(location).toBe(`/login?keeps=1&redirectTo=${encodeURIComponent(path)}`);
	const { data } = await fetchPage<typeof loader>(location);
	expect(data.reason).toBe("unsaved");
});

test("the sign-in form leads to pages of this site only", async () => {
	const { username } = await givenUser(platform);
	const fields = new URLSearchParams({ intent: "login", emailOrUsername: username, password: PASSWORD });
	const { response } = await sendForm(`/login?redirectTo=${EVIL}`, fields);
	expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
});

test("a script that signs in gets the token and the session, and stays where it is; a failure has its status", async () => {
	const { username } = await givenUser(platform);
	const send = (password: string) =>
		sendForm(
			"/login.data?redirectTo=/settings",
			new URLSearchParams({ intent: "login", emailOrUsername: username, password }),
		);
	const signedIn = await send(PASSWORD);
	expect([signedIn.response.status, signedIn.response.headers.get("location")]).toEqual([200, null]);
	expect(signedIn.response.headers.get("set-cookie")).toContain("marquee_session=");
	expect(signedIn.data).toEqual({ ok: true, auth: { token: expect.any(String), sessionId: expect.any(String) } });
	const refused = await send("wrong");
	expect(refused.response.status).toBe(401);
	expect(refused.data).toEqual({
		ok: false,
		status: 401,
		message: "Invalid email or password",
		values: { emailOrUsername: username, remember: "" },
	});
});

test.each([
	["in a document what failed", "/settings", "Failed to update profile"],
	["to a script the status", "/settings.data", "API request failed: 500"],
])("Settings say %s where a form fails unexpectedly", async (_, path, message) => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	expectConsoleError();
	const fail = () => Promise.reject(new Error("A bug"));
	const { response, data } = await fetchPage(
		path,
		{
			method: "POST",
			headers: { origin: "https://marquee.test", cookie: `__Host-marquee_session=${token}` },
			body: new URLSearchParams({ intent: "profile", userId: user.id, username: "ada-2", email: user.email }),
		},
		{ replaced: { db: interruptedDatabase(platform.db, /from "users"/, fail) } },
	);
	expect([response.status, data]).toMatchObject([500, { ok: false, message }]);
});

async function sendProfile(viewer: User, fields: Record<string, string>) {
	const { token } = await givenSession(platform, viewer);
	const { data, loaded } = await fetchPage("/settings", {
		method: "POST",
		headers: { ...freshAddress(), origin: "https://marquee.test", cookie: `__Host-marquee_session=${token}` },
		body: new URLSearchParams({ intent: "profile", ...fields }),
	});
	return { state: data, shown: (loaded as { user: User }).user };
}

test.each([
	["the user name of somebody without a name of their own", "", { username: "ada-2" }],
	["the user name of somebody who has a name", "Ada Lovelace", { username: "ada-3" }],
	["an address, without its spaces", "", { email: "  ada-4@example.com " }],
	["a name", "Ada Lovelace", { name: "Ada King" }],
	["a name to none", "Ada Lovelace", { name: " " }],
])("the document after a change of %s shows the profile as it is stored", async (_, name, fields) => {
	const user = await givenUser(platform, { name });
	const { state, shown } = await sendProfile(user, { userId: user.id, ...fields });
	expect(state).toEqual({ intent: "profile", ok: true, message: "Profile updated successfully!" });
	expect(shown).not.toEqual(user);
	expect(shown).toEqual(await findUser(openDatabase(platform.db), user.id));
});

test("an owner who changes somebody else's profile still sees their own", async () => {
	const [owner, other] = [await givenUser(platform, { role: "owner" }), await givenUser(platform)];
	const { state, shown } = await sendProfile(owner, { userId: other.id, username: `${other.username}-2` });
	expect(state).toMatchObject({ ok: true });
	expect(shown).toEqual(owner);
});

test.each(["/my-list", "/login", "/reset-password"])(
	"a form of 120 MB to %s is 413, and reading stops at 64 KiB",
	async (page) => {
		const chunk = new TextEncoder().encode("a".repeat(16 * 1024));
		let taken = 0;
		const body = new ReadableStream({
			pull(controller) {
				if (taken++ * chunk.length > 120_000_000) controller.close();
				else controller.enqueue(chunk);
			},
		});
		expect((await sendForm(page, body)).response.status).toBe(413);
		expect(taken).toBeLessThan(8);
	},
);
