// What a person prefers, besides what they do to titles. A preference is a row here and a column of `libraries`; `/api`, the
// export, Settings, the privacy page and what a browser keeps of a signed-out visitor follow. Each is off until it is turned on.

import { mapValues } from "~/lib/map-values";

interface Preference {
	/** Beside its switch. */
	label: string;
	/** What it does, in Settings and in the documentation of `/api`. */
	description: string;
}

export const PREFERENCES = {
	hideWatched: {
		label: "Hide what I have watched",
		description: "Lists, search and collections leave out movies you watched and shows you began. My List keeps them.",
	},
} satisfies Record<string, Preference>;

export type PreferenceName = keyof typeof PREFERENCES;

export type Preferences = Record<PreferenceName, boolean>;

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as PreferenceName[];

/** Of somebody who has turned none on. */
export const NO_PREFERENCES: Preferences = mapValues(PREFERENCES, () => false);

/** Those that are on. */
export type PreferencesOn = { [Name in PreferenceName]?: true };

export function pickPreferencesOn(value: Partial<Record<PreferenceName, unknown>>): PreferencesOn {
	return Object.fromEntries(PREFERENCE_NAMES.filter((name) => value[name] === true).map((name) => [name, true]));
}
