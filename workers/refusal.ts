// Rejects requests that the router cannot handle, because it would run no middleware for them, methods that a page does not
// support, before anything reads the body, and what pages of other sites load from here. No visitor sees their text, which stays
// English: a page opens what is linked, by GET, and a file that is missing is the browser's to report.
import { matchRoutes } from "react-router";
import { PAGE_RULES } from "~/domain/accounts/policy";
import { splitPath } from "~/lib/language/languages";
import { openPageSecurity, protect } from "~/middleware/security-headers";
import type { LogFields } from "~/platform.server";

/** What the router accepts; each operation of /api rejects what it does not support. */
const CALL_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const READ_METHODS = ["GET", "HEAD"];
const FORM_METHODS = [...READ_METHODS, "POST"];
/** Matched as the router matches: it decodes a path, and the most exact rule wins. */
const ROUTES = [
	...PAGE_RULES.map(({ path, takesForm }) => ({ path, handle: takesForm ? FORM_METHODS : READ_METHODS })),
	{ path: "/api/*", handle: CALL_METHODS },
];

/** The end of the URL from which the browser's router reads a page's data. */
const DATA_SUFFIX = /(?:\/_(?:root)?)?\.data$/;

/** A path with a line break matches no route, not even the catch-all. */
const LINE_END = /%0[ad]|%e2%80%a[89]/i;

/** Folders of static files. The platform serves those that there are. */
const FILES = /^\/(?:assets|config|placeholders)\//;

/** What pages of other sites may load. */
const OPEN_TO_OTHER_SITES = /^\/(?:artwork\/|api\/openapi\.json$)/;

interface Refusal {
	status: number;
	code: string;
	message: string;
	headers?: Record<string, string>;
}

const NO_SUCH_URL: Refusal = { status: 404, code: "not_found", message: "This URL does not exist" };

/** The router would run a page's action for every method but GET, HEAD and OPTIONS. */
function methodsOf(pathname: string): string[] {
	const path = splitPath(pathname.replace(DATA_SUFFIX, "") || "/").path;
	return matchRoutes(ROUTES, path)?.[0]?.route.handle ?? READ_METHODS;
}

/** Other sites may link to every page. What their own pages load from here would count against their visitor's network. */
function isPartOfOtherSite(headers: Headers, pathname: string): boolean {
	const isLink = headers.get("sec-fetch-dest") === "document";
	return (
		headers.get("sec-fetch-site") === "cross-site" && !isLink && !OPEN_TO_OTHER_SITES.test(splitPath(pathname).path)
	);
}

function findRefusal({ method, url, headers }: Request): Refusal | null {
	const { pathname } = new URL(url);
	if (isPartOfOtherSite(headers, pathname)) {
		return { status: 403, code: "cross_site", message: "Other sites can link to this URL, but not load it" };
	}
	if (LINE_END.test(pathname)) return NO_SUCH_URL;
	const methods = READ_METHODS.includes(method) ? READ_METHODS : methodsOf(pathname);
	if (!methods.includes(method)) {
		const message = `This URL does not support ${method}`;
		return { status: 405, code: "method_not_allowed", message, headers: { allow: methods.join(", ") } };
	}
	return FILES.test(pathname) ? NO_SUCH_URL : null;
}

/** Null: the request goes to the router. Sets `logFields.requestId` for a rejected request. */
export function refuse(request: Request, logFields: LogFields): Response | null {
	const refusal = findRefusal(request);
	if (!refusal) return null;
	const requestId = crypto.randomUUID();
	logFields.requestId = requestId;
	const { status, code, message, headers } = refusal;
	const response = Response.json(
		{ success: false, message, code, requestId },
		{ status, headers: { ...headers, "x-request-id": requestId } },
	);
	protect(response, request, openPageSecurity());
	return response;
}
