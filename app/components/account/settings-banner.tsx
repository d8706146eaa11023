import { useState } from "react";
import { useNavigation } from "react-router";
import { Notice } from "~/components/ui/notice";
import { STICKY_MESSAGE_CLASS } from "~/components/ui/sticky-message";
import type { SettingsAnswer } from "./settings-answer";

/** What the last form came to; gone as soon as another is sent. */
export function SettingsBanner({ answer }: { answer: SettingsAnswer | undefined }) {
	const [dismissed, setDismissed] = useState<SettingsAnswer>();
	const isSending = useNavigation().formData !== undefined;
	// A refusal to delete is told in the question itself.
	const isShown = answer?.message && answer.intent !== "delete" && answer !== dismissed && !isSending;
	return (
		<div role={answer?.ok ? "status" : "alert"} className={STICKY_MESSAGE_CLASS}>
			{isShown && (
				<Notice tone={answer.ok ? "good" : "alarm"} onDismiss={() => setDismissed(answer)}>
					{answer.message}
				</Notice>
			)}
		</div>
	);
}
