// As tolerant as the schemas of titles.
import { z } from "zod";
import {
	flag,
	id,
	imagePath,
	itemFields,
	listOrNone,
	movieFields,
	number,
	optionalList,
	optionalText,
	part,
	partList,
	showFields,
	text,
} from "./fields";
import { envelope, isOfOtherKind, translatedFields } from "./schema";

/** The most that a person's page shows of either kind. */
const CREDITS_MAX = 300;

const creditFields = {
	character: optionalText,
	department: optionalText,
	/** Of a part in a show. */
	episode_count: z.number().optional().catch(undefined),
	job: optionalText,
	/** Billing of a part in a movie; 0 comes first. */
	order: z.number().optional().catch(undefined),
};
const credit = z.discriminatedUnion("media_type", [
	z.object({ ...itemFields, ...movieFields, ...creditFields, media_type: z.literal("movie") }),
	z.object({ ...itemFields, ...showFields, ...creditFields, media_type: z.literal("tv") }),
]);
const credits = partList(credit, isOfOtherKind)
	.overwrite((items) => items.slice(0, CREDITS_MAX))
	.meta({ maxItems: CREDITS_MAX });

export const personDetails = z.object({
	adult: flag,
	biography: text,
	birthday: text,
	combined_credits: part(z.object({ cast: credits, crew: credits }), { cast: [], crew: [] }),
	deathday: text,
	id,
	known_for_department: text,
	name: text,
	place_of_birth: text,
	profile_path: imagePath,
	translations: translatedFields.translations,
});

export const collectionDetails = z.object({
	backdrop_path: imagePath,
	id,
	name: text,
	overview: text,
	parts: listOrNone(z.object({ ...itemFields, ...movieFields, media_type: z.literal("movie").catch("movie") })),
	poster_path: imagePath,
	translations: translatedFields.translations,
});

const personItem = z.object({
	adult: flag,
	id,
	known_for: optionalList(
		z.discriminatedUnion("media_type", [
			z.object({ id, media_type: z.literal("movie"), title: text, vote_count: number }),
			z.object({ id, media_type: z.literal("tv"), name: text, vote_count: number }),
		]),
	),
	known_for_department: text,
	name: text,
	profile_path: imagePath,
});

export const personList = envelope(personItem);

export type PersonItem = z.infer<typeof personItem>;
export type PersonList = z.infer<typeof personList>;
export type CreditItem = z.infer<typeof credit>;
export type PersonDetails = z.infer<typeof personDetails>;
export type CollectionDetails = z.infer<typeof collectionDetails>;
