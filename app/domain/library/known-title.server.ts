// Owns the cards of titles of a user's library that the catalogue may no longer have.
import { type CardFacts, cardOfTitle } from "../catalogue/cards";
import { type Catalogue, UpstreamError } from "../catalogue/catalogue.server";
import { findTitle } from "../catalogue/titles.server";
import type { Movie, Show } from "../catalogue/types";
import type { TitleRef } from "./viewings.server";

/** Null when the catalogue is down or does not have the title. */
export async function findKnownTitle(catalogue: Catalogue, title: TitleRef): Promise<Movie | Show | null> {
	try {
		return (await findTitle(catalogue, title))?.title ?? null;
	} catch (error) {
		if (error instanceof UpstreamError) return null;
		throw error;
	}
}

/** Without catalogue data a card without facts. */
export function toKnownCard({ mediaType, id }: TitleRef, title: Movie | Show | null): CardFacts {
	if (title) return cardOfTitle(title);
	const name = `${mediaType === "movie" ? "Movie" : "TV Show"} ${id}`;
	return { mediaType, id, title: name, year: null, poster: null, rating: 0, genres: [] };
}
