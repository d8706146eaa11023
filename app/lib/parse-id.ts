/** Reads a positive whole number of at most nine digits out of an address; null for anything else. */
export function parseId(text: string | undefined): number | null {
	return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
