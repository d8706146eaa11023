// Owns how single values and lists of TMDB are read: what is missing or odd becomes the empty value, one bad list item is
// dropped and not the page.
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

/** Stands for an item that does not pass, until it is left out. */
const DROPPED = null as never;

/** The items that pass `item`, in order; the others are left out. Fails only where the input is no list. */
export function list<Item extends z.ZodType>(item: Item) {
	return z.array(item.catch(DROPPED)).overwrite((values) => values.filter((value) => value !== DROPPED));
}

/** The same where the list itself may be missing. */
export function optionalList<Item extends z.ZodType>(item: Item) {
	return list(item).catch([]);
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
