/** Of the reason; a view transition that the window's new size ends has the second (CSS View Transitions, skip the view transition). */
const CUT_OFF = ["AbortError", "InvalidStateError"];

/**
 * What was cut off is no error of the page: a load that another one replaces, of which the router's decoder keeps promises that
 * nobody can wait for, and a view transition during which the visitor goes on, or turns the phone. What a page shows, it awaits by
 * itself.
 */
export function allowGivenUpLoads(): void {
	window.addEventListener("unhandledrejection", (event) => {
		if (event.reason instanceof DOMException && CUT_OFF.includes(event.reason.name)) event.preventDefault();
	});
}
