import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no file of public/ is at a path where the worker runs first", () => {
	const list = /run_worker_first = \[([^\]]+)\]/.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
	const rules = [...list.matchAll(/"([^"]+)"/g)].map(([, rule = ""]) => new RegExp(`^${rule.replaceAll("*", ".*")}$`));
	const files = readdirSync("public", { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
	expect(rules.length).toBeGreaterThan(0);
	expect(files).toContain("/favicon.svg");
	expect([...files, "/assets/entry.js"].filter((file) => rules.some((rule) => rule.test(file)))).toEqual([]);
});

test("Cloudflare logs and traces no URLs, which can have the token of a reset link", () => {
	const observability = readFileSync("wrangler.toml", "utf8").split("[observability]")[1] ?? "";
	expect(observability).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m);
	expect(observability).not.toContain("[observability.traces]");
});
