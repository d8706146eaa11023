/** FNV-1a over UTF-16 units: a 32-bit number that is always the same for the same text. Not for secrets. */
export function hashText(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	// A last mix, so that texts that differ only at their end do not lie side by side.
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	return (hash ^ (hash >>> 13)) >>> 0;
}

/** The same as a fraction, 0 up to but not 1. */
export function hashFraction(text: string): number {
	return hashText(text) / 2 ** 32;
}

/** SHA-256 of the text in UTF-8. For the server. */
export async function sha256(text: string, encoding: "base64" | "base64url" = "base64"): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Buffer.from(digest).toString(encoding);
}
