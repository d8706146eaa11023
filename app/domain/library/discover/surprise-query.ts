// What Surprise Me is asked for and what it has drawn, and its way to and from the URL. The drawn title is in the URL, so that
// Back, a reload and a copied address show the same one.
import {
	hasFilters,
	type ListingFilters,
	NO_FILTERS,
	readFilters,
	withSearch,
	writeFilters,
} from "../../catalogue/lists/list-query";
import { hasMood, MOODS, type Mood, type MoodKey } from "../../catalogue/moods";
import { readTitleKeys, SURPRISE_PATH, titleKey } from "../../catalogue/paths";
import type { MediaType, TitleRef } from "../../catalogue/types";

/** Minutes. */
export const TIMES = [30, 60, 90, 120] as const;
export type DrawMinutes = (typeof TIMES)[number];

export interface SurpriseQuery {
	/** Null for both. */
	kind: MediaType | null;
	/** Those of the listing from which the visitor came. */
	filters: ListingFilters;
	/** Null where the length does not matter. */
	minutes: DrawMinutes | null;
	/** Null where the mood does not matter. */
	mood: Mood | null;
	/** What was drawn; null before. */
	title: TitleRef | null;
	/** The title that the visitor has watched and to which the drawn one is similar. */
	like: TitleRef | null;
	/** Drawn before, the latest last. */
	drawn: TitleRef[];
	/** What was asked for where nothing fitted, so that the draw is a wider one; null where that was not widened. */
	missedMinutes: DrawMinutes | null;
	missedMood: Mood | null;
}

/** More would make the URL long; older ones can be drawn again. */
const DRAWN_MAX = 30;

/** Invalid values are dropped. */
export function readSurprise(params: URLSearchParams): SurpriseQuery {
	const text = params.get("kind");
	const kind = text === "movie" || text === "tv" ? text : null;
	const [title = null] = readTitleKeys(params.get("title"));
	const [like = null] = readTitleKeys(params.get("like"));
	return {
		kind,
		filters: kind ? withSearch(readFilters(kind, params), "") : NO_FILTERS,
		minutes: readMinutes(params.get("time")),
		mood: readMood(params.get("mood")),
		title,
		like,
		drawn: readTitleKeys(params.get("drawn")).slice(-DRAWN_MAX),
		missedMinutes: readMinutes(params.get("missed_time")),
		missedMood: readMood(params.get("missed_mood")),
	};
}

function readMinutes(text: string | null): DrawMinutes | null {
	return TIMES.find((minutes) => String(minutes) === text) ?? null;
}

function readMood(text: string | null): Mood | null {
	return MOODS.find(({ key }) => key === text) ?? null;
}

export function drawUrl({ kind, filters, minutes, mood, title, like, drawn, ...missed }: SurpriseQuery): string {
	const params = kind ? writeFilters(filters) : new URLSearchParams();
	const others = {
		kind,
		time: minutes,
		mood: mood?.key,
		title: title && titleKey(title),
		like: like && titleKey(like),
		drawn: drawn.slice(-DRAWN_MAX).map(titleKey).join(","),
		missed_time: missed.missedMinutes,
		missed_mood: missed.missedMood?.key,
	};
	for (const [name, value] of Object.entries(others)) {
		if (value) params.set(name, String(value));
	}
	return params.size > 0 ? `${SURPRISE_PATH}?${params}` : SURPRISE_PATH;
}

/** The next draw, with another answer if one is given. What was drawn is not drawn again. */
export function drawNext(query: SurpriseQuery, change: Partial<SurpriseQuery> = {}): SurpriseQuery {
	const { title, drawn } = query;
	return {
		...query,
		...change,
		title: null,
		like: null,
		drawn: title ? [...drawn, title] : drawn,
		missedMinutes: null,
		missedMood: null,
	};
}

/** What is drawn from where nothing fits, in this order: each longer time, any length, any mood. */
export function widenDraw(query: SurpriseQuery): SurpriseQuery[] {
	const { minutes, mood } = query;
	const longer = TIMES.filter((time) => minutes !== null && time > minutes);
	const times = minutes === null ? [] : [...longer, null];
	return [
		...times.map((wider) => ({ ...query, minutes: wider, missedMinutes: minutes })),
		...(mood ? [{ ...query, mood: null, missedMood: mood }] : []),
	];
}

/** What was asked for where nothing fitted, and what was drawn from then. */
export interface Widening {
	/** Something that fits was drawn before. */
	isMore: boolean;
	mood: MoodKey | null;
	minutes: DrawMinutes | null;
	to: "mood" | "length" | DrawMinutes;
}

/** Null for a draw that was not widened. */
export function explainWidening({ minutes, mood, drawn, missedMinutes, missedMood }: SurpriseQuery): Widening | null {
	if (missedMinutes === null && !missedMood) return null;
	return {
		isMore: drawn.length > 0,
		mood: (missedMood ?? mood)?.key ?? null,
		minutes: missedMinutes ?? minutes,
		to: missedMood ? "mood" : (minutes ?? "length"),
	};
}

/** What is known of a drawn title. */
interface DrawnFacts {
	mediaType: MediaType;
	/** Minutes, of a show those of its first episode; null when unknown. */
	length: number | null;
	/** Names of all its genres. */
	genres: string[];
}

/** What was asked for and is true of the title. */
export interface DrawReason {
	/** Minutes of the movie, or of the show's first episode. */
	minutes: number | null;
	mood: MoodKey | null;
	isShow: boolean;
}

/** Null where nothing that was asked for is true of the title. */
export function explainDraw(
	{ minutes, mood }: Pick<SurpriseQuery, "minutes" | "mood">,
	{ mediaType, length, genres }: DrawnFacts,
): DrawReason | null {
	const isShort = minutes !== null && length !== null && length <= minutes;
	const hasAskedMood = mood !== null && hasMood(mood, genres);
	if (!isShort && !hasAskedMood) return null;
	return { minutes: isShort ? length : null, mood: hasAskedMood ? mood.key : null, isShow: mediaType === "tv" };
}

/** What to change where nothing was drawn. */
export interface DrawAdvice {
	/** What fits was drawn before. */
	isMore: boolean;
	changes: ("time" | "mood" | "filter")[];
}

export function adviseDraw({ kind, filters, minutes, mood, drawn }: SurpriseQuery): DrawAdvice {
	const changes = [
		...(minutes !== null ? ["time" as const] : []),
		...(mood ? ["mood" as const] : []),
		...(kind && hasFilters(filters) ? ["filter" as const] : []),
	];
	return { isMore: drawn.length > 0, changes };
}
