// What a person prefers, besides what they do to titles. A preference is a row here and a column of `libraries`; `/api`, the
// export, Settings and the privacy page follow. A browser keeps those that a signed-out
// visitor has turned on; texts are in `text-preferences.ts`.

import { mapValues } from "~/lib/map-values";

interface SwitchPreference {
	/** What it does, in the documentation of `/api`. */
	description: string;
	/** Before somebody has changed it. */
	isOnAtFirst: boolean;
}

/** Each on or off. */
export const SWITCHES = {
	hideWatched: {
		isOnAtFirst: false,
		description: "Lists, search and collections leave out movies you watched and shows you began. My List keeps them.",
	},
	memories: {
		isOnAtFirst: true,
		description: "Home shows what you watched on this day in another year, at most one title a day.",
	},
} satisfies Record<string, SwitchPreference>;

export type SwitchName = keyof typeof SWITCHES;

export type Switches = Record<SwitchName, boolean>;

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** Of somebody who has changed none. */
export const SWITCHES_AT_FIRST: Switches = mapValues(SWITCHES, ({ isOnAtFirst }) => isOnAtFirst);

/** Those that are on. */
export type SwitchesOn = { [Name in SwitchName]?: true };

export function pickSwitchesOn(value: Partial<Record<SwitchName, unknown>>): SwitchesOn {
	return Object.fromEntries(SWITCH_NAMES.filter((name) => value[name] === true).map((name) => [name, true]));
}
