// Reads single titles, people and collections, and what to watch after a movie. A show and one of its seasons are separate reads, so that a route can start
// both at once.

import { dayOf } from "~/lib/text/days";
import { type CardFacts, cardFacts } from "../cards";
import type { Catalogue } from "../catalogue.server";
import { toMovie, toSeason, toShow } from "../source/mapping";
import { toCollection, toPerson } from "../source/mapping-people";
import { isPresentable } from "../source/quality";
import type { Collection, Movie, Person, Season, Show, TitleCard, TitleRef } from "../types";

/** One upstream call. Null when there is no such movie; throws `UpstreamError`. */
export async function findMovie(catalogue: Catalogue, id: number): Promise<Movie | null> {
	const details = await catalogue.movie({ id });
	return details && toMovie(details);
}

/** One upstream call. Null when there is no such show; throws `UpstreamError`. */
export async function findShow(catalogue: Catalogue, id: number): Promise<Show | null> {
	const details = await catalogue.show({ id });
	return details && toShow(details);
}

/** One upstream call. Null when the show has no such season (or there is no such show); throws `UpstreamError`. */
export async function findSeason(catalogue: Catalogue, showId: number, seasonNumber: number): Promise<Season | null> {
	const details = await catalogue.season({ id: showId, season: seasonNumber });
	return details && toSeason(details);
}

/** A movie or a show. One upstream call. Null when the id is unknown and for adult titles; throws `UpstreamError`. */
export async function findTitle(catalogue: Catalogue, { mediaType, id }: TitleRef): Promise<Movie | Show | null> {
	const details = await (mediaType === "movie" ? catalogue.movie({ id }) : catalogue.show({ id }));
	if (!details || !isPresentable(details)) return null;
	return "title" in details ? toMovie(details) : toShow(details);
}

/** One upstream call. Null when the id is unknown and for people of adult titles; throws `UpstreamError`. */
export async function findPerson(catalogue: Catalogue, id: number): Promise<Person | null> {
	const details = await catalogue.person({ id });
	return details && !details.adult ? toPerson(details) : null;
}

/** One upstream call. Null when there is no such collection, or none of its movies can be shown to anyone; throws `UpstreamError`. */
export async function findCollection(catalogue: Catalogue, id: number): Promise<Collection | null> {
	const details = await catalogue.collection({ id });
	const collection = details && toCollection(details);
	return collection && collection.movies.length + collection.leftOut > 0 ? collection : null;
}

/** A movie to watch after another one; `collection`: the name of the one that both are in, and this is next. */
export type NextMovie = CardFacts & { collection?: string };

/**
 * The first movie after this one that is out; null after the last. `movies` in order of release, without those that no list
 * shows, and so perhaps without this one, which is then known by its `date`. Dates as YYYY-MM-DD.
 */
export function findNextPart(
	movies: TitleCard[],
	{ id, date, today }: { id: number; date: string | null; today: string },
): TitleCard | null {
	const index = movies.findIndex((movie) => movie.id === id);
	const isAfter = (movie: TitleCard, at: number) =>
		index < 0 ? date !== null && movie.date !== null && movie.date > date : at > index;
	return movies.find((movie, at) => isAfter(movie, at) && movie.date !== null && movie.date <= today) ?? null;
}

/**
 * At most 13; empty when nothing is known. One upstream call for a movie of a collection; without its response, only the
 * similar movies.
 */
export async function listNextMovies(catalogue: Catalogue, movie: Movie): Promise<NextMovie[]> {
	const similar = movie.similar.map(cardFacts);
	const collection = movie.collection && (await findCollection(catalogue, movie.collection.id).catch(() => null));
	const next =
		collection && findNextPart(collection.movies, { id: movie.id, date: movie.releaseDate, today: dayOf(Date.now()) });
	if (!next) return similar;
	const part = { ...cardFacts(next), collection: collection.name };
	return [part, ...similar.filter(({ id }) => id !== next.id)];
}
