import type { TextTools } from "../area";

/** How many entries the diary shows, and among which. */
interface Counted {
	/** What was searched for; "" for nothing. */
	text: string;
	/** Whether there is a filter of titles. */
	isAmong: boolean;
	number: number;
	/** The number as it is written. */
	count: string;
	/** Whether there are more. */
	hasMore: boolean;
	isRated: boolean;
}

export default ({ plural }: TextTools<"en">) => ({
	// The diary
	whatYouWatched: "What You Watched",
	whatYouRated: "What You Rated",
	counted: ({ text, isAmong, count, hasMore, isRated }: Counted) =>
		`${text && `<text>“${text}” </text>`}${isAmong ? "among " : ""}${hasMore ? "More than " : ""}${count} ${isRated ? "rated" : "watched"}`,
	isFull: (max: string) => `The list is full: it holds ${max} entries. Remove some so that new ones can be added.`,
	loading: "Loading...",
	pages: "Pages",
	highest: "Highest",
	lower: "Lower",
	latest: "Latest",
	earlier: "Earlier",
	entriesStay: "Entries stay until you remove them or clear the list.",
	daysOf: (zone: string) => `Days are those of <link>${zone}</link>.`,
	clear: "Clear what I've watched",

	// Its entries
	/** Of the second column of a list. */
	continued: (list: string) => `${list}, continued`,
	dateUnknown: "Date unknown",
	/** Read out before the number of a rating. */
	ratedWith: "Rated",
	viewings: (count: number) => plural(count, { one: "# viewing", other: "# viewings" }),
	/** After the season that was named before: "E9". */
	episodeShort: (number: number) => `E${number}`,
	withWhom: (names: string) => `with <names>${names}</names>`,
	watchedAgain: "Watched again",
	/** Read out after a title. */
	again: ", again",
	nothingLower: "Nothing lower",
	nothingEarlier: "Nothing earlier",
	endsBefore: "The list ends on a page before",
	nothingRated: "Nothing rated yet",
	nothingRatedAdvice: "Rate what you have watched on its page, or in this list",
	nothingWatched: "Nothing watched yet",
	nothingWatchedAdvice: "What you finish watching, or mark as watched, appears here",

	// Tickets
	ticketOf: (title: string, date: string) => `${title}, ${date}`,
	undatedTicket: (title: string) => `${title}, date unknown`,
	/** `episodes`: as "E1, E2". */
	seasonTicket: (title: string, season: number, episodes: string) => `${title}, Season ${season}, watched: ${episodes}`,
	/** In its picture: in capitals where the language has them, and short. */
	ticket: {
		admitOne: "ADMIT ONE",
		oneEvening: "ONE EVENING",
		day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
		number: (id: number) => `No. ${id}`,
		seasonTicket: "SEASON TICKET",
		/** 0 holds the specials. */
		season: (number: number) => (number === 0 ? "SPECIALS" : `SEASON ${number}`),
		punched: (punched: number, count: number) => `${punched} OF ${count}`,
	},

	// A year
	allTime: "All time",
	years: "Years",
	diary: "Diary",
	nothingYet: "Nothing was watched yet",
	nothingInYear: "Nothing was watched in this year",
	daysWithSomething: (count: number) =>
		plural(count, { one: "# day with something to watch", other: "# days with something to watch" }),
	ticketOfYear: "A ticket of each year",
	ticketOfMonth: "A ticket of each month",
	shareAsPicture: "Share as a picture",
	downloadToPrint: "Download to print",
	pictureFailed: "Failed to make the picture. Please try again.",
	/** In the picture of a year: "214 hours". */
	figure: (count: string, unit: string) => `${count} ${unit}`,

	// Its figures, each below its number
	hours: (count: number) => plural(count, { one: "hour", other: "hours" }),
	titles: (count: number) => plural(count, { one: "title", other: "titles" }),
	movies: (count: number) => plural(count, { one: "movie", other: "movies" }),
	episodes: (count: number) => plural(count, { one: "episode", other: "episodes" }),
	rewatches: (count: number) => plural(count, { one: "rewatch", other: "rewatches" }),
	daysInARow: (count: number) => plural(count, { one: "day in a row", other: "days in a row" }),

	// Its charts
	yearByYear: "Year by year",
	monthByMonth: "Month by month",
	watchedByYear: "Watched by year",
	watchedByMonth: "Watched by month",
	countIn: (count: string, period: string) => `${count} in ${period}`,
	howYouRated: "How you rated it",
	titlesByRating: "Titles by rating",
	ratedAs: (rating: string) => `Rated ${rating}`,
	countRated: (count: string, rating: string) => `${count} rated ${rating}`,
	mostWatched: "Most watched",
	mostSeenPeople: "Most seen people",
	genres: "Genres",
	decades: "Decades",
	/** From the year in which it begins. */
	decade: (year: string) => `${year}s`,
	countries: "Countries",
	times: (count: number) => plural(count, { one: "# time", other: "# times" }),
	ofTitles: (count: number) => plural(count, { one: "# title", other: "# titles" }),

	// What its figures leave out
	longestRun: (first: string, last: string) => `The longest run of days was from ${first} to ${last}.`,
	untimed: (count: number) =>
		plural(count, {
			one: "The hours are without one entry of unknown length.",
			other: "The hours are without # entries of unknown length.",
		}),
	unknownTitles: (count: number) =>
		plural(count, {
			one: "Genres, countries and people are without # title.",
			other: "Genres, countries and people are without # titles.",
		}),
	cutAll: (max: string) => `All but movies and episodes is of your latest ${max} entries.`,
	cutYear: (max: string) => `The year has more than ${max} entries: the figures are those of the latest ones.`,
	undatedOfAll: "What has no date counts as a movie or an episode, and in nothing else.",
	undatedOfYear: "What has no date belongs to no year.",
});
