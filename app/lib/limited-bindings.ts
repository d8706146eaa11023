import { UnavailableError } from "./errors";
import { beforeDeadline, type Deadline } from "./timeouts";

/** Errors of the statement or its values, which a retry cannot help. Every other error is an outage. */
const OUR_FAULT = /D1_TYPE_ERROR|D1_COLUMN_NOTFOUND|SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|AUTH)|^TypeError/;

const REAL = Symbol("the statement of D1");

type Limited = D1PreparedStatement & { [REAL]: D1PreparedStatement };

function isResult(result: D1Result | undefined): boolean {
	return Array.isArray(result?.results);
}

/**
 * The casts below stand for overloads of D1 and KV, which an object literal cannot repeat.
 *
 * Wraps D1 so that every call has a deadline. An outage or a late response throws `UnavailableError`, which a client may
 * retry; errors of the statement itself pass through.
 */
export function limitDatabase(real: D1Database, deadline: Deadline): D1Database {
	async function bounded<Result>(work: () => Promise<Result>, isAnswer: (result: Result) => boolean): Promise<Result> {
		try {
			const result = await beforeDeadline(deadline, work);
			if (isAnswer(result)) return result;
			throw new UnavailableError(deadline.service, "the response is not a D1 result");
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
					() => true,
				),
			run: () => bounded(() => statement.run(), isResult),
			all: () => bounded(() => statement.all(), isResult),
			raw: (...options: []) => bounded(() => statement.raw(...options), Array.isArray),
		} as unknown as Limited;
	}

	function limitCalls(target: Pick<D1Database, "prepare" | "batch">) {
		return {
			prepare: (sql: string) => limited(target.prepare(sql)),
			batch: (statements: D1PreparedStatement[]) =>
				bounded(
					() => target.batch(statements.map((statement) => (statement as Limited)[REAL])),
					(results) => Array.isArray(results) && results.every(isResult),
				),
		};
	}

	return {
		...limitCalls(real),
		exec: (sql: string) =>
			bounded(
				() => real.exec(sql),
				() => true,
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
