// Owns what a card needs of a title, so that pages hand over no more than they show.
import { CARD_GENRES } from "~/product";
import type { TitleCard } from "./types";

export type CardFacts = Pick<TitleCard, "mediaType" | "id" | "title" | "year" | "poster" | "rating" | "genres">;

export function cardFacts({ mediaType, id, title, year, poster, rating, genres }: TitleCard): CardFacts {
	return { mediaType, id, title, year, poster, rating, genres: genres.slice(0, CARD_GENRES) };
}
