// Bytes of a file as text: UTF-8, UTF-16 (as Excel saves it) or Windows-1252.

/** Null for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		// `stream`: a file that is cut off within a character is UTF-8 still.
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
		return text.includes("\0") ? null : text;
	} catch {
		return bytes.includes(0) ? null : new TextDecoder("windows-1252").decode(bytes);
	}
}
