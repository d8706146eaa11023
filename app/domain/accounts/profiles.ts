// The people of an account: what pages and the server know of a profile, and the rules of its fields.
import type { ProfileId } from "~/database/schema/accounts";
import { isBlank } from "~/lib/text/one-line";
import { checkDisplayName, type FieldErrors } from "./validation";

export type { ProfileId };

/** Of one account. */
export const PROFILES_MAX = 8;
const PROFILE_NAME_MAX = 30;

/** In the order in which new profiles get them. */
export const PROFILE_COLOURS = ["amber", "blue", "pink", "green", "red", "violet", "teal", "orange"] as const;

export type ProfileColour = (typeof PROFILE_COLOURS)[number];

/** Who uses a session. */
export interface CurrentProfile {
	id: ProfileId;
	name: string;
	colour: ProfileColour;
	hasPin: boolean;
}

export interface Profile extends CurrentProfile {
	/** The account's own, which cannot be deleted. */
	isFirst: boolean;
	/** Milliseconds since 1970. */
	createdAt: number;
}

/** The colour that is stored; the default for one that this version does not know. */
export function readColour(stored: string): ProfileColour {
	return PROFILE_COLOURS.find((colour) => colour === stored) ?? PROFILE_COLOURS[0];
}

/** The message for each invalid field; a missing field is not checked. */
export function checkProfileFields({ name, pin }: { name?: string; pin?: string | null }): FieldErrors<"name" | "pin"> {
	const errors: FieldErrors<"name" | "pin"> = {};
	const fault = name === undefined ? undefined : checkProfileName(name.trim());
	if (fault) errors.name = fault;
	if (typeof pin === "string" && !/^[0-9]{4}$/.test(pin)) errors.pin = "A PIN has four digits";
	return errors;
}

function checkProfileName(name: string): string | undefined {
	if (isBlank(name)) return "Name is required";
	if ([...name].length > PROFILE_NAME_MAX) return `Name must be at most ${PROFILE_NAME_MAX} characters`;
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

/** A profile on pages. */
export interface Person extends Omit<Profile, "id" | "createdAt"> {
	id: string;
	/** URL of the picture. */
	emblem: string;
	isCurrent: boolean;
}

export function toPerson({ createdAt: _, ...profile }: Profile, current: CurrentProfile | null | undefined): Person {
	return { ...profile, emblem: emblemPath(profile), isCurrent: profile.id === current?.id };
}

/** A profile in responses of `/api`. */
export function toProfileResponse({ id, name, colour, hasPin, isFirst }: Profile, current: CurrentProfile | null) {
	return { id: id as string, name, colour, hasPin, isCurrent: id === current?.id, isFirst };
}
