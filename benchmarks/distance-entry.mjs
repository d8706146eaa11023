// The built worker as the platform runs it and a local runtime does not: database, store and upstream are far away, and a request has
// six connections. For distance.ts; the deployed worker does not include this file.
import { AsyncLocalStorage } from "node:async_hooks";
import real from "./index.js";

const CONNECTIONS = 6;
/** Milliseconds to the cache of the same data centre. */
const EDGE_MS = 3;

/** Milliseconds to D1, KV and the upstream. */
let distance = 0;
/** Milliseconds by which the clock is ahead, so that what is stored is old. */
let later = 0;
const { now } = Date;
Date.now = () => now.call(Date) + later;
/** What the last requests did, by their id. */
const calls = new Map();
/** The request that runs. The runtime loses it where a module is loaded; then it is the latest one. */
const running = new AsyncLocalStorage();
let latest;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function connected(request, service, milliseconds, call) {
	if (request.open >= CONNECTIONS) await new Promise((resolve) => request.waiting.push(resolve));
	else request.open++;
	request.calls[service]++;
	try {
		if (milliseconds > 0) await sleep(milliseconds);
		return await call();
	} finally {
		const next = request.waiting.shift();
		if (next) next();
		else request.open--;
	}
}

const REAL = Symbol("the statement of D1");
function distantStatement(statement, toD1) {
	return {
		[REAL]: statement,
		bind: (...values) => distantStatement(statement.bind(...values), toD1),
		first: (...column) => toD1(() => statement.first(...column)),
		run: () => toD1(() => statement.run()),
		all: () => toD1(() => statement.all()),
		raw: (...options) => toD1(() => statement.raw(...options)),
	};
}

function distantCalls(target, toD1) {
	return {
		prepare: (sql) => distantStatement(target.prepare(sql), toD1),
		batch: (statements) => toD1(() => target.batch(statements.map((statement) => statement[REAL]))),
	};
}

function distantDatabase(database, request) {
	const toD1 = (call) => connected(request, "D1", distance, call);
	return {
		...distantCalls(database, toD1),
		withSession(constraint) {
			const session = database.withSession(constraint);
			return { ...distantCalls(session, toD1), getBookmark: () => session.getBookmark() };
		},
	};
}

function distantStore(store, request) {
	const names = ["get", "getWithMetadata", "put", "delete", "list"];
	return Object.fromEntries(
		names.map((name) => [name, (...parts) => connected(request, "KV", distance, () => store[name](...parts))]),
	);
}

function moveAway() {
	const cache = caches.default;
	for (const name of ["match", "put", "delete"]) {
		const call = Object.getPrototypeOf(cache)[name];
		cache[name] = (...parts) =>
			connected(running.getStore() ?? latest, "edge", EDGE_MS, () => call.apply(cache, parts));
	}
	const { fetch } = globalThis;
	globalThis.fetch = (...parts) => connected(running.getStore() ?? latest, "upstream", distance, () => fetch(...parts));
}

export default {
	async fetch(request, env, execution) {
		const { pathname, searchParams } = new URL(request.url);
		if (pathname === "/__distance") {
			distance = Number(searchParams.get("ms"));
			later = Number(searchParams.get("later"));
			return new Response("set");
		}
		if (pathname === "/__calls") return Response.json(calls.get(searchParams.get("id")) ?? null);
		if (!latest) moveAway();
		latest = { open: 0, waiting: [], calls: { D1: 0, KV: 0, edge: 0, upstream: 0 } };
		calls.set(request.headers.get("x-benchmark"), latest.calls);
		const distant = { ...env, DB: distantDatabase(env.DB, latest), CACHE: distantStore(env.CACHE, latest) };
		return await running.run(latest, () => real.fetch(request, distant, execution));
	},
};
