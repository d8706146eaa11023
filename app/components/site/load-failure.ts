import { isRouteErrorResponse } from "react-router";

/** The message of Settings for a response that brings none. */
export function requestFailed(status: number): string {
	return `API request failed: ${status}`;
}

/** What a page says that could not be loaded. `error` is a response, or an error where none arrived. */
export function loadFailure(pathname: string, error: unknown): string {
	if (pathname === "/my-list") return "Failed to load watch history. Please try refreshing the page.";
	if (pathname === "/settings" && isRouteErrorResponse(error)) return requestFailed(error.status);
	return "Failed to load content. Please try again.";
}
