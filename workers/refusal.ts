// Owns what is refused before the router sees it, because no middleware of the router would run.
import { openPageSecurity, protect } from "~/middleware/security-headers";
import type { RequestFacts } from "~/platform.server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = METHODS.filter((method) => method !== "OPTIONS");

/** Line ends in a path match no route at all, not even that of everything else. */
const LINE_END = /%0[ad]|%e2%80%a[89]/i;

interface Refusal {
	status: number;
	code: string;
	message: string;
	headers?: Record<string, string>;
}

function findRefusal({ method, url }: Request): Refusal | null {
	const { pathname } = new URL(url);
	// The router takes any other method for a bug.
	const methods = pathname.startsWith("/api/") ? METHODS : PAGE_METHODS;
	if (!methods.includes(method)) {
		const message = `${method} is no method that this address answers`;
		return { status: 405, code: "method_not_allowed", message, headers: { allow: methods.join(", ") } };
	}
	if (LINE_END.test(pathname)) {
		return { status: 404, code: "not_found", message: "There is nothing at this address" };
	}
	return null;
}

/** Null: the router may see the request. What is refused has its id among the facts. */
export function refuse(request: Request, facts: RequestFacts): Response | null {
	const refusal = findRefusal(request);
	if (!refusal) return null;
	const requestId = crypto.randomUUID();
	facts.requestId = requestId;
	const { status, code, message, headers } = refusal;
	const response = Response.json(
		{ success: false, message, code, requestId },
		{ status, headers: { ...headers, "x-request-id": requestId } },
	);
	protect(response, request, openPageSecurity());
	return response;
}
