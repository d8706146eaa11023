import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
/** Hashing at the real cost was a quarter of the server tests' time; `passwords.test.ts` tests the real cost. */
const HARNESS_PASSWORD_COST = fileURLToPath(new URL("./tests/harness/password-cost.ts", import.meta.url));
const SERVER_TESTS = ["app/**/*.server.test.{ts,tsx}", "workers/**/*.test.ts"];
const VIEW_TESTS = ["app/**/*.view.test.tsx"];

/** Files share a process, so that what they import is loaded once; the time is that of a very busy machine. */
const SHARED = { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
	test: {
		// The server tests wait half of their time, so three processes keep two processors busy. A fourth would load more
		// than it saves.
		maxWorkers: 3,
		silent: "passed-only",
		projects: [
			{
				resolve: { alias },
				test: {
					name: "pure",
					...SHARED,
					environment: "node",
					include: ["app/**/*.test.ts", "tests/*.test.ts", "scripts/**/*.test.ts"],
					exclude: SERVER_TESTS,
					setupFiles: ["./tests/harness/load-english.ts"],
				},
			},
			{
				resolve: {
					alias: [
						{ find: "~", replacement: alias["~"] },
						{ find: /^\.\/password-cost$/, replacement: HARNESS_PASSWORD_COST },
					],
				},
				plugins: [
					cloudflareTest(async () => ({
						main: "./tests/harness/worker.ts",
						wrangler: { configPath: "./wrangler.toml" },
						miniflare: {
							email: { send_email: [{ name: "EMULATED_EMAIL" }] },
							bindings: {
								ENVIRONMENT: "development",
								JWT_SECRET: "a secret of the test suite, 32 characters at least",
								USERS: process.env.USERS ?? "20000",
								GENERATED_SHOWS: process.env.LONG_TESTS ? "50" : "12",
								GENERATED_FROM: process.env.GENERATED_FROM ?? "0",
								MIGRATIONS: await readD1Migrations(fileURLToPath(new URL("./migrations", import.meta.url))),
							},
						},
					})),
				],
				test: {
					name: "server",
					...SHARED,
					include: SERVER_TESTS,
					setupFiles: ["./tests/harness/server-setup.ts", "./tests/harness/load-english.ts"],
				},
			},
			{
				resolve: { alias },
				test: {
					name: "view",
					...SHARED,
					environment: "happy-dom",
					include: VIEW_TESTS,
					setupFiles: ["./tests/harness/view-setup.ts", "./tests/harness/load-english.ts"],
				},
			},
		],
	},
});
