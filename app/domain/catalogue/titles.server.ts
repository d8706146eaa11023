// Reads single titles. A show and one of its seasons are separate reads, so that a route can start both at once.
import type { Catalogue } from "./catalogue.server";
import { toMovie, toSeason, toShow } from "./mapping";
import { hasCardQuality } from "./quality";
import type { MediaType, Movie, Season, Show } from "./types";

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

/** A movie or a show, and whether it passes the quality filter of cards. One upstream call; null and errors as above. */
export async function findTitle(
	catalogue: Catalogue,
	{ mediaType, id }: { mediaType: MediaType; id: number },
): Promise<{ title: Movie | Show; hasQuality: boolean } | null> {
	const details = await (mediaType === "movie" ? catalogue.movie({ id }) : catalogue.show({ id }));
	if (!details) return null;
	const title = "title" in details ? toMovie(details) : toShow(details);
	return { title, hasQuality: hasCardQuality(details) };
}
