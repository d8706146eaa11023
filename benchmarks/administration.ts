// The administrators' calls over growing tables: rows read, time in the database and over HTTP, memory of the export.
// SIZES=1000,100000,1000000 npx tsx benchmarks/administration.ts: so many users, five watched titles each.
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../app/database/open.server";
import { listAudit } from "../app/domain/administration/audit-list.server";
import { testDatabase } from "../app/domain/administration/debug.server";
import { listJobs } from "../app/domain/administration/jobs.server";
import { readStatistics } from "../app/domain/administration/statistics.server";
import { USER_SORTS } from "../app/domain/administration/types";
import { listUsers, type UserQuestion } from "../app/domain/administration/user-list.server";
import { writeCursor } from "../app/lib/cursor";
import { buildIfNeeded, startLocalServer } from "../scripts/local-platform";
import { seedRows } from "../scripts/seed-rows";
import { countingDatabase } from "../tests/harness/reading-cost";

const SIZES = (process.env.SIZES ?? "1000,100000").split(",").map(Number);
const TIMES = 5;

const SEARCHES: Record<string, UserQuestion> = {
	"search, one match": { search: "CHEN.ALLEN1@" },
	"search, no match": { search: "nobody.at.all" },
	"search, a surname and a digit": { search: "hopper1" },
	"search, a surname": { search: "hopper" },
	"search, a surname by name": { search: "hopper", sort: "username" },
	"search, everybody": { search: "ample" },
	"search, admins": { search: "ample", role: "admin", sort: "email" },
	"search, two characters": { search: "ng" },
	"search, one rare character": { search: "_" },
};

/** Addresses of `/api` that a dashboard or a table asks, and what the domain answers them with. */
function questions(place: [number, string]) {
	const deep = writeCursor({ sort: "-created", place, number: null, seen: 0 });
	const lists: Record<string, UserQuestion> = {
		...Object.fromEntries(USER_SORTS.map((sort) => [`users by ${sort}`, { sort }])),
		"users, amid the table": { cursor: deep },
		"users, admins by username": { role: "admin", sort: "username" },
		...SEARCHES,
	};
	return [
		{ name: "dashboard", path: "stats", ask: readStatistics },
		...Object.entries(lists).map(([name, question]) => ({
			name,
			path: `users?${new URLSearchParams(Object.entries(question))}`,
			ask: (db: ReturnType<typeof openDatabase>) => listUsers(db, question),
		})),
		{ name: "audit log", path: "audit", ask: (db: ReturnType<typeof openDatabase>) => listAudit(db, {}) },
		{
			name: "audit log of one action",
			path: "audit?action=user.premium",
			ask: (db: ReturnType<typeof openDatabase>) => listAudit(db, { action: "user.premium" }),
		},
		{ name: "jobs", path: "jobs", ask: listJobs },
		{ name: "test-db", path: "../debug/test-db", ask: testDatabase },
	];
}

function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** MB that the runtime below this process holds. */
function residentMemory(): number {
	const children = readdirSync("/proc/self/task").flatMap((task) =>
		readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean),
	);
	const sizes = children.map((pid) => {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return /Name:\s*workerd/.test(status) ? Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) : 0;
	});
	return Math.max(0, ...sizes) / 1024;
}

await buildIfNeeded();
const stateDir = await mkdtemp(join(tmpdir(), "marquee-administration-"));
const variables = { ENVIRONMENT: "development", JWT_SECRET: "a secret of the benchmark, 32 characters at least" };
const miniflare = await startLocalServer({
	stateDir,
	variables,
	overrides: {
		handleRuntimeStdio(stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream) {
			// A line for each request is not what this prints.
			stdout.resume();
			stderr.pipe(process.stderr);
		},
	},
});
const { origin } = await miniflare.ready;
const d1 = (await miniflare.getD1Database("DB")) as unknown as D1Database;

async function signIn(): Promise<string> {
	const account = { username: "the-owner", email: "owner@example.com", password: "Correct horse 7" };
	const answer = await fetch(`${origin}/api/auth/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(account),
	});
	const { data } = (await answer.json()) as { data: { token: string } };
	await d1.prepare("UPDATE users SET role = 'owner' WHERE username_key = 'the-owner'").run();
	return data.token;
}

const headers = { authorization: `Bearer ${await signIn()}` };

async function takeTime(path: string): Promise<number> {
	const times: number[] = [];
	for (let time = 0; time < TIMES; time++) {
		const begun = performance.now();
		const answer = await fetch(new URL(path, `${origin}/api/admin/`), { headers });
		await answer.arrayBuffer();
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
		times.push(performance.now() - begun);
	}
	return median(times);
}

async function measureExport() {
	const before = residentMemory();
	let peak = before;
	const watch = setInterval(() => {
		peak = Math.max(peak, residentMemory());
	}, 50);
	const begun = performance.now();
	const answer = await fetch(`${origin}/api/admin/users/export`, { headers });
	let bytes = 0;
	for await (const chunk of answer.body ?? []) bytes += chunk.byteLength;
	clearInterval(watch);
	return {
		megabytes: bytes / 2 ** 20,
		seconds: (performance.now() - begun) / 1000,
		memoryBefore: before,
		memoryPeak: peak,
	};
}

const rows: Record<string, Record<string, { read: number; database: number; http: number }>> = {};
const exports: Record<string, Awaited<ReturnType<typeof measureExport>>> = {};
let seeded = 0;
for (const size of SIZES) {
	const begun = performance.now();
	await seedRows(d1, { from: seeded + 1, to: size });
	seeded = size;
	console.log(`${size} users: seeded in ${Math.round((performance.now() - begun) / 1000)} s`);
	const middle = await d1
		.prepare("SELECT created_at, id FROM users WHERE rowid = ?")
		.bind(Math.ceil(size / 2))
		.first<{ created_at: number; id: string }>();
	const counting = countingDatabase(d1);
	const db = openDatabase(counting.db);
	for (const { name, path, ask } of questions([middle?.created_at ?? 0, middle?.id ?? ""])) {
		counting.takeCost();
		await ask(db);
		const { read, milliseconds } = counting.takeCost();
		rows[name] ??= {};
		rows[name][size] = { read, database: milliseconds, http: await takeTime(path) };
	}
	exports[size] = await measureExport();
}
await miniflare.dispose();
await rm(stateDir, { recursive: true });

const head = SIZES.map((size) => `${size.toLocaleString("en")} users: rows, ms in D1, ms over HTTP`);
console.log(`\n| call | ${head.join(" | ")} |\n|---|${"---|".repeat(SIZES.length)}`);
for (const [name, bySize] of Object.entries(rows)) {
	const cells = SIZES.map((size) => {
		const { read = 0, database = 0, http = 0 } = bySize[size] ?? {};
		return `${read}, ${database.toFixed(1)}, ${http.toFixed(1)}`;
	});
	console.log(`| ${name} | ${cells.join(" | ")} |`);
}
console.log(`\n| export | file MB | seconds | memory before, MB | memory at most, MB |\n|---|---|---|---|---|`);
for (const [size, { megabytes, seconds, memoryBefore, memoryPeak }] of Object.entries(exports)) {
	const figures = [megabytes, seconds, memoryBefore, memoryPeak].map((figure) => figure.toFixed(1));
	console.log(`| ${Number(size).toLocaleString("en")} users | ${figures.join(" | ")} |`);
}
const rounded = (_: string, value: unknown) => (typeof value === "number" ? Math.round(value * 10) / 10 : value);
console.log(JSON.stringify({ benchmark: "administration", rows, exports }, rounded));
