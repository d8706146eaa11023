import { LEFT_OUT } from "~/browser/stored";
import { CARD_RULES, CARD_SELECTORS, NOTICE_RULES, NOTICE_SELECTORS } from "~/domain/library/browser/left-out";

/**
 * Hides the titles that a signed-out visitor's lists leave out before anything is painted, so that nothing moves; the server
 * hides those of others. Browsers have the script already.
 */
export const HIDE_UNWANTED = import.meta.env.SSR
	? `try {
const { hidden, watched } = JSON.parse(localStorage.getItem("${LEFT_OUT}")) || {};
const fill = (rules, selectors, paths) =>
paths[0] ? rules.replaceAll("*", paths.map((path) => selectors.replaceAll("*", path)).join()) : "";
if (hidden) {
const sheet = new CSSStyleSheet();
sheet.replaceSync(
fill(${JSON.stringify(CARD_RULES)}, ${JSON.stringify(CARD_SELECTORS)}, [...hidden, ...watched])
+ fill(${JSON.stringify(NOTICE_RULES)}, ${JSON.stringify(NOTICE_SELECTORS)}, hidden));
document.adoptedStyleSheets = [sheet];
}
} catch {}`
	: "";
