// npm test: the unit, server and view tests, then the journeys in the browsers that this machine has: Chromium and Firefox.
// The first argument runs only a part: `unit`; `journeys` (Chromium); `browsers` (Firefox and WebKit). Further arguments are
// parts of file names.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { FAST_CHROMIUM, FIREFOX, MINIBROWSER, PULSEAUDIO, WEBKIT_DRIVER, XVFB } from "./browsers";
import { buildIfNeeded, ROOT } from "./local-platform";

const PARTS = ["unit", "journeys", "browsers"];
const [part, ...files] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), "marquee-test-"));

/** What the journeys in a browser of tests/browsers need. */
const BROWSERS: Record<string, string[]> = {
	firefox: [FIREFOX, PULSEAUDIO],
	webkit: [MINIBROWSER, WEBKIT_DRIVER, XVFB],
};

interface Tally {
	passed: number;
	failed: number;
	skipped: number;
	/** Journeys that passed on the second try. */
	flaky: number;
	/** A line for each test that failed. */
	failures: string[];
}

interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs: { file: string; title: string; ok: boolean }[];
}

interface PlaywrightReport extends Pick<PlaywrightSuite, "suites"> {
	stats: { expected: number; unexpected: number; skipped: number; flaky: number };
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
function tallyOf(status: number, counted: Tally | undefined): Tally {
	if (!counted) return { passed: 0, failed: 1, skipped: 0, flaky: 0, failures: [] };
	return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function readReport<Report>(file: string): Report | undefined {
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

function runVitest(name: "unit" | "browsers", selected: string[], options: string[] = []): Tally {
	const file = join(reports, `${name}.json`);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	const args = ["run", ...selected, ...options, ...reporters];
	const status = run("vitest", args);
	const report = readReport<VitestReport>(file);
	return tallyOf(
		status,
		report && {
			passed: report.numPassedTests,
			failed: report.numFailedTests,
			skipped: report.numPendingTests,
			flaky: 0,
			failures: report.testResults.flatMap(({ name, assertionResults }) =>
				assertionResults
					.filter(({ status }) => status === "failed")
					.map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
			),
		},
	);
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
	const journeys = specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/e2e/${file}: ${title}`);
	return [...journeys, ...suites.flatMap(failuresOf)];
}

function runJourneys(project: "journeys" | "alone", workers: number): Tally {
	const file = join(reports, `${project}.json`);
	const args = ["test", ...files, `--project=${project}`, `--workers=${workers}`, "--reporter=line,json"];
	if (files.length > 0) args.push("--pass-with-no-tests");
	const status = run("playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
	const report = readReport<PlaywrightReport>(file);
	return tallyOf(
		status,
		report && {
			passed: report.stats.expected + report.stats.flaky,
			failed: report.stats.unexpected,
			skipped: report.stats.skipped,
			flaky: report.stats.flaky,
			failures: failuresOf({ specs: [], suites: report.suites }),
		},
	);
}

/** Tests that cannot run on this machine: a failure in CI only. */
function leaveOut(what: string, advice: string): Tally {
	console.log(`Left out: ${what}. ${advice}`);
	return { passed: 0, failed: process.env.CI ? 1 : 0, skipped: 0, flaky: 0, failures: [] };
}

async function runChromium(): Promise<Tally[]> {
	if (!FAST_CHROMIUM) {
		const advice = "Install Debian's package chromium-headless-shell or chromium, or set CHROMIUM=/path/to/chromium.";
		return [leaveOut("the journeys in tests/e2e, because there is no Chromium", advice)];
	}
	await buildIfNeeded();
	return [runJourneys("journeys", 3), runJourneys("alone", 1)];
}

/** The journeys in tests/browsers whose file name contains one of the given parts. */
async function runBrowsers(selected: string[]): Promise<Tally> {
	const missing = selected.filter((name) => BROWSERS[name]?.some((file) => !existsSync(file)));
	if (missing.length > 0) {
		const packages = "firefox-esr and pulseaudio, or webkit2gtk-driver and xvfb";
		return leaveOut(`the journeys in ${missing.join(" and ")}`, `Install Debian's packages ${packages}.`);
	}
	await buildIfNeeded();
	return runVitest("browsers", selected, ["--config=tests/browsers/vitest.config.ts"]);
}

if (part !== undefined && !PARTS.includes(part)) {
	console.error(`Use: npm test, or ${PARTS.map((name) => `npm run test:${name}`).join(", ")} -- [file …]`);
	process.exit(1);
}
const results: Tally[] = [];
if (part === undefined || part === "unit") results.push(runVitest("unit", files));
if (part === undefined || part === "journeys") results.push(...(await runChromium()));
if (part === undefined) results.push(await runBrowsers(["firefox"]));
if (part === "browsers") results.push(await runBrowsers(files.length > 0 ? files : Object.keys(BROWSERS)));
rmSync(reports, { recursive: true });

const total = (key: "passed" | "failed" | "skipped" | "flaky") => results.reduce((sum, result) => sum + result[key], 0);
const skipped = total("skipped");
const flaky = total("flaky");
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(["Failed:", ...failures].join("\n  "));
if (flaky > 0) console.log(`${flaky} of them passed only on the second try; they are listed above as flaky.`);
console.log(`${total("passed")} passed, ${total("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(total("failed") > 0 ? 1 : 0);
