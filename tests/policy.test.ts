import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import { PAGE_RULES } from "../app/domain/accounts/policy";
import siteMap from "../app/routes";
import { refuse } from "../workers/refusal";

/** Modules of the site map that check the policy for their children. */
const GUARDED = ["routes/layout.tsx", "routes/account/layout.tsx", "routes/api.ts"];

/** Public URLs without a rule: resources without any visitor's data. */
const UNGUARDED = /^\/(?:embed|artwork)\/|^\/offline$|\.(?:xml|txt|webmanifest)$/;

interface Endpoint {
	path: string;
	file: string;
	isGuarded: boolean;
}

function endpointsOf(route: RouteConfigEntry, parent = "", isGuarded = false): Endpoint[] {
	const path = [parent, route.path ?? ""].filter(Boolean).join("/");
	const guarded = isGuarded || GUARDED.includes(route.file);
	if (route.children) return route.children.flatMap((child) => endpointsOf(child, path, guarded));
	return [{ path: `/${path}`, file: route.file, isGuarded: guarded }];
}

const ENDPOINTS = (siteMap as RouteConfigEntry[]).flatMap((route) => endpointsOf(route));

/** Serves the operations, each with its own access. */
const OPERATIONS = "/api/*";

test("every page of the site map has one policy rule, and every rule a page", () => {
	const pages = ENDPOINTS.map(({ path }) => path).filter((path) => !UNGUARDED.test(path) && path !== OPERATIONS);
	expect(PAGE_RULES.map(({ path }) => path).sort()).toEqual(pages.sort());
});

test("every page has a screen in tests/e2e/screens.ts, where its accessibility and its widths are checked", () => {
	const screens = readFileSync("tests/e2e/screens.ts", "utf8");
	const paths = [...screens.matchAll(/path: "([^"?]+)/g)].map(([, path = ""]) => path);
	const shown = new Set(
		paths.map(
			(path) =>
				matchRoutes(
					PAGE_RULES.map((rule) => ({ path: rule.path })),
					path,
				)?.[0]?.route.path,
		),
	);
	// They are images, need an import (import.spec.ts), a list (own-lists.spec.ts) or people (together.spec.ts), only redirect, are shown at /404, or need an admin: accessibility.spec.ts and widths.spec.ts open the panel.
	const pages = PAGE_RULES.filter(
		({ path }) =>
			!/\/(?:opened|strip\.svg)$|^\/(?:logout|region|language|together|admin|settings\/import\/:id|my-list\/lists\/:id|\*)$/.test(
				path,
			),
	);
	expect(pages.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
});

test("every page with a policy rule has a layout that checks it", () => {
	const open = ENDPOINTS.filter(({ path, isGuarded }) => path !== OPERATIONS && !isGuarded && !UNGUARDED.test(path));
	expect(open.map(({ path }) => path)).toEqual([]);
});

describe("methods", () => {
	const CHANGES = ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
	const PAGES = ENDPOINTS.filter(({ path }) => path !== OPERATIONS).map(({ path, file }) => ({
		path: path.replace(/:\w+/g, "1").replace("*", "nowhere"),
		hasAction: /^export (?:(?:async )?(?:function|const)|.*\bas) action\b/m.test(readFileSync(`app/${file}`, "utf8")),
	}));

	function refusalOf(method: string, path: string): Response | null {
		return refuse(new Request(`https://marquee.test${path}`, { method }), { waits: {} });
	}

	/** The URLs of a page and of its data for client navigations. */
	function formsOf(path: string): string[] {
		if (path === "/") return ["/", "/_root.data", "/_.data"];
		const escaped = path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
		return [path, `${path}.data`, `${path}/_.data`, `${path}/`, escaped];
	}

	test.each(PAGES)("$path allows GET and HEAD, and POST when the page has an action", ({ path, hasAction }) => {
		const allow = hasAction ? "GET, HEAD, POST" : "GET, HEAD";
		for (const address of formsOf(path)) {
			for (const method of ["GET", "HEAD"]) expect(refusalOf(method, address), address).toBeNull();
			expect(refusalOf("POST", address)?.status, address).toBe(hasAction ? undefined : 405);
			for (const method of CHANGES) {
				const refusal = refusalOf(method, address);
				expect([address, refusal?.status, refusal?.headers.get("allow")]).toEqual([address, 405, allow]);
			}
		}
	});

	test("methods of /api are left to the operations", () => {
		for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
			expect(refusalOf(method, "/api/auth/login"), method).toBeNull();
		}
		expect(refusalOf("PROPFIND", "/api/auth/login")?.status).toBe(405);
	});
});
