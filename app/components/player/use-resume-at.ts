import { useMemo, useSyncExternalStore } from "react";
import { localViewings } from "~/browser/local-history.client";
import { useSite } from "~/components/site/site-context";
import { viewingsOf } from "~/domain/library/local-viewings";
import { findResumePoint } from "~/domain/library/next-up";
import type { PlayableTitle } from "~/domain/playback/player-servers";

function readLocalPosition(playable: PlayableTitle): number {
	const chosen = playable.mediaType === "tv" ? playable : { season: 1, episode: 1 };
	return findResumePoint(viewingsOf(localViewings.get(), playable), chosen);
}

/**
 * Seconds at which the title starts: for signed-out visitors the position that this browser keeps, once the page has
 * hydrated. It does not follow the position while the title plays.
 *
 * @param loaded the position from the page's data, for signed-in visitors.
 */
export function useResumeAt(playable: PlayableTitle, loaded = 0): number {
	const { visitor } = useSite();
	const isHydrated = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	);
	const key = Object.values(playable).join(" ");
	// biome-ignore lint/correctness/useExhaustiveDependencies: signing in while the title plays does not move it.
	const local = useMemo(() => (isHydrated && !visitor ? readLocalPosition(playable) : null), [key, isHydrated]);
	return local ?? loaded;
}
