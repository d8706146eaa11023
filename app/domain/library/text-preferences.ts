// Preferences that are texts, each null until it is entered. Apart from the switches, which every page needs.
import { mapValues } from "~/lib/map-values";
import { isTimeZone } from "~/lib/text/time-zones";
import { type Described, SWITCHES_AT_FIRST, type Switches } from "./preferences";

interface TextPreference extends Described {
	/** Characters. */
	max: number;
	isValid: (text: string) => boolean;
	/** Where it is not. */
	message: string;
}

export const TEXT_PREFERENCES = {
	timeZone: {
		label: "Time zone",
		description: "The days of your diary, your years and your tickets begin and end in it.",
		max: 64,
		isValid: isTimeZone,
		message: "timeZone must be a time zone such as Europe/Berlin",
	},
} satisfies Record<string, TextPreference>;

export type Preferences = Switches & Record<keyof typeof TEXT_PREFERENCES, string | null>;

/** Of somebody who has changed none. */
export const PREFERENCES_AT_FIRST: Preferences = { ...SWITCHES_AT_FIRST, ...mapValues(TEXT_PREFERENCES, () => null) };
