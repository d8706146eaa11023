import { MOVIE_ODDITY } from "./oddities";
import { type FakeTitle, MOVIES, movieAt, POPULAR_MOVIE_COUNT, SHOWS } from "./titles";

export type MediaType = "movie" | "tv";

/** An item of a list: a title, and in search and trending also a person or a collection. */
export type Item = Record<string, unknown>;

const PAGE_SIZE = 20;

const DETAILS_ONLY = new Set([
	"genres",
	"providers",
	"videos",
	"credits",
	"similar",
	"tagline",
	"homepage",
	"production_companies",
	"production_countries",
	"spoken_languages",
	"runtime",
	"status",
	"imdb_id",
	"budget",
	"revenue",
	"belongs_to_collection",
	"last_air_date",
	"networks",
	"created_by",
	"episode_run_time",
	"in_production",
	"type",
	"number_of_seasons",
	"number_of_episodes",
	"seasons",
	"last_episode_to_air",
	"next_episode_to_air",
]);

export function genreIds({ genres }: FakeTitle): number[] {
	return Array.isArray(genres) ? genres.map(({ id }: { id: number }) => id) : [];
}

/** The title with the fields that TMDB's lists have. */
export function toItem(title: FakeTitle): Item {
	const fields = Object.entries(title).filter(([name]) => !DETAILS_ONLY.has(name));
	const genres = Array.isArray(title.genres) ? genreIds(title) : title.genres;
	return { ...Object.fromEntries(fields), genre_ids: genres, ...(title.id === MOVIE_ODDITY.noId && { id: null }) };
}

export function toMixedItem(title: FakeTitle): Item {
	return { ...toItem(title), media_type: "title" in title || "release_date" in title ? "movie" : "tv" };
}

const PERSON = { id: 31, media_type: "person", name: "Ada Brook", known_for: [], profile_path: null, popularity: 40 };
const COLLECTION = { id: 801, media_type: "collection", name: "The Paper Lantern Collection", poster_path: null };

/** Adds a person as second item and a collection as fourth; TMDB mixes them with titles. */
export function withPeopleAndCollections(items: Item[]): Item[] {
	return [...items.slice(0, 1), PERSON, ...items.slice(1, 2), COLLECTION, ...items.slice(2)];
}

/** One page. Each page except the first repeats the last item of the page before, as when the order changes between requests. */
export function cutPage(items: Item[], page: number) {
	const fresh = PAGE_SIZE - 1;
	const start = page === 1 ? 0 : PAGE_SIZE + (page - 2) * fresh - 1;
	return {
		page,
		results: items.slice(start, start + PAGE_SIZE),
		total_pages:
			items.length <= PAGE_SIZE ? Math.min(items.length, 1) : 1 + Math.ceil((items.length - PAGE_SIZE) / fresh),
		total_results: items.length,
	};
}

/** A page of popular movies, which has 512 pages. */
export function popularMoviesPage(page: number) {
	const results = Array.from({ length: PAGE_SIZE }, (_, at) =>
		toItem(movieAt(Math.max(0, (page - 1) * (PAGE_SIZE - 1) + at))),
	);
	return { page, results, total_pages: POPULAR_MOVIE_COUNT / PAGE_SIZE, total_results: POPULAR_MOVIE_COUNT };
}

export function topRated(titles: FakeTitle[]): Item[] {
	return titles
		.filter(({ vote_count }) => Number(vote_count) >= 300)
		.sort((a, b) => Number(b.vote_average) - Number(a.vote_average))
		.map(toItem);
}

/** The week's order differs from the day's. */
export function trending(kind: "all" | MediaType, window: "day" | "week"): Item[] {
	const step = window === "day" ? 1 : 3;
	const movies = MOVIES.filter((_, index) => index % step === 0).slice(0, 60);
	const shows = SHOWS.filter((_, index) => index % step === 0).slice(0, 60);
	if (kind === "movie") return movies.map(toMixedItem);
	if (kind === "tv") return shows.map(toMixedItem);
	return withPeopleAndCollections(
		movies.flatMap((movie, index) => [movie, ...shows.slice(index, index + 1)]).map(toMixedItem),
	);
}
