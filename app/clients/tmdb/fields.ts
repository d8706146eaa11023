// What is missing or odd becomes the empty value; one bad list item is dropped and not the page.
import { z } from "zod";

export const text = z.string().catch("");
export const optionalText = z.string().optional().catch(undefined);
export const number = z.number().catch(0);
export const flag = z.boolean().catch(false);
export const id = z.int().positive();
/** Null where an item has no id, as in old responses; the item has no page of its own then. */
export const optionalId = id.nullable().catch(null);
export const imagePath = z
	.string()
	.regex(/^\/[\w-][\w.-]{0,200}$/)
	.nullable()
	.catch(null);

/** Stands for an item that cannot be read, until it is left out. */
export const UNREADABLE = null as never;
/** The same for an item that can be read and is of no use here. */
const UNWANTED = undefined as never;

/**
 * The items that pass `item`, in order; the others are left out. Fails where the input is no list, and where no item of it
 * can be read: that is a broken response, not an empty list. `isUnwanted` names items that are left out and not broken.
 */
export function list<Item extends z.ZodType>(item: Item, isUnwanted: (value: unknown) => boolean = () => false) {
	// The JSON schema of a list reads the value of `catch` without a context.
	return z
		.array(item.catch((context?) => (isUnwanted(context?.input) ? UNWANTED : UNREADABLE)))
		.refine((values) => values.length === 0 || values.some((value) => value !== UNREADABLE))
		.overwrite((values) => values.filter((value) => value !== UNREADABLE && value !== UNWANTED));
}

/** The same where a missing list is an empty one. */
export function listOrNone<Item extends z.ZodType>(item: Item) {
	return z.preprocess((value) => value ?? [], list(item));
}

/** The same where the list may be anything: of small worth, inside an item of a list. */
export function optionalList<Item extends z.ZodType>(item: Item) {
	return list(item).catch([]);
}

/** Of the response that is being read. Reading is synchronous. */
let unreadableParts = 0;

/** A part of a title or person: `empty` where it is missing, and where it cannot be read, which is counted. */
export function part<Schema extends z.ZodType>(schema: Schema, empty: z.output<Schema>) {
	return schema.catch((context?) => {
		if ((context?.input ?? null) !== null) unreadableParts++;
		return empty as z.output<Schema> & z.input<Schema>;
	});
}

export function partList<Item extends z.ZodType>(item: Item, isUnwanted?: (value: unknown) => boolean) {
	return part(list(item, isUnwanted), []);
}

/** `isIncomplete`: a part could not be read. Null where the response does not match the schema. */
export function parseResponse<Schema extends z.ZodType>(
	schema: Schema,
	value: unknown,
): { body: z.output<Schema>; isIncomplete: boolean } | null {
	unreadableParts = 0;
	const parsed = schema.safeParse(value);
	return parsed.success ? { body: parsed.data, isIncomplete: unreadableParts > 0 } : null;
}

export const titleFields = {
	adult: flag,
	backdrop_path: imagePath,
	id,
	original_language: text,
	overview: text,
	popularity: number,
	poster_path: imagePath,
	vote_average: number,
	vote_count: number,
};

export const itemFields = { ...titleFields, genre_ids: optionalList(id) };
export const movieFields = { original_title: text, release_date: text, title: text, video: flag };
/** Country codes. */
export const originCountries = optionalList(z.string());
export const showFields = {
	first_air_date: text,
	name: text,
	origin_country: originCountries,
	original_name: text,
};
