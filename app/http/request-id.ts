// Owns the id of a request, for logs, error pages and the `x-request-id` header.
import { createContext } from "react-router";

/** A dash for a request that failed before its id was set. */
export const requestIdContext = createContext("-");

/** Cloudflare's request id. Without Cloudflare a client can send any header, so longer values are ignored. */
function readRay({ headers }: Request): string | null {
	return /^[\w-]{1,64}$/.exec(headers.get("cf-ray") ?? "")?.[0] ?? null;
}

export function idOf(request: Request): string {
	return readRay(request) ?? crypto.randomUUID();
}
