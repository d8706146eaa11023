// Owns two lists that other areas fill their rows with: what is trending, and what is popular in a genre.
import type { MixedList, MovieList, ShowList } from "~/clients/tmdb/schema";
import type { Catalogue } from "./catalogue.server";
import { toTitleCards } from "./mapping";
import type { MediaType, TitleCard } from "./types";

async function readCards(catalogue: Catalogue, path: string, params?: Record<string, string>): Promise<TitleCard[]> {
	const list = (await catalogue.read(path, params)) as MixedList | MovieList | ShowList | null;
	return toTitleCards(list?.results ?? []);
}

/** The first page of today's trending movies and shows. Throws `UpstreamError`. */
export async function listTrending(catalogue: Catalogue): Promise<TitleCard[]> {
	return await readCards(catalogue, "/trending/all/day");
}

/** The first page of a genre's titles of one kind, the most popular first. Throws `UpstreamError`. */
export async function listPopularInGenre(
	catalogue: Catalogue,
	{ mediaType, genreId }: { mediaType: MediaType; genreId: number },
): Promise<TitleCard[]> {
	return await readCards(catalogue, `/discover/${mediaType}`, {
		sort_by: "popularity.desc",
		with_genres: String(genreId),
	});
}
