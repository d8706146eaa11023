import { type RouterContextProvider, redirect } from "react-router";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import type { MediaType } from "~/domain/catalogue/types";
import { isSavedForLater, removeFromLater, saveForLater } from "~/domain/library/watch-later.server";
import { formText, readForm } from "~/lib/read-form";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";

interface Asked {
	context: Readonly<RouterContextProvider>;
	mediaType: MediaType;
	id: number | null;
}

/** Whether the signed-in visitor has saved the title; where that cannot be read, the page stands all the same. */
export async function readIsSaved({ context, mediaType, id }: Asked): Promise<boolean> {
	const user = context.get(visitor);
	if (!user || id === null) return false;
	const title = { userId: user.id, mediaType, mediaId: id };
	return await isSavedForLater(context.get(database), title).catch(() => false);
}

/** The toggle of a detail page without scripts; shows the page again. */
export async function toggleWatchLater({
	request,
	context,
	url,
	mediaType,
	id,
	...next
}: Asked & { request: Request; url: URL; nextSeason?: number; nextEpisode?: number }): Promise<Response> {
	const here = url.pathname + url.search;
	const user = context.get(visitor);
	if (!user) return redirect(`/login?redirectTo=${encodeURIComponent(here)}`, 303);
	const intent = formText(await readForm(request), "intent");
	if (id !== null) {
		const db = context.get(database);
		const title = { userId: user.id, mediaType, mediaId: id };
		if (intent === "save") await saveForLater(db, openCatalogue(context.get(platformContext)), { ...title, ...next });
		if (intent === "remove") await removeFromLater(db, title);
	}
	return redirect(here, 303);
}
