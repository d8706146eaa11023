// What a change makes of the list of changes that a browser keeps. Signed out, a title that is removed again is as if it had never
// been added, and a mark is a play of each episode; for somebody signed in the list is what the server is going to be told.

import { type Change, changeKey } from "~/domain/library/changes/changes";
import { isRemarkChange, REMARKS, readSaid } from "~/domain/library/changes/remarks";
import {
	ASKED_ABOUT,
	isAskedAbout,
	isSameViewing,
	type PlayTime,
	timeOfMark,
	writePlayTime,
} from "~/domain/library/diary/plays";
import { isUnfinished, isWatched } from "~/domain/library/next/next-up";
import { isFinished, toKept, wasPlayed } from "~/domain/library/next/progress";
import { isSinceRound } from "~/domain/library/next/rounds";
import type { Watch } from "~/domain/library/types";
import { randomId } from "~/lib/random-id";
import { episodeKey, isTitle } from "../../catalogue/paths";
import type { EpisodeNumber, TitleRef } from "../../catalogue/types";
import {
	type Edit,
	findChange,
	joinEdits,
	type LocalDocument,
	makeEdit,
	type StoredChange,
	storing,
	withdrawing,
} from "./document";
import { isBegunAgain, type LocalPlay, readDocument, roundOf, viewingsOf } from "./read-document";

type Of<Kind extends Change["kind"]> = Extract<Change, { kind: Kind }>;

/** Plays that a press would take away; it asks first. */
export interface AskedPlays {
	count: number;
	/** Of the latest ones, as `writePlayTime` writes them; null where it is not known. */
	dates: (string | null)[];
}

/** Why a browser does not make a change: its list has no room, or plays with a date would go. */
type Refusal = { refused: "full" } | { refused: "dated_plays"; asked: AskedPlays };

export type Plan = { edit: Edit } | Refusal;

export interface PlanContext {
	/** The list is of somebody signed in, and is sent. */
	isSent: boolean;
	/** The episodes that a mark means. */
	episodes?: EpisodeNumber[];
	/** The document has, or gets, a card of the title, so that its show can be in the history. */
	hasCard?: boolean;
}

function store(document: LocalDocument, ...changes: StoredChange[]): Plan {
	const edit = storing(document, changes);
	return edit ? { edit } : { refused: "full" };
}

function withdraw(document: LocalDocument, change: Change): Plan {
	const key = changeKey(change);
	return { edit: withdrawing(document, (stored) => changeKey(stored) === key) };
}

/** What is kept of an episode that was played: its end is a play, unless the episode has one that is the same viewing. */
function planProgress(document: LocalDocument, change: Of<"progress">): Plan {
	const { mediaType, id, season, episode, at, session } = change;
	const stored = findChange(document, changeKey(change));
	const isSilent = change.position === null && stored?.kind === "progress";
	const { position, duration } = isSilent ? stored : change;
	const kept = toKept({ position, duration });
	const progress = {
		...({ kind: "progress", mediaType, id, season, episode, at } as const),
		position: kept.position === null ? null : Math.round(kept.position),
		duration: Math.round(kept.duration),
	};
	if (change.position === null || !isFinished({ position: change.position, duration }))
		return store(document, progress);
	const isKnown = document.changes.some((stored) => {
		if (stored.kind !== "play" || stored.watchedAt === null || episodeKey(stored) !== episodeKey(change)) return false;
		return isSameViewing(stored.watchedAt, at, duration * 1000);
	});
	if (isKnown) return store(document, progress);
	const play: Of<"play"> = {
		kind: "play",
		mediaType,
		id,
		season,
		episode,
		at,
		playId: session ?? randomId(),
		source: "played",
		watchedAt: at,
		precision: "instant",
	};
	return store(document, progress, play);
}

/** A show that is not in the history is there from then on, when its card is known. */
function opening(document: LocalDocument, change: TitleRef & EpisodeNumber & { at: number }, { hasCard }: PlanContext) {
	const { mediaType, id, season, episode, at } = change;
	const open: Of<"open"> = { kind: "open", mediaType, id, season, episode, at };
	return mediaType === "tv" && hasCard && !findChange(document, changeKey(open)) ? [open] : [];
}

/** In a browser's own list nobody knows when episodes aired. */
function timeOf({ when, at }: Of<"mark">, count: number): PlayTime {
	if (typeof when === "object") return when;
	if (when === "now") return { watchedAt: at, precision: "instant" };
	return when ? { watchedAt: null, precision: "unknown" } : timeOfMark(count, at);
}

function planMark(document: LocalDocument, change: Of<"mark">, context: PlanContext): Plan {
	const { mediaType, id, at } = change;
	const { episodes = [] } = context;
	const library = readDocument(document);
	const watched = viewingsOf(library, change).filter(isWatched);
	const added = episodes.filter(({ season, episode }) => {
		return !watched.some((viewing) => viewing.season === season && viewing.episode === episode);
	});
	const time = timeOf(change, roundOf(library, change) > 0 ? 1 : added.length);
	const plays = added.map(({ season, episode }): Of<"play"> => {
		const play = { kind: "play", mediaType, id, season, episode, at, ...time } as const;
		return { ...play, playId: randomId(), source: "marked", isOnly: true };
	});
	const plan = store(document, ...plays);
	const [first] = episodes;
	if ("refused" in plan || !first) return plan;
	const opened = storing(document, opening(document, { mediaType, id, ...first, at }, context));
	return { edit: opened ? joinEdits(plan.edit, opened) : plan.edit };
}

function planUnmark(document: LocalDocument, change: Of<"unmark">, { episodes = [] }: PlanContext): Plan {
	const library = readDocument(document);
	const begunAt = roundOf(library, change);
	const numbers = new Set(episodes.map(({ season, episode }) => `${season} ${episode}`));
	const isOne = (stored: TitleRef & EpisodeNumber) => {
		return isTitle(stored, change) && numbers.has(`${stored.season} ${stored.episode}`);
	};
	const isRemoved = (play: LocalPlay) => isOne(play) && isSinceRound(play.watchedAt, begunAt);
	const removed = library.plays.filter(isRemoved);
	if (!change.confirm && isAskedAbout(removed, change.at)) {
		const dates = removed.slice(0, ASKED_ABOUT).map(writePlayTime);
		return { refused: "dated_plays", asked: { count: removed.length, dates } };
	}
	const ids = new Set(removed.map(({ playId }) => playId));
	const edit = withdrawing(document, (stored) => {
		if (stored.kind === "play") return ids.has(stored.playId);
		if (stored.kind !== "progress" || !isOne(stored) || !isSinceRound(stored.at, begunAt)) return false;
		// A position before the end stays.
		const position = stored.position ?? 0;
		return !isUnfinished({ ...stored, position, playedAt: stored.at, watchedAt: null, times: 0 });
	});
	return { edit };
}

/** Only where something was watched since it last was. */
function planBegin(document: LocalDocument, change: Of<"begin">, context: PlanContext): Plan {
	if (!viewingsOf(readDocument(document), change).some(({ times }) => times > 0)) return { edit: new Map() };
	return store(document, change, ...opening(document, { ...change, season: 1, episode: 1 }, context));
}

function planOwn(document: LocalDocument, change: Change, context: PlanContext): Plan {
	if (isRemarkChange(change)) {
		const { name, value } = readSaid(change);
		return value === REMARKS[name].none ? withdraw(document, change) : store(document, change);
	}
	switch (change.kind) {
		case "mark":
			return planMark(document, change, context);
		case "unmark":
			return planUnmark(document, change, context);
		case "begin":
			return planBegin(document, change, context);
		case "unbegin":
			return isBegunAgain(readDocument(document), change) ? withdraw(document, change) : { edit: new Map() };
		case "unplay":
			// With what was noted of it.
			return {
				edit: withdrawing(document, (stored) => "playId" in stored && stored.playId === change.playId),
			};
		case "close":
		case "unsave":
		case "show":
		case "unlist":
			return withdraw(document, change);
		default:
			return store(document, change);
	}
}

function planChange(document: LocalDocument, change: Change, context: PlanContext): Plan {
	if (change.kind === "progress") return planProgress(document, change);
	return context.isSent ? store(document, change) : planOwn(document, change, context);
}

/** What the changes make of the document, one after another: all of them, or none. */
export function planChanges(document: LocalDocument, changes: Change[], context: PlanContext): Plan {
	let edit: Edit = new Map();
	for (const change of changes) {
		const plan = planChange(makeEdit(document, edit), change, context);
		if ("refused" in plan) return plan;
		edit = joinEdits(edit, plan.edit);
	}
	return { edit };
}

/** What is changed by an event of a player, or by a press that opens its page. */
export function listWatchChanges(watch: Watch, at: number): Change[] {
	const { mediaType, id, season, episode, progress, session } = watch;
	const place = { mediaType, id, season, episode, at };
	const position = { position: progress?.position ?? null, duration: progress?.duration ?? 0, session };
	return [
		{ kind: "open", ...place },
		...(wasPlayed(watch) ? [{ kind: "progress", ...place, ...position } as const] : []),
	];
}
