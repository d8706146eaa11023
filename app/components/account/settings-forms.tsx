import { useState } from "react";
import { useNavigation } from "react-router";
import { Notice } from "~/components/ui/notice";
import { STICKY_MESSAGE_CLASS } from "~/components/ui/panel";
import { type FieldErrors, hasErrors } from "~/domain/accounts/validation";
import type { Language } from "~/lib/language/languages";
import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import type { FormFailure, FormState, UnconfirmedForm } from "~/operations/page-form";

export type SettingsIntent =
	| "profile"
	| "verify-email"
	| "password"
	| "delete"
	| "end-session"
	| "end-others"
	| "show-title"
	| "confirm-password"
	| "clear-watched"
	| "restore-cleared"
	| "add-profile"
	| "save-profile"
	| "set-pin"
	| "remove-pin"
	| "set-limit"
	| "remove-limit"
	| "delete-profile"
	| "preference";

/** What Settings shows of the form that was sent last. */
export interface SettingsState extends FormState {
	intent: SettingsIntent;
	/** The form, when it needs the password. */
	unconfirmed?: UnconfirmedForm;
}

/** For a response that brings no message: where no request of a script has failed with a status, what failed. */
export function toSettingsFailure(
	{
		intent,
		status,
		message,
		errors = {},
		unconfirmed,
	}: Pick<FormFailure<SettingsIntent>, "intent" | "status" | "message"> & Pick<SettingsState, "errors" | "unconfirmed">,
	language: Language,
): SettingsState {
	const fields = toFormFields(intent, errors);
	if (hasErrors(fields)) return { intent, ok: false, errors: fields };
	const text =
		message ??
		(status === null
			? settingsTexts.in(language).outcomes[intent].failed
			: siteTexts.in(language).requestFailed(status));
	return { intent, ok: false, message: text, unconfirmed };
}

/** What the operation's fields are called in the form. */
function toFormFields(intent: SettingsIntent, errors: FieldErrors): FieldErrors {
	const { password, currentPin, ...others } = errors;
	if (intent === "password" && password) return { ...others, newPassword: password };
	const proof = currentPin ?? password;
	if ((intent === "set-pin" || intent === "remove-pin") && proof) return { ...others, proof };
	return errors;
}

/** One of the forms of the page; `latest` belongs to the form that was sent last. */
export function useSettingsForm(intent: SettingsIntent, latest: SettingsState | undefined) {
	const { formData } = useNavigation();
	return {
		intent,
		state: latest?.intent === intent ? latest : undefined,
		isBusy: formData?.get("intent") === intent,
		/** All forms are disabled while one of them is being sent. */
		isDisabled: formData !== undefined,
	};
}

/** Forms whose dialog shows why they failed. */
const ASKED: SettingsIntent[] = ["delete", "delete-profile", "clear-watched"];

/** The message of the last form, until it is dismissed or another form is sent. */
export function SettingsBanner({ state }: { state: SettingsState | undefined }) {
	const [dismissed, setDismissed] = useState<SettingsState>();
	const isSending = useNavigation().formData !== undefined;
	const isInDialog = state?.ok === false && ASKED.includes(state.intent);
	const isShown = state?.message && !isInDialog && state !== dismissed && !isSending;
	return (
		<div role={state?.ok ? "status" : "alert"} className={STICKY_MESSAGE_CLASS}>
			{isShown && (
				<Notice tone={state.ok ? "good" : "alarm"} onDismiss={() => setDismissed(state)}>
					{state.message}
				</Notice>
			)}
		</div>
	);
}
