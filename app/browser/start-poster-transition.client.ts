const TRAVELLING = "poster-travels";
/** Milliseconds within which the page must come if the poster is to travel to it. */
const PATIENCE = 2000;

/** Marks the poster of the card that is clicked, so that the browser carries it over to the page of its title. */
export function startPosterTransition(card: HTMLElement): void {
	document.querySelector(`.${TRAVELLING}`)?.classList.remove(TRAVELLING);
	const poster = card.querySelector("img");
	poster?.classList.add(TRAVELLING);
	setTimeout(() => poster?.classList.remove(TRAVELLING), PATIENCE);
}

// A visitor who goes on before the poster has arrived ends its travel; the browser would call that an error.
if (!import.meta.env.SSR) {
	window.addEventListener("unhandledrejection", (event) => {
		const { name, message } = (event.reason ?? {}) as Partial<Error>;
		if (name === "AbortError" && message?.includes("Transition was skipped")) event.preventDefault();
	});
}
