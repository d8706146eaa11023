import { useEffect, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { isTitleSaved, setSaved, subscribeToSaved } from "~/browser/saved-titles.client";
import type { LibraryResult } from "~/browser/send-library-form.client";
import { showToast } from "~/components/ui/toast";
import { titleKey } from "~/domain/catalogue/paths";
import type { MediaType } from "~/domain/catalogue/types";

/**
 * Whether the visitor has saved the title, with the fetcher that sends the change. `loaded` is the state in the page's
 * data; undefined when the data has none.
 */
export function useSaved(title: { mediaType: MediaType; id: number }, loaded?: boolean) {
	const key = titleKey(title);
	const fetcher = useFetcher<LibraryResult>();
	const known = useSyncExternalStore(
		subscribeToSaved,
		() => isTitleSaved(key),
		() => undefined,
	);
	const { data, formData } = fetcher;

	useEffect(() => {
		if (loaded !== undefined) setSaved(key, loaded);
	}, [key, loaded]);

	useEffect(() => {
		if (!data || data.ok) return;
		showToast(`Failed to ${data.intent === "save" ? "add" : "remove"} item. Please try again.`, "alarm");
	}, [data]);

	return { isSaved: formData ? formData.get("intent") === "save" : (known ?? loaded ?? false), fetcher };
}
