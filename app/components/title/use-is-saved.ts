import { useEffect } from "react";
import { savedTitles, setSaved } from "~/browser/saved-titles.client";
import { titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { useStore } from "~/lib/store";

/** Whether the visitor has saved the title. `loaded` is the state in the page's data; undefined when the data has none. */
export function useIsSaved(title: TitleRef, loaded?: boolean): boolean {
	const key = titleKey(title);
	const known = useStore(savedTitles, null)?.get(key);

	useEffect(() => {
		if (loaded !== undefined) setSaved(key, loaded);
	}, [key, loaded]);

	return known ?? loaded ?? false;
}
