import { fillPlaceholders, type Query, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { lazy } from "~/lib/lazy";
import { type Database, openDatabase } from "./open.server";

type Statements = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** What drizzle makes of a statement, as its own `batch` uses it. */
interface Prepared {
	getQuery(): Query;
	mapResult(result: D1Result, isFromBatch: true): unknown;
}

/** Statements are made of it, and none is sent. */
const TEMPLATE = openDatabase({ prepare: () => null } as unknown as D1Database);

/** Each value's place in the statements, under its name. */
const PLACES = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * A batch whose statements are made once in an isolate, because making them takes as long as the page that shows them. Only what
 * is in `values` differs between calls: `make` may pass it on, and not look at it.
 */
export function batchOnce<Values extends object, const Made extends Statements>(
	make: (db: Database, values: Values) => Made,
): (db: Database, values: Values) => Promise<BatchResponse<Made>> {
	const prepare = lazy(() =>
		make(TEMPLATE, PLACES as Values).map((statement) => {
			const prepared = (statement as unknown as { _prepare(): Prepared })._prepare();
			return { prepared, ...prepared.getQuery() };
		}),
	);
	return async ({ $client: client }, values) => {
		const statements = prepare();
		const results = await client.batch(
			statements.map(({ sql: text, params }) => {
				return client.prepare(text).bind(...fillPlaceholders(params, values as Record<string, unknown>));
			}),
		);
		return statements.map(({ prepared }, index) => {
			const result = results[index];
			if (!result) throw new Error("D1 returned fewer results than statements");
			return prepared.mapResult(result, true);
		}) as BatchResponse<Made>;
	};
}
