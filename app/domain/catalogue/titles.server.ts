// Owns the reading of single titles. A show and one of its seasons are read apart, so that a route can ask for both at
// once.
import type { MovieDetails, SeasonDetails, ShowDetails } from "~/clients/tmdb/schema";
import type { Catalogue } from "./catalogue.server";
import { toMovie, toSeason, toShow } from "./mapping";
import { hasCardQuality } from "./quality";
import type { MediaType, Movie, Season, Show } from "./types";

/** One upstream call. Null when there is no such movie; throws `UpstreamError`. */
export async function findMovie(catalogue: Catalogue, id: number): Promise<Movie | null> {
	const details = (await catalogue.read(`/movie/${id}`)) as MovieDetails | null;
	return details && toMovie(details);
}

/** One upstream call. Null when there is no such show; throws `UpstreamError`. */
export async function findShow(catalogue: Catalogue, id: number): Promise<Show | null> {
	const details = (await catalogue.read(`/tv/${id}`)) as ShowDetails | null;
	return details && toShow(details);
}

/** One upstream call. Null when the show has no such season (or there is no such show); throws `UpstreamError`. */
export async function findSeason(catalogue: Catalogue, showId: number, seasonNumber: number): Promise<Season | null> {
	const details = (await catalogue.read(`/tv/${showId}/season/${seasonNumber}`)) as SeasonDetails | null;
	return details && toSeason(details);
}

/** A movie or a show, and whether it may stand on a card. One upstream call; null and errors as above. */
export async function findTitle(
	catalogue: Catalogue,
	{ mediaType, id }: { mediaType: MediaType; id: number },
): Promise<{ title: Movie | Show; hasQuality: boolean } | null> {
	const details = (await catalogue.read(`/${mediaType}/${id}`)) as MovieDetails | ShowDetails | null;
	if (!details) return null;
	const title = "title" in details ? toMovie(details) : toShow(details);
	return { title, hasQuality: hasCardQuality(details) };
}
