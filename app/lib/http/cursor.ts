import type { z } from "zod";

/** A part of a list. */
export interface Page<Entry> {
	entries: Entry[];
	/** Where it goes on; null at its end. */
	nextCursor: string | null;
}

/** The page of these rows, of which one more was read than it has. */
export function pageOf<Row>(rows: Row[], limit: number, cursorAfter: (last: Row) => string): Page<Row> {
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return { entries: rows.slice(0, limit), nextCursor: last ? cursorAfter(last) : null };
}

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
