// Merges the events of one title of a watch history, which may arrive in any order: the latest one wins, and events before
// a deletion are ignored. The statement in `watch-statement.server.ts` has the same rules in SQL.
import type { EpisodeNumber } from "~/domain/catalogue/types";
import type { PlaybackPosition, Watch } from "~/domain/library/types";

/** State of one title. Episode and position can come from different events, because an opening has no position. */
export interface TitleState {
	entry: {
		season: number;
		episode: number;
		lastWatched: number;
		watchedAt: number;
		progress: { at: number; season: number; episode: number; position: number; duration: number } | null;
	} | null;
	/** 0 for never. */
	deletedAt: number;
}

export const EMPTY_STATE: TitleState = { entry: null, deletedAt: 0 };

/** Compares numbers from first to last. */
function isGreater(one: number[], other: number[]): boolean {
	const at = one.findIndex((value, index) => value !== other[index]);
	return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

export function applyWatch(
	state: TitleState,
	{ season, episode, progress: reported, at }: Omit<Watch, "mediaType" | "id"> & { at: number },
): TitleState {
	if (at <= state.deletedAt) return state;
	const progress = reported && { at, season, episode, ...reported };
	const { entry } = state;
	if (!entry) return { ...state, entry: { season, episode, lastWatched: at, watchedAt: at, progress } };
	const isLater = isGreater([at, season, episode], [entry.lastWatched, entry.season, entry.episode]);
	return {
		...state,
		entry: {
			...(isLater ? { season, episode, lastWatched: at } : entry),
			watchedAt: Math.min(entry.watchedAt, at),
			progress: laterProgress(entry.progress, progress),
		},
	};
}

type Progress = NonNullable<TitleState["entry"]>["progress"];

function laterProgress(one: Progress, other: Progress): Progress {
	if (!one || !other) return one ?? other;
	const values = ({ at, season, episode, position, duration }: NonNullable<Progress>) => [
		at,
		season,
		episode,
		position,
		duration,
	];
	return isGreater(values(other), values(one)) ? other : one;
}

export function applyDeletion(state: TitleState, at: number): TitleState {
	const deletedAt = Math.max(state.deletedAt, at);
	const { entry } = state;
	if (!entry || entry.lastWatched <= deletedAt) return { entry: null, deletedAt };
	const isForgotten = entry.progress !== null && entry.progress.at <= deletedAt;
	return { entry: isForgotten ? { ...entry, progress: null } : entry, deletedAt };
}

/** The last position applies only to its own episode. */
export function placeOf({
	season,
	episode,
	progress,
}: NonNullable<TitleState["entry"]>): EpisodeNumber & PlaybackPosition {
	const isHere = progress?.season === season && progress.episode === episode;
	return isHere
		? { season, episode, position: progress.position, duration: progress.duration }
		: { season, episode, position: 0, duration: 0 };
}
