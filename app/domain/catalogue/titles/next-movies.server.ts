// Owns what to watch after a movie: the next part of its collection, then similar movies.
import { dayOf } from "~/lib/days";
import { type CardFacts, cardFacts } from "../cards";
import type { Catalogue } from "../catalogue.server";
import type { Movie, TitleCard } from "../types";
import { findCollection } from "./titles.server";

/** A movie to watch after another one, with the reason if there is one. */
export type NextMovie = CardFacts & { reason?: string };

/** The first movie after this one that is out; null after the last. `movies` in order of release, `today` YYYY-MM-DD. */
export function findNextPart(movies: TitleCard[], { id, today }: { id: number; today: string }): TitleCard | null {
	const index = movies.findIndex((movie) => movie.id === id);
	if (index < 0) return null;
	return movies.slice(index + 1).find(({ date }) => date !== null && date <= today) ?? null;
}

/**
 * At most 13; empty when nothing is known. One upstream call for a movie of a collection; without its response, only the
 * similar movies.
 */
export async function listNextMovies(catalogue: Catalogue, movie: Movie): Promise<NextMovie[]> {
	const similar = movie.similar.map(cardFacts);
	const collection = movie.collection && (await findCollection(catalogue, movie.collection.id).catch(() => null));
	const next = collection && findNextPart(collection.movies, { id: movie.id, today: dayOf(Date.now()) });
	if (!next) return similar;
	const part = { ...cardFacts(next), reason: `Next in ${collection.name}` };
	return [part, ...similar.filter(({ id }) => id !== next.id)];
}
