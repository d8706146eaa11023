// Measures a visitor's response times while another network floods sign-in, search and cold listings with 16 connections.
// SECONDS=60 npx tsx benchmarks/bystander.ts; each phase, quiet and flooded, takes this many seconds.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildIfNeeded } from "../scripts/local-platform";
import { startSite } from "../scripts/start-site";
import { startFakeUpstream } from "../tests/fake-upstream/server";
import { PRODUCT_VARIABLES, type Row, report, upstreamVariables } from "./setting";

const SECONDS = Number(process.env.SECONDS ?? 60);
const CONNECTIONS = 16;
/** Milliseconds that the upstream takes for each request. */
const LATENCY = 700;
/** Milliseconds of the flood before the visitor's first request. */
const HEAD_START = 1000;
/** The visitor's network, another one than the flood's. */
const NETWORK = "198.51.100.7";
const ACCOUNT = { username: "bystander", email: "bystander@example.com", password: "Correct horse 7" };
/** The account for which the flood sends the correct password. */
const FLOOD_ACCOUNT = { username: "flooder", email: "flooder@example.com", password: "Correct donkey 8" };
const CACHED = "/movie/1040";
/** Ids from here on are requested once each. */
const FIRST_COLD = 2000;

await buildIfNeeded();
const upstream = await startFakeUpstream();
upstream.setLatency(LATENCY);
const site = await startSite({
	variables: { ...PRODUCT_VARIABLES, ...upstreamVariables(upstream) },
	trustedHeader: "cf-connecting-ip",
});

async function call(path: string, body?: object): Promise<number> {
	const response = await fetch(site.url + path, {
		method: body ? "POST" : "GET",
		headers: { "cf-connecting-ip": NETWORK, ...(body && { "content-type": "application/json" }) },
		body: body && JSON.stringify(body),
		redirect: "manual",
	});
	await response.arrayBuffer();
	return response.status;
}

let nextCold = FIRST_COLD;

interface Habit {
	name: string;
	/** Milliseconds between two requests. The visitor stays below the limits of writes and of the upstream. */
	pause: number;
	visit(): Promise<number>;
}

const HABITS: Habit[] = [
	{ name: "cached page", pause: 50, visit: () => call(CACHED) },
	{ name: "cold title page", pause: 100, visit: () => call(`/movie/${nextCold++}`) },
	{
		name: "sign-in",
		pause: 1000,
		visit: () => call("/api/auth/login", { emailOrUsername: ACCOUNT.username, password: ACCOUNT.password }),
	},
];

interface Measured {
	times: number[];
	/** Statuses other than 200. */
	errors: number[];
}

async function repeat({ pause, visit }: Habit, end: number): Promise<Measured> {
	const measured: Measured = { times: [], errors: [] };
	while (Date.now() < end) {
		const start = performance.now();
		const status = await visit();
		if (status === 200) measured.times.push(performance.now() - start);
		else measured.errors.push(status);
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
	return measured;
}

function phase(): Promise<Measured[]> {
	const end = Date.now() + SECONDS * 1000;
	return Promise.all(HABITS.map((habit) => repeat(habit, end)));
}

function percentile({ times }: Measured, share: number): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

function startFlood(): Promise<Record<string, Record<string, number>>> {
	const seconds = String(SECONDS + HEAD_START / 1000);
	const { username, password } = FLOOD_ACCOUNT;
	const options = [site.url, username, password, seconds, String(CONNECTIONS)];
	const args = ["tsx", join(import.meta.dirname, "flood.ts"), ...options];
	const child = spawn("npx", args, { stdio: ["ignore", "pipe", "inherit"] });
	let text = "";
	child.stdout.on("data", (chunk: Buffer) => {
		text += chunk;
	});
	return new Promise((resolve, reject) => {
		child.on("close", (code) =>
			code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`The flood ended with ${code}`)),
		);
	});
}

for (const account of [ACCOUNT, FLOOD_ACCOUNT]) {
	const registered = await call("/api/auth/register", account);
	if (registered !== 201) throw new Error(`Registering returned ${registered}`);
}
// The first visit renders the page, the second finds it stored.
await call(CACHED);
await call(CACHED);
const quiet = await phase();
const before = upstream.requests().length;
const flood = startFlood();
await new Promise((resolve) => setTimeout(resolve, HEAD_START));
const flooded = await phase();
const counts = await flood;
const upstreamRequests = upstream.requests().length - before;
await site.stop();
await upstream.stop();

const rows: Row[] = HABITS.map(({ name }, index) => {
	const [one, other] = [quiet[index], flooded[index]] as [Measured, Measured];
	return {
		visit: name,
		"quiet p50, ms": percentile(one, 0.5),
		"quiet p95, ms": percentile(one, 0.95),
		"flooded p50, ms": percentile(other, 0.5),
		"flooded p95, ms": percentile(other, 0.95),
		"p95, flooded of quiet": percentile(other, 0.95) / percentile(one, 0.95),
		visits: `${one.times.length}, ${other.times.length}`,
		errors: [...one.errors, ...other.errors].join(" ") || "none",
	};
});
const sent: Row[] = Object.entries(counts).map(([kind, statuses]) => ({
	kind,
	requests: Object.values(statuses).reduce((sum, count) => sum + count, 0),
	statuses: Object.entries(statuses)
		.map(([status, count]) => `${status}: ${count}`)
		.join(", "),
}));
report("bystander", {
	[`A visitor while another network floods, upstream ${LATENCY} ms, ${SECONDS} s each`]: rows,
	[`The flood, ${CONNECTIONS} connections; ${upstreamRequests} upstream requests meanwhile, the visitor's included`]:
		sent,
});
