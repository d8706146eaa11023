import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// Heading and tabs
	collection: "Your personal entertainment collection",
	continueWatching: "Continue Watching",
	watchLater: "Watch Later",
	lists: "Lists",
	items: (count: number) => plural(count, { one: "# item", other: "# items" }),
	titles: (count: number) => plural(count, { one: "# title", other: "# titles" }),

	// My List
	loadingHistory: "Loading your watch history...",
	moving: "Moving what this browser kept to your account...",
	nothingToContinue: "Nothing to continue",
	nothingToContinueAdvice: "Start watching something to see it here",
	nothingSaved: "No saved content",
	nothingSavedAdvice: "Add movies and shows to watch them later",
	endOfList: "End of the list",
	endOfListAdvice: "Its titles are on the pages before",
	findSomething: "Find something to watch",
	importOffer:
		"Do you have a history elsewhere? <link>Import what you watched</link> from Netflix, Letterboxd, IMDb, Trakt or a list of your own.",
	firstPage: "First page",
	previousPage: "Previous page",
	nextPage: "Next page",
	nextPageOfLater: "Next page: Watch Later",
	suggestions: "Suggestions",
	suggestionsAdvice:
		"Well-known titles to start with. They are not in your list, and they disappear once you save something.",
	/** Below the name of a suggested title. */
	sample: "Sample",
	removedFromSuggestions: (title: string) => `${title} removed from Suggestions`,

	// Continue Watching
	continueSection: (section: string) => `Continue Watching: ${section}`,
	showMore: "Show more",
	showMoreOf: (section: string) => `Show more: ${section}`,
	startOverTitle: (title: string) => `Start over: ${title}`,
	newOn: (date: string) => `New on ${date}`,
	noDateYet: "No date yet",
	allWatched: "All episodes watched",
	movieWatched: "Watched",
	/** Before the code of the episode that follows. */
	next: "Next",
	justNow: "Just now",
	hoursAgo: (hours: number) => `${hours}h ago`,
	yesterday: "Yesterday",

	// Watch Later
	start: (code: string) => `Start: ${code}`,
	added: (date: string) => `Added ${date}`,
	noReleaseDate: "No release date",
	notReleased: "Not released yet",

	// A card
	notAvailable: "No longer available here",
	selectTitle: (title: string) => `Select ${title}`,
	watchTitle: (title: string) => `Watch ${title}`,
	remove: "Remove",
	removeTitle: (title: string) => `Remove ${title}`,
	optionsFor: (title: string) => `Options for ${title}`,
	viewDetails: "View Details",
	addToList: "Add to a list",

	// Filters and order
	show: "Show",
	all: "All",
	/** The parts of a list that can be shown alone; the first four are headings too. */
	parts: {
		next: "Up Next",
		waiting: "Waiting for a new episode",
		untouched: "Not touched for a month",
		finished: "Finished",
		movies: "Movies",
		shows: "TV Shows",
		unfinished: "Unfinished",
		rated: "Rated",
	},
	underTwoHours: "Under two hours",
	filter: "Filter",
	filtered: "Filtered",
	view: "View",
	asList: "List",
	/** Of tickets. */
	asStubs: "Stubs",
	genre: "Genre",
	allGenres: "All Genres",
	when: "When",
	allMonths: "All Months",
	sortBy: "Sort by",
	sorts: {
		watched: "Recently watched",
		added: "Recently added",
		title: "Title",
		year: "Year",
		rating: "Rating",
	},
	searchWithin: "Search within this list",
	/** From one day to another. */
	range: (first: string, last: string) => `${first} to ${last}`,

	// What a search found
	noMatch: "No matching titles",
	shown: (count: number) => plural(count, { one: "# title shown", other: "# titles shown" }),
	noneOfFirst: (titles: string) => `None of the first ${titles} titles fits.`,
	noneOfHighest: "None of the highest fits.",
	noneOfLatest: "None of the latest entries fits.",
	noneOfThese: "None of these entries fits.",
	noneIsAll: (wanted: string) => `No title is all of this: ${wanted}. Leave one of it out.`,
	quoted: (text: string) => `“${text}”`,
	noName: (text: string) =>
		`No title of this list has “${text}” in its name. Check the spelling, or search for a part of it.`,
	nothingIn: (period: string) => `You watched nothing in this time: ${period}`,
	otherKinds: "Your list has other kinds of titles",
	showAll: "Show All",
	unread: (count: number) =>
		plural(count, {
			one: "# title left out: the catalogue did not say enough about it. Try again in a minute.",
			other: "# titles left out: the catalogue did not say enough about them. Try again in a minute.",
		}),

	// Several titles at once
	select: "Select",
	selectTitles: "Select titles",
	selected: (count: number) => plural(count, { one: "# title selected", other: "# titles selected" }),
	/** On a button: short. */
	markWatched: "Watched",
	share: "Share",
	copied: "Copied!",
	listToCopy: "List",

	// Signed out
	signInRequired: "Sign In Required",
	signInAdvice: "Please sign in to access your personal watchlist and continue watching.",
	toHome: "Go to Home",
	storedHere: "Stored only in this browser. It moves to your account when you sign up or log in.",

	// For somebody who looks for a fault
	debug: "Debug",
	debugHeading: "Watch History Debug Info",
	tableExists: "Table exists",
	yes: "Yes",
	no: "No",
	userId: "User ID",
	totalRecords: "Total records",
	userRecords: "User records",
	sampleData: "Sample data",
});
