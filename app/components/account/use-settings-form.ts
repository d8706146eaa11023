import { useNavigation } from "react-router";
import type { SettingsAnswer, SettingsIntent } from "./settings-answer";

/** The state of one of the forms on the page: its own answer, and whether it, or any other, is at work. */
export function useSettingsForm(intent: SettingsIntent, answer: SettingsAnswer | undefined) {
	const { formData } = useNavigation();
	return {
		answer: answer?.intent === intent ? answer : undefined,
		isBusy: formData?.get("intent") === intent,
		/** The forms are disabled while one of them is at work. */
		isDisabled: formData !== undefined,
	};
}
