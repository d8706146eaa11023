const QUERY_METHODS = new Set<PropertyKey>(["all", "first", "raw", "run"]);

/** A second handle of a database and of its sessions. It runs `work` after the first statement that matches, alone or in a batch, before its result is returned. */
export function interruptedDatabase(db: D1Database, after: RegExp, work: () => Promise<unknown>): D1Database {
	let isDone = false;
	const reals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

	async function interrupt(): Promise<void> {
		if (isDone) return;
		isDone = true;
		await work();
	}

	function watched(statement: D1PreparedStatement): D1PreparedStatement {
		const proxy = new Proxy(statement, {
			get(target, name) {
				const method = Reflect.get(target, name).bind(target);
				if (name === "bind") return (...values: unknown[]) => watched(method(...values));
				if (!QUERY_METHODS.has(name)) return method;
				return async (...values: unknown[]) => {
					const result = await method(...values);
					await interrupt();
					return result;
				};
			},
		});
		reals.set(proxy, statement);
		return proxy;
	}
	function watchAll<Handle extends object>(handle: Handle): Handle {
		return new Proxy(handle, {
			get(target, name) {
				const value = Reflect.get(target, name);
				if (typeof value !== "function") return value;
				const method = value.bind(target);
				if (name === "withSession") return (...from: unknown[]) => watchAll(method(...from));
				if (name === "batch")
					return async (statements: D1PreparedStatement[]) => {
						const results = await method(statements.map((statement) => reals.get(statement) ?? statement));
						if (statements.some((statement) => reals.has(statement))) await interrupt();
						return results;
					};
				if (name === "prepare")
					return (sql: string) => (after.test(sql) && !isDone ? watched(method(sql)) : method(sql));
				return method;
			},
		});
	}
	return watchAll(db);
}
