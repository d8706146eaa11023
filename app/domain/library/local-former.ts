// The three lists that browsers stored before the one document: titles, viewings of episodes, and Watch Later.
import { parseTime } from "~/lib/days";
import { parseJson } from "~/lib/parse-json";
import { type Check, type Checked, hasShape, isText, optional } from "~/lib/shape";
import { EMPTY_LIBRARY } from "./local-library";
import { mergeLibraries } from "./local-merge";
import {
	isCard,
	isWhole,
	type LocalLibraries,
	type LocalLibrary,
	type LocalPlay,
	NAMED,
	readList,
	SAVED,
	withoutBrokenCard,
} from "./local-schema";
import { wasPlayed } from "./local-watch";

/** The id of the user who could not send it; absent for a signed-out visitor. */
const user = optional(isText);
const isAnything = ((_value: unknown) => true) as Check<unknown>;
const isId = ((value: unknown) => /^[1-9]\d{0,8}$/.test(String(value))) as Check<string | number>;

const isWatch = hasShape({
	...{ media_type: NAMED.mediaType, media_id: isId },
	...{ season: isAnything, episode: isAnything, position: isAnything, duration: isAnything },
	...{ watched_at: isAnything, last_watched: isAnything, card: optional(isCard), user },
});

const isViewing = hasShape({
	...{ mediaType: NAMED.mediaType, mediaId: NAMED.id, season: isWhole, episode: isWhole },
	...{ position: isWhole, duration: isWhole, playedAt: isWhole },
	...{ watchedAt: isWhole, firstWatchedAt: isWhole, times: isWhole, user },
});

const isSaved = hasShape({ ...SAVED, mediaId: NAMED.id });

/** A date in any format that versions have stored; undefined for an invalid one. */
function readTime(value: unknown): number | undefined {
	const time = typeof value === "string" ? parseTime(value) : value;
	return isWhole(time) && time > 0 ? time : undefined;
}

function toWhole(value: unknown, otherwise: number): number {
	return isWhole(value) ? value : otherwise;
}

function toSeconds(value: unknown): number | undefined {
	return typeof value === "number" && value >= 0 ? Math.round(value) : undefined;
}

function fromWatch({
	media_type: mediaType,
	media_id,
	card,
	...entry
}: Checked<typeof isWatch>): Partial<LocalLibrary> {
	const lastWatched = readTime(entry.last_watched) ?? readTime(entry.watched_at);
	if (lastWatched === undefined) return {};
	const place = {
		mediaType,
		id: Number(media_id),
		season: toWhole(entry.season, 1),
		episode: toWhole(entry.episode, 1),
	};
	const [position, duration] = [toSeconds(entry.position), toSeconds(entry.duration) ?? 0];
	const watchedAt = readTime(entry.watched_at) ?? lastWatched;
	const history = [{ ...place, watchedAt, lastWatched, ...(card && { card, cardAt: lastWatched }) }];
	if (position === undefined || !wasPlayed({ progress: { position, duration } })) return { history };
	return { history, progress: [{ ...place, position, duration, playedAt: lastWatched }] };
}

/** The first and the last play with their times, and the others without a date. */
function fromViewing({
	mediaType,
	mediaId: id,
	season,
	episode,
	...viewing
}: Checked<typeof isViewing>): Partial<LocalLibrary> {
	const { position, duration, playedAt, watchedAt, firstWatchedAt, times } = viewing;
	const place = { mediaType, id, season, episode };
	const play = { ...place, precision: "instant", source: "marked", addedAt: watchedAt } as const;
	const dated = times > 0 ? [...new Set([firstWatchedAt || watchedAt, watchedAt])] : [];
	const undated = Array.from({ length: Math.max(0, times - dated.length) }, (_, index): LocalPlay => {
		return { ...play, watchedAt: 0, precision: "unknown", copy: index + 1 };
	});
	return {
		progress: playedAt > 0 ? [{ ...place, position, duration, playedAt }] : [],
		plays: [...dated.map((at) => ({ ...play, watchedAt: at })), ...undated],
	};
}

/** The libraries by the owner's name, with those that are known already. The texts are in the order of this file's first line. */
export function readFormer(
	[historyText = null, viewingsText = null, laterText = null]: (string | null)[],
	known: LocalLibraries = {},
): LocalLibraries {
	const history = parseJson(historyText);
	const libraries = { ...known };
	function add(owner: string | undefined, library: Partial<LocalLibrary>): void {
		libraries[owner ?? ""] = mergeLibraries(libraries[owner ?? ""] ?? EMPTY_LIBRARY, { ...EMPTY_LIBRARY, ...library });
	}
	for (const entry of readList(isWatch, Array.isArray(history) && history.map(withoutBrokenCard))) {
		add(entry.user, fromWatch(entry));
	}
	for (const entry of readList(isViewing, parseJson(viewingsText))) add(entry.user, fromViewing(entry));
	const later = readList(isSaved, parseJson(laterText)).map(({ mediaId: id, ...entry }) => ({ ...entry, id }));
	if (later.length > 0) add(undefined, { later });
	return libraries;
}
