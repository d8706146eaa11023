import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { PAGE_RULES } from "../app/domain/accounts/policy";

test("the worker serves every path but those of static files", () => {
	const list = /run_worker_first = \[([^\]]+)\]/.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
	const rules = [...list.matchAll(/"(!?)([^"]+)"/g)].map(([, not, rule = ""]) => ({
		isStatic: not === "!",
		pattern: new RegExp(`^${rule.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
	}));
	const isStatic = (path: string) => rules.some(({ isStatic, pattern }) => isStatic && pattern.test(path));
	const files = readdirSync("public", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== "_headers")
		.map(({ parentPath, name }) => `/${relative("public", join(parentPath, name))}`);
	expect(files).toContain("/config/servers.json");
	expect([...files, "/assets/entry.js"].filter((path) => !isStatic(path))).toEqual([]);
	expect(PAGE_RULES.map(({ path }) => path.replaceAll(/:\w+/g, "1")).filter(isStatic)).toEqual([]);
	expect(rules.some(({ isStatic, pattern }) => !isStatic && pattern.test("/anything"))).toBe(true);
});

test("Cloudflare logs and traces no URLs, which can have the token of a reset link", () => {
	const observability = readFileSync("wrangler.toml", "utf8").split("[observability]")[1] ?? "";
	expect(observability).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m);
	expect(observability).not.toContain("[observability.traces]");
});
