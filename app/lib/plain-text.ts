const MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;
// Control characters, zero-width spaces and the marks that override or embed a writing direction: a title that carries
// one would turn the text around it. Joiners and plain direction marks stay; scripts need them.
const INVISIBLE = /[\p{Cc}\u200B\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", "#39": "'" };

/**
 * Text from outside as one line of plain text: without markup, controls and runs of space, at most `maxLength` code
 * units long (an ellipsis marks a cut). It is text, not HTML: whoever draws it still escapes it.
 */
export function plainText(text: string, maxLength: number): string {
	const line = text
		.replace(MARKUP, " ")
		.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
		.replace(INVISIBLE, " ")
		.replace(/\s+/g, " ")
		.trim();
	if (line.length <= maxLength) return line;
	// A cut between the two halves of one character would leave a broken one.
	const cut = line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "");
	return `${cut.trimEnd()}…`;
}
