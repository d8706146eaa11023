import { splitPath } from "../language/languages";

/** True for a host name of the local machine. */
export function isLoopback(hostname: string): boolean {
	return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Whether the request method may change data. */
export function isWrite({ method }: { method: string }): boolean {
	return !["GET", "HEAD", "OPTIONS"].includes(method);
}

/** Whether the router's script sent the request of a page; otherwise the browser opens a document. */
export function isDataRequest({ url }: { url: string }): boolean {
	return new URL(url).pathname.endsWith(".data");
}

/** Whether the data of a route is loaded: the router's script names the routes whose data it wants, or none for all. */
export function isRouteLoaded(request: { method: string; url: string }, id: string): boolean {
	if (!isDataRequest(request)) return true;
	const routes = new URL(request.url).searchParams.get("_routes");
	return !isWrite(request) && (routes === null || routes.split(",").includes(id));
}

/** Reads a positive integer of at most `digits` digits from a URL; null for anything else. */
export function parseId(text: string | undefined, digits = 9): number | null {
	return text && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null;
}

/** The same for the number of a season or an episode, of which 0 is one. */
export function parseNumber(text: string | undefined): number | null {
	return text === "0" ? 0 : parseId(text);
}

/**
 * Path to redirect to, from untrusted input: normalized as a browser does, as routes know it, then `/` for anything that leaves this
 * site. The router adds the language of the page.
 */
export function toLocalPath(text: unknown): string {
	const base = "http://here.invalid";
	if (typeof text !== "string" || !text.startsWith("/") || !URL.canParse(text, base)) return "/";
	const { origin, pathname, search, hash } = new URL(text, base);
	const { path } = splitPath(pathname);
	return origin === base && !path.startsWith("//") ? path + search + hash : "/";
}
