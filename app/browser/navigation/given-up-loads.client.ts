import { isPageLeft } from "~/browser/load-module";

function isCutOff(reason: unknown): boolean {
	// Firefox says so of a response that is being read while its page is left.
	if (reason instanceof TypeError) return isPageLeft();
	if (!(reason instanceof DOMException)) return false;
	// The second is a view transition that ends with the window's new size.
	return reason.name === "AbortError" || (reason.name === "InvalidStateError" && /transition/i.test(reason.message));
}

/**
 * What was cut off is no error of the page: a load that another one replaces, of which the router's decoder keeps promises that
 * nobody can wait for, and a view transition during which the visitor goes on, or turns the phone. What a page shows, it awaits by
 * itself.
 */
export function allowGivenUpLoads(): void {
	window.addEventListener("unhandledrejection", (event) => {
		if (isCutOff(event.reason)) event.preventDefault();
	});
}
