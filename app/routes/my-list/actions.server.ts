import { type RouterContextProvider, redirect } from "react-router";
import type { MediaType } from "~/domain/catalogue/types";
import { deleteWatch } from "~/domain/library/watch-history.server";
import { removeFromLater } from "~/domain/library/watch-later.server";
import { setSampleRemoved } from "~/domain/library/watch-later-samples.server";
import { formText, readForm } from "~/lib/read-form";
import { parseId } from "~/lib/requests";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";

interface Act {
	request: Request;
	context: Readonly<RouterContextProvider>;
	url: URL;
}

/** A title as `titleKey` writes it; null for anything else. */
function readKey(key: string): { mediaType: MediaType; id: number } | null {
	const [mediaType, number] = key.split(":");
	const id = parseId(number);
	return id !== null && (mediaType === "movie" || mediaType === "tv") ? { mediaType, id } : null;
}

/** Removes what a form of My List names, sent without scripts. What is not there, or nobody's, changes nothing. */
export async function actOnList({ request, context, url }: Act): Promise<Response> {
	const form = await readForm(request);
	const kind = formText(form, "kind");
	const title = readKey(formText(form, "key"));
	const user = context.get(visitor);
	if (user && title) {
		const db = context.get(database);
		const own = { userId: user.id, mediaType: title.mediaType, mediaId: title.id };
		if (kind === "continue") await deleteWatch(db, own);
		if (kind === "later") await removeFromLater(db, own);
		if (kind === "sample") await setSampleRemoved(db, { userId: user.id, ...title, isRemoved: true });
	}
	return redirect(url.pathname + url.search, 303);
}
