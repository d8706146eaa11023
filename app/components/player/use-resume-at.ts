import { useMemo } from "react";
import { localViewings } from "~/browser/local-history.client";
import { useSite } from "~/components/site/site-context";
import type { EpisodeRef } from "~/domain/catalogue/paths";
import { viewingsOf } from "~/domain/library/local-viewings";
import { findResumePoint } from "~/domain/library/next-up";
import { useIsHydrated } from "~/lib/store";

function readLocalPosition(playable: EpisodeRef): number {
	return findResumePoint(viewingsOf(localViewings.get(), playable), playable);
}

/**
 * Seconds at which the title starts: for signed-out visitors the position that this browser keeps, once the page has
 * hydrated. It does not follow the position while the title plays.
 *
 * @param loaded the position from the page's data, for signed-in visitors.
 */
export function useResumeAt(playable: EpisodeRef, loaded = 0): number {
	const { visitor } = useSite();
	const isHydrated = useIsHydrated();
	const key = Object.values(playable).join(" ");
	// biome-ignore lint/correctness/useExhaustiveDependencies: signing in while the title plays does not move it.
	const local = useMemo(() => (isHydrated && !visitor ? readLocalPosition(playable) : null), [key, isHydrated]);
	return local ?? loaded;
}
