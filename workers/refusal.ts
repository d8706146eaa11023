// Owns the rejection of requests that the router cannot handle, because it would run no middleware for them.
import { openPageSecurity, protect } from "~/middleware/security-headers";
import type { RequestFacts } from "~/platform.server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = METHODS.filter((method) => method !== "OPTIONS");

/** A path with a line break matches no route, not even the catch-all. */
const LINE_END = /%0[ad]|%e2%80%a[89]/i;

interface Refusal {
	status: number;
	code: string;
	message: string;
	headers?: Record<string, string>;
}

function findRefusal({ method, url }: Request): Refusal | null {
	const { pathname } = new URL(url);
	// The router throws for any other method.
	const methods = pathname.startsWith("/api/") ? METHODS : PAGE_METHODS;
	if (!methods.includes(method)) {
		const message = `This URL does not support ${method}`;
		return { status: 405, code: "method_not_allowed", message, headers: { allow: methods.join(", ") } };
	}
	if (LINE_END.test(pathname)) {
		return { status: 404, code: "not_found", message: "There is nothing at this address" };
	}
	return null;
}

/** Null: the request goes to the router. Sets `facts.requestId` for a rejected request. */
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
