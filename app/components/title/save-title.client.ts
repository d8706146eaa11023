// Saves a title in Watch Later or removes it, with Undo: on the server, or signed out in this browser's own list.
import { makeChanges } from "~/browser/make-changes.client";
import { sendLibraryForm } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import type { LocalLater } from "~/domain/library/read-document";
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
export async function toggleLocally(
	{ addedAt: at, card, ...entry }: LocalLater,
	isSaved: boolean,
	signUp: () => void,
): Promise<void> {
	const name = card.title;
	const change = isSaved ? ({ kind: "save", ...entry, at } as const) : ({ kind: "unsave", ...entry, at } as const);
	const made = await makeChanges([change], { profileId: null, name, card });
	const action = { label: "Sign Up", act: signUp };
	if (!made.ok) {
		showToast("This browser can't store any more titles. Sign up to save this one.", "alarm", action);
		return;
	}
	async function undo(): Promise<void> {
		if (made.ok) await made.undo();
		showLater(name, !isSaved, () => void toggleLocally({ ...entry, card, addedAt: Date.now() }, isSaved, signUp));
	}
	if (!isSaved) return showLater(name, false, () => void undo());
	const text = `${name} saved to Watch Later in this browser. Sign up to have it on every device.`;
	showToast(text, "plain", { label: "Undo", act: () => void undo() }, action);
}
