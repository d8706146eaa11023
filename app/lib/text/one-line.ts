// Text that somebody enters: what of it can be seen.

/**
 * Control characters, zero-width spaces and the marks that override or embed a writing direction, which turn or hide the text
 * around them. Joiners and plain direction marks stay; scripts need them.
 */
export const INVISIBLE = /[\p{Cc}\u200B\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of the text can be seen. */
export function isBlank(text: string): boolean {
	return !VISIBLE.test(text);
}

/** The text without controls and runs of space; "" when nothing of it can be seen. */
export function oneLine(text: string): string {
	return isBlank(text) ? "" : text.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
}
