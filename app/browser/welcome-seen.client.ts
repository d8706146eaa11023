// Owns `marquee.welcomeSeen`: that the first-visit dialog was shown, and whether it was dismissed.
import { STORAGE_PREFIX } from "~/product";

const KEY = `${STORAGE_PREFIX}welcomeSeen`;

/** True also when storage is blocked; otherwise the dialog would show at every visit. */
export function isWelcomeDismissed(): boolean {
	try {
		return localStorage.getItem(KEY) === "dismissed";
	} catch {
		return true;
	}
}

export type WelcomeState = "shown" | "dismissed";

export function recordWelcome(state: WelcomeState): void {
	try {
		localStorage.setItem(KEY, state);
	} catch {
		// Storage is blocked.
	}
}
