import { useEffect, useMemo, useState } from "react";
import { callApi } from "~/browser/call-api.client";
import { localLibrary } from "~/browser/library/library.client";
import { useSite } from "~/components/site/site-context";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import { withLists } from "~/domain/library/browser/local-card";
import { decideNextUp, type Viewing } from "~/domain/library/next/next-up";
import { useIsHydrated } from "~/lib/caching/store";
import { useViewings } from "./use-local-library";

type Lists = SeasonEpisodes[];

function readStored(showId: number): Lists {
	const entry = localLibrary.get().history.find((title) => title.mediaType === "tv" && title.id === showId);
	return entry?.card?.seasons ?? [];
}

interface Loaded {
	lists: Lists;
	viewings: Viewing[];
}

/**
 * The show's viewings, as `useViewings` gives them, and its seasons with the lists that the page has, and those that viewings need
 * which the server did not know: from this browser, else from the server. `readAll` reads all of them and rejects when the catalogue
 * does not respond.
 *
 * @param isChosen the page is about an episode, whatever comes next.
 */
export function useSeasonLists({ id }: { id: number }, loaded: Loaded, isChosen: boolean) {
	const [read, setRead] = useState<{ id: number; lists: Lists } | null>(null);
	const { visitor } = useSite();
	const isLocal = useIsHydrated() && visitor === null;
	const storedLists = useMemo(
		() => (read?.id === id ? read.lists : isLocal ? readStored(id) : []),
		[read, id, isLocal],
	);
	const seasons = useMemo(() => withLists(loaded.lists, storedLists), [loaded.lists, storedLists]);
	const viewings = useViewings({ mediaType: "tv", id }, loaded.viewings, seasons);
	const isOwn = !isChosen && viewings !== loaded.viewings;
	const next = isOwn && viewings.length > 0 ? decideNextUp(seasons, viewings) : null;
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

	return { seasons, viewings, readAll };
}
