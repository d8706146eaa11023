import type { RouterContextProvider } from "react-router";
import type { TitleRef } from "~/domain/catalogue/types";
import type { PlaysPage } from "~/domain/library/diary/plays";
import { database } from "~/middleware/database";
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
): Promise<PlaysPage | null> {
	const cursor = searchParams.get("plays");
	if (cursor === null) return null;
	const db = context.get(database);
	const timeZone = findTimeZone(context);
	return await readOwn(context, null, async (profileId) => {
		const { listPlays } = await import("~/domain/library/diary/plays.server");
		return await listPlays(db, { profileId, mediaType, id, limit: PAGE, cursor: cursor || undefined, timeZone });
	}).catch(() => null);
}
