// Which titles a browser leaves out of lists by itself, and how: the server's HTML is the same for all signed-out visitors.
import { titlePath } from "../../catalogue/paths";
import type { LocalLibrary } from "./read-document";

/** Paths of titles. */
export interface LeftOutPaths {
	/** Not for the visitor. */
	hidden: string[];
	/** Watched, where the visitor hides that: movies, and shows of which an episode was. */
	watched: string[];
}

export function listLeftOut({
	hidden,
	plays,
	hideWatched,
}: Pick<LocalLibrary, "hidden" | "plays" | "hideWatched">): LeftOutPaths {
	const watched = hideWatched ? [...new Set(plays.map(titlePath))] : [];
	return { hidden: hidden.map(titlePath), watched };
}

/**
 * Styles that hide the cards of titles, but for lists that show all. A list that lacks some reserves the room for others, and on
 * phones for the line that counts what is left out, so that nothing moves when they come. The asterisks stand for the titles' selectors.
 */
export const CARD_RULES =
	"li:has(>.card:is(*)):not([data-all] li){display:none}" +
	".first-screen:has(.card:is(*)){min-height:100vh;align-content:start}" +
	"@media(width<40rem){:has(+.first-screen .card:is(*)){min-height:3.25rem}}";

/** Styles that show the notice of a hidden title's own page instead of its button. */
export const NOTICE_RULES = "[data-wanted]:is(*){display:none}[data-unwanted]:is(*){display:block}";

/** Of the title at a path, for which the asterisks stand. */
export const CARD_SELECTORS = '[href="*"]';
export const NOTICE_SELECTORS = '[data-wanted="*"],[data-unwanted="*"]';

function fill(rules: string, selectors: string, paths: string[]): string {
	return paths.length > 0 ? rules.replaceAll("*", paths.map((path) => selectors.replaceAll("*", path)).join()) : "";
}

/** Empty where nothing is left out. */
export function writeHidingRules({ hidden, watched }: LeftOutPaths): string {
	const cards = fill(CARD_RULES, CARD_SELECTORS, [...hidden, ...watched]);
	return cards + fill(NOTICE_RULES, NOTICE_SELECTORS, hidden);
}
