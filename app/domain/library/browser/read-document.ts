// What pages show of the changes that a browser keeps of a signed-out visitor: titles that were opened, how far episodes were
// played, plays, Watch Later and titles that are not for them.

import type { Change } from "~/domain/library/changes/changes";
import type { Play } from "~/domain/library/diary/plays";
import type { Viewing } from "~/domain/library/next/next-up";
import { type Round, sinceRound } from "~/domain/library/next/rounds";
import { pickSwitchesOn, SWITCHES_AT_FIRST, type SwitchName } from "~/domain/library/preferences";
import type { HiddenTitle } from "~/domain/library/types";
import { isTitle, titleKey } from "../../catalogue/paths";
import type { EpisodeNumber, EpisodeRef, TitleRef } from "../../catalogue/types";
import { hasPreferences, type LocalDocument, listSendable } from "./document";
import type { LocalCard } from "./local-card";

/** A title that was opened, where it was opened last. */
export interface LocalWatch extends EpisodeRef {
	/** Milliseconds. */
	lastWatched: number;
	card?: LocalCard;
}

/** How far an episode was played, in seconds. */
interface LocalProgress extends EpisodeRef {
	position: number;
	duration: number;
	playedAt: number;
}

/** A title of Watch Later. */
interface LocalLater extends TitleRef {
	nextSeason: number;
	nextEpisode: number;
	addedAt: number;
	card: LocalCard;
}

export interface LocalPlay extends Play {
	/** When it was recorded. */
	addedAt: number;
}

/** Newest first. */
export interface LocalLibrary extends Record<SwitchName, boolean> {
	history: LocalWatch[];
	progress: LocalProgress[];
	plays: LocalPlay[];
	rounds: Round[];
	/** Of those whose card is known. */
	later: LocalLater[];
	hidden: HiddenTitle[];
	/** Something of it is going to be sent to the account that is signed in to. */
	isWaiting: boolean;
}

function listOf<Kind extends Change["kind"], Entry>(
	{ changes }: LocalDocument,
	kind: Kind,
	toEntry: (change: Extract<Change, { kind: Kind }>) => Entry | [],
): Entry[] {
	const entries = changes.filter((change) => change.kind === kind) as Extract<Change, { kind: Kind }>[];
	return entries.flatMap((change) => toEntry(change) as Entry);
}

export function readDocument(document: LocalDocument): LocalLibrary {
	const plays = listOf(document, "play", (change): LocalPlay => {
		const { mediaType, id, season, episode, playId, source, watchedAt, precision, at } = change;
		return { mediaType, id, season, episode, playId, source, watchedAt, precision, addedAt: at };
	});
	const time = ({ watchedAt }: LocalPlay) => watchedAt ?? Number.NEGATIVE_INFINITY;
	return {
		history: listOf(document, "open", ({ mediaType, id, season, episode, at, since = at }): LocalWatch => {
			const card = document.cards[titleKey({ mediaType, id })];
			return { mediaType, id, season, episode, lastWatched: since, ...(card && { card }) };
		}),
		progress: listOf(document, "progress", ({ mediaType, id, season, episode, position, duration, at }) => {
			return { mediaType, id, season, episode, position: position ?? 0, duration, playedAt: at };
		}),
		plays: plays.sort((one, other) => (time(one) < time(other) ? 1 : -1)),
		rounds: listOf(document, "begin", ({ mediaType, id, at, since = at }) => ({ mediaType, id, begunAt: since })),
		later: listOf(document, "save", ({ mediaType, id, nextSeason = 1, nextEpisode = 1, at, since = at }) => {
			const card = document.cards[titleKey({ mediaType, id })];
			return card ? { mediaType, id, nextSeason, nextEpisode, addedAt: since, card } : [];
		}),
		hidden: listOf(document, "hide", ({ mediaType, id, at, since = at }) => ({ mediaType, id, hiddenAt: since })),
		...SWITCHES_AT_FIRST,
		...pickSwitchesOn(document),
		isWaiting: hasPreferences(document) || listSendable(document).length > 0,
	};
}

/** Milliseconds: when the title's current round began; 0 for its first. */
export function roundOf({ rounds }: Pick<LocalLibrary, "rounds">, title: TitleRef): number {
	return rounds.find((round) => isTitle(round, title))?.begunAt ?? 0;
}

type Watched = Pick<LocalLibrary, "progress" | "plays" | "rounds">;

/** What was played and watched of a title in its current round, as `decideNextUp` reads it. */
export function viewingsOf(library: Watched, title: TitleRef): Viewing[] {
	const viewings = new Map<string, Viewing>();
	const viewingOf = ({ season, episode }: EpisodeNumber): Viewing => {
		const key = `${season} ${episode}`;
		const none = { season, episode, position: 0, duration: 0, playedAt: 0, watchedAt: null, times: 0 };
		const viewing = viewings.get(key) ?? none;
		viewings.set(key, viewing);
		return viewing;
	};
	for (const progress of library.progress.filter((entry) => isTitle(entry, title))) {
		const { position, duration, playedAt } = progress;
		Object.assign(viewingOf(progress), { position, duration, playedAt });
	}
	for (const play of library.plays.filter((entry) => isTitle(entry, title))) {
		const viewing = viewingOf(play);
		if (play.watchedAt !== null) viewing.watchedAt = Math.max(viewing.watchedAt ?? play.watchedAt, play.watchedAt);
		viewing.times++;
	}
	return [...viewings.values()].flatMap((viewing) => sinceRound(viewing, roundOf(library, title)) ?? []);
}

/** Whether the show was begun again, and nothing of it was watched since. */
export function isBegunAgain(library: Watched, show: TitleRef): boolean {
	return roundOf(library, show) > 0 && viewingsOf(library, show).every(({ times }) => times === 0);
}
