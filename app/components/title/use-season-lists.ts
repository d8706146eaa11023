import { useEffect, useState } from "react";
import { callApi } from "~/browser/call-api.client";
import { localLibrary } from "~/browser/library/library.client";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import { decideNextUp, type Viewing } from "~/domain/library/next/next-up";

type Lists = SeasonEpisodes[];

function readStored(showId: number): Lists {
	const entry = localLibrary.get().history.find((title) => title.mediaType === "tv" && title.id === showId);
	return entry?.card?.seasons ?? [];
}

function withLists(loaded: Lists, stored: Lists): Lists {
	return loaded.map((season) =>
		season.aired ? season : (stored.find(({ number }) => number === season.number) ?? season),
	);
}

/**
 * The show's seasons with the lists that the page has, and those that a signed-out visitor's own viewings need: from this
 * browser, else from the server. `readAll` reads all of them and rejects when the catalogue does not respond.
 *
 * @param local null for a signed-in visitor, for whom the server has read what is needed.
 */
export function useSeasonLists({ id }: { id: number }, loaded: Lists, local: Viewing[] | null) {
	const [read, setRead] = useState<{ id: number; lists: Lists } | null>(null);
	const storedLists = local === null ? [] : read?.id === id ? read.lists : readStored(id);
	const seasons = withLists(loaded, storedLists);
	const next = local !== null && local.length > 0 ? decideNextUp(seasons, local) : null;
	// Lists that this browser stored may lack what has aired since.
	const isUnread =
		next?.unread !== undefined || (next?.action === "again" && storedLists.length > 0 && read?.id !== id);

	async function readAll(): Promise<Lists> {
		if (read?.id === id) return read.lists;
		const lists = await callApi("GET /api/episodes/:mediaId", { params: { mediaId: id } });
		setRead({ id, lists });
		return lists;
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a list that cannot be read is not asked for again and again.
	useEffect(() => {
		// Without it the button leads to the episode that was watched last.
		if (isUnread) readAll().catch(() => undefined);
	}, [id, isUnread]);

	return { seasons, readAll };
}
