import type { ListingFacets, Range } from "../listed";

const NOUNS = { movie: "movies", tv: "TV shows" };
const ORDERS = { all: "", trending: "Trending ", top_rated: "Top rated ", latest: "Latest " };

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return ` until ${to}`;
	if (to === null) return ` since ${from}`;
	if (from === to) return ` of ${from}`;
	return from % 10 === 0 && to === from + 9 ? ` of the ${from}s` : ` of ${from} to ${to}`;
}

function range({ from, to }: Range, unit: string): string {
	if (from === null) return `Up to ${to}${unit}`;
	if (to === null) return `From ${from}${unit}`;
	return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
}

export default () => ({
	// The page
	/** As a heading: "Horror movies of the 1980s". */
	nameListing: ({ mediaType, order, genre, country, language, ...years }: ListingFacets) => {
		const before = `${ORDERS[order]}${genre && `${genre} `}`;
		const after = `${nameYears(years)}${country && ` from ${country}`}${language && ` in ${language}`}`;
		if (!before && !after) return mediaType === "movie" ? "Movies" : "TV Shows";
		const name = `${before}${NOUNS[mediaType]}${after}`;
		return name.charAt(0).toUpperCase() + name.slice(1);
	},
	pageOf: (name: string, page: number) => `${name}, page ${page}`,
	moviesDescription: "Every movie in the catalogue, by genre, year, score and language.",
	showsDescription: "Every TV show in the catalogue, by genre, year, score and language.",
	searchMovies: "Search movies",
	searchShows: "Search TV shows",
	/** What is in `<wide>` is not on a phone. */
	searchingMovies:
		"<wide>Searching all movies by name. </wide>Filters and sorting are off<wide> while you search</wide>.",
	searchingShows:
		"<wide>Searching all TV shows by name. </wide>Filters and sorting are off<wide> while you search</wide>.",
	noMovies: "No movies found",
	noMoviesAdvice: "No movies available",
	noShows: "No TV shows found",
	noShowsAdvice: "No TV shows available",
	nothingFits: "No content found",
	nothingFitsAdvice: "Try adjusting your search criteria",

	// Chips and selects
	show: "Show",
	allMovies: "All Movies",
	allShows: "All Shows",
	trending: "Trending",
	topRated: "Top Rated",
	latest: "Latest",
	mostPopular: "Most Popular",
	byName: "A to Z",
	genre: "Genre",
	allGenres: "All Genres",
	sortBy: "Sort by",
	clearFilters: "Clear Filters",
	activeFilters: "Active filters",
	removeFilter: (filter: string) => `Remove filter: ${filter}`,

	// The drawer
	/** A phone shows `<filters>` alone. */
	moreFilters: "<more>More </more><filters>filters</filters>",
	releaseYear: "Release year",
	firstAired: "First aired",
	minimumScore: "Minimum score",
	minimumVotes: "Minimum votes",
	runtime: "Runtime in minutes",
	episodeRuntime: "Episode runtime in minutes",
	country: "Country",
	anyCountry: "Any country",
	originalLanguage: "Original language",
	anyLanguage: "Any language",
	provider: "Provider",
	anyProvider: "Any provider",
	from: "From",
	to: "To",
	any: "Any",
	showTitles: "Show titles",
	reset: "Reset",
	hideWatched: "Hide what I have watched",
	hideWatchedNote:
		"Lists, search and collections leave out movies you watched and shows you began. My List keeps them.",
	preferencesFailed: "Failed to load your preferences. Please try again.",
	changeFailed: "Failed to change it. Please try again.",

	// What a chip says of a filter
	score: (score: number) => `Score ${score}+`,
	/** `votes`: as the language writes the number. */
	votes: (votes: string) => `${votes}+ votes`,
	years: (years: Range) => range(years, ""),
	minutes: (minutes: Range) => range(minutes, " min"),
});
