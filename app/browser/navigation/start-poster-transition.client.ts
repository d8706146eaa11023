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
