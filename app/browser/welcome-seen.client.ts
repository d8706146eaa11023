import { STORAGE_PREFIX } from "~/product";
import { createStoredText, isStorageBlocked } from "./stored";

const seen = createStoredText(`${STORAGE_PREFIX}welcomeSeen`);

/** True also when storage is blocked; otherwise the dialog would show at every visit. */
export function isWelcomeDismissed(): boolean {
	return seen.get() === "dismissed" || isStorageBlocked();
}

export type WelcomeState = "shown" | "dismissed";

export function recordWelcome(state: WelcomeState): void {
	seen.set(state);
}
