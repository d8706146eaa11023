// "Not for me": hides a title from lists and shows it again, on the server, or signed out in this browser's library.
import { leftOutSince, storedLeftOut } from "~/browser/left-out";
import { makeChanges, WAITING } from "~/browser/make-changes.client";
import { showToast } from "~/components/ui/toast";
import { titlePath } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { writeHidingRules } from "~/domain/library/left-out";
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

/** Whether it was done. A failure, and that it waits for the server, is said here. `profileId`: null when signed out. */
export async function setHidden(
	{ mediaType, id, title: name = "" }: TitleRef & { title?: string },
	isHidden: boolean,
	profileId: string | null,
): Promise<boolean> {
	const title = { mediaType, id };
	const change = { kind: isHidden ? "hide" : "show", ...title, at: Date.now() } as const;
	const made = await makeChanges([change], { profileId, name });
	if (!made.ok) {
		const failed =
			profileId === null
				? "This browser can't store any more hidden titles. Sign up to hide this one."
				: `Failed to ${isHidden ? "hide" : "show"} it. Please try again.`;
		showToast(failed, "alarm");
		return false;
	}
	if (profileId === null) return true;
	const others = leftOutSince.get().hidden.filter((path) => path !== titlePath(title));
	leftOutSince.set({ hidden: isHidden ? [...others, titlePath(title)] : others, watched: [] });
	if (made.isWaiting) showToast(WAITING);
	return true;
}

/** From a card, which is gone after it. */
export async function hideCard(
	title: TitleRef & { title: string },
	button: HTMLElement,
	profileId: string,
): Promise<void> {
	focusNeighbour(button);
	if (!(await setHidden(title, true, profileId))) return;
	const undo = { label: "Undo", act: () => void setHidden(title, false, profileId) };
	showToast(`${title.title} is not for you. Lists leave it out.`, "plain", undo);
}
