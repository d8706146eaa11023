import { defineConfig } from "@playwright/test";
import { FAST_CHROMIUM, WHOLE_CHROMIUM } from "./scripts/browsers";

/** Suites that measure what visitors' browsers do, or serve the sources: nothing else runs beside them. */
const ALONE = /(listings-scale|pseudo|size)\.spec\.ts$/;

const args = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Journeys through the built worker in Debian's Chromium; tests/e2e/test.ts starts a worker of its own for each process. */
export default defineConfig({
	testDir: "tests/e2e",
	projects: [
		{
			name: "journeys",
			testIgnore: ALONE,
			use: { launchOptions: { executablePath: FAST_CHROMIUM, args } },
		},
		{ name: "alone", testMatch: ALONE },
	],
	fullyParallel: true,
	// Two processors: journeys wait for servers and clocks about a third of their time.
	workers: 3,
	forbidOnly: Boolean(process.env.CI),
	// CI's machines are shared: a journey that a busy minute broke is tried again, and listed as flaky.
	retries: process.env.CI ? 2 : 0,
	timeout: 60_000,
	reporter: [["line"]],
	expect: { timeout: 10_000 },
	use: {
		locale: "en-US",
		timezoneId: "UTC",
		// A worker in between would hide requests from the journeys that look at them.
		serviceWorkers: "block",
		// Movement costs every step a wait; the journeys about movement ask for it.
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: { executablePath: WHOLE_CHROMIUM, args },
	},
});
