// What a browser sends of its library, and what is left of it afterwards.
import { episodeKey, titleKey } from "../catalogue/paths";
import { playKey, roundKey } from "./local-merge";
import type { LocalLater, LocalLibrary, LocalPlay, LocalProgress, LocalWatch } from "./local-schema";

function placeOf({ mediaType, id, season, episode }: LocalWatch | LocalProgress | LocalPlay) {
	return { media_type: mediaType, media_id: id, season, episode };
}

function toSaved({ mediaType, id, nextSeason, nextEpisode, addedAt }: LocalLater) {
	const added_at = new Date(addedAt).toISOString();
	return { media_type: mediaType, media_id: id, nextSeason, nextEpisode, added_at };
}

/** The body of `POST /api/watch-history/migrate`. */
export function toSent(library: LocalLibrary) {
	return {
		watchHistoryData: library.history.map((each) => ({ ...placeOf(each), timestamp: each.lastWatched })),
		progress: library.progress.map(({ position, duration, playedAt, ...at }) => {
			return { ...placeOf({ position, duration, playedAt, ...at }), position, duration, played_at: playedAt };
		}),
		plays: library.plays.map((play) => {
			const { watchedAt, precision, source, copy, session, addedAt } = play;
			return { ...placeOf(play), watched_at: watchedAt, precision, source, copy, session, added_at: addedAt };
		}),
		rounds: library.rounds.map(({ mediaType, id, begunAt }) => {
			return { media_type: mediaType, media_id: id, began_at: begunAt };
		}),
		watchLater: library.later.map(toSaved),
		hidden: library.hidden.map(({ mediaType, id, hiddenAt }) => {
			return { media_type: mediaType, media_id: id, hidden_at: new Date(hiddenAt).toISOString() };
		}),
		...(library.hideWatched && { hideWatched: true }),
	};
}

function without<Entry>(list: Entry[], sent: Entry[], keyOf: (entry: Entry) => string): Entry[] {
	const texts = new Map(sent.map((entry) => [keyOf(entry), JSON.stringify(entry)]));
	return list.filter((entry) => texts.get(keyOf(entry)) !== JSON.stringify(entry));
}

/** The library without what was sent of it, except entries that have changed since. */
export function withoutSent(library: LocalLibrary, sent: LocalLibrary): LocalLibrary {
	return {
		history: without(library.history, sent.history, titleKey),
		progress: without(library.progress, sent.progress, episodeKey),
		plays: without(library.plays, sent.plays, playKey),
		rounds: without(library.rounds, sent.rounds, roundKey),
		later: without(library.later, sent.later, titleKey),
		hidden: without(library.hidden, sent.hidden, titleKey),
		...(library.hideWatched && !sent.hideWatched && { hideWatched: true }),
	};
}
