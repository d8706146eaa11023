import type { APIRequestContext } from "@playwright/test";
import { freshAddress } from "../harness/client-address";
import { RULES, type Rule } from "../rules";
import { sessionCookie } from "./accounts";
import { expect, type Site, test } from "./test";

const VISITORS = ["visitor", "user", "admin", "owner"] as const;
type Who = (typeof VISITORS)[number];

interface Account {
	id: string;
	token: string;
}

/** Known ids of the sample catalogue, by the start of the path. */
const KNOWN_IDS = { "/tv": "1396", "/watch/tv": "1396", "/person": "1007300524", "/collection": "1752451833" };

/** Real values for the names in an address; a user's id stays open. */
function addressOf(path: string, id: string): string {
	const [, known = "27205"] = Object.entries(KNOWN_IDS).find(([start]) => path.startsWith(start)) ?? [];
	const values: Record<string, string> = {
		id: path.startsWith("/api") ? id : known,
		season: "1",
		episode: "1",
		mediaId: "27205",
		mediaType: "movie",
		list: "movies",
		"*": "nowhere",
	};
	const pattern = path === "/api/tmdb/*" ? "/api/tmdb/genre/movie/list" : path;
	return pattern.replace(/:(\w+)|\*/g, (name, word: string | undefined) => values[word ?? name] ?? "1");
}

async function givenAccount({ url, miniflare }: Site, request: APIRequestContext, who: Who): Promise<Account | null> {
	if (who === "visitor") return null;
	const unique = crypto.randomUUID().slice(0, 8);
	const registered = await request.post(`${url}/api/auth/register`, {
		data: { username: `${who}-${unique}`, email: `${unique}@example.com`, password: "Correct horse 7" },
	});
	const { data } = await registered.json();
	const db = await miniflare.getD1Database("DB");
	await db.prepare("update users set role = ? where id = ?").bind(who, data.user.id).run();
	return { id: data.user.id, token: data.token };
}

function rankNeeded({ access }: Rule, isSelf: boolean): number {
	if (access === "self-or-owner") return isSelf ? 1 : 3;
	return { public: 0, "optional-session": 0, "signed-in": 1, admin: 2, owner: 3 }[access];
}

for (const who of VISITORS) {
	test.describe(`${who}:`, () => {
		test("every operation of /api accepts or rejects the call as the policy table says", async ({
			site,
			playwright,
		}) => {
			const request = await playwright.request.newContext({ extraHTTPHeaders: freshAddress() });
			const account = await givenAccount(site, request, who);
			const calls = RULES.filter(({ method }) => method !== null).flatMap((rule) =>
				rule.access === "self-or-owner"
					? [
							{ rule, isSelf: true },
							{ rule, isSelf: false },
						]
					: [{ rule, isSelf: false }],
			);
			expect(calls.length).toBeGreaterThan(20);
			// Last, since it ends the session.
			calls.sort((a, b) => Number(a.rule.path === "/api/auth/logout") - Number(b.rule.path === "/api/auth/logout"));
			for (const { rule, isSelf } of calls) {
				const response = await fetch(`${site.url}${addressOf(rule.path, isSelf && account ? account.id : "nobody")}`, {
					method: rule.method ?? "GET",
					headers: { ...freshAddress(), ...(account && { authorization: `Bearer ${account.token}` }) },
				});
				const cell = `${rule.method} ${rule.path}${isSelf ? " (self)" : ""}`;
				const isAllowed = VISITORS.indexOf(who) >= rankNeeded(rule, isSelf && account !== null);
				const text = await response.text();
				const guarded = text.includes(who === "visitor" ? '"code":"unauthorized"' : '"code":"forbidden"');
				expect([response.status < 500, guarded], `${cell}: ${text.slice(0, 300)}`).toEqual([true, !isAllowed]);
				if (!isAllowed) expect(response.status, cell).toBe(who === "visitor" ? 401 : 403);
			}
		});

		test("every page and its form accepts or rejects the visitor as the policy table says", async ({
			site,
			playwright,
		}) => {
			const request = await playwright.request.newContext({ extraHTTPHeaders: freshAddress() });
			const account = await givenAccount(site, request, who);
			// The image that records an opening serves only the product's own pages; its server tests check this.
			const isPage = (path: string) => path !== "/logout" && !path.endsWith("/opened");
			const pages = RULES.filter(({ method, path }) => method === null && isPage(path));
			expect(pages.length).toBeGreaterThan(10);
			for (const rule of pages) {
				for (const method of ["GET", "POST"]) {
					const address = addressOf(rule.path, "nobody");
					const response = await fetch(`${site.url}${address}`, {
						method,
						redirect: "manual",
						headers: {
							...freshAddress(),
							origin: site.url,
							...(account && { cookie: `${sessionCookie(site.url)}=${account.token}` }),
							...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
						},
						body: method === "POST" ? "intent=nothing" : undefined,
					});
					const cell = `${method} ${rule.path}`;
					const location = response.headers.get("location");
					if (VISITORS.indexOf(who) >= rankNeeded(rule, false)) {
						expect(response.status, cell).toBeLessThan(500);
						// A form may ask for a sign-in that its page does not need.
						if (method === "GET") expect(location ?? "", cell).not.toContain("redirectTo");
						// Signed-in users are redirected from Login and Sign Up.
						const isAuthPage = account !== null && ["/login", "/signup"].includes(rule.path);
						// Surprise Me redirects to a title.
						const isRedirect = rule.path === "/surprise";
						if (method === "GET" && !isAuthPage && !isRedirect) expect([200, 404], cell).toContain(response.status);
					} else {
						const isSentToLogin = rule.otherwise === "login" && who === "visitor";
						expect([response.status, location], cell).toEqual([
							302,
							isSentToLogin ? `/login?redirectTo=${encodeURIComponent(address)}` : "/",
						]);
					}
				}
			}
		});
	});
}

test("a write that only the cookie authenticates is rejected from another site, on pages and in /api", async ({
	site,
	request,
}) => {
	const account = await givenAccount(site, request, "user");
	const send = (path: string, headers: Record<string, string>) =>
		fetch(`${site.url}${path}`, {
			method: "POST",
			headers: {
				...headers,
				cookie: `${sessionCookie(site.url)}=${account?.token}`,
				"content-type": "application/x-www-form-urlencoded",
			},
			body: "intent=end-others",
			redirect: "manual",
		});
	for (const path of ["/settings", "/api/admin/promote-self"]) {
		const { status } = await send(path, { origin: "https://evil.test", "sec-fetch-site": "cross-site" });
		expect(status, path).toBe(403);
	}
	expect((await send("/api/admin/promote-self", {})).status).toBe(403);
	expect((await send("/logout", { origin: "https://evil.test" })).status).toBe(403);
	const verified = await fetch(`${site.url}/api/auth/verify`, {
		headers: { authorization: `Bearer ${account?.token}` },
	});
	expect(verified.status).toBe(200);
});
