// Reads two lists that other areas fill their rows with: what is trending, and what is popular in a genre.
import type { Catalogue } from "../catalogue.server";
import { toTitleCards } from "../source/mapping";
import type { MediaType, TitleCard } from "../types";

/** The first page of today's trending movies and shows. Throws `UpstreamError`. */
export async function listTrending(catalogue: Catalogue): Promise<TitleCard[]> {
	const list = await catalogue.trending.all({ span: "day" });
	return toTitleCards(list?.results ?? []);
}

/** The first page of a genre's titles of one kind, the most popular first. Throws `UpstreamError`. */
export async function listPopularInGenre(
	catalogue: Catalogue,
	{ mediaType, genreId }: { mediaType: MediaType; genreId: number },
): Promise<TitleCard[]> {
	const list = await catalogue.discover[mediaType]({ sort_by: "popularity.desc", with_genres: genreId });
	return toTitleCards(list?.results ?? []);
}
