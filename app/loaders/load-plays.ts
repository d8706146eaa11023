import type { RouterContextProvider } from "react-router";
import type { TitleRef } from "~/domain/catalogue/types";
import type { ListedPlay } from "~/domain/library/diary/plays";
import type { Page } from "~/lib/http/cursor";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import { findTimeZone, readOwn } from "./load-own";

/** Plays of one page. */
const PAGE = 20;

/**
 * The signed-in visitor's plays of a title, where the address of its page asks for them: `?plays` for the latest, and
 * `?plays=` with a cursor for earlier ones. Null without it, when signed out, and when they cannot be read.
 */
export async function loadPlays(
	context: Readonly<RouterContextProvider>,
	{ mediaType, id }: TitleRef,
	searchParams: URLSearchParams,
): Promise<Page<ListedPlay> | null> {
	const cursor = searchParams.get("plays");
	if (cursor === null) return null;
	const db = context.get(database);
	const timeZone = findTimeZone(context);
	const { language } = context.get(platformContext);
	return await readOwn(context, null, async (profileId) => {
		const { listPlays } = await import("~/domain/library/diary/plays.server");
		const { addWithWhom } = await import("~/domain/library/diary/with-whom.server");
		const page = await listPlays(db, { profileId, mediaType, id, limit: PAGE, cursor: cursor || undefined, timeZone });
		return page && { ...page, entries: await addWithWhom(db, page.entries, { profileId, language }) };
	}).catch(() => null);
}
