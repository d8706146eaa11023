// What a person prefers, besides what they do to titles. A preference is a row here and a column of `libraries`; `/api`, the
// export, Settings and the privacy page follow. A switch is off until it is turned on, which a browser keeps of a signed-out visitor
// too; texts are in `text-preferences.ts`.

import { mapValues } from "~/lib/map-values";

export interface Described {
	/** Beside its switch or its field. */
	label: string;
	/** What it does, in Settings and in the documentation of `/api`. */
	description: string;
}

/** Each on or off. */
export const SWITCHES = {
	hideWatched: {
		label: "Hide what I have watched",
		description: "Lists, search and collections leave out movies you watched and shows you began. My List keeps them.",
	},
} satisfies Record<string, Described>;

export type SwitchName = keyof typeof SWITCHES;

export type Switches = Record<SwitchName, boolean>;

export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** Of somebody who has turned none on. */
export const NO_SWITCHES: Switches = mapValues(SWITCHES, () => false);

/** Those that are on. */
export type SwitchesOn = { [Name in SwitchName]?: true };

export function pickSwitchesOn(value: Partial<Record<SwitchName, unknown>>): SwitchesOn {
	return Object.fromEntries(SWITCH_NAMES.filter((name) => value[name] === true).map((name) => [name, true]));
}
