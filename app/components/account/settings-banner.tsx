import { useState } from "react";
import { useNavigation } from "react-router";
import { IN_SIGHT } from "~/components/ui/in-sight";
import { Notice } from "~/components/ui/notice";
import type { SettingsAnswer } from "./settings-answer";

/** What the last form came to; gone as soon as another is sent. */
export function SettingsBanner({ answer }: { answer: SettingsAnswer | undefined }) {
	const [dismissed, setDismissed] = useState<SettingsAnswer>();
	const isSending = useNavigation().formData !== undefined;
	// A refusal to delete is told in the question itself.
	const isShown = answer?.message && answer.intent !== "delete" && answer !== dismissed && !isSending;
	return (
		<div role={answer?.ok ? "status" : "alert"} className={IN_SIGHT}>
			{isShown && (
				<Notice tone={answer.ok ? "good" : "alarm"} onDismiss={() => setDismissed(answer)}>
					{answer.message}
				</Notice>
			)}
		</div>
	);
}
