// Owns how an unexpected error is written to the log: once, with the request's id.
import type { RouterContextProvider } from "react-router";
import { requestIdContext } from "./request-id";

export function logError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
	if (request.signal.aborted) return;
	const detail = error instanceof Error ? error.stack : String(error);
	console.error(`${context.get(requestIdContext)} ${request.method} ${new URL(request.url).pathname} ${detail}`);
}
