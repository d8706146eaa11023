import { decodeHTMLStrict } from "entities/decode";
import { INVISIBLE } from "./one-line";

/** The elements of HTML that text from outside carries. A name in angle brackets that is none of them is text. */
const ELEMENTS =
	"a|abbr|article|aside|audio|b|bdi|bdo|big|blockquote|body|br|button|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|meta|nav|noscript|object|ol|option|p|param|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr";
const TAG = new RegExp(`</?(?:${ELEMENTS})(?=[\\s/>])[^<>]*>`, "gi");
const TAG_OR_COMMENT = new RegExp(`<!--|-->|${TAG.source}`, "gi");
/** What stands in these is no text. */
const WITHOUT_TEXT = /^<(script|style)\b/i;
/** Longer text is cut before it is read: so many times its length may be markup. */
const MARKUP_SHARE = 8;
/** Windows-1252 for U+0080 to U+009F, where pages in that encoding were read as Latin-1 (WHATWG Encoding, index windows-1252). */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Without tags and comments, in one pass, whatever is left open. */
function withoutMarkup(text: string): string {
	let plain = "";
	let from = 0;
	let end: RegExp | null = null;
	for (const { 0: token, index } of text.matchAll(TAG_OR_COMMENT)) {
		if (end ? !end.test(token) : token === "-->") continue;
		if (!end) plain += `${text.slice(from, index)} `;
		from = index + token.length;
		const name: string | undefined = end ? undefined : WITHOUT_TEXT.exec(token)?.[1];
		end = !end && token === "<!--" ? /^-->$/ : name ? new RegExp(`^</${name}\\b`, "i") : null;
	}
	return plain + text.slice(from).replace(TAG, " ");
}

function toLine(text: string, maxLength: number): string {
	const line = decodeHTMLStrict(text)
		.replace(/[\u0080-\u009F]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80))
		.replace(INVISIBLE, " ")
		.replace(/\s+/g, " ")
		.trim()
		// The fonts have letters with their accents, not letters and accents.
		.normalize();
	if (line.length <= maxLength) return line;
	// A cut between the two halves of one character would leave a broken one.
	const cut = line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "");
	return `${cut.trimEnd()}…`;
}

function withinReason(text: string, maxLength: number): string {
	return text.slice(0, maxLength * MARKUP_SHARE);
}

/**
 * A name from outside as one line of plain text: without controls and runs of space, entities decoded, at most `maxLength`
 * code units long (an ellipsis marks a cut). What looks like a tag stays, because titles may. It is text, not HTML: escape
 * it when rendering.
 */
export function plainText(text: string, maxLength: number): string {
	return toLine(withinReason(text, maxLength), maxLength);
}

/** The same for prose, such as an overview, whose HTML is removed. */
export function plainProse(text: string, maxLength: number): string {
	return toLine(withoutMarkup(withinReason(text, maxLength)), maxLength);
}
