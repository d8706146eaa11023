const QUERY_METHODS = new Set<PropertyKey>(["all", "first", "raw", "run"]);

/** A second handle of a database. It runs `work` after the first statement that matches, before its result is returned. */
export function interruptedDatabase(db: D1Database, after: RegExp, work: () => Promise<unknown>): D1Database {
	let isDone = false;
	function watched(statement: D1PreparedStatement): D1PreparedStatement {
		return new Proxy(statement, {
			get(target, name) {
				const method = Reflect.get(target, name).bind(target);
				if (name === "bind") return (...values: unknown[]) => watched(method(...values));
				if (!QUERY_METHODS.has(name)) return method;
				return async (...values: unknown[]) => {
					const result = await method(...values);
					if (!isDone) {
						isDone = true;
						await work();
					}
					return result;
				};
			},
		});
	}
	return new Proxy(db, {
		get(target, name) {
			if (name === "prepare") {
				return (sql: string) => (after.test(sql) && !isDone ? watched(target.prepare(sql)) : target.prepare(sql));
			}
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}
