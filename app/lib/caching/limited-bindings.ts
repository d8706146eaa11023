import { UnavailableError } from "../http/errors";
import { beforeDeadline, type Deadline } from "../timeouts";

/** Errors of the statement or its values, which a retry cannot help. Every other error is an outage. */
const OUR_FAULT = /D1_TYPE_ERROR|D1_COLUMN_NOTFOUND|SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|AUTH)|^TypeError/;

const REAL = Symbol("the statement of D1");

type Limited = D1PreparedStatement & { [REAL]: D1PreparedStatement };

/** Null: this is not a D1 result. */
function countRows(result: D1Result | undefined): number | null {
	return Array.isArray(result?.results) ? result.results.length : null;
}

function countAllRows(results: D1Result[]): number | null {
	if (!Array.isArray(results)) return null;
	return results.reduce<number | null>((sum, result) => {
		const rows = countRows(result);
		return sum === null || rows === null ? null : sum + rows;
	}, 0);
}

/** A deadline for D1, and a callback for the number of rows that a call returned. */
interface DatabaseDeadline extends Deadline {
	onRows?(rows: number): void;
}

/**
 * The casts below stand for overloads of D1 and KV, which an object literal cannot repeat.
 *
 * Wraps D1 so that every call has a deadline. An outage or a late response throws `UnavailableError`, which a client may
 * retry; errors of the statement itself pass through.
 */
export function limitDatabase(real: D1Database, deadline: DatabaseDeadline): D1Database {
	/** `count` returns null when the result is not one of D1. */
	async function bounded<Result>(
		work: () => Promise<Result>,
		count: (result: Result) => number | null,
	): Promise<Result> {
		try {
			const result = await beforeDeadline(deadline, work);
			const rows = count(result);
			if (rows === null) throw new UnavailableError(deadline.service, "the response is not a D1 result");
			deadline.onRows?.(rows);
			return result;
		} catch (error) {
			if (error instanceof UnavailableError || OUR_FAULT.test(String(error))) throw error;
			throw new UnavailableError(deadline.service, "the call failed", { cause: error });
		}
	}

	function limited(statement: D1PreparedStatement): Limited {
		return {
			[REAL]: statement,
			bind: (...values: unknown[]) => limited(statement.bind(...values)),
			first: (...column: []) =>
				bounded(
					() => statement.first(...column),
					(row) => (row === null ? 0 : 1),
				),
			run: () => bounded(() => statement.run(), countRows),
			all: () => bounded(() => statement.all(), countRows),
			raw: (...options: []) =>
				bounded(
					() => statement.raw(...options),
					(rows) => (Array.isArray(rows) ? rows.length : null),
				),
		} as unknown as Limited;
	}

	function limitCalls(target: Pick<D1Database, "prepare" | "batch">) {
		return {
			prepare: (sql: string) => limited(target.prepare(sql)),
			batch: (statements: D1PreparedStatement[]) =>
				bounded(() => target.batch(statements.map((statement) => (statement as Limited)[REAL])), countAllRows),
		};
	}

	return {
		...limitCalls(real),
		exec: (sql: string) =>
			bounded(
				() => real.exec(sql),
				() => 0,
			),
		withSession(constraint?: string) {
			const session = real.withSession(constraint);
			return { ...limitCalls(session), getBookmark: () => session.getBookmark() };
		},
	} as unknown as D1Database;
}

/** Wraps a KV namespace so that every call has a deadline. An outage or a late response throws `UnavailableError`. */
export function limitStore(real: KVNamespace, deadline: Deadline): KVNamespace {
	async function bounded<Result>(call: () => Promise<Result>): Promise<Result> {
		try {
			return await beforeDeadline(deadline, call);
		} catch (error) {
			if (error instanceof UnavailableError) throw error;
			throw new UnavailableError(deadline.service, "the call failed", { cause: error });
		}
	}
	return {
		get: (...parts: [string]) => bounded(() => real.get(...parts)),
		getWithMetadata: (...parts: [string]) => bounded(() => real.getWithMetadata(...parts)),
		put: (...parts: [string, string]) => bounded(() => real.put(...parts)),
		delete: (...parts: [string]) => bounded(() => real.delete(...parts)),
		list: (...parts: [KVNamespaceListOptions]) => bounded(() => real.list(...parts)),
	} as unknown as KVNamespace;
}
