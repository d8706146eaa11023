// Saves a title in Watch Later or removes it, with Undo: on the server, or signed out in this browser's own list.
import { removeLocally, saveLocally } from "~/browser/local-later.client";
import { sendLibraryForm } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import type { LocalLater } from "~/domain/library/local-schema";
import { formText } from "~/lib/read-form";

/** `name` is the title's. */
function showLater(name: string, isSaved: boolean, undo: () => void): void {
	const text = isSaved ? `${name} saved to Watch Later` : `${name} removed from Watch Later`;
	showToast(text, "plain", { label: "Undo", act: undo });
}

function invert(form: FormData, fields: object): FormData {
	const inverse = new FormData();
	inverse.set("intent", formText(form, "intent") === "save" ? "remove-saved" : "save");
	for (const name of ["media_type", "media_id"]) inverse.set(name, formText(form, name));
	for (const [name, value] of Object.entries(fields)) if (value !== null) inverse.set(name, String(value));
	return inverse;
}

/**
 * Sends a form with the intent `save` or `remove-saved`. A failure is shown here, because the toggle may have left the page.
 * `onUndo` shows what Undo changed on the page that is shown by then.
 */
export async function toggleLater(form: FormData, name: string, onUndo?: () => Promise<void>): Promise<void> {
	const isSaved = formText(form, "intent") === "save";
	const { ok, removed = {} } = await sendLibraryForm(form);
	if (ok) showLater(name, isSaved, () => void toggleLater(invert(form, removed), name).then(onUndo));
	else showToast(`Failed to ${isSaved ? "add" : "remove"} item. Please try again.`, "alarm");
}

/** The same in this browser's own list. `signUp` opens the page that gives the visitor an account. */
export function toggleLocally(entry: LocalLater, isSaved: boolean, signUp: () => void): void {
	const name = entry.card.title;
	if (!isSaved) {
		showLater(name, false, removeLocally(entry));
		return;
	}
	const action = { label: "Sign Up", act: signUp };
	if (!saveLocally(entry)) {
		showToast("This browser can't store any more titles. Sign up to save this one.", "alarm", action);
		return;
	}
	const undo = { label: "Undo", act: () => toggleLocally(entry, false, signUp) };
	const text = `${name} saved to Watch Later in this browser. Sign up to have it on every device.`;
	showToast(text, "plain", undo, action);
}
