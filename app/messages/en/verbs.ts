import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	notChanged: "Failed to change it. Please try again.",

	// Watch Later
	addToLater: "Add to Watch Later",
	removeFromLater: "Remove from Watch Later",
	addTitleToLater: (name: string) => `Add ${name} to Watch Later`,
	removeTitleFromLater: (name: string) => `Remove ${name} from Watch Later`,
	addToMyList: "Add to Watch Later in My List",
	removeFromMyList: "Remove from Watch Later in My List",

	// Not for me
	notForMe: "Not for me",
	titleNotForMe: (name: string) => `${name}: not for me`,
	leftOut: "Not for you: lists, search and recommendations leave this title out.",
	undo: "Undo",

	// Watched
	markWatched: (name: string) => `Mark ${name} as watched`,
	markNotWatched: (name: string) => `Mark ${name} as not watched`,
	markItWatched: "Mark it as watched",
	nowWatched: (name: string) => `${name} watched`,
	watchAgain: "Watch again from the start",
	backToWatched: "Go back to watched",

	// Rating
	rate: "Rate",
	/** Before a number. */
	rated: "Rated",
	rateTitle: (name: string) => `Rate ${name}`,
	removeRating: "Remove rating",
	notRated: "Failed to rate it. Please try again.",

	// Note
	addNote: "Add a note",
	editNote: "Edit your note",
	/** After these, for a screen reader. */
	onTitle: (name: string) => ` on ${name}`,
	/** Before the note. */
	yourNote: "Your note: ",
	yourNoteOn: (name: string) => `Your note on ${name}`,
	onlyForYou: "For yourself: nobody else sees it",
	save: "Save",
	saveNote: "Save note",
	saving: "Saving...",
	charactersLeft: (count: number) => plural(count, { one: "# character left", other: "# characters left" }),

	// Lists of titles
	addToList: "Add to a list",
	addTitleToList: (name: string) => `Add ${name} to a list`,
	inLists: (count: number) => plural(count, { one: "In # of my lists", other: "In # of my lists" }),
	inThisList: "In this list",
	add: "Add",
	/** After these two, for a screen reader. */
	ofList: (name: string) => `: ${name}`,
	openList: (name: string) => `Open ${name}`,
	newList: "New list…",
	addedToList: (name: string, list: string) => `${name} added to ${list}`,
	removedFromList: (name: string, list: string) => `${name} removed from ${list}`,

	// When it was watched
	whenWatched: "When You Watched It",
	showDates: "Show the dates",
	plays: "Plays",
	notWatchedYet: "You have not watched it yet.",
	nothingEarlier: "Nothing earlier.",
	latest: "Latest",
	earlier: "Earlier",
	dateUnknown: "Date unknown",
	/** Of an episode, `code` names it; a movie has none. */
	playOn: (code: string, date: string | null) => [code, date ?? "date unknown"].filter(Boolean).join(", "),
	playedHere: "Played here",
	markedByHand: "Marked by hand",
	imported: "Imported",
	withWhom: (names: string) => `with ${names}`,
	correct: "Correct",
	/** After what is done to it, for a screen reader. */
	what: (name: string) => ` ${name}`,
	corrected: (name: string) => `${name} corrected`,
	addDate: "Add a date",
	date: "Date, empty when unknown",
	seasonNumber: "Season",
	episodeNumber: "Episode",
	watchedAgainThen: "I watched it again on that date",
	adding: "Adding...",
	remove: "Remove",
	removeTitle: (name: string) => `Remove ${name}`,
	/** Null for the title itself. */
	removeAll: (part: string | null) => `You watched ${part ?? "it"} at the times below. Remove all of these plays?`,
	/** The title, before what is done to it. */
	it: "it",
	keepThem: "Keep them",
	removeThem: "Remove them",
});
