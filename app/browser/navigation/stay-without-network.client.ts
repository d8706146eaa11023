// A page is loaded again after a change, and when another tab changes something. Where that fails for lack of a network, React
// Router would show an error in its place; here it stays as it is, until there is a network.
import { createPath, type DataStrategyResult, type MiddlewareFunction, type Path } from "react-router";
import { localPath } from "~/lib/language/languages";

type Results = Record<string, DataStrategyResult>;

interface ShownPage {
	/** As routes know it. */
	path: Pick<Path, "pathname" | "search">;
	/** Routes whose data it shows. */
	loaded: ReadonlySet<string>;
}

let shown: ShownPage | null = null;
let isOutdated = false;

/** Returns a function that forgets it. */
export function setShownPage(page: ShownPage): () => void {
	shown = page;
	return () => {
		shown = null;
	};
}

/** Whether the page on the screen could not be loaded again. */
export function isPageOutdated(): boolean {
	return isOutdated;
}

function isShown({ url }: Request): boolean {
	const path = shown && new URL(createPath(shown.path), url);
	return path !== null && path.pathname + path.search === localPath(new URL(url));
}

/** `fetch` rejects with a `TypeError`, and React Router names a response that breaks off. */
function isNetworkFailure({ type, result }: DataStrategyResult): boolean {
	if (type !== "error" || !(result instanceof Error)) return false;
	return result instanceof TypeError || result.message.startsWith("Unable to decode");
}

/** All of the page stays or nothing: one half of it would be older, and perhaps another person's. */
function canStay(results: Results): boolean {
	const all = Object.entries(results);
	const isRedirect = all.some(([, { result }]) => result instanceof Response);
	const errors = all.filter(([, { type }]) => type === "error");
	return (
		!isRedirect && errors.length > 0 && errors.every(([id, error]) => shown?.loaded.has(id) && isNetworkFailure(error))
	);
}

export const stayWithoutNetwork: MiddlewareFunction<Results> = async ({ request }, next) => {
	const results = await next();
	if (request.method !== "GET" || request.signal.aborted) return results;
	isOutdated = isShown(request) && canStay(results);
	// The router keeps the data of routes that have no result.
	return isOutdated ? {} : results;
};
