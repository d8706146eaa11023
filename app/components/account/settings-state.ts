import type { FormState, UnconfirmedForm } from "~/operations/page-form";

export type SettingsIntent = "profile" | "password" | "delete" | "end-session" | "end-others";

/** What Settings shows of the form that was sent last. */
export interface SettingsState extends FormState {
	intent: SettingsIntent;
	/** The form, when it needs the password. */
	unconfirmed?: UnconfirmedForm;
}
