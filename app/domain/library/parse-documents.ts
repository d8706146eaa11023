// What a browser may have stored, checked entry by entry: invalid ones are dropped.
import { isRecord } from "~/lib/is-record";
import { mapValues } from "~/lib/map-values";
import { parseJson } from "~/lib/parse-json";
import { type Check, hasShape, isNumber, isOneOf, isText, isWholeFrom, optional, orNull } from "~/lib/shape";
import type { Change } from "./changes";
import type { LocalDocuments, StoredChange } from "./document";
import { isCard, type LocalCard } from "./local-card";
import { PLAY_PRECISIONS, PLAY_SOURCES } from "./plays";

const isWhole = isWholeFrom(0);
const isYes = isOneOf([true]);

const OF_TITLE = {
	at: isWhole,
	mediaType: isOneOf(["movie", "tv"]),
	id: isWholeFrom(1),
	name: optional(isText),
	refused: optional(hasShape({ reason: isText, count: optional(isWhole) })),
};
const SINCE = { ...OF_TITLE, since: optional(isWhole) };
const OF_EPISODE = { ...OF_TITLE, season: isWhole, episode: isWhole };
const OF_PART = { ...OF_TITLE, season: optional(isWhole), episode: optional(isWhole) };
const RATED = { ...OF_TITLE, season: orNull(isWhole), episode: orNull(isWhole) };
const PLAY_TIME = { watchedAt: orNull(isNumber), precision: isOneOf(PLAY_PRECISIONS) };

const CHECKS: Record<Change["kind"], Check<unknown>> = {
	open: hasShape({ ...OF_EPISODE, since: optional(isWhole) }),
	close: hasShape(OF_TITLE),
	progress: hasShape({ ...OF_EPISODE, position: orNull(isNumber), duration: isNumber, session: optional(isText) }),
	play: hasShape({
		...OF_EPISODE,
		...PLAY_TIME,
		playId: isText,
		source: isOneOf(PLAY_SOURCES),
		isOnly: optional(isYes),
	}),
	unplay: hasShape({ ...OF_EPISODE, playId: isText }),
	save: hasShape({ ...SINCE, nextSeason: optional(isWhole), nextEpisode: optional(isWhole) }),
	unsave: hasShape(OF_TITLE),
	hide: hasShape(SINCE),
	show: hasShape(OF_TITLE),
	rate: hasShape({ ...RATED, since: optional(isWhole), rating: isWholeFrom(1) }),
	unrate: hasShape(RATED),
	begin: hasShape(SINCE),
	unbegin: hasShape(OF_TITLE),
	mark: hasShape({
		...OF_PART,
		when: optional((value): value is unknown => hasShape(PLAY_TIME)(value) || isText(value)),
	}),
	unmark: hasShape({ ...OF_PART, confirm: optional(isYes) }),
};

function isStoredChange(value: unknown): value is StoredChange {
	if (!isRecord(value) || typeof value.kind !== "string" || !Object.hasOwn(CHECKS, value.kind)) return false;
	return CHECKS[value.kind as Change["kind"]](value);
}

export function parseDocuments(text: string | null): LocalDocuments {
	const stored = parseJson(text);
	return mapValues(isRecord(stored) ? stored : {}, (value) => {
		const { changes, cards, hideWatched } = isRecord(value) ? value : {};
		const valid = Object.entries(isRecord(cards) ? cards : {}).filter((entry): entry is [string, LocalCard] => {
			return isCard(entry[1]);
		});
		return {
			changes: Array.isArray(changes) ? changes.filter(isStoredChange) : [],
			cards: Object.fromEntries(valid),
			...(hideWatched === true && { hideWatched }),
		};
	});
}
