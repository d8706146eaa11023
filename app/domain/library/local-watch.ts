// Changes a browser's library by what its visitor opens and plays.
import { episodeKey, isTitle } from "../catalogue/paths";
import type { EpisodeRef } from "../catalogue/types";
import { mergeCards } from "./local-card";
import { EMPTY_LIBRARY } from "./local-library";
import { mergeLibraries } from "./local-merge";
import type { LocalCard, LocalLibrary, LocalPlay } from "./local-schema";
import { isSameViewing } from "./plays";
import { isFinished, RESUME_FROM, toKept } from "./progress";
import type { Watch } from "./types";

const NOWHERE = { position: 0, duration: 0 };

/** Whether an event says that something was played. The first seconds do not: a page that was opened plays them by itself. */
export function wasPlayed({ progress, isPlayed }: Pick<Watch, "progress" | "isPlayed">): boolean {
	return progress ? progress.position >= RESUME_FROM || isFinished(progress) : isPlayed === true;
}

function isEpisode(one: EpisodeRef) {
	return (other: EpisodeRef) => episodeKey(one) === episodeKey(other);
}

/** The play that a reported end is, unless the episode has one that is the same viewing. */
function endOf(library: LocalLibrary, watch: Watch, now: number): LocalPlay[] {
	const { mediaType, id, season, episode, progress, session } = watch;
	if (!progress || !isFinished(progress)) return [];
	const isKnown = library.plays.some((play) => {
		const isOne = isEpisode({ mediaType, id, season, episode })(play);
		return isOne && isSameViewing(play.watchedAt, now, progress.duration * 1000);
	});
	const play = { precision: "instant", source: "played", addedAt: now, ...(session && { session }) } as const;
	return isKnown ? [] : [{ mediaType, id, season, episode, watchedAt: now, ...play }];
}

/** The library with an event of this moment. An event without a position does not change the known one. */
export function addWatch(
	library: LocalLibrary,
	watch: Watch,
	{ now, card }: { now: number; card?: LocalCard },
): LocalLibrary {
	const { mediaType, id, season, episode, progress } = watch;
	const place = { mediaType, id, season, episode };
	const { position, duration } = toKept(progress ?? library.progress.find(isEpisode(place)) ?? NOWHERE);
	const known = library.history.find((each) => isTitle(each, watch))?.card;
	const title = card && { card: known ? mergeCards(known, card) : card, cardAt: now };
	const played = { ...place, position: Math.round(position ?? 0), duration: Math.round(duration), playedAt: now };
	return mergeLibraries(library, {
		...EMPTY_LIBRARY,
		history: [{ ...place, watchedAt: now, lastWatched: now, ...title }],
		progress: wasPlayed(watch) ? [played] : [],
		plays: endOf(library, watch, now),
	});
}

/** The library without older entries of an episode whose progress the server has saved at this moment. */
export function withoutSaved(library: LocalLibrary, watch: Watch, now: number): LocalLibrary {
	const isOne = isEpisode(watch);
	const isOlder = (each: EpisodeRef, at: number) => isOne(each) && at <= now;
	const { duration } = watch.progress ?? NOWHERE;
	/** The end that was saved; a play before it is another one, which waits to be sent. */
	const isSavedEnd = (each: EpisodeRef & { watchedAt: number }) =>
		isFinished(watch.progress ?? NOWHERE) && isOlder(each, each.watchedAt) && each.watchedAt > now - duration * 1000;
	return {
		...library,
		history: library.history.filter((each) => !isTitle(each, watch) || each.lastWatched > now),
		progress: library.progress.filter((each) => !isOlder(each, each.playedAt)),
		plays: library.plays.filter((each) => !isSavedEnd(each)),
	};
}
