// Whether a title is saved in Watch Later, and the change of that, with Undo: on the server, or signed out in this browser's
// own list.
import { removeLocally, saveLocally } from "~/browser/local-later.client";
import { localLibrary } from "~/browser/local-library.client";
import { isTitleSaved, savedTitles, setSaved } from "~/browser/saved-titles.client";
import { sendLibraryForm } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import { isTitle, titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import type { LocalLater } from "~/domain/library/local-schema";
import { formText } from "~/lib/read-form";
import type { ReadableStore } from "~/lib/store";

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

/** Whether the visitor has saved the title; undefined until that is known. */
export function followSaved(title: TitleRef, isSignedIn: boolean): ReadableStore<boolean | undefined> {
	if (isSignedIn) return { get: () => isTitleSaved(titleKey(title)), subscribe: savedTitles.subscribe };
	const { get, subscribe } = localLibrary;
	return { get: () => get().later.some((saved) => isTitle(saved, title)), subscribe };
}

/** What the data of a page says of a signed-in visitor. */
export function noteSaved(title: TitleRef, isSaved: boolean): void {
	setSaved(titleKey(title), isSaved);
}
