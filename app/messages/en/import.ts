import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// All imports
	title: "Import",
	lead: "Bring along what you watched, rated and saved elsewhere. First you see what each row becomes; you can undo all of it for 30 days.",
	yourImports: "Your imports",
	yourImportsLead: "Kept for a day until you apply them, then for 30 days.",
	whereFilesAre: "Where your file is",
	allImports: "All imports",
	gone: "This import does not exist.",
	severalServices: "Several services",
	importStates: {
		reading: "Not sent to its end",
		matching: "Looking up titles",
		ready: "To look through",
		applying: "Being applied",
		applied: "Applied",
		undoing: "Being undone",
		undone: "Undone",
		cancelled: "Stopped",
	},

	// Choosing files
	notSent: "The files could not be sent. Check your connection, then choose them again.",
	notRead: "The files could not be read",
	unreadable: "The files could not be read. They may be too large for this device.",
	chooseFiles: "Choose files, or drop them here",
	fileHint:
		"A zip as you received it, or the files in it: CSV, JSON, MyAnimeList’s XML, or a text file with one title on each line.",
	readInBrowser: "They are read in your browser: only titles, dates and ratings leave it.",
	readOnServer: "They are read on the server, which does not keep them. Together at most 1 MB.",
	upload: "Upload",
	readingFiles: "Reading the files",
	sendingRows: (sent: string, total: number) =>
		plural(total, { one: `Sending ${sent} of # row`, other: `Sending ${sent} of # rows` }),
	nothingToImport: "Nothing in these files can be imported",
	rows: (count: number) => plural(count, { one: "# row", other: "# rows" }),
	filesNotUsed: (count: number) => plural(count, { one: "# file not used", other: "# files not used" }),
	columnsNotUsed: (columns: string) => `Not used: ${columns}`,

	// What rows are
	states: {
		differs: "Differs from the file",
		ready: "Ready",
		present: "Nothing to add",
		ambiguous: "To choose",
		unmatched: "Not found",
		invalid: "Not readable",
		leftOut: "Left out",
	},
	/** Of rows that were ready, once the import has ended. */
	added: "Added",
	notAdded: "Not added",
	kinds: {
		play: "Plays",
		rating: "Ratings",
		note: "Notes",
		watchLater: "Watch Later",
		list: "Lists",
		hidden: "Not for me",
		round: "Begun again",
		progress: "Positions",
		other: "Other",
	},
	counted: {
		play: (count: number) => plural(count, { one: "# play", other: "# plays" }),
		rating: (count: number) => plural(count, { one: "# rating", other: "# ratings" }),
		note: (count: number) => plural(count, { one: "# note", other: "# notes" }),
		watchLater: (count: number) => plural(count, { one: "# saved title", other: "# saved titles" }),
		list: (count: number) => plural(count, { one: "# listed title", other: "# listed titles" }),
		hidden: (count: number) => plural(count, { one: "# hidden title", other: "# hidden titles" }),
		round: (count: number) => plural(count, { one: "# restart", other: "# restarts" }),
		progress: (count: number) => plural(count, { one: "# playback position", other: "# playback positions" }),
	},
	/** In what a title is not what the file says. */
	differences: { title: "Another name", year: "Another year", type: "Another kind" },
	rowsByStateAndKind: "Rows by state and kind",
	all: "All",
	allRows: "All rows",
	allStates: "all states",
	allKinds: "all kinds",
	rowsOf: (rows: string, state: string, kind: string) => `${rows}: ${state}, ${kind}`,
	whyNotUsed: "Why rows are not used",
	forOtherReasons: (state: string) => `${state} for other reasons`,
	lists: (count: number) => plural(count, { one: "# list", other: "# lists" }),
	titles: (count: number) => plural(count, { one: "# title", other: "# titles" }),
	listsWithTitles: (lists: string, titles: string) => `${lists}, ${titles}`,
	intoYourList: "into your list of this name",
	newList: "new",

	// The state of an import
	rowsChanged: (count: number) => plural(count, { one: "# row changed.", other: "# rows changed." }),
	rowsLeftOut: (count: number) => plural(count, { one: "# row left out.", other: "# rows left out." }),
	failed: "That did not work. Try again in a moment.",
	rowsHeading: "Rows",
	rowsInOrder: (count: number) =>
		plural(count, { one: "# row in the order of the files", other: "# rows in the order of the files" }),
	files: "Files",
	pages: "Pages",
	first: "First",
	next: "Next",
	report: "Report as CSV",
	work: {
		matching: "Looking up the titles",
		applying: "Writing to your library",
		undoing: "Taking it back",
	},
	workDone: (work: string, done: string, total: number) =>
		plural(total, { one: `${work}: ${done} of # row`, other: `${work}: ${done} of # rows` }),
	serverAway: "The server does not answer. This page tries again by itself; nothing is lost.",
	serverGoesOn: "You can close this page. The server goes on, and this page shows how far it is.",
	stopping: "Stopping...",
	showProgress: "Show how far it is",
	notAllSent: "Not all rows were sent. Remove this import and choose the files again.",
	readOn: "Read on <time></time>. Nothing is written yet.",
	undone: "Undone. What this import wrote is gone; what you changed since is as you left it.",
	stoppedBefore: "Stopped before anything was written. You can go on.",
	stoppedAfter: "Stopped. What was written by then stays until you undo it; you can also go on.",
	applyAgainUntil: "You can apply it again until <time></time>. What is there by then is left out.",
	undoUntil:
		"You can undo this import until <time></time>. It takes back what this import wrote, and nothing that happened since.",
	undoOrMoveUntil:
		"You can undo this import until <time></time>. It takes back what this import wrote, and nothing that happened since. Until then “Another title” moves what a row brought.",
	goOn: "Go on",
	goingOn: "Going on...",
	seeWatched: "See what you watched",
	seeLists: "See your lists",
	applyAgain: "Apply again",
	applying: "Applying...",
	removeFromList: "Remove from the list",
	remove: "Remove",
	removing: "Removing...",
	/** `what`: "12 plays and 3 ratings". */
	appliedRows: (what: string) => `Applied: ${what}.`,
	appliedNothing: "Applied: nothing new.",
	more: (counted: string) => `${counted} more`,
	fewer: (counted: string) => `${counted} fewer`,
	/** `what`: "2 plays fewer and 1 rating more". */
	otherwise: (what: string) =>
		`That is ${what} than the button said, because your library has changed in the meantime. The rows say why.`,
	stillWaiting: (count: number) =>
		plural(count, {
			one: "# row still waits for a title: <open></open>. What you choose is written at once.",
			other: "# rows still wait for a title: <open></open>. What you choose is written at once.",
		}),
	waiting: (count: number) =>
		plural(count, {
			one: "# row waits for you to say which title is meant: <open></open>. Rows that you leave open are not written.",
			other:
				"# rows wait for you to say which title is meant: <open></open>. Rows that you leave open are not written.",
		}),
	notReadable: (count: number) =>
		plural(count, {
			one: "# row could not be read. Mend them in the report and import it again: only what is new is added.",
			other: "# rows could not be read. Mend them in the report and import it again: only what is new is added.",
		}),
	toChoose: (count: number) => plural(count, { one: "# to choose", other: "# to choose" }),
	notFound: (count: number) => plural(count, { one: "# not found", other: "# not found" }),
	both: "<ambiguous></ambiguous> and <unmatched></unmatched>",
	applyRows: (count: number) => plural(count, { one: "Apply # row", other: "Apply # rows" }),

	// Undo
	undoThis: "Undo this import",
	/** `what`: "12 plays and 3 ratings". */
	removeWritten: (what: string) =>
		`Remove the ${what} that this import brought? You can apply it again until <time></time>.`,
	broughtNothing: "This import brought nothing new. You can apply it again until <time></time>.",
	undoIt: "Undo it",
	undoing: "Undoing...",

	// A row
	movie: "Movie",
	show: "TV show",
	numberedTitle: (id: string) => `Title ${id}`,
	noTitle: "No title",
	quoted: (name: string) => `“${name}”`,
	ofYear: (title: string, year: number) => `${title}, ${year}`,
	becomes: "Becomes",
	inFile: (title: string) => `In the file: ${title}`,
	inFileAsMovie: (title: string) => `In the file: ${title}, a movie`,
	inFileAsShow: (title: string) => `In the file: ${title}, a show`,
	listNamed: (name: string) => `List “${name}”`,
	ratingOf10: (rating: string) => `${rating} of 10`,
	rowOfFile: (file: string, row: number) => `${file}, row ${row}`,
	anotherTitle: "Another title",
	anotherTitleFor: (name: string) => `Another title for ${name}`,
	chooseEpisode: "Choose the episode",
	chooseEpisodeOf: (name: string) => `Choose the episode of ${name}`,
	search: "Search",
	searchFor: (name: string) => `Search for ${name}`,
	/** `codes`: "S2E1, S2E2". */
	theyBecome: (codes: string) => `They become ${codes}.`,
	theyBecomeAndMore: (codes: string) => `They become ${codes} and more.`,
	takeNumbers: "Take these numbers",
	leaveOut: "Leave out",
	leaveOutTitle: (name: string) => `Leave out ${name}`,
	line: (number: number) => `Line ${number}`,
	anotherEpisode: "Another episode",
	row: "Row",
	season: "Season",
	episode: "Episode",
	takeEpisode: "Take this episode",

	// Search for a title
	rowNumber: (number: number) => `row ${number}`,
	whichEpisode: (name: string) => `Which episode is “${name}”?`,
	whichTitle: (name: string) => `Which title is “${name}”?`,
	orSearch: "Or search for another title:",
	nameOfTitle: "Name of the title",
	noAnswer: "The catalogue does not answer. Search again in a moment.",
	noneFound: "The catalogue has no title of this name.",
	choose: "Choose",
	chooseTitle: (title: string) => `Choose ${title}`,
	chooseTitleOf: (title: string, year: number) => `Choose ${title} of ${year}`,
});
