// What became of a change, by what the library held before it and holds after it: what brings back what was, and why it was not taken.

import { toRatedPlace } from "~/domain/library/store/own-remarks.server";
import { PLAYS_MAX } from "~/domain/library/store/record-size.server";
import { episodeKey, titleKey } from "../../catalogue/paths";
import type { LibraryState, TitleState } from "./change-state.server";
import { type Change, type ChangeOf, changeKey } from "./changes";
import {
	isRemarkChange,
	REMARKS,
	type RemarkChange,
	type RemarkValues,
	readRemark,
	readSaid,
	writeRemark,
} from "./remarks";

/**
 * `missing`: the catalogue has no such title; `full`: there is no room; `deleted`: a later decision stands, a removal or that the record
 * was cleared; `list_gone`: the person has no such list.
 */
export type NotTaken = "missing" | "full" | "deleted" | "list_gone";

/** Why the change is not in the library; null where it is, or where a later one of the same fact is. */
export function findRefusal(
	change: Change,
	{ titles, plays, episodes, library, listed }: LibraryState,
): NotTaken | null {
	const title = titles.get(titleKey(change));
	const isSince = (time: number | null | undefined) => (time ?? 0) >= change.at;
	const isCleared = isSince(library?.recordClearedAt);
	const remark = readRemark(change);
	if (remark) {
		const row = episodes.get(episodeKey(toRatedPlace(remark)));
		const [stored, time] = [row?.[remark.name], row?.[REMARKS[remark.name].time] ?? 0];
		if (!remark.value || (stored && (stored === remark.value || isSince(time)))) return null;
		return isCleared || time > change.at ? "deleted" : "full";
	}
	if (isRemarkChange(change)) {
		const play = plays.get(readSaid(change).playId ?? "");
		return !play ? "missing" : play.addedAt > play.removedAt ? null : "deleted";
	}
	switch (change.kind) {
		case "open":
			if (title?.isInHistory) return null;
			return isSince(Math.max(title?.closedAt ?? 0, library?.clearedAt ?? 0)) ? "deleted" : "full";
		case "save":
			if ((title?.savedAt ?? null) !== null) return null;
			return isSince(title?.savedChangedAt) ? "deleted" : "full";
		case "hide":
			if ((title?.hiddenAt ?? null) !== null) return null;
			return isSince(title?.hiddenChangedAt) ? "deleted" : "full";
		case "begin":
			return isCleared ? "deleted" : null;
		case "list": {
			const row = listed.get(changeKey(change));
			return (row?.sortKey ?? null) !== null ? null : isSince(row?.changedAt) ? "deleted" : "full";
		}
		case "progress": {
			const episode = episodes.get(episodeKey(change));
			if (isSince(episode?.playedAt)) return null;
			return isCleared || isSince(episode?.clearedAt) ? "deleted" : "full";
		}
		case "play": {
			const play = plays.get(change.playId);
			if (play) return play.addedAt > play.removedAt ? null : "deleted";
			if (isCleared) return "deleted";
			return library && library.moviePlays + library.showPlays >= PLAYS_MAX ? "full" : null;
		}
		default:
			return null;
	}
}

/**
 * What brings back what the library held of the change's fact, as of right after the change; nothing where nothing has changed.
 *
 * @param ranks where titles have stood in lists, by `changeKey`.
 */
export function findUndo(
	change: Change,
	{ before, after, ranks }: { before: LibraryState; after: LibraryState; ranks: ReadonlyMap<string, number> },
): Change[] {
	const { mediaType, id } = change;
	const ref = { mediaType, id, at: change.at + 1 };
	const [was, is] = [before, after].map(({ titles }) => titles.get(titleKey(change)));
	if (isRemarkChange(change)) return undoRemark(change, before, after);
	switch (change.kind) {
		case "open":
		case "close":
			return undoHistory(change, before, after);
		case "save":
		case "unsave": {
			const former = was?.savedAt ?? null;
			const { nextSeason = 1, nextEpisode = 1 } = was ?? {};
			const isSame =
				former === (is?.savedAt ?? null) && nextSeason === is?.nextSeason && nextEpisode === is.nextEpisode;
			if (isSame || (former === null && (is?.savedAt ?? null) === null)) return [];
			if (former === null) return [{ kind: "unsave", ...ref }];
			const start = mediaType === "tv" ? { nextSeason, nextEpisode } : {};
			return [{ kind: "save", ...ref, ...start, ...(is?.savedAt === null && { since: former }) }];
		}
		case "hide":
		case "show": {
			const former = was?.hiddenAt ?? null;
			if (former === (is?.hiddenAt ?? null)) return [];
			return [former === null ? { kind: "show", ...ref } : { kind: "hide", ...ref, since: former }];
		}
		case "begin":
		case "unbegin": {
			const former = was?.begunAt ?? null;
			if (former === (is?.begunAt ?? null)) return [];
			return [change.kind === "begin" ? { kind: "unbegin", ...ref } : { kind: "begin", ...ref, since: former ?? 0 }];
		}
		case "list":
		case "unlist": {
			const { list } = change;
			const [former, current] = [before, after].map(({ listed }) => listed.get(changeKey(change)));
			if ((former?.sortKey ?? null) === (current?.sortKey ?? null)) return [];
			if (!former || former.sortKey === null) return [{ kind: "unlist", ...ref, list }];
			return [{ kind: "list", ...ref, list, rank: ranks.get(changeKey(change)), since: former.addedAt }];
		}
		case "play":
		case "unplay":
			return undoPlay(change, before, after);
		default:
			return [];
	}
}

function undoHistory(change: ChangeOf<"open" | "close">, before: LibraryState, after: LibraryState): Change[] {
	const { mediaType, id } = change;
	const [was, is] = [before, after].map(({ titles }) => titles.get(titleKey(change)));
	const ref = { mediaType, id, at: change.at + 1 };
	if (!was?.isInHistory) return is?.isInHistory ? [{ kind: "close", ...ref }] : [];
	const isSame = is?.openedAt === was.openedAt && is.isInHistory === was.isInHistory;
	if (isSame) return [];
	const place = { season: was.openedSeason, episode: was.openedEpisode };
	const isHere = was.positionSeason === place.season && was.positionEpisode === place.episode;
	const { position, duration, positionAt } = was;
	const played = isHere && positionAt !== null && { position, duration };
	return [{ kind: "open", ...ref, ...place, since: was.openedAt ?? 0, ...played }];
}

function undoRemark(change: RemarkChange, before: LibraryState, after: LibraryState): Change[] {
	const remark = readSaid(change);
	const { name } = remark;
	const [was, is] = [before, after].map(({ episodes, plays }) => {
		const row = remark.playId === undefined ? episodes.get(episodeKey(toRatedPlace(remark))) : plays.get(remark.playId);
		const stored = row as (RemarkValues & Record<string, number>) | undefined;
		const value = stored?.[name] ?? REMARKS[name].none;
		return { value, since: value === REMARKS[name].none ? undefined : stored?.[REMARKS[name].time] };
	});
	if (!was || (was.value === is?.value && was.since === is?.since)) return [];
	return [writeRemark({ ...remark, value: was.value }, { at: change.at + 1, since: was.since })];
}

/** It was recorded by this person for others too, from whom the undo takes it back. */
function isShared(play: LibraryState["plays"] extends Map<string, infer Play> ? Play | undefined : never): boolean {
	return Boolean(play?.companions) && play?.recordedBy === null;
}

function undoPlay(change: ChangeOf<"play" | "unplay">, before: LibraryState, after: LibraryState): Change[] {
	const { mediaType, id, season, episode, playId } = change;
	const [was, is] = [before, after].map(({ plays }) => {
		const play = plays.get(playId);
		return play && play.addedAt > play.removedAt ? play : undefined;
	});
	const isSame = was?.watchedAt === is?.watchedAt && was?.precision === is?.precision && was?.source === is?.source;
	if (isSame) return [];
	const ref = { mediaType, id, season, episode, playId, at: change.at + 1 };
	if (!was) return [{ kind: "unplay", ...ref, ...(isShared(is) && { together: true }) }];
	const { watchedAt, precision, source } = was;
	return [{ kind: "play", ...ref, watchedAt, precision, source }];
}

/** What the history shows of a title. */
function writeEntry(title: TitleState | undefined): string {
	if (!title || title.openedAt === null) return "";
	const { openedAt, firstOpenedAt, openedSeason, openedEpisode, position, duration, positionAt } = title;
	return [openedAt, firstOpenedAt, openedSeason, openedEpisode, position, duration, positionAt].join(" ");
}

/** How many titles are in the history now, and were not as they are. */
export function countOpened(changes: Change[], { before, after }: Record<"before" | "after", LibraryState>): number {
	const opened = new Set(changes.filter(({ kind }) => kind === "open").map(titleKey));
	const isChanged = (key: string) => {
		const entry = writeEntry(after.titles.get(key));
		return entry !== "" && entry !== writeEntry(before.titles.get(key));
	};
	return [...opened].filter(isChanged).length;
}
