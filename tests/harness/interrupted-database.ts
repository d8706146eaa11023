const QUERY_METHODS = new Set<PropertyKey>(["all", "first", "raw", "run"]);

/** A second handle of a database and of its sessions. It runs `work` after the first statement that matches, before its result is returned. */
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
	function watchAll<Handle extends object>(handle: Handle): Handle {
		return new Proxy(handle, {
			get(target, name) {
				const value = Reflect.get(target, name);
				if (typeof value !== "function") return value;
				const method = value.bind(target);
				if (name === "withSession") return (...from: unknown[]) => watchAll(method(...from));
				if (name === "prepare")
					return (sql: string) => (after.test(sql) && !isDone ? watched(method(sql)) : method(sql));
				return method;
			},
		});
	}
	return watchAll(db);
}
