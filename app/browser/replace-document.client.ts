// Repairs the history after `replace()` to a page that must be loaded as a new document: React Router would add an entry,
// and Back would lead to the address that sent the visitor away.
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

type Results = Record<string, DataStrategyResult>;

export const replaceDocument: MiddlewareFunction<Results> = async (_args, next) => {
	const results = await next();
	for (const { result } of Object.values(results)) {
		if (!(result instanceof Response)) continue;
		const { headers } = result;
		const location = headers.get("Location");
		if (location && headers.has("X-Remix-Reload-Document") && headers.has("X-Remix-Replace")) {
			window.location.replace(location);
			// The navigation stays pending until the new document replaces this one.
			await new Promise(() => {});
		}
	}
	return results;
};
