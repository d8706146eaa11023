// A redirect leaves the page before it in the history, never the address that redirects. React Router
// would replace the page that a link was followed on, and would leave an address that Back or Forward has reached.
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

type Results = Record<string, DataStrategyResult>;

const REPLACE = "X-Remix-Replace";

export const keepPageBeforeRedirect: MiddlewareFunction<Results> = async ({ request, url }, next) => {
	const results = await next();
	for (const { result } of Object.values(results)) {
		if (!(result instanceof Response)) continue;
		const { headers } = result;
		const location = headers.get("Location");
		if (!location) continue;
		if (request.method === "GET") {
			// Back and Forward change the address before they load its data, a link after.
			if (window.location.pathname + window.location.search === url.pathname + url.search) headers.set(REPLACE, "yes");
			else headers.delete(REPLACE);
		}
		// React Router would add an entry for the new document.
		if (headers.has("X-Remix-Reload-Document") && headers.has(REPLACE)) {
			window.location.replace(location);
			// The navigation stays pending until the new document replaces this one.
			await new Promise(() => {});
		}
	}
	return results;
};
