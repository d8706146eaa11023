import { eq } from "drizzle-orm";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import { type Access, PAGE_RULES } from "~/domain/accounts/policy";
import { ROLES, type Role } from "~/domain/accounts/types";
import { type Platform, platformContext } from "~/platform.server";
import { givenSeat, givenSession, givenUser, SEATS, type Seat } from "../../tests/harness/accounts";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { openVisitorDatabase } from "./database";
import { currentUser, guardPage } from "./guard-page";
import { identifyVisitor, visitorSession } from "./visitor";

const platform = testPlatform();
const ORIGIN = "https://marquee.test";
const STEPS = [openVisitorDatabase, identifyVisitor, guardPage];

interface Sent {
	path: string;
	method?: string;
	headers?: Record<string, string>;
	replaced?: Partial<Platform>;
}

/** Sends a request through the middleware of the pages' layout; the page's body is the visitor's username. */
async function send({ path, method = "GET", headers = {}, replaced = {} }: Sent): Promise<Response> {
	const request = new Request(`https://marquee.test${path}`, { method, headers });
	const context = new RouterContextProvider();
	context.set(platformContext, { ...testPlatform(), ...replaced });
	const args = { request, context, url: new URL(request.url), params: {}, pattern: path.split("?")[0] };
	const page = async () => new Response((await context.get(visitorSession))?.user.username ?? "nobody");
	const run = STEPS.reduceRight<() => Promise<Response>>(
		(next, step) => async () =>
			((await step(args as unknown as Parameters<MiddlewareFunction<Response>>[0], next)) as Response | undefined) ??
			(await next()),
		page,
	);
	try {
		return await run();
	} catch (thrown) {
		if (thrown instanceof Response) return thrown;
		throw thrown;
	}
}

async function cookieOf(role: Role): Promise<string> {
	const user = await givenUser(platform, { role });
	return `__Host-marquee_session=${(await givenSession(platform, user)).token}`;
}

const VISITORS = [null, ...ROLES.flatMap((role) => SEATS.map((seat) => ({ role, seat })))];

const forAdministration = (roles: Role[]) => (visitor: { role: Role; seat: Seat }) =>
	roles.includes(visitor.role) && visitor.seat === "first" ? null : "/";

/** Where a page's access redirects a visitor who is signed in; null: they may open it. */
const EXPECTED: Record<Access, (visitor: { role: Role; seat: Seat }, whoIsWatching: string) => string | null> = {
	public: () => null,
	"optional-session": () => null,
	"signed-in": () => null,
	person: ({ seat }, whoIsWatching) => (seat === "none" ? whoIsWatching : null),
	"person-or-first": ({ seat }) => (seat === "first" ? null : "/"),
	"first-person": ({ seat }) => (seat === "first" ? null : "/"),
	"self-or-owner": forAdministration(["owner"]),
	admin: forAdministration(["admin", "owner"]),
	owner: forAdministration(["owner"]),
};

function expectedRedirect(
	{ access, login, path, isWithoutProfile }: (typeof PAGE_RULES)[number],
	visitor: (typeof VISITORS)[number],
): string | null {
	const isOpen = access === "public" || access === "optional-session";
	const whoIsWatching = path === "/" ? "/profiles" : `/profiles?redirectTo=${encodeURIComponent(path)}`;
	if (visitor === null) {
		if (isOpen) return null;
		return login && !login.isOverHome ? `/login?redirectTo=${encodeURIComponent(path)}` : "/";
	}
	if (isOpen) return visitor.seat === "none" && !isWithoutProfile ? whoIsWatching : null;
	return EXPECTED[access](visitor, whoIsWatching);
}

describe.each(VISITORS)("%j", (visitor) => {
	test.each(PAGE_RULES.flatMap((rule) => ["GET", "POST"].map((method) => ({ method, rule, path: rule.path }))))(
		"$method $path",
		async ({ method, rule, path }) => {
			const seat = visitor && (await givenSeat(platform, visitor));
			const headers = { origin: ORIGIN, ...(seat && { cookie: `__Host-marquee_session=${await seat.signIn()}` }) };
			const response = await send({ path, method, headers });
			const expected = expectedRedirect(rule, visitor);
			if (expected === null) expect(response.status).toBe(200);
			else expect([response.status, response.headers.get("location")]).toEqual([302, expected]);
		},
	);
});

test("whoever may not open the panel is redirected to Home in its place, which gets the address that was refused", async () => {
	const cookie = await cookieOf("user");
	for (const method of ["GET", "POST"]) {
		const refused = await send({ path: "/admin", method, headers: { cookie, origin: ORIGIN } });
		expect(refused.headers.getSetCookie()).toEqual([
			"__Host-marquee_refused=%2Fadmin; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure",
		]);
		expect(refused.headers.get("x-remix-replace"), "the refused page is not in the history").toBe("true");
	}
	for (const [path, kept] of [
		["/admin", "/admin"],
		["/admin?tab=users&q=a%20b", "/admin?tab=users&q=a%20b"],
		[`/admin?q=${"x".repeat(5000)}`, "/admin"],
	] as const) {
		const signedOut = await send({ path });
		expect([signedOut.status, signedOut.headers.get("location")]).toEqual([302, "/"]);
		expect(signedOut.headers.get("x-remix-reload-document"), "Home reads the cookie").toBe("true");
		expect(signedOut.headers.getSetCookie()[0]?.split(";")[0]).toBe(
			`__Host-marquee_refused=${encodeURIComponent(kept)}`,
		);
	}
});

test("a refused form of the panel is written to the audit log, a refused page view is not", async () => {
	const db = openDatabase(platform.db);
	const user = await givenUser(platform, { role: "user" });
	const cookie = `__Host-marquee_session=${(await givenSession(platform, user)).token}`;
	for (const method of ["GET", "POST"]) await send({ path: "/admin", method, headers: { cookie, origin: ORIGIN } });
	const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, user.id));
	expect(entries).toMatchObject([{ action: "panel.use", outcome: "refused", detail: { reason: "not allowed" } }]);
});

test("a page without a rule is refused", async () => {
	expect((await send({ path: "/secret", headers: { cookie: await cookieOf("owner") } })).status).toBe(404);
});

test("currentUser has no default: an unguarded page fails", () => {
	expect(() => new RouterContextProvider().get(currentUser)).toThrow();
});

test.each(["/settings", "/login", "/logout", "/movie/27205"])(
	"%s rejects a form of another site, signed in or not",
	async (path) => {
		for (const cookie of ["", await cookieOf("user")]) {
			const headers = { origin: "https://evil.test", cookie };
			const { response } = await fetchPage(path, { method: "POST", headers, body: new URLSearchParams() });
			expect(response.status).toBe(403);
		}
	},
);

function countingDatabase() {
	const prepare = vi.fn();
	const db = { withSession: () => ({ prepare, getBookmark: () => null }) } as unknown as D1Database;
	return { db, prepare };
}

test("signed-out visitors and unrelated cookies need no query", async () => {
	const { db, prepare } = countingDatabase();
	const plain = await send({ path: "/", replaced: { db } });
	expect(plain.headers.get("cache-control")).toBeNull();
	expect(plain.headers.getSetCookie()).toEqual([]);
	const forged = await send({ path: "/", headers: { cookie: "__Host-marquee_session=a.b.c" }, replaced: { db } });
	expect(forged.headers.getSetCookie(), "another site's cookie is left alone").toEqual([]);
	expect(prepare).not.toHaveBeenCalled();
});

describe("while the database is down", () => {
	function brokenDatabase(): D1Database {
		const prepare = () => {
			throw new Error("D1 is down");
		};
		vi.spyOn(console, "warn").mockImplementation(() => undefined);
		return { withSession: () => ({ prepare, getBookmark: () => null }) } as unknown as D1Database;
	}

	test("public pages still render, and cookies are not removed", async () => {
		const replaced = { db: brokenDatabase() };
		expect((await send({ path: "/", replaced })).status).toBe(200);
		const signedIn = await send({ path: "/", headers: { cookie: await cookieOf("user") }, replaced });
		expect([signedIn.status, await signedIn.text()]).toEqual([200, "nobody"]);
		expect(signedIn.headers.getSetCookie()).toEqual([]);
	});

	test("a visitor whose sign-out did not reach the server sees public pages, and keeps the mark", async () => {
		const headers = { cookie: `${await cookieOf("user")}; __Host-marquee_signed_out=1` };
		const left = await send({ path: "/", headers, replaced: { db: brokenDatabase() } });
		expect([left.status, await left.text(), left.headers.getSetCookie()]).toEqual([200, "nobody", []]);
	});

	test("guarded pages return 503 instead of redirecting a signed-in visitor to sign in", async () => {
		const headers = { cookie: await cookieOf("user") };
		expect((await send({ path: "/settings", headers, replaced: { db: brokenDatabase() } })).status).toBe(503);
	});
});

test("a page for a signed-in visitor is not cached", async () => {
	const response = await send({ path: "/", headers: { cookie: await cookieOf("user") } });
	expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a session that the browser has marked as signed out ends with the next request", async () => {
	const cookie = await cookieOf("user");
	const left = await send({ path: "/", headers: { cookie: `${cookie}; __Host-marquee_signed_out=1` } });
	expect(await left.text()).toBe("nobody");
	expect(left.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual([
		"__Host-marquee_session",
		"__Host-marquee_signed_out",
	]);
	expect(await (await send({ path: "/", headers: { cookie } })).text()).toBe("nobody");
});

test("a remembered cookie is renewed once a day", async () => {
	const cookie = await cookieOf("user");
	expect((await send({ path: "/", headers: { cookie } })).headers.getSetCookie()).toEqual([]);
	vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
	const renewed = (await send({ path: "/", headers: { cookie } })).headers.getSetCookie();
	expect(renewed).toHaveLength(1);
	expect(renewed[0]).toMatch(/^__Host-marquee_session=ey.*; Max-Age=2592000; Secure$/);
});

test("a write sets a bookmark, so that the visitor's next page reads it", async () => {
	const headers = { cookie: await cookieOf("user"), origin: ORIGIN };
	const written = await send({ path: "/settings", method: "POST", headers });
	const bookmark = written.headers.getSetCookie().find((line) => line.startsWith("__Host-marquee_bookmark="));
	expect(bookmark).toMatch(
		/^__Host-marquee_bookmark=[0-9a-f-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
	);
	const next = await send({ path: "/settings", headers: { cookie: `${headers.cookie}; ${bookmark?.split(";")[0]}` } });
	expect(next.status).toBe(200);
	const invalid = await send({
		path: "/settings",
		headers: { cookie: `${headers.cookie}; __Host-marquee_bookmark='; drop` },
	});
	expect(invalid.status).toBe(200);
});
