// npm run bench -- load: `npm start` as production, with requests of sixteen clients for five minutes. Each has an address and an
// account of its own and repeats a visit: it browses, searches, watches and reads its list. SECONDS sets another time.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../scripts/local-platform";
import { PRODUCT_VARIABLES, type Row, report, residentMemory } from "./setting";

const SECONDS = Number(process.env.SECONDS ?? 300);
const CONNECTIONS = 16;
const PORT = 8798;
const ORIGIN = "https://marquee.test";
const STARTS_WITHIN_MS = 120_000;
/** Milliseconds between two writes of a client, which stays within the limit of writes, as players do. */
const WRITES_APART_MS = 5000;
const MEMORY_EVERY_MS = 5000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

interface Step {
	name: string;
	path: string;
	body?: object;
	isSignedIn?: boolean;
}

interface Client {
	address: string;
	token: string;
	wroteAt: number;
}

/** The requests of a visit; `turn` varies titles and searches. */
function visit(turn: number): Step[] {
	const movie = [27205, 155, 680, 13, 550][turn % 5];
	const search = ["night", "dark", "love", "the", "star"][turn % 5];
	return [
		{ name: "Home", path: "/" },
		{ name: "listing", path: `/movies?sort=rating&page=${1 + (turn % 3)}` },
		{ name: "movie", path: `/movie/${movie}` },
		{ name: "search", path: `/search?q=${search}+${turn % 50}` },
		{ name: "call of the catalogue", path: `/api/tmdb/movie/${movie}` },
		{ name: "Home, signed in", path: "/", isSignedIn: true },
		{ name: "watch page, signed in", path: `/watch/movie/${movie}`, isSignedIn: true },
		{
			name: "progress",
			path: "/api/watch-history",
			body: { media_id: String(movie), media_type: "movie", position: 60 + (turn % 5000), duration: 8000 },
			isSignedIn: true,
		},
		{ name: "My List", path: "/my-list", isSignedIn: true },
		{ name: "show", path: "/tv/1396" },
		{ name: "file", path: "/favicon.svg" },
	];
}

interface Outcome {
	/** Null: no complete response. */
	status: number | null;
	text: string;
}

function send({ path, body, isSignedIn }: Step, { address, token }: Client): Promise<Outcome> {
	return new Promise((resolve) => {
		const headers = {
			"x-real-ip": address,
			"accept-encoding": "gzip",
			...(body && { "content-type": "application/json", origin: ORIGIN }),
			...(isSignedIn && { cookie: `__Host-marquee_session=${token}` }),
		};
		const sent = request(
			{ host: "127.0.0.1", port: PORT, path, method: body ? "POST" : "GET", headers, agent },
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("error", () => resolve({ status: null, text: "" }));
				response.on("end", () =>
					resolve({
						status: response.complete ? (response.statusCode ?? null) : null,
						text: Buffer.concat(chunks).toString(),
					}),
				);
			},
		);
		sent.on("error", () => resolve({ status: null, text: "" }));
		sent.end(body && JSON.stringify(body));
	});
}

async function startSite(stateDir: string): Promise<ChildProcess> {
	const site = spawn(process.execPath, ["--import", "tsx", join(ROOT, "scripts/start.ts")], {
		cwd: ROOT,
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			...PRODUCT_VARIABLES,
			PORT: String(PORT),
			STATE_DIR: stateDir,
			ORIGIN,
			TRUSTED_PROXY_HEADER: "X-Real-IP",
		},
	});
	const end = Date.now() + STARTS_WITHIN_MS;
	for (;;) {
		const { status } = await send(
			{ name: "", path: "/api/health" },
			{ address: "198.51.100.1", token: "", wroteAt: 0 },
		);
		if (status === 200) return site;
		if (Date.now() > end || site.exitCode !== null) throw new Error("npm start does not respond");
		await new Promise((resolve) => setTimeout(resolve, 300));
	}
}

/** Megabytes of the front and of the runtime together. */
function memoryOf({ pid = 0 }: ChildProcess): number {
	const children = execFileSync("ps", ["--ppid", String(pid), "-o", "pid=,comm="], { encoding: "utf8" });
	const runtime = Number(/(\d+) workerd/.exec(children)?.[1]);
	return residentMemory(pid) + residentMemory(runtime);
}

async function signUp(number: number): Promise<Client> {
	const client = { address: `203.0.113.${number}`, token: "", wroteAt: 0 };
	const body = { username: `visitor${number}`, email: `visitor${number}@example.com`, password: "Correct horse 7" };
	const path = "/api/auth/register";
	const headers = { "content-type": "application/json", origin: ORIGIN, "x-real-ip": client.address };
	const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
		method: "POST",
		headers,
		body: JSON.stringify(body),
	});
	const { data } = (await response.json()) as { data: { token: string } };
	return { ...client, token: data.token };
}

function percentile(sorted: number[], share: number): number {
	return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function summarize(name: string, times: number[], errors: number): Row {
	const sorted = times.toSorted((a, b) => a - b);
	return {
		request: name,
		requests: sorted.length,
		errors,
		"p50 ms": percentile(sorted, 0.5),
		"p95 ms": percentile(sorted, 0.95),
	};
}

const stateDir = mkdtempSync(join(tmpdir(), "marquee-load-"));
const site = await startSite(stateDir);
try {
	const clients: Client[] = [];
	for (let number = 1; number <= CONNECTIONS; number++) clients.push(await signUp(number));
	const times = new Map<string, number[]>();
	const errors = new Map<string, number>();
	const memory = [memoryOf(site)];
	const sampling = setInterval(() => memory.push(memoryOf(site)), MEMORY_EVERY_MS);
	const end = Date.now() + SECONDS * 1000;
	await Promise.all(
		clients.map(async (client, first) => {
			for (let turn = first; Date.now() < end; turn++) {
				for (const step of visit(turn)) {
					if (step.body) {
						if (Date.now() - client.wroteAt < WRITES_APART_MS) continue;
						client.wroteAt = Date.now();
					}
					const start = performance.now();
					const { status } = await send(step, client);
					const ofStep = times.get(step.name) ?? [];
					times.set(step.name, ofStep);
					ofStep.push(performance.now() - start);
					if (status !== 200) {
						console.error(`${step.path}: ${status}`);
						errors.set(step.name, (errors.get(step.name) ?? 0) + 1);
					}
				}
			}
		}),
	);
	clearInterval(sampling);
	memory.push(memoryOf(site));
	const all = [...times.values()].flat();
	const sum = [...errors.values()].reduce((total, count) => total + count, 0);
	report("load", {
		[`${CONNECTIONS} connections, ${SECONDS} seconds`]: [
			summarize("all", all, sum),
			...Array.from(times, ([name, ofStep]) => summarize(name, ofStep, errors.get(name) ?? 0)),
		],
		"Rate and memory of `npm start`": [
			{
				"requests a second": all.length / SECONDS,
				"MB at the start": memory[0] ?? 0,
				"MB at most": Math.max(...memory),
				"MB at the end": memory.at(-1) ?? 0,
			},
		],
	});
} finally {
	agent.destroy();
	site.kill("SIGTERM");
	await new Promise((resolve) => site.once("exit", resolve));
	rmSync(stateDir, { recursive: true });
}
