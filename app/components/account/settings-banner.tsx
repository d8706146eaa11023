import { useState } from "react";
import { useNavigation } from "react-router";
import { Notice } from "~/components/ui/notice";
import { STICKY_MESSAGE_CLASS } from "~/components/ui/sticky-message";
import type { SettingsState } from "./settings-state";

/** The message of the last form, until it is dismissed or another form is sent. */
export function SettingsBanner({ state }: { state: SettingsState | undefined }) {
	const [dismissed, setDismissed] = useState<SettingsState>();
	const isSending = useNavigation().formData !== undefined;
	// Dialogs show why an account cannot be deleted, and that a form needs the password.
	const isShown =
		state?.message && state.intent !== "delete" && !state.unconfirmed && state !== dismissed && !isSending;
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
