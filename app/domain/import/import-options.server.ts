// The answers of a person about an import, as they are sent and stored, and what they change in its rows.
import { sql } from "drizzle-orm";
import { z } from "zod";
import { jsonValueAt } from "~/database/json-rows";
import {
	LIST_MEANINGS,
	LISTS_MAX,
	type ListMeaning,
	RATED_MEANINGS,
	THUMB_MEANINGS,
} from "~/domain/import/reading/meanings";
import { DATE_ORDERS } from "~/domain/import/reading/moment";
import { WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { TEXT_PREFERENCES } from "~/domain/library/text-preferences";
import { sentence } from "~/messages/sentence";

const { timeZone } = TEXT_PREFERENCES;

/** Each answer as it is sent. */
export const ANSWERS = {
	timeZone: z.string().max(timeZone.max).refine(timeZone.isValid, timeZone.message),
	dateOrder: z.enum(DATE_ORDERS),
	bulkDates: z.enum(["keep", "unknown"]).meta({ description: "What stamps shared by many episodes are" }),
	ratings: z.enum(["keep", "replace"]).meta({ description: "Whether ratings of the files replace others" }),
	person: z.string().max(300).nullable().meta({ description: "Whose rows are used; null: everybody's" }),
	lists: z
		.record(z.string().max(300), z.enum(LIST_MEANINGS))
		.refine((lists) => Object.keys(lists).length <= LISTS_MAX, sentence("atMostEntries", "lists", LISTS_MAX))
		.meta({
			description:
				"By the name of the file: to watch, a list of the same name, watched on the day of the entry or without a day, or nothing",
		}),
	rated: z.enum(RATED_MEANINGS).meta({ description: "Whether what was rated was watched" }),
	thumbs: z.enum(THUMB_MEANINGS).meta({ description: "Whether thumbs become ratings" }),
};

export const CHOSEN_TITLES = z.record(z.string(), z.strictObject({ mediaType: z.enum(["movie", "tv"]), id: z.int() }));

const COUNTS_OF_KINDS = z.partialRecord(z.enum(WRITTEN_KINDS), z.int());

export const OptionsSchema = z.object({
	// A zone that the runtime does not know any more is no reason to lose an import.
	timeZone: z.string(),
	dateOrder: ANSWERS.dateOrder.nullable(),
	bulkDates: ANSWERS.bulkDates.default("keep"),
	ratings: ANSWERS.ratings.default("keep"),
	person: ANSWERS.person.default(null),
	lists: ANSWERS.lists.default({}),
	rated: ANSWERS.rated.default("no"),
	thumbs: ANSWERS.thumbs.default("nothing"),
	/** In which the files may have names, beside English. */
	language: z.string().nullable(),
	/** What `chosen-titles.server.ts` remembers. */
	titles: CHOSEN_TITLES.optional(),
	/** How many rows of each kind were ready when it was applied: the number on the button. */
	announced: COUNTS_OF_KINDS.optional(),
	/** How many rows of each kind become something that differs from the file, counted when they had been looked up. */
	differing: COUNTS_OF_KINDS.optional(),
});

export type ImportOptions = z.output<typeof OptionsSchema>;
/** The answers, those that were not given included. */
export type PlanOptions = Omit<ImportOptions, "language" | "titles" | "announced" | "differing">;

/** Entries of a list are plays, or titles of a list or to watch later. */
export function toKindByLists(lists: Record<string, ListMeaning>) {
	const meaning = jsonValueAt(lists, sql`record ->> 'file'`);
	const kind = sql`case ${meaning} when 'watched' then 'play' when 'undated' then 'play' when 'own' then 'list' else 'watchLater' end`;
	return sql<string>`iif(record ->> 'asks' is 'list', ${kind}, kind)`;
}
