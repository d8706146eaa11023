import { LEFT_OUT } from "~/browser/stored";
import { HIDING_RULES, HIDING_SELECTORS } from "~/domain/library/left-out";

/**
 * Hides the titles that a signed-out visitor's lists leave out before anything is painted, so that nothing moves; the server
 * hides those of others. Browsers have the script already.
 */
export const HIDE_UNWANTED = import.meta.env.SSR
	? `try {
const paths = JSON.parse(localStorage.getItem("${LEFT_OUT}")) || [];
if (paths[0]) {
const sheet = new CSSStyleSheet();
const all = paths.map((path) => ${JSON.stringify(HIDING_SELECTORS)}.replaceAll("*", path));
sheet.replaceSync(${JSON.stringify(HIDING_RULES)}.replaceAll("*", all.join()));
document.adoptedStyleSheets = [sheet];
}
} catch {}`
	: "";
