import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { PAGE_RULES } from "../app/domain/accounts/policy";
import { LANGUAGE_TAGS, pathIn } from "../app/lib/language/languages";

test("the worker serves the pages without a look for a file, and a missing file too", () => {
	const list = /run_worker_first = \[([^\]]+)\]/.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
	const patterns = [...list.matchAll(/^\s*"([^"]+)"/gm)].map(([, rule = ""]) => {
		return new RegExp(`^${rule.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
	});
	const isOfWorker = (path: string) => patterns.some((pattern) => pattern.test(path));
	const files = readdirSync("public", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== "_headers")
		.map(({ parentPath, name }) => `/${relative("public", join(parentPath, name))}`);
	expect(files).toContain("/config/servers.json");
	expect([...files, "/assets/entry.js"].filter(isOfWorker)).toEqual([]);
	const shared = PAGE_RULES.filter(({ isShared }) => isShared).map(({ path }) => path.replaceAll(/:\w+/g, "1"));
	const translated = LANGUAGE_TAGS.flatMap((tag) => ["/", "/movies", "/privacy"].map((path) => pathIn(tag, path)));
	const often = [
		...shared,
		...translated,
		"/my-list",
		"/settings",
		"/watched",
		"/artwork/1/w342/movie-1-poster.svg",
		"/api/health",
	];
	expect(often.filter((path) => !isOfWorker(path))).toEqual(["/privacy", "/dmca", "/privacy"]);
	// With an exception the platform would respond to a missing file by itself, as _headers says of its path.
	expect(list).not.toContain('"!');
});

test("Cloudflare logs and traces no URLs, which can have the token of a reset link", () => {
	const observability = readFileSync("wrangler.toml", "utf8").split("[observability]")[1] ?? "";
	expect(observability).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m);
	expect(observability).not.toContain("[observability.traces]");
});
