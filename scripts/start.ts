// npm start: builds if needed, applies migrations, serves the production build, runs the scheduled jobs.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildIfNeeded, localVariables, migrateState, ROOT, STATE_DIR, startLocalServer } from "./local-platform";

const PORT = Number(process.env.PORT ?? 3000);
const HOST = process.env.HOST ?? "127.0.0.1";
/** The public origin, when an HTTPS proxy is in front of this server. */
const ORIGIN = process.env.ORIGIN;

const variables = localVariables();
if (variables.ENVIRONMENT === "production" && !variables.JWT_SECRET) {
	console.error(
		"JWT_SECRET is not set. With ENVIRONMENT=production, give it in the environment: a good one is `openssl rand -base64 32`.",
	);
	process.exit(1);
}
if (ORIGIN && !(/^https?:/.test(ORIGIN) && URL.canParse(ORIGIN) && new URL(ORIGIN).origin === ORIGIN)) {
	console.error(`ORIGIN is "${ORIGIN}". Give the address that visitors use, without a path: https://marquee.example`);
	process.exit(1);
}
await buildIfNeeded();
await migrateState(STATE_DIR);
const overrides = ORIGIN ? { upstream: ORIGIN } : undefined;
const miniflare = await startLocalServer({ port: PORT, host: HOST, stateDir: STATE_DIR, variables, overrides });
const url = await miniflare.ready;
console.log(`Marquee is at ${url.origin} (${variables.TMDB_TOKEN ? "catalogue: TMDB" : "catalogue: sample"}).`);

/** The next time of a cron expression of the form "minute hour * * *", in UTC. */
function nextDaily(cron: string): Date {
	const [minute = "0", hour = "0"] = cron.split(" ");
	const next = new Date();
	next.setUTCHours(Number(hour), Number(minute), 0, 0);
	if (next.getTime() <= Date.now()) next.setUTCDate(next.getUTCDate() + 1);
	return next;
}

const wrangler = JSON.parse(await readFile(join(ROOT, "build/server/wrangler.json"), "utf8")) as {
	triggers?: { crons?: string[] };
};
const timers = new Map<string, NodeJS.Timeout>();
function schedule(cron: string): void {
	const delay = nextDaily(cron).getTime() - Date.now();
	timers.set(
		cron,
		setTimeout(async () => {
			const worker = await miniflare.getWorker();
			await worker.scheduled({ cron }).catch((error: unknown) => console.error(error));
			schedule(cron);
		}, delay),
	);
}
for (const cron of wrangler.triggers?.crons ?? []) schedule(cron);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, async () => {
		if (stopping) return;
		stopping = true;
		for (const timer of timers.values()) clearTimeout(timer);
		await miniflare.dispose();
		process.exit(0);
	});
}
