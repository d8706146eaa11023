// npm run bench -- import: brings 50,000 plays of 2,000 movies and 300 shows along in a browser, from five files of Trakt, over an
// upstream that allows 40 requests a second. `npm start` is killed while titles are looked up and while rows are written. Another
// account imports at the same time, and a visitor of another network opens pages. PLAYS sets another number.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { cookieName } from "../app/lib/http/cookies";
import playwright from "../playwright.config";
import { ROOT } from "../scripts/local-platform";
import { respond } from "../tests/fake-upstream/respond";
import { PRODUCT_VARIABLES, type Row, report, residentMemory } from "./setting";

const PLAYS = Number(process.env.PLAYS ?? 50_000);
const [MOVIES, SHOWS] = [2000, 300];
/** Plays of one file. */
const PER_FILE = 10_000;
const PORT = 8799;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const STARTS_WITHIN_MS = 180_000;
const ENDS_WITHIN_MS = 300_000;
const UPSTREAM_PER_SECOND = 40;
const UPSTREAM_MS = 50;
/** Milliseconds of a step's work before the site is killed. */
const KILLED_AFTER_MS = { lookUp: 4000, apply: 1000 };
/** Visits before the import, one a second. */
const VISITS_BEFORE = 30;
/** A task of the page that has to be noticed, or the tasks of the steps say nothing. */
const NOTICED_MS = 120;

/** What the upstream was sent; `refused` came beyond its limit. */
const upstream = { requests: 0, refused: 0 };

/** An upstream that knows every id: each is a copy of one movie or one show. */
async function startUpstream(): Promise<Server> {
	let [second, inSecond] = [0, 0];
	const server = createServer(async ({ url = "/", headers }, response) => {
		const now = Math.floor(Date.now() / 1000);
		inSecond = now === second ? inSecond + 1 : 1;
		second = now;
		upstream.requests += 1;
		if (inSecond > UPSTREAM_PER_SECOND) {
			upstream.refused += 1;
			response.writeHead(429, { "retry-after": "1" }).end("{}");
			return;
		}
		await new Promise((resolve) => setTimeout(resolve, UPSTREAM_MS));
		const address = url.replace(/\/movie\/\d+/, "/movie/1000").replace(/\/tv\/\d+/, "/tv/50001");
		const { authorization = "" } = headers;
		const upstreamResponse = await respond(new Request(`http://upstream${address}`, { headers: { authorization } }));
		const id = /\/(?:movie|tv)\/(\d+)(?:\?|$)/.exec(url)?.[1];
		const text = await upstreamResponse.text();
		const body = id && upstreamResponse.ok ? JSON.stringify({ ...JSON.parse(text), id: Number(id) }) : text;
		response.writeHead(upstreamResponse.status, { "content-type": "application/json" }).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return server;
}

/** Two plays of each movie; the others are episodes. */
function toPlay(at: number) {
	const watched_at = new Date(Date.UTC(2010, 0, 1) + at * 9_720_000).toISOString();
	const play = { id: at + 1, watched_at, action: "watch" };
	if (at < MOVIES * 2) {
		const tmdb = 300_000 + (at % MOVIES);
		return { ...play, type: "movie", movie: { title: `Movie ${tmdb}`, year: 2000, ids: { trakt: tmdb, tmdb } } };
	}
	const tmdb = 200_000 + (at % SHOWS);
	const show = { title: `Show ${tmdb}`, year: 2001, ids: { trakt: tmdb, tmdb } };
	const episode = { season: 1 + (Math.floor(at / SHOWS) % 4), number: 1 + (Math.floor(at / 1200) % 13), ids: {} };
	return { ...play, type: "episode", show, episode };
}

const toFileName = (number: number) => `watched-history-${number}.json`;

async function startSite(folder: string, upstreamPort: number): Promise<ChildProcess> {
	const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
	const site = spawn(process.execPath, ["--import", "tsx", join(ROOT, "scripts/start.ts")], {
		cwd: ROOT,
		detached: true,
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			...process.env,
			...PRODUCT_VARIABLES,
			...{ PORT: String(PORT), STATE_DIR: join(folder, "state"), TRUSTED_PROXY_HEADER: "X-Real-IP" },
			...{ TMDB_TOKEN: "token", TMDB_API_BASE_URL: `${upstreamUrl}/3`, TMDB_IMAGE_BASE_URL: `${upstreamUrl}/t/p` },
		},
	});
	const end = Date.now() + STARTS_WITHIN_MS;
	for (;;) {
		const health = await fetch(`${ORIGIN}/api/health`).catch(() => null);
		if (health?.ok) return site;
		if (Date.now() > end || site.exitCode !== null) throw new Error("npm start does not respond");
		await new Promise((resolve) => setTimeout(resolve, 300));
	}
}

/** Ends the site and its runtime without a warning. */
async function kill(site: ChildProcess): Promise<void> {
	const isOver = new Promise((resolve) => site.once("exit", resolve));
	process.kill(-(site.pid ?? 0), "SIGKILL");
	await isOver;
}

/** Megabytes of the runtime; 0 while there is none. */
function memoryOf({ pid = 0 }: ChildProcess): number {
	const processes = execFileSync("ps", ["-A", "-o", "pid=,pgid=,comm="], { encoding: "utf8" });
	const runtime = new RegExp(`(\\d+)\\s+${pid} workerd`).exec(processes)?.[1];
	return runtime === undefined ? 0 : residentMemory(Number(runtime));
}

async function signUp(name: string, address: string): Promise<string> {
	const response = await fetch(`${ORIGIN}/api/auth/register`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-real-ip": address },
		body: JSON.stringify({ username: name, email: `${name}@example.com`, password: "Correct horse 7" }),
	});
	const { data } = (await response.json()) as { data: { token: string } };
	return data.token;
}

async function call<Data>(token: string, method: string, path: string, body?: object): Promise<Data> {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const response = await fetch(`${ORIGIN}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
	const { data } = (await response.json()) as { data: Data };
	return data;
}

/** Milliseconds until the 500 movies of another account are ready, over kills of the site. */
async function importBeside(token: string): Promise<number> {
	const start = performance.now();
	const rows = Array.from({ length: 500 }, (_, at) => ({
		...{ file: "own.csv", line: at + 1, kind: "play", media_type: "movie", watched_at: "2020-01-02" },
		...{ title: `Movie ${300_000 + at}`, ids: { tmdb: 300_000 + at } },
	}));
	const { id } = await call<{ id: string }>(token, "POST", "imports", { source: "csv", rows, last: true });
	for (;;) {
		const one = await call<{ state: string }>(token, "GET", `imports/${id}`).catch(() => null);
		if (one?.state === "ready") return performance.now() - start;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
}

/** The longest task of the page since it was last read. */
function readLongest(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { longest } = window as unknown as { longest: number };
		Object.assign(window, { longest: 0 });
		return longest;
	});
}

/** Milliseconds until the site responds to a visitor of another network with a page; null when it does not. */
async function visit(number: number): Promise<number | null> {
	const start = performance.now();
	const headers = { "x-real-ip": "198.51.100.7" };
	const response = await fetch(`${ORIGIN}/movie/${400_000 + number}`, { headers }).catch(() => null);
	await response?.text().catch(() => "");
	return response?.ok ? performance.now() - start : null;
}

/** Rows of the latest import that were looked up when it last said so. */
async function countFound(token: string): Promise<number> {
	const [latest] = await call<{ progress: { done: number } }[]>(token, "GET", "imports");
	return latest?.progress.done ?? 0;
}

async function countPlays(token: string): Promise<number> {
	const headers = { authorization: `Bearer ${token}` };
	const response = await fetch(`${ORIGIN}/api/plays?limit=1`, { headers });
	const { total } = (await response.json()) as { total: number };
	return total;
}

function percentile(times: number[], share: number): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

const folder = mkdtempSync(join(tmpdir(), "marquee-import-"));
const server = await startUpstream();
const address = server.address();
const upstreamPort = typeof address === "object" && address ? address.port : 0;
const all = Array.from({ length: PLAYS }, (_, at) => toPlay(at));
const paths: string[] = [];
for (let at = 0; at < PLAYS; at += PER_FILE) {
	const path = join(folder, toFileName(paths.length + 1));
	writeFileSync(path, JSON.stringify(all.slice(at, at + PER_FILE)));
	paths.push(path);
}
let site = await startSite(folder, upstreamPort);
const browser = await chromium.launch(playwright.projects?.[0]?.use?.launchOptions);
const steps: Row[] = [];
try {
	const [token, other] = [await signUp("ada", "203.0.113.1"), await signUp("grace", "203.0.113.2")];
	const context = await browser.newContext();
	await context.addCookies([{ name: cookieName({ url: ORIGIN }, "marquee_session"), value: token, url: ORIGIN }]);
	await context.addInitScript((ownText) => {
		localStorage.setItem("marquee.welcomeSeen", "dismissed");
		localStorage.setItem("marquee.auth.token", ownText);
		Object.assign(window, { longest: 0 });
		new PerformanceObserver((list) => {
			const now = window as unknown as { longest: number };
			for (const { duration } of list.getEntries()) now.longest = Math.max(now.longest, duration);
		}).observe({ type: "longtask" });
	}, token);
	const page = await context.newPage();
	page.setDefaultTimeout(ENDS_WITHIN_MS);

	const quiet: number[] = [];
	for (let number = 1; number <= VISITS_BEFORE; number++) {
		const time = await visit(50_000 + number);
		if (time !== null) quiet.push(time);
		await new Promise((resolve) => setTimeout(resolve, 1000));
	}
	const memory: number[] = [];
	const visits = { number: 0, times: [] as number[], refused: 0, isCounted: true };
	const sampling = setInterval(async () => {
		memory.push(memoryOf(site));
		visits.number += 1;
		const time = await visit(visits.number);
		if (!visits.isCounted) return;
		if (time !== null) visits.times.push(time);
		else visits.refused += 1;
	}, 1000);

	/** Does a step, in whose middle the site may be killed. */
	async function measure(
		step: string,
		begin: () => Promise<unknown>,
		end: () => Promise<unknown>,
		death?: { after: number; countDone: (token: string) => Promise<number> },
	) {
		const [start, before] = [performance.now(), upstream.requests];
		await begin();
		let killedAt = "";
		if (death) {
			await page.waitForTimeout(death.after);
			visits.isCounted = false;
			await kill(site);
			site = await startSite(folder, upstreamPort);
			killedAt = `${await death.countDone(token)} rows`;
			visits.isCounted = true;
		}
		await end();
		steps.push({
			step,
			seconds: (performance.now() - start) / 1000,
			"upstream requests": upstream.requests - before,
			"longest task ms": await readLongest(page),
			"killed at": killedAt,
		});
	}

	await page.goto(`${ORIGIN}/settings/import`);
	await page.waitForTimeout(1500);
	await page.evaluate((milliseconds) => {
		setTimeout(() => {
			const end = performance.now() + milliseconds;
			while (performance.now() < end);
		});
	}, NOTICED_MS);
	await page.waitForTimeout(500);
	if ((await readLongest(page)) < NOTICED_MS) throw new Error("The tasks of the page are not measured");
	const beside = importBeside(other);
	await measure(
		"read",
		() => page.setInputFiles("#import-files", paths),
		() => page.getByText(/^Sending/).waitFor(),
	);
	await measure(
		"send",
		async () => undefined,
		() => page.waitForURL(/settings\/import\/[0-9a-f-]{36}/),
	);
	const written = page.getByText("Nothing is written yet");
	await measure(
		"look up",
		async () => undefined,
		() => written.waitFor(),
		{ after: KILLED_AFTER_MS.lookUp, countDone: countFound },
	);
	await measure(
		"apply",
		() => page.getByRole("button", { name: /^Apply/ }).click(),
		() => page.getByText("Applied:").waitFor(),
		{ after: KILLED_AFTER_MS.apply, countDone: countPlays },
	);
	const id = page.url().split("/").at(-1);
	const { counts } = await call<{ counts: Row }>(token, "GET", `imports/${id}`);
	const plays = await countPlays(token);
	await measure(
		"undo",
		() => page.getByRole("button", { name: "Undo this import" }).click(),
		() => page.getByText("Undone.").waitFor(),
	);
	const left = await countPlays(token);
	clearInterval(sampling);
	report("import", {
		[`${PLAYS.toLocaleString("en")} plays, step by step; starting again included`]: steps,
		"Rows once applied": [{ ...counts, "plays of the library": plays, "plays after undo": left }],
		"Beside it": [
			{
				"500 movies of another account, seconds": (await beside) / 1000,
				"a visitor's pages": visits.times.length,
				refused: visits.refused,
				"p50 ms": percentile(visits.times, 0.5),
				"p95 ms": percentile(visits.times, 0.95),
				"p50 and p95 ms without imports": `${Math.round(percentile(quiet, 0.5))}, ${Math.round(percentile(quiet, 0.95))}`,
				"runtime MB at most": Math.max(...memory),
				"upstream requests beyond its limit": upstream.refused,
			},
		],
	});
} finally {
	await browser.close();
	await kill(site);
	server.closeAllConnections();
	server.close();
	rmSync(folder, { recursive: true, force: true });
}
