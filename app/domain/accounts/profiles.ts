// The people of an account: what pages and the server know of a profile, and the rules of its fields.
import type { ProfileId } from "~/database/schema/accounts";
import { mapValues } from "~/lib/map-values";
import { isBlank } from "~/lib/text/one-line";
import { type AgeLimit, type MaxCertificate, toMaxCertificate } from "../catalogue/certificates/certificates";
import { checkDisplayName, dropUndefined, FAULTS, type FieldErrors } from "./validation";

export type { ProfileId };

/** Of one account. */
export const PROFILES_MAX = 8;
const PROFILE_NAME_MAX = 30;

/** In the order in which new profiles get them. */
export const PROFILE_COLOURS = ["amber", "blue", "pink", "green", "red", "violet", "teal", "orange"] as const;

export type ProfileColour = (typeof PROFILE_COLOURS)[number];

interface TextField {
	/** Characters. */
	max: number;
	/** Of the trimmed text. */
	check: (text: string) => string | undefined;
}

interface ChoiceField {
	/** A stored value that this version does not know is the first of them. */
	choices: readonly string[];
}

/**
 * What people enter of a person. A field is a row here and a column of `profiles`; the forms of Settings, `/api`, the export and
 * the privacy page follow. A PIN is none: only its hash is stored, and changing it needs more.
 */
export const PERSON_FIELDS = {
	name: { max: PROFILE_NAME_MAX, check: checkProfileName },
	colour: { choices: PROFILE_COLOURS },
} satisfies Record<string, TextField | ChoiceField>;

type Fields = typeof PERSON_FIELDS;

export type PersonField = keyof Fields;

export const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS) as PersonField[];

export type PersonFields = {
	[Field in PersonField]: Fields[Field] extends { choices: readonly (infer Choice)[] } ? Choice : string;
};

/** Those of a row, and of anything else that has them. */
export function readPersonFields(stored: Record<PersonField, string>): PersonFields {
	return mapValues(PERSON_FIELDS, (field, name) => {
		if (!("choices" in field)) return stored[name];
		return field.choices.find((choice) => choice === stored[name]) ?? field.choices[0];
	}) as PersonFields;
}

/** Who uses a session. */
export interface CurrentProfile extends PersonFields {
	id: ProfileId;
	hasPin: boolean;
	/** What a child may see; null for who is none. */
	ageLimit: AgeLimit | null;
}

export interface Profile extends CurrentProfile {
	/** The account's own, which cannot be deleted. */
	isFirst: boolean;
	/** Milliseconds since 1970. */
	createdAt: number;
}

/** The message for each invalid field; a missing field is not checked. */
export function checkProfileFields({
	pin,
	...values
}: Partial<Record<PersonField, string>> & { pin?: string | null }): FieldErrors<PersonField | "pin"> {
	const faults = mapValues(PERSON_FIELDS, (field, name) => {
		const value = values[name];
		return value === undefined || "choices" in field ? undefined : field.check(value.trim());
	});
	const isWrong = typeof pin === "string" && !/^[0-9]{4}$/.test(pin);
	return dropUndefined({ ...faults, pin: isWrong ? FAULTS.pinDigits : undefined });
}

function checkProfileName(name: string): string | undefined {
	if (isBlank(name)) return FAULTS.profileNameRequired;
	if ([...name].length > PROFILE_NAME_MAX) return FAULTS.profileNameLong;
	return checkDisplayName(name);
}

/** Pictograms of `artwork/data/emblems.ts` that fit a person. */
export const EMBLEM_NAMES = [
	...["star", "rocket", "paw", "balloon", "robot", "ship", "butterfly", "guitar", "ghost", "tree", "castle", "plane"],
	...["anchor", "apple", "bicycle", "bird", "cactus", "fish", "hat", "key", "saucer", "train", "wizard", "flame"],
] as const;

/** The pictogram of a profile, which follows from its id. */
export function emblemOf(id: string): string | undefined {
	const sum = [...id].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 9973, 7);
	return EMBLEM_NAMES[sum % EMBLEM_NAMES.length];
}

/** URL of the picture that stands for a profile. A star before it has an id. */
export function emblemPath({ id, colour }: { id?: string; colour: ProfileColour }): string {
	return `/artwork/1/w185/emblem-${colour}-${id ? emblemOf(id) : "star"}.svg`;
}

/** As "PG", "TV‑PG", each in one line: the hyphen is one that no line ends with. */
export function listCertificates({ movie, tv }: MaxCertificate): string[] {
	return [movie, tv].filter((certificate) => certificate !== null).map((name) => name.replaceAll("-", "\u2011"));
}

/** A profile in responses of `/api`. */
export function toProfileResponse(
	{ createdAt: _, ageLimit, ...profile }: Profile,
	current: Pick<CurrentProfile, "id"> | null | undefined,
) {
	const maxCertificate: MaxCertificate | null = ageLimit && toMaxCertificate(ageLimit);
	return { ...profile, id: profile.id as string, isCurrent: profile.id === current?.id, maxCertificate };
}

/** A profile on pages. */
export interface Person extends ReturnType<typeof toProfileResponse> {
	/** URL of the picture. */
	emblem: string;
	/** Of a child's limit. */
	limitRegion?: string;
}

export function toPerson(profile: Profile, current: Pick<CurrentProfile, "id"> | null | undefined): Person {
	const region = profile.ageLimit?.region;
	return {
		...toProfileResponse(profile, current),
		emblem: emblemPath(profile),
		...(region && { limitRegion: region }),
	};
}

/**
 * Whether another person can only be chosen with the password of the account or the PIN of that person: a child is in the session,
 * or nobody is and the account has a child, who may have been.
 */
export function isHeld({
	profile,
	hasChildren,
}: {
	profile: Pick<CurrentProfile, "ageLimit"> | null;
	hasChildren: boolean;
}) {
	return profile ? profile.ageLimit !== null : hasChildren;
}

/** Another person of the account, on pages. */
export interface Housemate {
	id: string;
	name: string;
	/** URL of the picture. */
	emblem: string;
	hasPin: boolean;
	isHere: boolean;
}

/** The others of the account of a session that somebody is in. */
export function toHousemates({
	profile,
	people,
	together,
}: {
	profile: Pick<CurrentProfile, "id"> | null;
	people: CurrentProfile[];
	together: { companions: Pick<CurrentProfile, "id">[] } | null;
}): Housemate[] {
	if (!profile) return [];
	const here = new Set(together?.companions.map(({ id }) => id));
	return people.map(({ id, name, colour, hasPin }) => {
		return { id, name, emblem: emblemPath({ id, colour }), hasPin, isHere: here.has(id) };
	});
}
