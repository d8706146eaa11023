// What a person prefers, besides what they do to titles. A preference is a row here and a column of `libraries`; `/api`, the
// export, Settings and the privacy page follow. A switch is off until it is turned on, which a browser keeps of a signed-out visitor
// too; a text is not there until it is entered.

import { mapValues } from "~/lib/map-values";
import { isTimeZone } from "~/lib/text/time-zones";

interface Described {
	/** Beside its switch or its field. */
	label: string;
	/** What it does, in Settings and in the documentation of `/api`. */
	description: string;
}

interface TextPreference extends Described {
	/** Characters. */
	max: number;
	isValid: (text: string) => boolean;
	/** Where it is not. */
	message: string;
}

/** Each on or off. */
export const SWITCHES = {
	hideWatched: {
		label: "Hide what I have watched",
		description: "Lists, search and collections leave out movies you watched and shows you began. My List keeps them.",
	},
} satisfies Record<string, Described>;

/** Each a text, or null. */
export const TEXT_PREFERENCES = {
	timeZone: {
		label: "Time zone",
		description: "The days of your diary, your years and your tickets begin and end in it.",
		max: 64,
		isValid: isTimeZone,
		message: "timeZone must be a time zone such as Europe/Berlin",
	},
} satisfies Record<string, TextPreference>;

export type SwitchName = keyof typeof SWITCHES;
type TextName = keyof typeof TEXT_PREFERENCES;

type Switches = Record<SwitchName, boolean>;

export type Preferences = Switches & Record<TextName, string | null>;

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** Of somebody who has turned none on. */
export const NO_SWITCHES: Switches = mapValues(SWITCHES, () => false);

/** Of somebody who has entered none either. */
export const NO_PREFERENCES: Preferences = { ...NO_SWITCHES, ...mapValues(TEXT_PREFERENCES, () => null) };

/** Those that are on. */
export type SwitchesOn = { [Name in SwitchName]?: true };

export function pickSwitchesOn(value: Partial<Record<SwitchName, unknown>>): SwitchesOn {
	return Object.fromEntries(SWITCH_NAMES.filter((name) => value[name] === true).map((name) => [name, true]));
}
