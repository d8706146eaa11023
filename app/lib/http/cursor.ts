import type { z } from "zod";

/** Where a list goes on, as one word for an address. */
export function writeCursor(position: unknown): string {
	return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** Null: the word is not a position in such a list. */
export function readCursor<Schema extends z.ZodType>(word: string, schema: Schema): z.output<Schema> | null {
	try {
		return schema.safeParse(JSON.parse(Buffer.from(word, "base64url").toString())).data ?? null;
	} catch {
		return null;
	}
}
