import type { TextTools } from "../area";
import type { ListCount } from "../listed";

const NOUNS = {
	movie: { one: "# movie", other: "# movies" },
	tv: { one: "# TV show", other: "# TV shows" },
	title: { one: "# title", other: "# titles" },
	result: { one: "# result", other: "# results" },
	person: { one: "# person", other: "# people" },
} as const;

export default ({ plural }: TextTools<"en">) => ({
	// Home
	homeRows: {
		trending: "Trending Now",
		"popular-movies": "Popular Movies",
		"trending-shows": "Trending TV Shows",
		"popular-shows": "Popular TV Shows",
		netflix: "Netflix Originals",
		disney: "Disney+ Collection",
		hbo: "HBO Series",
		prime: "Prime Video",
	},
	recommended: "Recommended for You",
	/** Above the banner's title. */
	trendingNow: "Trending now",
	moreInfo: "More Info",
	/** For a screen reader, after `moreInfo`. */
	aboutTitle: (title: string) => `about ${title}`,
	allPictures: "All pictures",
	adminForRoles: "Only admins and owners can open the admin panel. An owner can give you access.",
	adminForFirstPerson: "Only the first person of your account can open the admin panel. Change who is watching first.",
	intermission: "Intermission",

	// Where the catalogue does not respond
	savedCatalogue: "Showing saved catalogue",
	unavailable: "The catalogue is not responding right now. Try again in a moment.",
	fromSavedCatalogue: "From the saved catalogue",
	notResponding: "The catalogue is not responding",
	lightsBackSoon: "The lights will be back soon, and nothing you saved is lost.",
	opensByItself: "This page opens by itself once the catalogue is back.",
	goBack: "Go Back",

	// What a list leaves out
	leftOut: (count: number) => plural(count, { one: "# title left out", other: "# titles left out" }),
	leftOutNote: "Not for you, or watched.",
	hiddenResults: (count: number) => plural(count, { one: "# result hidden", other: "# results hidden" }),
	hiddenNote: "Little is known beyond the name.",
	showHidden: (count: number) => plural(count, { one: "Show it", other: "Show them" }),

	// Lists
	titles: "Titles",
	loadingTitles: "Loading titles",
	titleCount: (count: number) => plural(count, NOUNS.title),
	peopleCount: (count: number) => plural(count, NOUNS.person),
	/** The number in `<shown>` depends on the width of the window. */
	showing: ({ kind, shown, total, isAbout }: ListCount) =>
		`Showing <shown>${shown}</shown> of ${isAbout ? "about " : ""}${plural(total, NOUNS[kind])}`,
	/** The same for a screen reader. */
	shownOf: ({ kind, shown, total, isAbout }: ListCount) =>
		`${shown} of ${isAbout ? "about " : ""}${plural(total, NOUNS[kind])} shown`,
	/** `count`: as `titleCount`. */
	rowHas: (row: string, count: string) => `${row}: ${count}`,
	sentence: (said: string) => `${said}.`,
	sentences: (said: string[]) => said.join(". "),
	lacksWords: "No title has all of these words",
	/** The text as it was probably meant. */
	resultsFor: (text: string) => `Showing results for “${text}”`,
	threeColumns: "Three columns",
	moreNotLoaded: "Failed to load more content. Please try again.",
	loadMore: "Load More",
	loadMoreResults: "Load More Results",
	loadingMore: "Loading…",
	theEnd: "The end",
	pages: "Pages",
	previousPage: "Previous page",
	nextPage: "Next page",
});
