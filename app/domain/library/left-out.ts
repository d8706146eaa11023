// Which titles a browser leaves out of lists by itself, and how: the server's HTML is the same for all signed-out visitors.
import { titlePath } from "../catalogue/paths";
import type { LocalLibrary } from "./local-schema";

/** Paths of titles. */
export function listLeftOut({ hidden }: LocalLibrary): string[] {
	return hidden.map(titlePath);
}

/**
 * Styles that hide the cards of titles, and that show the notice of a title's own page instead of its button. The asterisks
 * stand for the selectors of all titles.
 */
export const HIDING_RULES =
	"li:has(>.card:is(*)),[data-wanted]:is(*){display:none}[data-unwanted]:is(*){display:block}";

/** Of the title at a path, for which the asterisks stand. */
export const HIDING_SELECTORS = '[href="*"],[data-wanted="*"],[data-unwanted="*"]';

/** The same in full; empty where nothing is hidden. */
export function writeHidingRules(paths: string[]): string {
	const selectors = paths.map((path) => HIDING_SELECTORS.replaceAll("*", path));
	return paths.length > 0 ? HIDING_RULES.replaceAll("*", selectors.join(",")) : "";
}
