// Libraries of browsers after random events, for property tests of how they merge.
import { EMPTY_LIBRARY, withHideWatched, withoutHidden } from "~/domain/library/local-library";
import { withEarlier, withMark, withoutMark, withoutRound, withRound } from "~/domain/library/local-marks";
import { mergeLibraries } from "~/domain/library/local-merge";
import type { LocalCard, LocalLibrary } from "~/domain/library/local-schema";
import { addWatch } from "~/domain/library/local-watch";

const HOUR_MS = 60 * 60 * 1000;
/** Seconds. Two ends are hours or less than a minute apart, so those of one episode are the same or further apart than this. */
const LENGTH = 1000;

const CARD: LocalCard = {
	...{ title: "A Title", year: 2020, poster: null, backdrop: null, rating: 7, genres: [] },
	source: "sample",
};

/** `first` is the lowest id of its titles. Few titles, episodes and times, so that ties are common. */
export function randomLibrary(
	random: (below: number) => number,
	{ from, first = 1 }: { from: number; first?: number },
): LocalLibrary {
	let library = EMPTY_LIBRARY;
	const before = [library];
	for (let events = 1 + random(6); events > 0; events--) {
		const now = from + random(5) * HOUR_MS + random(2) * 30_000;
		const isShow = random(3) > 0;
		const title = { mediaType: isShow ? ("tv" as const) : ("movie" as const), id: first + random(2) };
		const place = isShow ? { season: random(2), episode: 1 + random(2) } : { season: 1, episode: 1 };
		const progress = { position: [5, 400, 400, 950, LENGTH][random(5)] ?? 0, duration: LENGTH };
		const marked = { ...title, episodes: [place] };
		const card = { ...CARD, rating: random(3) };
		const later = { ...title, nextSeason: 1, nextEpisode: 1 + random(2), addedAt: now, card };
		const changes = [
			() => addWatch(library, { ...title, ...place, progress: null }, { now, card }),
			() => addWatch(library, { ...title, ...place, progress }, { now }),
			() => addWatch(library, { ...title, ...place, progress }, { now, card }),
			() => addWatch(library, { ...title, ...place, progress: null, isPlayed: true }, { now }),
			() => withMark(library, { ...marked, card }, now) ?? library,
			() => withoutMark(library, marked),
			() => withEarlier(library, marked, before[random(before.length)] ?? EMPTY_LIBRARY),
			() => withRound(library, { ...title, ...place, card }, now),
			() => withoutRound(library, title),
			() => mergeLibraries(library, { ...EMPTY_LIBRARY, later: [later] }),
			() => mergeLibraries(library, { ...EMPTY_LIBRARY, hidden: [{ ...title, hiddenAt: now }] }),
			() => withHideWatched(withoutHidden(library, title), random(2) === 0),
		];
		library = changes[random(changes.length)]?.() ?? library;
		before.push(library);
	}
	return library;
}
