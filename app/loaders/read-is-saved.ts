import type { RouterContextProvider } from "react-router";
import type { MediaType } from "~/domain/catalogue/types";
import { isSavedForLater } from "~/domain/library/watch-later.server";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";

interface TitleOfPage {
	context: Readonly<RouterContextProvider>;
	mediaType: MediaType;
	id: number | null;
}

/** Whether the signed-in visitor has saved the title; false when that cannot be read. */
export async function readIsSaved({ context, mediaType, id }: TitleOfPage): Promise<boolean> {
	const user = context.get(visitor);
	if (!user || id === null) return false;
	const title = { userId: user.id, mediaType, mediaId: id };
	return await isSavedForLater(context.get(database), title).catch(() => false);
}
