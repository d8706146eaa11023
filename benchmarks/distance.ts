// Measures how long a visitor waits where D1, KV and the upstream are far away and a request has six connections, as on the
// platform. BEFORE=/path/of/another/checkout measures its build too, in turns: RUNS=5 npx tsx benchmarks/distance.ts
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Miniflare, MiniflareOptions } from "miniflare";
import { buildIfNeeded, ROOT } from "../scripts/local-platform";
import { startFakeUpstream } from "../tests/fake-upstream/server";
import { median, PRODUCT_VARIABLES, type Row, report, upstreamVariables } from "./setting";

const RUNS = Number(process.env.RUNS ?? 5);
/** Milliseconds of a trip to D1, KV and the upstream. */
const DISTANCES = [0, 30, 100, 250];
const FARTHEST = 250;
/** Milliseconds of an upstream that is slower than those who share a load wait for the first one. */
const SLOW_MS = 3000;
const AT_ONCE = 20;
const WAVES = 3;
const SHARED = { cold: 1090, ageing: 1091, stale: 1092 };
const PASSWORD = "Correct horse 7";

type Calls = Record<"D1" | "KV" | "edge" | "upstream", number>;

interface Answer {
	ms: number;
	headers: Headers;
	calls: Calls;
}

const upstream = await startFakeUpstream();

/** Lines of the runtime about a request that heard of another one after its end. */
let warnings = 0;
function countWarnings(stdout: Readable, stderr: Readable): void {
	stdout.resume();
	createInterface(stderr).on("line", (line) => {
		if (line.includes("different request context")) warnings++;
	});
}

async function distantModules(root: string) {
	const folder = join(root, "build/server");
	const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
	const contents = readFileSync(join(import.meta.dirname, "distance-entry.mjs"), "utf8");
	return [
		{ type: "ESModule" as const, path: join(folder, "distance-entry.js"), contents },
		...files.map((file) => ({ type: "ESModule" as const, path: join(folder, file) })),
	];
}

/** The build of a checkout, in an isolate that has just started. */
async function startSite(root: string, stateDir: string) {
	const { startLocalServer } = (await import(
		join(root, "scripts/local-platform.ts")
	)) as typeof import("../scripts/local-platform");
	const overrides = {
		modules: await distantModules(root),
		handleRuntimeStdio: countWarnings,
		unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
	} as Partial<MiniflareOptions>;
	const variables = { ...PRODUCT_VARIABLES, ...upstreamVariables(upstream) };
	const miniflare: Miniflare = await startLocalServer({ stateDir, variables, overrides });
	const url = (await miniflare.unsafeGetDirectURL()).origin;

	async function send(path: string, { session, body }: { session?: string; body?: object } = {}): Promise<Answer> {
		const id = crypto.randomUUID();
		const start = performance.now();
		const response = await fetch(url + path, {
			method: body ? "POST" : "GET",
			headers: {
				"x-benchmark": id,
				"cf-connecting-ip": `2001:db8:${id.slice(0, 4)}:${id.slice(9, 13)}::1`,
				...(session && { cookie: `marquee_session_${new URL(url).port}=${session}` }),
				...(body && { "content-type": "application/json", origin: url }),
			},
			body: body && JSON.stringify(body),
		});
		const text = await response.text();
		const ms = performance.now() - start;
		if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 200)}`);
		const calls = (await (await fetch(`${url}/__calls?id=${id}`)).json()) as Calls;
		return { ms, headers: response.headers, calls };
	}
	return {
		send,
		/** The clock is ahead by `later`, so that what is stored is old. */
		async moveAway(milliseconds: number, later = 0): Promise<void> {
			await fetch(`${url}/__distance?ms=${milliseconds}&later=${later}`);
		},
		stop: () => miniflare.dispose(),
	};
}

type Site = Awaited<ReturnType<typeof startSite>>;

const ACCOUNT = { username: "distant", email: "distant@example.com", password: PASSWORD };

/** An account with shows that were begun, movies and saved titles. */
async function fill({ send }: Site): Promise<string> {
	const { headers } = await send("/api/auth/register", { body: ACCOUNT });
	const session = /marquee_session\w*=([^;]+)/.exec(headers.getSetCookie().join())?.[1] ?? "";
	for (let index = 0; index < 6; index++) {
		const show = { media_id: 50_060 + index, media_type: "tv", season: 1, episode: 1 + (index % 3) };
		await send("/api/watch-history", { session, body: { ...show, position: 600, duration: 2400 } });
		await send("/api/watch-later", { session, body: { media_id: 1060 + index, media_type: "movie" } });
	}
	return session;
}

let nextMovie = 1100;

const VISITS: { name: string; visit: (site: Site, session: string) => Promise<Answer> }[] = [
	{ name: "Home, signed in", visit: ({ send }, session) => send("/", { session }) },
	{ name: "My List", visit: ({ send }, session) => send("/my-list", { session }) },
	{
		name: "save a title",
		visit: ({ send }, session) =>
			send("/api/watch-later", { session, body: { media_id: nextMovie++, media_type: "movie" } }),
	},
	{
		name: "sign in, with 180 ms for the password",
		visit: ({ send }) => send("/api/auth/login", { body: { emailOrUsername: ACCOUNT.username, password: PASSWORD } }),
	},
];

interface Subject {
	name: string;
	root: string;
	stateDir: string;
	site: Site;
	session: string;
	rows: Map<string, Row>;
}

async function open(name: string, root: string): Promise<Subject> {
	const stateDir = mkdtempSync(join(tmpdir(), "distance-"));
	const site = await startSite(root, stateDir);
	return { name, root, stateDir, site, session: await fill(site), rows: new Map() };
}

await buildIfNeeded();
const subjects = [await open("now", ROOT)];
if (process.env.BEFORE) subjects.unshift(await open("before", process.env.BEFORE));

function note({ name, rows }: Subject, visit: string, answers: Answer[], distance: number): void {
	const row = rows.get(visit) ?? { visit, build: name };
	const ms = Math.round(median(answers.map((answer) => answer.ms)));
	row[`${distance} ms away`] = ms;
	if (distance === FARTHEST) row["calls of D1"] = answers[0]?.calls.D1 ?? 0;
	rows.set(visit, row);
}

for (const distance of DISTANCES) {
	for (const { name, visit } of VISITS) {
		for (const subject of subjects) {
			const { site, session } = subject;
			await site.moveAway(distance);
			// What the catalogue holds is there; the visit is another one than the first.
			await visit(site, session);
			const answers: Answer[] = [];
			for (let run = 0; run < RUNS; run++) answers.push(await visit(site, session));
			note(subject, name, answers, distance);
		}
	}
}

/** The first request of an isolate: a page that the edge cache holds, and one that it may not hold. */
const cold: Row[] = [];
for (const subject of subjects) {
	for (const [visit, isSignedIn] of [
		["Home, in the edge cache", false],
		["Home, signed in", true],
	] as const) {
		const row: Row = { visit, build: subject.name };
		for (const distance of DISTANCES) {
			await subject.site.moveAway(0);
			await subject.site.send("/");
			await new Promise((resolve) => setTimeout(resolve, 300));
			await subject.site.stop();
			subject.site = await startSite(subject.root, subject.stateDir);
			await subject.site.moveAway(distance);
			const { ms, calls } = await subject.site.send("/", isSignedIn ? { session: subject.session } : {});
			const again = await subject.site.send("/", isSignedIn ? { session: subject.session } : {});
			row[`${distance} ms away`] = `${Math.round(ms)}, then ${Math.round(again.ms)}`;
			if (distance !== FARTHEST) continue;
			row["calls of D1"] = calls.D1;
			row["reads of KV"] = calls.KV;
		}
		cold.push(row);
	}
}

/** Many at once for a title, of a slow upstream: one that nobody has read, one whose copy ages, and one whose copy is stale. */
const shared: Row[] = [];
const AGES = { cold: 0, ageing: 4.5 * 60_000, stale: 10 * 60_000 };
for (const { name, site } of subjects) {
	for (const [copy, age] of Object.entries(AGES)) {
		const path = `/api/tmdb/movie/${SHARED[copy as keyof typeof AGES]}`;
		upstream.setLatency(0);
		await site.moveAway(0);
		if (age > 0) await site.send(path);
		await site.moveAway(0, age);
		upstream.setLatency(SLOW_MS);
		upstream.clearRequests();
		warnings = 0;
		const times: number[] = [];
		for (let wave = 0; wave < WAVES; wave++) {
			const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => site.send(path)));
			times.push(...answers.map(({ ms }) => ms));
		}
		const requests = upstream.requests().length;
		// Until every load has ended.
		await new Promise((resolve) => setTimeout(resolve, 2 * SLOW_MS));
		shared.push({
			"the title's copy is": copy,
			build: name,
			"slowest of 60, ms": Math.round(Math.max(...times)),
			"upstream requests": requests,
			"warnings of the runtime": warnings,
		});
	}
}

for (const { site, stateDir } of subjects) {
	await site.stop();
	rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
}
await upstream.stop();
report("distance", {
	[`A signed-in visitor, medians of ${RUNS}, ms; the catalogue is in memory, a request has six connections`]: subjects
		.flatMap(({ rows }) => [...rows.values()])
		.sort((a, b) => String(a.visit).localeCompare(String(b.visit))),
	"The first and the second request of an isolate that has just started, ms": cold,
	[`${WAVES} times ${AT_ONCE} at once for one title of an upstream that takes ${SLOW_MS / 1000} s`]: shared,
});
