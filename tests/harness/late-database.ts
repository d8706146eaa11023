const QUERY_METHODS = new Set<PropertyKey>(["all", "first", "raw", "run"]);

const REAL = Symbol("the statement of D1");

type Late = D1PreparedStatement & { [REAL]: D1PreparedStatement };

function late(statement: D1PreparedStatement, wait: () => Promise<unknown>): D1PreparedStatement {
	return new Proxy(statement, {
		get(target, name) {
			if (name === REAL) return target;
			const method = Reflect.get(target, name).bind(target);
			if (name === "bind") return (...values: unknown[]) => late(method(...values), wait);
			if (!QUERY_METHODS.has(name)) return method;
			return async (...values: unknown[]) => {
				await wait();
				return await method(...values);
			};
		},
	});
}

/** A database whose results are delayed by `milliseconds`. */
export function lateDatabase(db: D1Database, milliseconds: number): D1Database {
	const wait = () => new Promise((resolve) => setTimeout(resolve, milliseconds));
	const calls = {
		prepare: (sql: string) => late(db.prepare(sql), wait),
		async batch(statements: Late[]) {
			await wait();
			return await db.batch(statements.map((statement) => statement[REAL]));
		},
	};
	return { ...calls, withSession: () => ({ ...calls, getBookmark: () => null }) } as unknown as D1Database;
}
