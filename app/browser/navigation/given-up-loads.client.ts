import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { findPromises } from "~/lib/deferred";

/**
 * Client middleware: a load that another one replaces is cut off, and what it was still to stream fails. Nobody waits for that
 * any more, so it is no error of the page. What a page does show, it awaits by itself.
 */
export const allowGivenUpLoads: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
	const results = await next();
	for (const { type, result } of Object.values(results)) {
		if (type !== "data" || result instanceof Response) continue;
		for (const promise of findPromises(result)) promise.catch(() => undefined);
	}
	return results;
};
