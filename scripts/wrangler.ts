// Runs wrangler, which has to be signed in for anything on Cloudflare.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./local-platform";

/** Runs a wrangler command with arguments and standard input; returns what it prints. */
export type RunWrangler = (args: string[], input?: string) => string;

/** Throws when the command fails, after wrangler has printed its own message. */
export const runWrangler: RunWrangler = (args, input) => {
	return execFileSync(join(ROOT, "node_modules/.bin/wrangler"), args, {
		cwd: ROOT,
		encoding: "utf8",
		maxBuffer: 1024 ** 3,
		input,
		stdio: [input === undefined ? "ignore" : "pipe", "pipe", "inherit"],
		// In automation wrangler shows no prompts.
		env: { ...process.env, WRANGLER_LOG: "log", CI: "true" },
	});
};
