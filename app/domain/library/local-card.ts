// A browser keeps these facts of a title beside its history, so that it shows cards without a request.
import type { CardFacts } from "../catalogue/cards";
import { isRunning, type NumberRange, type SeasonEpisodes } from "../catalogue/titles/episodes";
import type { TitleRef } from "../catalogue/types";

const SEASONS_MAX = 100;
const GENRES_MAX = 3;

export interface LocalCard {
	title: string;
	year: number | null;
	poster: string | null;
	backdrop: string | null;
	rating: number;
	genres: string[];
	/** Of a show, once its watch page was opened: all seasons, with the lists that its pages have read. */
	seasons?: SeasonEpisodes[];
	/** Of a show: whether more episodes are to come. */
	isRunning?: boolean;
	/** Length of a movie; 0 when unknown. */
	minutes?: number;
	/** The catalogue of the images. */
	source: "tmdb" | "sample";
}

/** What a page knows of a title. */
export interface KnownTitle {
	title: string;
	poster: string | null;
	backdrop: string | null;
	rating: number;
	year?: number | null;
	genres?: string[];
	seasons?: SeasonEpisodes[];
	/** Of a show. */
	status?: string;
	/** Of a movie, in minutes; null when unknown. */
	runtime?: number | null;
}

export function toLocalCard(known: KnownTitle, source: LocalCard["source"]): LocalCard {
	const { title, poster, backdrop, rating, year = null, genres = [], seasons, status, runtime } = known;
	return {
		...{ title, year, poster, backdrop, rating, source, genres: genres.slice(0, GENRES_MAX) },
		...(seasons && { seasons: seasons.slice(-SEASONS_MAX) }),
		...(status !== undefined && { isRunning: isRunning({ status }) }),
		...(runtime !== undefined && { minutes: runtime ?? 0 }),
	};
}

function textOrNull(value: unknown): string | null {
	return typeof value === "string" ? value : null;
}

function numberOrNull(value: unknown): number | null {
	return typeof value === "number" && Number.isFinite(value) ? value : null;
}

function isRange(value: unknown): value is NumberRange {
	return Array.isArray(value) && value.length === 2 && value.every(Number.isSafeInteger) && value[0] <= value[1];
}

function readRanges(value: unknown): NumberRange[] | undefined {
	return Array.isArray(value) ? value.filter(isRange) : undefined;
}

/** A season of an earlier version, which counted episodes, has no list. */
function readSeason(value: Partial<SeasonEpisodes> | null): SeasonEpisodes[] {
	if (!Number.isSafeInteger(value?.number)) return [];
	const [aired, coming] = [readRanges(value?.aired), readRanges(value?.coming)];
	return [{ number: Number(value?.number), ...(aired && { aired }), ...(aired && coming && { coming }) }];
}

/** The card of a title with what the stored one knows and the new one does not, as the lists of other seasons. */
export function mergeCards(stored: LocalCard, card: LocalCard): LocalCard {
	const known = stored.seasons ?? [];
	const seasons = card.seasons?.map((season) => {
		return season.aired ? season : (known.find(({ number }) => number === season.number) ?? season);
	});
	return { ...stored, ...card, ...(seasons && { seasons }) };
}

/** A stored card; null for anything else. */
export function readLocalCard(value: unknown): LocalCard | null {
	if (typeof value !== "object" || value === null) return null;
	const given = value as Record<string, unknown>;
	if (typeof given.title !== "string" || (given.source !== "tmdb" && given.source !== "sample")) return null;
	return {
		title: given.title,
		year: numberOrNull(given.year),
		poster: textOrNull(given.poster),
		backdrop: textOrNull(given.backdrop),
		rating: numberOrNull(given.rating) ?? 0,
		genres: Array.isArray(given.genres) ? given.genres.filter((genre) => typeof genre === "string") : [],
		...(Array.isArray(given.seasons) && { seasons: given.seasons.flatMap(readSeason) }),
		...(typeof given.isRunning === "boolean" && { isRunning: given.isRunning }),
		...(typeof given.minutes === "number" && { minutes: given.minutes }),
		source: given.source,
	};
}

/** The card of a title without the images of another catalogue. */
export function toCardFacts(
	{ mediaType, id, card }: TitleRef & { card: LocalCard },
	source: LocalCard["source"],
): CardFacts & Pick<LocalCard, "backdrop" | "minutes"> {
	const { title, year, rating, genres, minutes } = card;
	const images = card.source === source ? card : { poster: null, backdrop: null };
	return { mediaType, id, title, year, rating, genres, minutes, poster: images.poster, backdrop: images.backdrop };
}
