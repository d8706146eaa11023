// Owns how an unexpected error is written to the log: once, with the request's id.
import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { requestIdContext } from "./request-id";

export function logError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
	if (request.signal.aborted) return;
	// A method or an address that a page does not have is the client's error, not ours.
	if (isRouteErrorResponse(error) && error.status < 500) return;
	const detail = error instanceof Error ? error.stack : String(error);
	console.error(`${context.get(requestIdContext)} ${request.method} ${new URL(request.url).pathname} ${detail}`);
}
