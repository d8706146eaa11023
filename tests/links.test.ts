import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import siteMap from "../app/routes";

const APP = resolve(import.meta.dirname, "../app");

/** The routes without the catch-all, which matches every URL. */
function toRoutes(entries: RouteConfigEntry[]): RouteObject[] {
	return entries
		.filter(({ path }) => path !== "*")
		.map(({ path, index, children }) => (index ? { index: true } : { path, children: children && toRoutes(children) }));
}

const ROUTES = toRoutes(siteMap as RouteConfigEntry[]);

function hasRoute(path: string): boolean {
	const matches = matchRoutes(ROUTES, path);
	return matches !== null && matches.at(-1)?.route.children === undefined;
}

test("every link that is written as a path leads to a route", () => {
	const files = ["components", "routes"].flatMap((folder) =>
		readdirSync(join(APP, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
			.map((file) => join(APP, folder, file)),
	);
	const links = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/\b(?:to|href)=\{?["`](\/[^"`?#${]*)/g)].map(([, path = ""]) => ({
			file,
			path,
		})),
	);
	expect(links.length).toBeGreaterThan(10);
	const dead = links.filter(({ path }) => !hasRoute(path)).map(({ file, path }) => `${file}: ${path}`);
	expect(dead).toEqual([]);
	expect(hasRoute("/nowhere")).toBe(false);
});
