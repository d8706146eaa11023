// A browser keeps these facts of a title beside its history, so that it shows cards without a request.
import type { CardFacts } from "../catalogue/cards";
import { isRunning, type SeasonEpisodes } from "../catalogue/titles/episodes";
import type { TitleRef } from "../catalogue/types";
import type { LocalCard } from "./local-schema";

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

export function toLocalCard(known: KnownTitle, source: LocalCard["source"]): LocalCard {
	const { title, poster, backdrop, rating, year = null, genres = [], seasons, status, runtime } = known;
	return {
		...{ title, year, poster, backdrop, rating, source, genres: genres.slice(0, GENRES_MAX) },
		...(seasons && { seasons: seasons.slice(-SEASONS_MAX) }),
		...(status !== undefined && { isRunning: isRunning({ status }) }),
		...(runtime !== undefined && { minutes: runtime ?? 0 }),
	};
}

/** The card of a title with what the stored one knows and the new one does not, as the lists of other seasons. */
export function mergeCards(stored: LocalCard, card: LocalCard): LocalCard {
	const known = stored.seasons ?? [];
	const seasons = card.seasons?.map((season) => {
		return season.aired ? season : (known.find(({ number }) => number === season.number) ?? season);
	});
	return { ...stored, ...card, ...(seasons && { seasons }) };
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
