// Owns what to watch after a movie: the next part of its collection, then similar movies.
import { dayOf } from "~/lib/days";
import { cardFacts, cardList } from "./cards";
import type { Catalogue } from "./catalogue.server";
import { findNextPart, type NextMovie } from "./next-movies";
import { findCollection } from "./people.server";
import type { Movie } from "./types";

/**
 * At most 13; empty when nothing is known. One upstream call for a movie of a collection; without its response, only the
 * similar movies.
 */
export async function listNextMovies(catalogue: Catalogue, movie: Movie): Promise<NextMovie[]> {
	const similar = cardList(movie.similar);
	const collection = movie.collection && (await findCollection(catalogue, movie.collection.id).catch(() => null));
	const next = collection && findNextPart(collection.movies, { id: movie.id, today: dayOf(Date.now()) });
	if (!next) return similar;
	const part = { ...cardFacts(next), reason: `Next in ${collection.name}` };
	return [part, ...similar.filter(({ id }) => id !== next.id)];
}
