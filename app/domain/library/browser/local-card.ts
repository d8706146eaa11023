// A browser keeps these facts of a title beside its changes, so that it shows cards without a request.
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
import type { CardFacts } from "../../catalogue/cards";
import { isRunning, type SeasonEpisodes } from "../../catalogue/titles/episodes";
import type { TitleRef } from "../../catalogue/types";

const isWhole = isWholeFrom(0);
const isRanges = optional(isListOf(isListOf(isWhole) as Check<[number, number]>));

export const isCard = hasShape({
	title: isText,
	year: orNull(isNumber),
	poster: orNull(isText),
	backdrop: orNull(isText),
	rating: isNumber,
	genres: isListOf(isText),
	/** Of a show, once its page or its watch page was opened: all seasons, with the lists that its pages have read. */
	seasons: optional(isListOf(hasShape({ number: isWhole, aired: isRanges, coming: isRanges }))),
	/** Of a show: whether more episodes are to come. */
	isRunning: optional(isBoolean),
	/** Length of a movie; 0 when unknown. */
	minutes: optional(isNumber),
	/** The catalogue of the images. */
	source: isOneOf(["tmdb", "sample"]),
});

export type LocalCard = Checked<typeof isCard>;

const SEASONS_MAX = 100;
const GENRES_MAX = 3;

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

export function toLocalCard(facts: KnownTitle, source: LocalCard["source"]): LocalCard {
	const { title, poster, backdrop, rating, year = null, genres = [], seasons, status, runtime } = facts;
	return {
		title,
		year,
		poster,
		backdrop,
		rating,
		source,
		genres: genres.slice(0, GENRES_MAX),
		...(seasons && { seasons: seasons.slice(-SEASONS_MAX) }),
		...(status !== undefined && { isRunning: isRunning({ status }) }),
		...(runtime !== undefined && { minutes: runtime ?? 0 }),
	};
}

/** Seasons with the lists of their episodes, from those that were stored where the seasons have none. */
export function withLists(seasons: SeasonEpisodes[], stored: SeasonEpisodes[]): SeasonEpisodes[] {
	return seasons.map((season) =>
		season.aired ? season : (stored.find(({ number }) => number === season.number) ?? season),
	);
}

/** The card of a title with what the stored one knows and the new one does not, as the lists of other seasons. */
export function mergeCards(stored: LocalCard, card: LocalCard): LocalCard {
	const { seasons } = card;
	return { ...stored, ...card, ...(seasons && { seasons: withLists(seasons, stored.seasons ?? []) }) };
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
