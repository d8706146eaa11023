// npm test: the unit, server and view tests, then the browser journeys if there is a browser. `unit` or `journeys` as first
// argument runs only one half; further arguments are parts of file names.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FAST_CHROMIUM } from "./chromium";
import { buildIfNeeded, ROOT } from "./local-platform";

const [half, ...files] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), "marquee-test-"));

interface Figures {
	passed: number;
	failed: number;
	skipped: number;
	/** Journeys that passed on the second try. */
	flaky: number;
}

function run(command: string, args: string[], env: Record<string, string> = {}): number {
	const { status } = spawnSync(join(ROOT, "node_modules/.bin", command), args, {
		cwd: ROOT,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, ...env },
	});
	return status ?? 1;
}

/** A run that fails without a failed test counts as one failure. */
function figures(status: number, counted: Figures | undefined): Figures {
	if (!counted) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
	return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function readReport<Report>(file: string): Report | undefined {
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

function runVitest(): Figures {
	const file = join(reports, "vitest.json");
	const args = ["run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	const status = run("vitest", args);
	const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
	return figures(
		status,
		report && {
			passed: report.numPassedTests,
			failed: report.numFailedTests,
			skipped: report.numPendingTests,
			flaky: 0,
		},
	);
}

function runJourneys(project: "journeys" | "alone", workers: number): Figures {
	const file = join(reports, `${project}.json`);
	const args = ["test", ...files, `--project=${project}`, `--workers=${workers}`, "--reporter=line,json"];
	if (files.length > 0) args.push("--pass-with-no-tests");
	const status = run("playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
	const stats = readReport<{ stats: { expected: number; unexpected: number; skipped: number; flaky: number } }>(
		file,
	)?.stats;
	return figures(
		status,
		stats && {
			passed: stats.expected + stats.flaky,
			failed: stats.unexpected,
			skipped: stats.skipped,
			flaky: stats.flaky,
		},
	);
}

if (half !== undefined && half !== "unit" && half !== "journeys") {
	console.error("Use: npm test, npm run test:unit -- [file …] or npm run test:journeys -- [file …]");
	process.exit(1);
}
const results = half === "journeys" ? [] : [runVitest()];
if (half === "unit") {
	// No browser is needed.
} else if (FAST_CHROMIUM) {
	await buildIfNeeded();
	results.push(runJourneys("journeys", 3), runJourneys("alone", 1));
} else {
	console.log("Left out: the journeys in tests/e2e, because there is no browser.");
	console.log("Install Debian's package chromium-headless-shell or chromium, or set CHROMIUM=/path/to/chromium.");
	if (process.env.CI) results.push({ passed: 0, failed: 1, skipped: 0, flaky: 0 });
}
rmSync(reports, { recursive: true });

const total = (key: keyof Figures) => results.reduce((sum, result) => sum + result[key], 0);
const skipped = total("skipped");
const flaky = total("flaky");
if (flaky > 0) console.log(`${flaky} of them passed only on the second try; they are listed above as flaky.`);
console.log(`${total("passed")} passed, ${total("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(total("failed") > 0 ? 1 : 0);
