import { localHistory } from "~/browser/local-history.client";
import { removeLocally, restoreLocally } from "~/browser/local-later.client";
import { orNothing } from "~/browser/stored";
import { showToast } from "~/components/ui/toast";
import { type LocalWatch, restoreToList, withoutTitleOf } from "~/domain/library/local-list";
import type { Removal, Removals } from "./use-removals";

/** Removes a title of the history and returns what brings it back. */
function removeWatch({ remove: { media_type, media_id } }: Removal): () => void {
	const withoutIt = (list: LocalWatch[]) => withoutTitleOf(list, { mediaType: media_type, id: media_id });
	const before = localHistory.get();
	const left = withoutIt(before);
	localHistory.update((list) => orNothing(withoutIt(list)));
	const removed = before.filter((entry) => !left.includes(entry));
	return () => localHistory.update((list) => removed.reduce(restoreToList, list));
}

function removeSaved({ remove: { media_type, media_id } }: Removal): () => void {
	const removed = removeLocally({ mediaType: media_type, id: media_id });
	return () => restoreLocally(removed);
}

/** Removes titles from this browser's own lists, with Undo. */
export function useLocalRemovals(): Removals {
	function remove(removal: Removal): void {
		const act = removal.list === "Watch Later" ? removeSaved(removal) : removeWatch(removal);
		showToast(`${removal.name} removed from ${removal.list}`, "plain", { label: "Undo", act });
	}
	return {
		error: null,
		dismissError: () => undefined,
		remove,
		removeSeveral: (removals) => removals.forEach(remove),
		isRemoving: () => false,
	};
}
