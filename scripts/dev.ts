// npm run dev: applies migrations to the local database, then serves with hot reload. `-- --mode pseudo` shows which words of a page are
// not in the texts of the interface, and how it looks where they are longer.
import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { failPlainly } from "./fail-plainly";
import { developmentVariables, ROOT, STATE_DIR } from "./local-platform";
import { lockState, protectState } from "./state-folder";
import { listUnread } from "./variables";

failPlainly();
lockState(STATE_DIR);
protectState(STATE_DIR);
developmentVariables();
for (const sentence of await listUnread()) console.warn(sentence);
execFileSync(
	join(ROOT, "node_modules/.bin/wrangler"),
	["d1", "migrations", "apply", "DB", "--local", "--persist-to", STATE_DIR],
	// CI=true: wrangler would prompt for confirmation on a terminal.
	{ cwd: ROOT, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CI: "true" } },
);
const server = spawn(
	join(ROOT, "node_modules/.bin/react-router"),
	["dev", "--port", process.env.PORT ?? "3000", ...process.argv.slice(2)],
	{ cwd: ROOT, stdio: "inherit" },
);
const STOPS = ["SIGINT", "SIGTERM"] as const;
server.on("exit", (code, signal) => process.exit(code ?? (STOPS.some((name) => name === signal) ? 0 : 1)));
for (const signal of STOPS) process.on(signal, () => server.kill(signal));
