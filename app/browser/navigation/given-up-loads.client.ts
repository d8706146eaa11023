/**
 * What was cut off is no error of the page: a load that another one replaces, of which the router's decoder keeps promises that
 * nobody can wait for, and a view transition during which the visitor goes on. What a page shows, it awaits by itself.
 */
export function allowGivenUpLoads(): void {
	window.addEventListener("unhandledrejection", (event) => {
		if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
	});
}
