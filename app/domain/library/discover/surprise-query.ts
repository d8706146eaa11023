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
import { hasMood, MOODS, type Mood } from "../../catalogue/moods";
import { readTitleKeys, SURPRISE_PATH, titleKey } from "../../catalogue/paths";
import type { MediaType, TitleRef } from "../../catalogue/types";

export const TIMES = [
	{ minutes: 30, label: "30 min", words: "30 minutes" },
	{ minutes: 60, label: "1 hour", words: "an hour" },
	{ minutes: 90, label: "90 min", words: "90 minutes" },
	{ minutes: 120, label: "2 hours", words: "two hours" },
] as const;

export interface SurpriseQuery {
	/** Null for both. */
	kind: MediaType | null;
	/** Those of the listing from which the visitor came. */
	filters: ListingFilters;
	/** Null where the length does not matter. */
	minutes: number | null;
	/** Null where the mood does not matter. */
	mood: Mood | null;
	/** What was drawn; null before. */
	title: TitleRef | null;
	/** The title that the visitor has watched and to which the drawn one is similar. */
	like: TitleRef | null;
	/** Drawn before, the latest last. */
	drawn: TitleRef[];
	/** What was asked for where nothing fitted, so that the draw is a wider one; null where that was not widened. */
	missedMinutes: number | null;
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

function readMinutes(text: string | null): number | null {
	return TIMES.find(({ minutes }) => String(minutes) === text)?.minutes ?? null;
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
	const longer = TIMES.filter((time) => minutes !== null && time.minutes > minutes).map((time) => time.minutes);
	const times = minutes === null ? [] : [...longer, null];
	return [
		...times.map((wider) => ({ ...query, minutes: wider, missedMinutes: minutes })),
		...(mood ? [{ ...query, mood: null, missedMood: mood }] : []),
	];
}

/** "Nothing scary in 90 minutes. In two hours:"; "" for a draw that was not widened. */
export function explainWidening({ minutes, mood, drawn, missedMinutes, missedMood }: SurpriseQuery): string {
	if (missedMinutes === null && !missedMood) return "";
	const toWords = (time: number | null) => TIMES.find((known) => known.minutes === time)?.words ?? null;
	const asked = [
		drawn.length > 0 && "else",
		(missedMood ?? mood)?.name.toLowerCase(),
		toWords(missedMinutes ?? minutes) && `in ${toWords(missedMinutes ?? minutes)}`,
	];
	const wider = missedMood ? "Another mood" : minutes === null ? "Of any length" : `In ${toWords(minutes)}`;
	return `${["Nothing", ...asked.filter(Boolean)].join(" ")}. ${wider}:`;
}

/** What is known of a drawn title. */
interface DrawnFacts {
	mediaType: MediaType;
	/** Minutes, of a show those of its first episode; null when unknown. */
	length: number | null;
	/** Names of all its genres. */
	genres: string[];
}

/** "it is 94 minutes and light": what was asked for, as far as it is true of the title; "" when nothing is. */
export function explainDraw(
	{ minutes, mood }: Pick<SurpriseQuery, "minutes" | "mood">,
	{ mediaType, length, genres }: DrawnFacts,
): string {
	const time = minutes !== null && length !== null && length <= minutes && `${length} minutes`;
	const word = mood && hasMood(mood, genres) && mood.name.toLowerCase();
	if (mediaType === "movie") {
		const facts = [time, word].filter(Boolean);
		return facts.length > 0 ? `it is ${facts.join(" and ")}` : "";
	}
	return [time && `its first episode is ${time}`, word && `it is ${word}`].filter(Boolean).join(" and ");
}

/** What to change where nothing was drawn. */
export function adviseDraw({ kind, filters, minutes, mood, drawn }: SurpriseQuery): string {
	if (drawn.length > 0) return "Nothing else that you have not seen fits. Begin again, or change your answers.";
	const changes = [
		minutes !== null && "take more time",
		mood && "choose another mood",
		kind && hasFilters(filters) && "remove a filter",
	].filter(Boolean);
	const change = changes.join(" or ") || "draw again for others";
	return `Nothing that you have not seen fits: ${change}.`;
}
