import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Journeys in browsers other than Chromium. One browser at a time: each would slow the other down. */
export default defineConfig({
	resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
	test: {
		include: ["tests/browsers/*.test.ts"],
		fileParallelism: false,
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// CI's machines are shared.
		retry: process.env.CI ? 1 : 0,
		expect: { poll: { timeout: 10_000, interval: 100 } },
	},
});
