// Measures the administration operations on growing tables: rows read, time in the database and over HTTP, memory of the
// export. SIZES=1000,100000,1000000 npx tsx benchmarks/administration.ts sets the numbers of users.
import { openDatabase } from "../app/database/open.server";
import { listAudit } from "../app/domain/administration/audit-list.server";
import { testDatabase } from "../app/domain/administration/debug.server";
import { listJobs } from "../app/domain/administration/jobs.server";
import { readStatistics } from "../app/domain/administration/statistics.server";
import { USER_SORTS } from "../app/domain/administration/types";
import { listUsers, type UserListOptions } from "../app/domain/administration/user-list.server";
import { writeCursor } from "../app/lib/http/cursor";
import { buildIfNeeded } from "../scripts/local-platform";
import { seedRows } from "../scripts/seed-rows";
import { countingDatabase } from "../tests/harness/reading-cost";
import { median, type Row, report, residentMemory, startProduct } from "./setting";

const SIZES = (process.env.SIZES ?? "1000,20000").split(",").map(Number);
const TIMES = 5;

const SEARCHES: Record<string, UserListOptions> = {
	"search, one match": { search: "CHEN.ALLEN1@" },
	"search, no match": { search: "nobody.at.all" },
	"search, a surname and a digit": { search: "hopper1" },
	"search, a surname": { search: "hopper" },
	"search, a surname by name": { search: "hopper", sort: "username" },
	"search, everybody": { search: "ample" },
	"search, admins": { search: "ample", role: "admin", sort: "email" },
	"search, two characters": { search: "ng" },
	"search, one character": { search: "m" },
};

/** Paths of `/api` that the dashboard and the tables request, and the domain function behind each. */
function calls(place: [number, string]) {
	const deep = writeCursor({ sort: "-created", place, number: null, seen: 0 });
	const lists: Record<string, UserListOptions> = {
		...Object.fromEntries(USER_SORTS.map((sort) => [`users by ${sort}`, { sort }])),
		"users, amid the table": { cursor: deep },
		"users, admins by username": { role: "admin", sort: "username" },
		...SEARCHES,
	};
	return [
		{ name: "dashboard", path: "stats", query: readStatistics },
		...Object.entries(lists).map(([name, options]) => ({
			name,
			path: `users?${new URLSearchParams(Object.entries(options))}`,
			query: (db: ReturnType<typeof openDatabase>) => listUsers(db, options),
		})),
		{ name: "audit log", path: "audit", query: (db: ReturnType<typeof openDatabase>) => listAudit(db, {}) },
		{
			name: "audit log of one action",
			path: "audit?action=user.premium",
			query: (db: ReturnType<typeof openDatabase>) => listAudit(db, { action: "user.premium" }),
		},
		{ name: "jobs", path: "jobs", query: listJobs },
		{ name: "test-db", path: "../debug/test-db", query: testDatabase },
	];
}

await buildIfNeeded();
const product = await startProduct();
const d1 = (await product.miniflare.getD1Database("DB")) as unknown as D1Database;

async function signIn(): Promise<string> {
	const account = { username: "the-owner", email: "owner@example.com", password: "Correct horse 7" };
	const response = await fetch(`${product.url}/api/auth/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(account),
	});
	const { data } = (await response.json()) as { data: { token: string } };
	await d1.prepare("UPDATE users SET role = 'owner' WHERE username_key = 'the-owner'").run();
	return data.token;
}

const headers = { authorization: `Bearer ${await signIn()}` };

async function takeTime(path: string): Promise<number> {
	const times: number[] = [];
	for (let time = 0; time < TIMES; time++) {
		const start = performance.now();
		const response = await fetch(new URL(path, `${product.url}/api/admin/`), { headers });
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`${path}: ${response.status}`);
		times.push(performance.now() - start);
	}
	return median(times);
}

async function measureExport(users: number): Promise<Row> {
	const before = residentMemory(product.pid);
	let peak = before;
	const watch = setInterval(() => {
		peak = Math.max(peak, residentMemory(product.pid));
	}, 50);
	const start = performance.now();
	const response = await fetch(`${product.url}/api/admin/users/export`, { headers });
	let bytes = 0;
	for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
	clearInterval(watch);
	return {
		users,
		"file, MB": bytes / 2 ** 20,
		seconds: (performance.now() - start) / 1000,
		"memory before, MB": before,
		"memory at most, MB": peak,
	};
}

const cells: Record<string, Row> = {};
const exports: Row[] = [];
let seeded = 0;
for (const size of SIZES) {
	await seedRows(d1, { from: seeded + 1, to: size });
	seeded = size;
	const middle = await d1
		.prepare("SELECT created_at, id FROM users WHERE rowid = ?")
		.bind(Math.ceil(size / 2))
		.first<{ created_at: number; id: string }>();
	const counting = countingDatabase(d1);
	const db = openDatabase(counting.db);
	const users = `${size.toLocaleString("en")} users`;
	for (const { name, path, query } of calls([middle?.created_at ?? 0, middle?.id ?? ""])) {
		counting.takeCost();
		await query(db);
		const { read, milliseconds } = counting.takeCost();
		cells[name] ??= { call: name };
		cells[name][`${users}: rows`] = read;
		cells[name][`${users}: ms in D1`] = milliseconds;
		cells[name][`${users}: ms over HTTP`] = await takeTime(path);
	}
	exports.push(await measureExport(size));
}
await product.stop();
report("administration", {
	"Rows that an administrator's call reads, and how long it takes": Object.values(cells),
	"The export, and the memory of the runtime while it streams": exports,
});
