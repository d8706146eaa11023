import { isPlainClick } from "~/lib/dom/is-plain-click";

const TRAVELLING = "poster-travels";
/** Milliseconds within which the page must render for the poster transition to run. */
const PATIENCE = 2000;

/** Names the poster of the clicked card, so that the view transition moves it to the title's page. */
export function startPosterTransition(event: React.MouseEvent<HTMLElement>): void {
	if (!isPlainClick(event)) return;
	document.querySelector(`.${TRAVELLING}`)?.classList.remove(TRAVELLING);
	const poster = event.currentTarget.querySelector("img");
	poster?.classList.add(TRAVELLING);
	setTimeout(() => poster?.classList.remove(TRAVELLING), PATIENCE);
}

// A navigation during the transition skips it; the browser would report that as an error.
if (!import.meta.env.SSR) {
	window.addEventListener("unhandledrejection", (event) => {
		const { name, message } = (event.reason ?? {}) as Partial<Error>;
		if (name === "AbortError" && message?.includes("Transition was skipped")) event.preventDefault();
	});
}
