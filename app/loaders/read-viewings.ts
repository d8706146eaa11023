import type { RouterContextProvider } from "react-router";
import type { MediaType } from "~/domain/catalogue/types";
import type { Viewing } from "~/domain/library/next-up";
import { listSeasonViewings, listTitleViewings } from "~/domain/library/viewings.server";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";

type Context = Readonly<RouterContextProvider>;

/** What the signed-in visitor played of the title; empty when signed out and when it cannot be read. */
export async function readViewings(
	context: Context,
	{ mediaType, id }: { mediaType: MediaType; id: number | null },
): Promise<Viewing[]> {
	const user = context.get(visitor);
	if (!user || id === null) return [];
	return await listTitleViewings(context.get(database), { userId: user.id, mediaType, id }).catch(() => []);
}

/** The same for all episodes of a season. */
export async function readSeasonViewings(context: Context, at: { showId: number; season: number }): Promise<Viewing[]> {
	const user = context.get(visitor);
	if (!user) return [];
	return await listSeasonViewings(context.get(database), { userId: user.id, ...at }).catch(() => []);
}
