import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// The top of the page
	votes: (count: number) => plural(count, { one: "# votes", other: "# votes" }),
	overview: "Overview",
	/** Opens the rest of a long text. */
	readMore: "More",
	noOverview: "Nobody has written about this one yet.",
	/** The button of the menu. */
	more: "More",
	blockTitle: "Block this title",
	watched: "Watched",
	markEpisodeWatched: (code: string) => `Mark ${code} watched`,
	episodeWatched: (code: string) => `${code} watched`,
	moreWithPicture: "More with this picture",

	// Trailer
	trailer: "Trailer",
	playTrailer: "Play trailer",
	trailerOf: (title: string) => `Trailer of ${title}`,
	loadingTrailer: "Loading the trailer…",
	trailerNotLoaded: "The trailer did not load",
	openInNewTab: "Open it in a new tab",

	// Sharing
	share: "Share",
	copyLink: "Copy link",
	copied: "Copied!",
	link: "Link",
	otherApps: "Other apps…",

	// Where to watch
	whereToWatch: "Where to Watch",
	/** Of the country. */
	change: "Change",
	nothingKnown: "Nothing is known for this country.",
	offers: { Stream: "Stream", Free: "Free", Rent: "Rent", Buy: "Buy" },
	seeOffers: "See offers",
	/** Of the offers, by the catalogue that has them. */
	sources: {
		tmdb: "Streaming availability from JustWatch, via TMDB.",
		sample: "According to the sample catalogue. Offers change.",
	},

	// Episodes
	episodes: "Episodes",
	seasons: "Seasons",
	episodesByNumber: "Episodes by number",
	seasonWatched: "Season watched",
	markSeasonWatched: "Mark season watched",
	countWatched: (watched: number, all: number) => `${watched} of ${all} watched`,
	noEpisodes: "No episodes have been announced yet.",
	/** Of an episode. */
	numbered: (number: number, name: string) => `${number}. ${name}`,
	/** For search engines. */
	episodeOfSeason: (season: string, episode: number) => `${season}, Episode ${episode}`,
	playEpisode: (code: string) => `Play ${code}`,
	resumeEpisode: (code: string) => `Resume ${code}`,
	selected: "Selected",
	watchThis: "Watch this episode",
	resumeThis: "Resume this episode",

	// Below
	cast: "Cast",
	partOfCollection: "Part of a collection",
	alsoLike: "You Might Also Like",

	// Facts
	facts: "Facts",
	movieDetails: "Movie Details",
	releaseDate: "Release Date",
	director: "Director",
	showDetails: "Show Details",
	firstAirDate: "First Air Date",
	nextEpisode: "Next Episode",
	status: "Status",
	/** By the name that the catalogue has. */
	statusName: (name: string) => name,
	crew: "Crew",
	writers: "Writers",
	music: "Music",
	camera: "Camera",
	productionDetails: "Production Details",
	production: "Production",
	companies: "Companies",
	network: "Network",
	createdBy: "Created by",
	country: "Country",
	language: "Language",
	boxOffice: "Box Office",
	budget: "Budget",
	revenue: "Revenue",
	genres: "Genres",
	andMore: (count: number) => plural(count, { one: "and # more", other: "and # more" }),

	// A person
	born: (date: string) => `Born ${date}`,
	died: (date: string) => `Died ${date}`,
	titles: (count: number) => plural(count, { one: "# title", other: "# titles" }),
	titlesWatched: (watched: number, all: number) =>
		`${watched} of ${plural(all, { one: "# title", other: "# titles" })} watched`,
	/** For search engines. */
	aboutPerson: (name: string) => `${name}: filmography, and what they are known for.`,
	biography: "Biography",
	knownFor: "Known For",
	filmography: "Filmography",
	noCredits: "The catalogue has none of their titles.",
	sort: "Sort",
	latest: "Latest",
	topRated: "Top Rated",
	byName: "A to Z",
	tvShow: "TV show",
	/** A part, or by the catalogue's name what somebody did. */
	role: (name: string) => name,

	// A collection
	collection: "Collection",
	/** For search engines. */
	aboutCollection: (name: string) => `The movies of ${name}, in order of release.`,
	movies: (count: number) => plural(count, { one: "# movie", other: "# movies" }),
	moviesWatched: (watched: number, all: number) =>
		`${watched} of ${plural(all, { one: "# movie", other: "# movies" })} watched`,
	years: (first: number, last: number) => `${first} to ${last}`,
	part: (number: number) => `Part ${number}`,
	upNext: "Up Next",
});
