import { useCallback, useEffect, useSyncExternalStore } from "react";
import { changeSaved, readSaved, type SaveDetails, subscribeSaved, tellSaved } from "~/browser/saved-titles.client";
import { useSite } from "~/components/site/site-context";
import { showToast } from "~/components/ui/toast";
import type { MediaType } from "~/domain/catalogue/types";

interface TitleRef {
	mediaType: MediaType;
	id: number;
}

/** Whether the visitor has saved the title, and how to change it. `told`: what the server said with the page. */
export function useSaved(title: TitleRef, told: boolean | undefined, details?: SaveDetails) {
	const { visitor } = useSite();
	const userId = visitor?.id;
	const { mediaType, id } = title;
	const isSaved = useSyncExternalStore(
		subscribeSaved,
		() => readSaved(title) ?? told ?? false,
		() => told ?? false,
	);

	useEffect(() => {
		if (userId && told !== undefined) tellSaved(userId, { mediaType, id }, told);
	}, [userId, mediaType, id, told]);

	const toggle = useCallback(async () => {
		try {
			await changeSaved({ mediaType, id }, !isSaved, isSaved ? undefined : details);
		} catch {
			showToast(`Failed to ${isSaved ? "remove" : "add"} item. Please try again.`, "alarm");
		}
	}, [mediaType, id, isSaved, details]);

	return { isSaved, toggle };
}
