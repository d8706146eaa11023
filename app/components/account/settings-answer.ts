import type { FormAnswer } from "./form-answer";

export const INTENTS = ["profile", "password", "delete", "end-session", "end-others"] as const;

export type SettingsIntent = (typeof INTENTS)[number];

/** What a form of Settings hears back: the intent says which one. */
export interface SettingsAnswer extends FormAnswer {
	intent: SettingsIntent;
}
