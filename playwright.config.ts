import { defineConfig } from "@playwright/test";

/** Suites that use the whole machine or measure it: nothing else runs beside them. */
const ALONE = /(faults|fuzz|killed|listings-scale)\.spec\.ts$/;

/** Journeys through the built worker in Debian's Chromium; tests/e2e/test.ts starts a worker of its own for each process. */
export default defineConfig({
	testDir: "tests/e2e",
	projects: [
		{ name: "journeys", testIgnore: ALONE },
		{ name: "alone", testMatch: ALONE },
	],
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	// On a busy machine a journey may run out of time: CI runs it once more and names it.
	retries: process.env.CI ? 1 : 0,
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
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
			args: [
				"--headless",
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
});
