// The built worker with bindings that fail on demand; the deployed worker does not include this file.
import real from "./index.js";

/** Kind of fault by service; a request to /__faults sets it. */
let faults = {};
let faultyEnv;

const REAL = Symbol("the statement of D1");

function faulty(service, call, invalid) {
	return async (...parts) => {
		const kind = faults[service];
		if (kind === "failing") throw new Error(`${service} is down: connection lost`);
		if (kind === "hanging") return await new Promise(() => undefined);
		if (kind === "invalid") return invalid(...parts);
		if (kind === "slow") await new Promise((resolve) => setTimeout(resolve, 1000));
		return await call(...parts);
	};
}

function faultyStatement(statement) {
	const invalid = () => ({ success: true, results: "<html>", meta: null });
	return {
		[REAL]: statement,
		bind: (...values) => faultyStatement(statement.bind(...values)),
		first: faulty("D1", (...parts) => statement.first(...parts), invalid),
		run: faulty("D1", () => statement.run(), invalid),
		all: faulty("D1", () => statement.all(), invalid),
		raw: faulty("D1", (...parts) => statement.raw(...parts), invalid),
	};
}

function faultyCalls(database) {
	return {
		prepare: (sql) => faultyStatement(database.prepare(sql)),
		batch: faulty(
			"D1",
			(statements) => database.batch(statements.map((statement) => statement[REAL])),
			() => "<html>",
		),
	};
}

function faultyDatabase(database) {
	return {
		...faultyCalls(database),
		exec: faulty(
			"D1",
			(sql) => database.exec(sql),
			() => "<html>",
		),
		withSession(constraint) {
			const session = database.withSession(constraint);
			return { ...faultyCalls(session), getBookmark: () => session.getBookmark() };
		},
	};
}

function faultyStore(store) {
	const invalid = { get: (_key, type) => (type === "json" ? { what: "<html>" } : "<html>"), list: () => "<html>" };
	return Object.fromEntries(
		["get", "getWithMetadata", "put", "delete", "list"].map((name) => [
			name,
			faulty("KV", (...parts) => store[name](...parts), invalid[name] ?? (() => undefined)),
		]),
	);
}

function breakEdgeCache() {
	const cache = caches.default;
	const kinds = Object.getPrototypeOf(cache);
	for (const name of ["match", "put", "delete"]) {
		const call = kinds[name];
		const invalid = () => (name === "match" ? new Response("<html>", { status: 200 }) : undefined);
		cache[name] = faulty("edge cache", (...parts) => call.apply(cache, parts), invalid);
	}
}

export default {
	async fetch(request, env, execution) {
		if (new URL(request.url).pathname === "/__faults") {
			faults = await request.json();
			return new Response("set");
		}
		if (!faultyEnv) {
			breakEdgeCache();
			faultyEnv = { ...env, DB: faultyDatabase(env.DB), CACHE: faultyStore(env.CACHE) };
		}
		return await real.fetch(request, faultyEnv, execution);
	},
};
