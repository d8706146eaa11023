export default () => ({
	// A card
	/** Before a number, for a screen reader. */
	rating: "Rating",
	percentWatched: (percent: number) => `${percent}% watched`,
	/** What somebody is known for, by the catalogue's name of it. */
	department: (name: string) => name,
	/** The kind of a title, where a list has both. */
	movie: "Movie",
	tvShow: "TV Show",
	/** A title whose name is not known. */
	numbered: { movie: (id: number) => `Movie ${id}`, tv: (id: number) => `TV Show ${id}` },
	/** Why a title is recommended. */
	because: {
		watched: (title: string, _rating: number) => `Because you watched ${title}`,
		rated: (title: string, rating: number) => `Because you rated ${title} ${rating}`,
		genre: (name: string, _rating: number) => `Popular in ${name}`,
		trending: (_name: string, _rating: number) => "Trending now",
	},

	// A row
	previousIn: (row: string) => `Previous in ${row}`,
	nextIn: (row: string) => `Next in ${row}`,
	seeAll: "See all",
	allMovies: "All movies",
	allShows: "All TV shows",
});
