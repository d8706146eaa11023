import { useNavigation } from "react-router";
import type { SettingsIntent, SettingsState } from "./settings-state";

/** One of the forms of the page; `latest` belongs to the form that was sent last. */
export function useSettingsForm(intent: SettingsIntent, latest: SettingsState | undefined) {
	const { formData } = useNavigation();
	return {
		state: latest?.intent === intent ? latest : undefined,
		isBusy: formData?.get("intent") === intent,
		/** All forms are disabled while one of them is being sent. */
		isDisabled: formData !== undefined,
	};
}
