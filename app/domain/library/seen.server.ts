// Which titles a user has seen something of: opened in the last days, watched at any time, or rated. They are not suggested.
import type { Database } from "~/database/open.server";
import { titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import { listRatedOf } from "./ratings.server";
import { listViewings } from "./viewings.server";
import { listWatchedIds } from "./watch-history.server";

/** Keys of those among these titles. Four reads, whatever the size of the library. */
export async function listSeen(
	db: Database,
	{ userId, titles }: { userId: string; titles: TitleRef[] },
): Promise<Set<string>> {
	if (titles.length === 0) return new Set();
	const [viewings, rated, ...opened] = await Promise.all([
		listViewings(db, { userId, titles }),
		listRatedOf(db, { userId, titles }),
		...(["movie", "tv"] as const).map(async (mediaType) => {
			const ids = titles.filter((title) => title.mediaType === mediaType).map(({ id }) => id);
			return (await listWatchedIds(db, { userId, mediaType, ids })).map((id) => ({ mediaType, id }));
		}),
	]);
	return new Set([...viewings.keys(), ...[...rated, ...opened.flat()].map(titleKey)]);
}
