import { forgetMade } from "~/browser/library/made-here";
import { sessionLists } from "~/browser/library/session-lists.client";

/** Forgets what this tab has done for the one who was watching, before it shows another. */
export function leaveProfile(): void {
	forgetMade();
	sessionLists.forget();
}
