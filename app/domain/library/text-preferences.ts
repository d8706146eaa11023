// Preferences that are texts, each null until it is entered. Apart from the switches, which every page needs.

import { readLanguage } from "~/lib/language/languages";
import { mapValues } from "~/lib/map-values";
import { isRegion } from "~/lib/regions";
import type { Sentence } from "~/lib/text/sentence";
import { isTimeZone } from "~/lib/text/time-zones";
import { sentence } from "~/messages/sentence";
import { SWITCHES_AT_FIRST, type Switches } from "./preferences";

interface TextPreference {
	/** What it does, in the documentation of `/api`. */
	description: string;
	/** Characters. */
	max: number;
	isValid: (text: string) => boolean;
	/** Where it is not. */
	message: Sentence;
}

export const TEXT_PREFERENCES = {
	timeZone: {
		description: "The days of your diary, your years and your tickets begin and end in it.",
		max: 64,
		isValid: isTimeZone,
		message: sentence("mustBeTimeZone", "timeZone"),
	},
	region: {
		description: "Where to watch, release dates and age ratings are those of this country.",
		max: 2,
		isValid: isRegion,
		message: sentence("mustBeCountry", "region"),
	},
	language: {
		description: "Of the pages and of the catalogue.",
		max: 10,
		isValid: (text) => readLanguage(text) === text,
		message: sentence("mustBeSiteLanguage", "language"),
	},
} satisfies Record<string, TextPreference>;

export type Preferences = Switches & Record<keyof typeof TEXT_PREFERENCES, string | null>;

/** Of somebody who has changed none. */
export const PREFERENCES_AT_FIRST: Preferences = { ...SWITCHES_AT_FIRST, ...mapValues(TEXT_PREFERENCES, () => null) };
