// The answers of a person about an import, as they are stored, and what they change in its rows.
import { sql } from "drizzle-orm";
import { z } from "zod";
import { jsonValueAt } from "~/database/json-rows";
import { LIST_MEANINGS, type ListMeaning, RATED_MEANINGS, THUMB_MEANINGS } from "~/domain/import/reading/meanings";
import { DATE_ORDERS } from "~/domain/import/reading/moment";

export const OptionsSchema = z.object({
	timeZone: z.string(),
	dateOrder: z.enum(DATE_ORDERS).nullable(),
	bulkDates: z.enum(["keep", "unknown"]),
	ratings: z.enum(["keep", "replace"]),
	person: z.string().nullable().default(null),
	language: z.string().nullable().default(null),
	/** What `chosen-shows.server.ts` remembers. */
	shows: z.record(z.string(), z.int()).optional(),
	lists: z.record(z.string(), z.enum(LIST_MEANINGS)).default({}),
	rated: z.enum(RATED_MEANINGS).default("no"),
	thumbs: z.enum(THUMB_MEANINGS).default("nothing"),
});

/** The answers, and the language in which the files may have names, beside English. */
export type ImportOptions = z.output<typeof OptionsSchema>;

/** Entries of a list are plays, or titles to watch later. */
export function toKindByLists(lists: Record<string, ListMeaning>) {
	const meaning = jsonValueAt(lists, sql`record ->> 'file'`);
	const kind = sql<"play">`iif(record ->> 'asks' is 'list', iif(${meaning} in ('watched', 'undated'), 'play', 'watchLater'), kind)`;
	return { kind, record: sql`json_set(record, '$.kind', ${kind})` };
}
