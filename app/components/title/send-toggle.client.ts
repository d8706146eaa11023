import { type LibraryResult, sendLibraryForm } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";

/** Saves the title of the form or removes it. A failure is shown here, because the toggle may have left the page. */
export async function sendToggle(form: FormData): Promise<LibraryResult> {
	const result = await sendLibraryForm(form);
	if (!result.ok)
		showToast(`Failed to ${result.intent === "save" ? "add" : "remove"} item. Please try again.`, "alarm");
	return result;
}
