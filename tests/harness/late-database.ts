const QUERY_METHODS = new Set<PropertyKey>(["all", "first", "raw", "run"]);

function late(statement: D1PreparedStatement, milliseconds: number): D1PreparedStatement {
	return new Proxy(statement, {
		get(target, name) {
			const method = Reflect.get(target, name).bind(target);
			if (name === "bind") return (...values: unknown[]) => late(method(...values), milliseconds);
			if (!QUERY_METHODS.has(name)) return method;
			return async (...values: unknown[]) => {
				await new Promise((resolve) => setTimeout(resolve, milliseconds));
				return await method(...values);
			};
		},
	});
}

/** A database whose results are delayed by `milliseconds`. */
export function lateDatabase(db: D1Database, milliseconds: number): D1Database {
	const prepare = (sql: string) => late(db.prepare(sql), milliseconds);
	return { prepare, withSession: () => ({ prepare, getBookmark: () => null }) } as unknown as D1Database;
}
