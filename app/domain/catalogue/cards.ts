// A card has no more of a title than it shows, so that pages hand over no more.
import type { Movie, Show, TitleCard } from "./types";

const CARD_GENRES = 3;

export type CardFacts = Pick<
	TitleCard,
	"mediaType" | "id" | "title" | "titleLanguage" | "year" | "poster" | "rating" | "genres"
>;

/** A person as a list shows them. */
export interface PersonFacts {
	mediaType: "person";
	id: number;
	name: string;
	/** As "Acting"; may be empty. */
	department: string;
	/** Names of at most three titles. */
	knownFor: string[];
	photo: string | null;
}

/** A list's item: a title, or in a search for people a person. */
export type ListCard = CardFacts | PersonFacts;

export function cardFacts({ genres, ...card }: TitleCard): CardFacts {
	const { mediaType, id, title, titleLanguage, year, poster, rating } = card;
	const shown = { mediaType, id, title, year, poster, rating, genres: genres.slice(0, CARD_GENRES) };
	return titleLanguage ? { ...shown, titleLanguage } : shown;
}

/** Of an ISO date; null where there is none. */
export function yearOf(date: string | null): number | null {
	return date ? Number(date.slice(0, 4)) : null;
}

/** The card of a title that was looked up by itself. */
export function cardOfTitle(title: Movie | Show): CardFacts {
	const { mediaType, id, poster, rating, genres, titleLanguage } = title;
	return {
		mediaType,
		id,
		title: title.title,
		...(titleLanguage && { titleLanguage }),
		year: yearOf(title.mediaType === "movie" ? title.releaseDate : title.firstAirDate),
		poster,
		rating,
		genres: genres.slice(0, CARD_GENRES).map(({ name }) => name),
	};
}

/** What a visitor wants to know before they press Play. */
export interface FilmFacts {
	/** Length in minutes; null when unknown. */
	minutes: number | null;
	/** 0 when unknown. */
	rating: number;
	/** Empty when unknown. */
	ageRating: string;
	/** English names of those that are spoken in it, at most three. */
	languages: string[];
}

const FILM_LANGUAGES = 3;

/** `minutes`: of the movie, or of the show's episode. */
export function filmFacts({ rating, ageRating, spokenLanguages }: Movie | Show, minutes: number | null): FilmFacts {
	return { minutes, rating, ageRating, languages: spokenLanguages.slice(0, FILM_LANGUAGES) };
}
