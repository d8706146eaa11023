import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
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
}

function read<Shape>(file: string): Shape {
	return JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Shape;
}

const manifest = read<{
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
}>("package.json");
const { packages } = read<{ packages: Record<string, Package> }>("package-lock.json");
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
const locked = Object.entries(packages).filter(([path]) => path !== "");

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

/** The variables that npm sets for its scripts would hide what the file says. */
const withoutNpm = { ...process.env };
for (const name of Object.keys(withoutNpm)) if (/^npm_/i.test(name)) delete withoutNpm[name];

test.each(["preinstall", "install", "postinstall", "binding.gyp"])(
	"npm installs a foreign package and does not run its %s",
	(kind) => {
		const folder = mkdtempSync(join(tmpdir(), "marquee-install-"));
		try {
			const write = `touch ${join(folder, "it-ran")}`;
			const scripts = kind === "binding.gyp" ? {} : { [kind]: write };
			mkdirSync(join(folder, "package"));
			writeFileSync(
				join(folder, "package/package.json"),
				JSON.stringify({ name: "foreign", version: "1.0.0", scripts }),
			);
			// npm itself runs node-gyp for a package with such a file, and node-gyp runs what "<!" says.
			if (kind === "binding.gyp")
				writeFileSync(join(folder, "package", kind), `{"variables": {"x": "<!(${write})"}, "targets": []}`);
			spawnSync("tar", ["czf", "foreign.tgz", "package"], { cwd: folder });
			writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: { foreign: "file:foreign.tgz" } }));
			if (existsSync(join(ROOT, ".npmrc"))) copyFileSync(join(ROOT, ".npmrc"), join(folder, ".npmrc"));
			const cache = join(folder, "cache");
			const run = spawnSync("npm", ["install", "--offline", "--no-audit", "--cache", cache], {
				cwd: folder,
				env: withoutNpm,
				encoding: "utf8",
			});
			expect([run.status, existsSync(join(folder, "node_modules/foreign"))], run.stderr).toEqual([0, true]);
			expect(existsSync(join(folder, "it-ran"))).toBe(false);
		} finally {
			rmSync(folder, { recursive: true });
		}
	},
);

/** The lines of each step: it begins with a hyphen, at the indentation of the first line after `steps:`. */
function stepsOf(lines: string[]): string[][] {
	return lines.flatMap((line, at) => {
		if (!/^\s*steps:\s*$/.test(line)) return [];
		const indent = /^\s*/.exec(lines[at + 1] ?? "")?.[0] ?? "";
		const rest = lines.slice(at + 1);
		const end = rest.findIndex((other) => other.trim() !== "" && !other.startsWith(indent));
		const steps: string[][] = [];
		for (const other of end < 0 ? rest : rest.slice(0, end)) {
			if (other.startsWith(`${indent}- `)) steps.push([]);
			steps.at(-1)?.push(other.startsWith(`${indent}- `) ? other.replace("-", " ") : other);
		}
		return steps;
	});
}

/** The lines of a step's key, with the key itself. */
function readKey(step: string[], key: string): string[] {
	const start = step.findIndex((line) => line.trim().startsWith(`${key}:`));
	if (start < 0) return [];
	const indent = step[start]?.search(/\S/) ?? 0;
	const length = step.slice(start + 1).findIndex((line) => line.trim() !== "" && line.search(/\S/) <= indent);
	return length < 0 ? step.slice(start) : step.slice(start, start + 1 + length);
}

const WORKFLOWS = join(ROOT, ".github/workflows");

test.each(readdirSync(WORKFLOWS))("%s gives secrets only to steps that deploy, by their own environment", (file) => {
	const lines = readFileSync(join(WORKFLOWS, file), "utf8").split("\n");
	const isSecret = (line: string) => /\bsecrets\b/.test(line.replace(/(?:^|\s)#.*/, ""));
	const withSecrets = stepsOf(lines).filter((step) => step.some(isSecret));
	const inEnvironments = withSecrets.flatMap((step) => readKey(step, "env").filter(isSecret));
	expect(inEnvironments).toHaveLength(lines.filter(isSecret).length);
	for (const step of withSecrets) {
		expect(readKey(step, "uses"), "code of others gets no secret").toEqual([]);
		expect(readKey(step, "run").join("\n"), "installing and building need no secret").not.toMatch(
			/npm (?:ci|install|i|test)\b|npm run (?!deploy\b)/,
		);
	}
});

test("the audit of CI covers what npm start runs on, which npm calls development", () => {
	const folder = mkdtempSync(join(tmpdir(), "marquee-audit-"));
	try {
		writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "$@" >&2\nexit 0\n', { mode: 0o755 });
		const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, NODE_ENV: "production" };
		const audit = spawnSync("bash", ["-x", join(ROOT, ".ci/audit")], { env, encoding: "utf8" });
		expect(audit.stderr).toMatch(/npm audit .*--include=dev/);
		expect(audit.stderr).not.toMatch(/--omit|--production|--only/);
	} finally {
		rmSync(folder, { recursive: true });
	}
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
