/** A second handle of a database that fails after `count` statements and batches, as when the process is killed. */
export function killedDatabase(real: D1Database, count: number): D1Database {
	let left = count;
	function spend(): void {
		if (left === 0) throw new Error("killed");
		left -= 1;
	}
	function mortal(statement: D1PreparedStatement): D1PreparedStatement {
		return new Proxy(statement, {
			get(target, name) {
				const method = Reflect.get(target, name);
				if (typeof method !== "function") return method;
				if (name === "bind") return (...values: unknown[]) => mortal(target.bind(...values));
				return (...values: unknown[]) => {
					spend();
					return method.apply(target, values);
				};
			},
		});
	}
	return {
		prepare: (sql: string) => mortal(real.prepare(sql)),
		batch: (statements: D1PreparedStatement[]) => {
			spend();
			return real.batch(statements);
		},
	} as unknown as D1Database;
}
