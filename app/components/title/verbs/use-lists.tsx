import { useState } from "react";
import { callApi } from "~/browser/call-api.client";
import { Spinner } from "~/components/ui/spinner";
import type { TitleRef } from "~/domain/catalogue/types";
import type { ListOfTitle } from "~/domain/library/own-lists/own-lists";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

/** The person's lists by name, once `read` has been called: for a menu that opens. None where they cannot be read. */
export function useLists(title?: TitleRef): { lists: ListOfTitle[] | null; read: () => void } {
	const [lists, setLists] = useState<ListOfTitle[] | null>(null);
	async function read(): Promise<ListOfTitle[]> {
		const query = title ? { media_type: title.mediaType, media_id: String(title.id) } : {};
		const found = await callApi("GET /api/lists", { query });
		return found
			.map(({ id, name, has_title: hasTitle = false }) => ({ id, name, hasTitle }))
			.sort((one, other) => one.name.localeCompare(other.name));
	}
	return { lists, read: () => void read().then(setLists, () => setLists([])) };
}

/** In a menu whose lists are being read. */
export function ListsLoading() {
	const { loading } = useTexts(siteTexts);
	return (
		<p role="status" className="flex items-center gap-3 px-3 py-2.5 text-soft">
			<Spinner />
			{loading}
		</p>
	);
}
