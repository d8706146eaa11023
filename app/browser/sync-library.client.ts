import { sendLocalLater } from "./local-later.client";
import { syncLocalHistory } from "./record-watch.client";

/** Sends what this browser keeps of the library to the account. Returns whether the account's library has changed. */
export async function syncLibrary(userId: string): Promise<boolean> {
	const [history, hasSaved] = await Promise.all([syncLocalHistory(userId), sendLocalLater()]);
	return history !== null || hasSaved;
}
