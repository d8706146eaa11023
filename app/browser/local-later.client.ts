// The Watch Later list that this browser keeps for a signed-out visitor: `marquee.watchLater` in its storage.
import { isTitle } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import {
	addLater,
	isLocalLaterFull,
	type LocalLater,
	parseLater,
	toMigratedLater,
	withoutSentLater,
	withoutTitle,
	writeLater,
} from "~/domain/library/local-later";
import { callApi } from "./call-api.client";
import { createStored, LOCAL_LATER, orNothing, runInOneTab, type Stored } from "./stored";

/** Newest first. Empty also when storage is blocked. */
export const localLater: Stored<LocalLater[]> = createStored(LOCAL_LATER, {
	parse: parseLater,
	format: writeLater,
});

/** False when the list is full, or when storage is blocked. */
export function saveLocally(entry: LocalLater): boolean {
	if (isLocalLaterFull(localLater.get())) return false;
	localLater.update((list) => addLater(list, entry));
	return localLater.get().some((each) => isTitle(each, entry));
}

/** Returns what was removed, for `restoreLocally`. */
export function removeLocally(title: TitleRef): LocalLater[] {
	const removed = localLater.get().filter((each) => isTitle(each, title));
	localLater.update((list) => orNothing(withoutTitle(list, title)));
	return removed;
}

export function restoreLocally(removed: LocalLater[]): void {
	localLater.update((list) => removed.reduce(addLater, list));
}

/** Saves this browser's titles as the signed-in visitor. Returns whether any were sent; those that cannot be sent stay. Never rejects. */
export async function sendLocalLater(): Promise<boolean> {
	const sent = await runInOneTab("marquee.watchLater", async () => {
		const titles = localLater.get();
		if (titles.length === 0) return false;
		await callApi("POST /api/watch-later/migrate", { body: { titles: titles.map(toMigratedLater) } });
		localLater.update((list) => orNothing(withoutSentLater(list, titles)));
		return true;
	}).catch(() => false);
	return sent ?? false;
}
