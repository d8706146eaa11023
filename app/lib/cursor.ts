import type { z } from "zod";

/** Where a list goes on, as one word for an address. */
export function writeCursor(place: unknown): string {
	const bytes = new TextEncoder().encode(JSON.stringify(place));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}

/** Null: a word that is no place of such a list. */
export function readCursor<Schema extends z.ZodType>(word: string, schema: Schema): z.output<Schema> | null {
	try {
		const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
		return schema.safeParse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))).data ?? null;
	} catch {
		return null;
	}
}
