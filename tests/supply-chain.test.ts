import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

interface Package {
	version?: string;
	resolved?: string;
	integrity?: string;
	link?: boolean;
	inBundle?: boolean;
	hasInstallScript?: boolean;
}

function read<Shape>(file: string): Shape {
	return JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Shape;
}

const manifest = read<{
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
	allowScripts: Record<string, boolean>;
}>("package.json");
const { packages } = read<{ packages: Record<string, Package> }>("package-lock.json");
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
const locked = Object.entries(packages).filter(([path]) => path !== "");

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

test("every dependency has an exact version, which is the version in the lockfile", () => {
	const inexact = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
	expect(inexact).toEqual([]);
	const other = Object.entries(wanted).filter(
		([name, version]) => packages[`node_modules/${name}`]?.version !== version,
	);
	expect(other).toEqual([]);
});

test("every package of the lockfile comes from the registry and has a hash", () => {
	const unsure = locked.filter(
		([, { inBundle, resolved, integrity }]) =>
			!inBundle && (resolved !== undefined || !integrity?.startsWith("sha512-")),
	);
	expect(unsure.map(([path]) => path)).toEqual([]);
});

test("only explicitly approved packages run install scripts", () => {
	const running = new Set(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)));
	running.delete("fsevents");
	expect([...running].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

test("the README gives the reason for every dependency", () => {
	const table = readFileSync(join(ROOT, "README.md"), "utf8").split("## Dependencies")[1] ?? "";
	const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = ""]) => names.split(", "));
	const isNamed = (name: string) =>
		named.some(
			(entry) => entry.trim() === name || (entry.trim().endsWith("/*") && name.startsWith(entry.trim().slice(0, -1))),
		);
	const missing = Object.keys(wanted).filter((name) => !isNamed(name) && !name.startsWith("@types/"));
	expect(missing).toEqual([]);
});

test.each([
	["reports weaknesses", { status: 1, report: '{"vulnerabilities":{"left-pad":{}}}' }, [1, "left-pad"]],
	["reports none", { status: 0, report: '{"vulnerabilities":{}}' }, [0, "no serious weakness"]],
	["offers no audit", { status: 1, report: '{"error":{"code":"ENOAUDIT"}}' }, [0, "left out"]],
])("CI fails on a serious weakness only: npm audit %s", (_, { status, report }, [exit, text]) => {
	const folder = mkdtempSync(join(tmpdir(), "marquee-audit-"));
	try {
		const npm = `#!/bin/sh\necho '${report}'\nexit ${status}\n`;
		writeFileSync(join(folder, "npm"), npm, { mode: 0o755 });
		const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
		const run = spawnSync("bash", [join(ROOT, ".ci/audit")], { env, encoding: "utf8" });
		expect([run.status, run.stdout]).toEqual([exit, expect.stringContaining(String(text))]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
