const RUN = new Set<PropertyKey>(["all", "first", "raw", "run"]);

/** A second handle of a database that fails after so many statements and batches, as a process that is killed does. */
export function cutDatabase(db: D1Database, statements: number): D1Database {
	let left = statements;
	function use(): void {
		if (left-- <= 0) throw new Error("cut off");
	}
	const watch = (statement: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(statement, {
			get(target, name) {
				const value = Reflect.get(target, name);
				if (typeof value !== "function") return value;
				return (...values: unknown[]) => {
					if (name === "bind") return watch(target.bind(...values));
					if (RUN.has(name)) use();
					return value.apply(target, values);
				};
			},
		});
	return new Proxy(db, {
		get(target, name) {
			const value = Reflect.get(target, name);
			if (name === "prepare") return (sql: string) => watch(target.prepare(sql));
			if (name !== "batch") return typeof value === "function" ? value.bind(target) : value;
			return async (batch: D1PreparedStatement[]) => {
				use();
				return await target.batch(batch);
			};
		},
	});
}
