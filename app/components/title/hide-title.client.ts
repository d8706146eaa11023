// "Not for me": hides a title from lists and shows it again, on the server, or signed out in this browser's library.
import { leftOutSince, storedLeftOut } from "~/browser/left-out";
import { changeLibrary, localLibrary, SIGNED_OUT } from "~/browser/local-library.client";
import { sendLibraryForm } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import { isTitle, titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { writeHidingRules } from "~/domain/library/left-out";
import { EMPTY_LIBRARY, withoutHidden } from "~/domain/library/local-library";
import { mergeLibraries } from "~/domain/library/local-merge";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import { focusNeighbour } from "~/lib/focus-neighbour.client";

// The script of the document has made one where this browser leaves titles out.
const sheet = document.adoptedStyleSheets[0] ?? new CSSStyleSheet();

function draw(): void {
	document.adoptedStyleSheets = [sheet];
	const stored = storedLeftOut.get();
	sheet.replaceSync(writeHidingRules({ ...stored, hidden: [...stored.hidden, ...leftOutSince.get().hidden] }));
}

storedLeftOut.subscribe(draw);
leftOutSince.subscribe(draw);

/** False when the list is full, or when storage is blocked. */
function setLocally(title: TitleRef, isHidden: boolean): boolean {
	const { hidden } = localLibrary.get();
	if (isHidden && hidden.length >= TITLES_OF_REQUEST_MAX) return false;
	const entry = { ...title, hiddenAt: Date.now() };
	changeLibrary(SIGNED_OUT, (library) =>
		isHidden ? mergeLibraries(library, { ...EMPTY_LIBRARY, hidden: [entry] }) : withoutHidden(library, title),
	);
	return localLibrary.get().hidden.some((each) => isTitle(each, title)) === isHidden;
}

/** Whether it was done. A failure is shown here. */
export async function setHidden({ mediaType, id }: TitleRef, isHidden: boolean, isSignedIn: boolean): Promise<boolean> {
	const title = { mediaType, id };
	if (!isSignedIn) {
		if (setLocally(title, isHidden)) return true;
		showToast("This browser can't store any more hidden titles. Sign up to hide this one.", "alarm");
		return false;
	}
	const form = new FormData();
	form.set("intent", isHidden ? "hide" : "show");
	form.set("media_type", mediaType);
	form.set("media_id", String(id));
	const { ok } = await sendLibraryForm(form);
	if (ok) {
		const others = leftOutSince.get().hidden.filter((path) => path !== titlePath(title));
		leftOutSince.set({ hidden: isHidden ? [...others, titlePath(title)] : others, watched: [] });
	} else showToast(`Failed to ${isHidden ? "hide" : "show"} it. Please try again.`, "alarm");
	return ok;
}

/** From a card, which is gone after it. */
export async function hideCard(title: TitleRef & { title: string }, button: HTMLElement): Promise<void> {
	focusNeighbour(button);
	if (!(await setHidden(title, true, true))) return;
	const undo = { label: "Undo", act: () => void setHidden(title, false, true) };
	showToast(`${title.title} is not for you. Lists leave it out.`, "plain", undo);
}
