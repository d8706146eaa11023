// What a browser may have stored of a library, checked entry by entry: invalid ones are dropped.
import { isRecord } from "~/lib/is-record";
import { mapValues } from "~/lib/map-values";
import { parseJson } from "~/lib/parse-json";
import {
	type Check,
	type Checked,
	hasShape,
	isBoolean,
	isListOf,
	isNumber,
	isOneOf,
	isText,
	isWholeFrom,
	optional,
	orNull,
} from "~/lib/shape";
import { PLAY_PRECISIONS, PLAY_SOURCES } from "./plays";

const isWhole = isWholeFrom(0);
const NAMED = { mediaType: isOneOf(["movie", "tv"]), id: isWholeFrom(1) };
const NUMBERED = { ...NAMED, season: isWhole, episode: isWhole };

const isRanges = optional(isListOf(isListOf(isWhole) as Check<[number, number]>));

const isCard = hasShape({
	title: isText,
	year: orNull(isNumber),
	poster: orNull(isText),
	backdrop: orNull(isText),
	rating: isNumber,
	genres: isListOf(isText),
	/** Of a show, once its watch page was opened: all seasons, with the lists that its pages have read. */
	seasons: optional(isListOf(hasShape({ number: isWhole, aired: isRanges, coming: isRanges }))),
	/** Of a show: whether more episodes are to come. */
	isRunning: optional(isBoolean),
	/** Length of a movie; 0 when unknown. */
	minutes: optional(isNumber),
	/** The catalogue of the images. */
	source: isOneOf(["tmdb", "sample"]),
});

/** A title that was opened. */
const isWatch = hasShape({
	...NUMBERED,
	/** Milliseconds: when it was first opened, and when last. */
	watchedAt: isWhole,
	lastWatched: isWhole,
	/** Absent for entries of a version that did not store it. */
	card: optional(isCard),
	/** When the card was stored. */
	cardAt: optional(isWhole),
});

/** How far an episode was played. */
const isProgress = hasShape({ ...NUMBERED, position: isWhole, duration: isWhole, playedAt: isWhole });

const isPlay = hasShape({
	...NUMBERED,
	/** The player's id of the viewing, where it gave one. */
	session: optional(isText),
	watchedAt: isWhole,
	precision: isOneOf(PLAY_PRECISIONS),
	source: isOneOf(PLAY_SOURCES),
	copy: optional(isWhole),
	addedAt: isWhole,
});

/** A show that was begun again. */
const isRound = hasShape({ ...NAMED, begunAt: isWhole });

/** A title of Watch Later, without its id. */
const SAVED = {
	mediaType: NAMED.mediaType,
	nextSeason: isWhole,
	nextEpisode: isWhole,
	addedAt: isWhole,
	card: isCard,
};
const isLater = hasShape({ ...SAVED, id: NAMED.id });

/** A title that is not for the visitor. */
const isHidden = hasShape({ ...NAMED, hiddenAt: isWhole });

export type LocalCard = Checked<typeof isCard>;
export type LocalWatch = Checked<typeof isWatch>;
export type LocalProgress = Checked<typeof isProgress>;
export type LocalPlay = Checked<typeof isPlay>;
export type LocalRound = Checked<typeof isRound>;
export type LocalLater = Checked<typeof isLater>;
export type LocalHidden = Checked<typeof isHidden>;

export interface LocalLibrary {
	/** Newest first, as are the others. */
	history: LocalWatch[];
	progress: LocalProgress[];
	plays: LocalPlay[];
	rounds: LocalRound[];
	later: LocalLater[];
	hidden: LocalHidden[];
	/** Present where lists leave out what was watched. */
	hideWatched?: true;
}

/** By the profile that could not send it; a signed-out visitor's own has the name "". */
export type LocalLibraries = Record<string, LocalLibrary>;

/** The valid entries of a list. */
function readList<Entry>(isEntry: Check<Entry>, list: unknown): Entry[] {
	return Array.isArray(list) ? list.filter(isEntry) : [];
}

/** An invalid card costs the title its card only. */
function withoutBrokenCard(entry: unknown): unknown {
	return isRecord(entry) && "card" in entry && !isCard(entry.card) ? { ...entry, card: undefined } : entry;
}

export function parseLibraries(text: string | null): LocalLibraries {
	const stored = parseJson(text);
	return mapValues<unknown, LocalLibrary>(isRecord(stored) ? stored : {}, (value) => {
		const lists: Partial<Record<keyof LocalLibrary, unknown>> = isRecord(value) ? value : {};
		return {
			history: readList(isWatch, Array.isArray(lists.history) && lists.history.map(withoutBrokenCard)),
			progress: readList(isProgress, lists.progress),
			plays: readList(isPlay, lists.plays),
			rounds: readList(isRound, lists.rounds),
			later: readList(isLater, lists.later),
			hidden: readList(isHidden, lists.hidden),
			...(lists.hideWatched === true && { hideWatched: true }),
		};
	});
}
