import { leftOutSince, NONE_LEFT_OUT } from "./left-out";
import { sessionLists } from "./session-lists.client";

/** Forgets what this tab leaves out of lists for the one who was watching, before it shows another. */
export function leaveProfile(): void {
	leftOutSince.set(NONE_LEFT_OUT);
	sessionLists.forget();
}
