export default () => ({
	// The page
	description: "Find movies, TV shows and people by their names.",
	kinds: "Kinds",
	all: "All",
	people: "People",
	startSearch: "Start your search",
	startAdvice:
		"Type a title or a name. Add a year to narrow the results, as in “Dune 2021”, describe a list, as in “80s horror”, or paste a link to a title.",
	genres: "Genres",
	recentSearches: "Recent searches",
	removeSearch: (text: string) => `Remove ${text}`,

	// Results
	movies: "Movies",
	shows: "TV shows",
	moviesAndShows: "Movies and TV shows",
	seeAllPeople: "See all people",
	lists: "Lists",
	withWords: (text: string) => `With “${text}”`,
	withSign: (sign: string) => `With the sign “${sign}”`,

	// Without results
	noResults: "No results found",
	nothingCalled: (text: string, advice: string) => `Nothing is called “${text}”. ${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`Nothing in this profile is called “${text}”. Titles above its age limit are left out.`,
	englishNamesOnly: "The sample catalogue has English names only.",
	noSuchAddress: "No title of this catalogue has this address.",
	checkSpelling: "Check the spelling or try fewer words.",
	tryListAbove: "Try the list above.",
	tryFewerWords: "Try fewer words.",
	searchMoviesAndShows: "Search movies and TV shows",
});
