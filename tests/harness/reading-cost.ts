/** A database that counts the rows that its statements read and write, as D1 reports them. */
export interface CountingDatabase {
	db: D1Database;
	/** Rows read and written by all statements since the last call, and the milliseconds that the database took. */
	takeCost(): { read: number; written: number; milliseconds: number };
}

const REAL = Symbol("the statement of D1");

type Counted = D1PreparedStatement & { [REAL]: D1PreparedStatement };

export function countingDatabase(real: D1Database): CountingDatabase {
	let read = 0;
	let written = 0;
	let milliseconds = 0;

	function count<T>(result: D1Result<T>): D1Result<T> {
		read += result.meta.rows_read;
		written += result.meta.rows_written;
		milliseconds += result.meta.duration;
		return result;
	}

	function counted(statement: D1PreparedStatement): Counted {
		return {
			[REAL]: statement,
			bind: (...values: unknown[]) => counted(statement.bind(...values)),
			all: async () => count(await statement.all()),
			run: async () => count(await statement.run()),
			raw: async () => count(await statement.all<Record<string, unknown>>()).results.map(Object.values),
		} as unknown as Counted;
	}

	const statements = {
		prepare: (sql: string) => counted(real.prepare(sql)),
		batch: async (statements: Counted[]) =>
			(await real.batch(statements.map((statement) => statement[REAL]))).map(count),
	};
	const session = { ...statements, getBookmark: () => null };

	return {
		db: { ...statements, withSession: () => session } as unknown as D1Database,
		takeCost() {
			const cost = { read, written, milliseconds };
			[read, written, milliseconds] = [0, 0, 0];
			return cost;
		},
	};
}
