/** Reads a positive whole number of at most so many digits out of an address; null for anything else. */
export function parseId(text: string | undefined, digits = 9): number | null {
	return text && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null;
}
