import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { PAGE_RULES } from "../app/domain/accounts/policy";
import siteMap from "../app/routes";

/** Folders of the site map whose layout asks the policy table. */
const GUARDED = ["routes/layout.tsx", "routes/account/layout.tsx", "routes/api.ts"];

/** What anyone may have without being asked: no page of the site, nothing that a visitor owns. */
const UNGUARDED = /^\/(?:embed|artwork)\/|^\/offline$|\.(?:xml|txt|webmanifest)$/;

interface Address {
	path: string;
	isGuarded: boolean;
}

function addressesOf(route: RouteConfigEntry, parent = "", isGuarded = false): Address[] {
	const path = [parent, route.path ?? ""].filter(Boolean).join("/");
	const guarded = isGuarded || GUARDED.includes(route.file);
	if (route.children) return route.children.flatMap((child) => addressesOf(child, path, guarded));
	return [{ path: `/${path}`, isGuarded: guarded }];
}

const ADDRESSES = (siteMap as RouteConfigEntry[]).flatMap((route) => addressesOf(route));

/** Serves the operations, each with its own access. */
const OPERATIONS = "/api/*";

test("every address of the site map has a row in the policy table", () => {
	const known = new Set(PAGE_RULES.map(({ path }) => path));
	const missing = ADDRESSES.filter(({ path }) => !known.has(path) && !UNGUARDED.test(path) && path !== OPERATIONS);
	expect(missing.map(({ path }) => path)).toEqual([]);
});

test("every address with a row stands under a layout that asks the table", () => {
	const open = ADDRESSES.filter(({ path, isGuarded }) => path !== OPERATIONS && !isGuarded && !UNGUARDED.test(path));
	expect(open.map(({ path }) => path)).toEqual([]);
});
