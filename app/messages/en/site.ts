import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// Navigation
	skipToContent: "Skip to content",
	main: "Main",
	menu: "Menu",
	closeMenu: "Close menu",
	home: "Home",
	movies: "Movies",
	shows: "TV Shows",
	myList: "My List",
	/** In the phone's bar: short. */
	pictures: "Pictures",
	browseByPicture: "Browse by picture",
	surpriseMe: "Surprise Me",
	search: "Search",
	searchEverything: "Search movies, TV shows and people",
	login: "Login",
	signUp: "Sign Up",
	privacyPolicy: "Privacy Policy",
	dmca: "DMCA",
	loading: "Loading",
	eveningsThisMonth: (count: number) => plural(count, { one: "# evening this month", other: "# evenings this month" }),

	// The account's menu
	accountOf: (name: string) => `Account of ${name}`,
	personOfAccount: (person: string, account: string) => `${person}, account of ${account}`,
	/** While others are here too. */
	personWithOthers: (person: string, others: string, account: string) =>
		`${person}, with ${others}, account of ${account}`,
	watched: "Watched",
	myYear: (year: string) => `My ${year}`,
	whoIsWatching: "Who is watching?",
	whoIsHere: "Who is here?",
	/** Of who is here, by their names. */
	notOpenTo: (names: string) => `This title is not open to ${names}. What you watch of it is not recorded for them.`,
	/** After a name, for a screen reader. */
	withPin: ", with a PIN",
	settings: "Settings",
	adminPanel: "Admin Panel",
	logout: "Logout",
	signingOut: "Signing out...",

	// Footer
	footer: "Footer",
	hostsNoVideo: (product: string) => `${product} hosts no video. It links to players chosen by this site's owner.`,
	keyboardShortcuts: "Keyboard shortcuts",
	language: "Language",
	sampleCatalogue: "Catalogue: the built-in sample catalogue. Ratings are approximate.",
	tmdbCatalogue:
		"This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.",

	// Failures
	wentWrong: "Something went wrong",
	projectorStopped: "The projector stopped. Nothing you saved is lost.",
	request: "Request <id></id>",
	tryAgain: "Try again",
	goHome: "Go Home",
	historyNotLoaded: "Failed to load watch history. Please try refreshing the page.",
	contentNotLoaded: "Failed to load content. Please try again.",
	requestFailed: (status: number) => `API request failed: ${status}`,

	// Welcome
	productSentence: "Movies and shows, found in a moment and watched in one place.",
	welcomeTo: (product: string) => `Welcome to ${product}`,
	withoutAccount: (product: string) =>
		`Browse and search without an account. With one, ${product} remembers where you stopped.`,
	syncing: "Cross-Device Syncing",
	syncingText: "When you are signed in, your list and your place in every title follow you to every device.",
	cleanup: "Automatic Cleanup",
	cleanupText: (days: number) =>
		plural(days, {
			one: "What you watched stays, and My List keeps the shows you began. Other titles leave Continue Watching # day after you last opened them.",
			other:
				"What you watched stays, and My List keeps the shows you began. Other titles leave Continue Watching # days after you last opened them.",
		}),
	privacy: "Secure & Private",
	privacyText: "What you watch is yours alone: never sold, never shown to others.",
	more: "More",
	goToSettings: "Go to Settings",
	createAccount: "Create Account",
	notNow: "Not now",

	// Keyboard shortcuts
	everywhere: "Everywhere",
	navigation: "Navigation",
	player: "Player",
	keySearch: "Search",
	keyShortcuts: "Show these shortcuts",
	keyHome: "Go to Home",
	keyMovies: "Go to Movies",
	keyShows: "Go to TV Shows",
	keyMyList: "Go to My List",
	keySettings: "Go to Settings",
	keyArrows: "Move between cards, as with a remote",
	keyTab: "From row to row, or to a card's button",
	keyEnter: "Open",
	keyEscape: "Close a dialog or a menu",
	keyPlay: "Play or pause",
	keySeek: "Back or forward 10 seconds",
	keyVolume: "Volume",
	keyMute: "Mute",
	keyFullScreen: "Full screen",
	keyCaptions: "Captions",
	keyNext: "Next episode",
	keySpeed: "Slower or faster",
	keyJump: "Jump to 0–90% of the film",
	keyBack: "Back",
	useShortcuts: "Use letters and symbols as shortcuts",

	// Words of several parts
	unknown: "Unknown",
	close: "Close",
	dismiss: "Dismiss",
	offline: "You are offline.",
	offlineTryAgain: "You are offline. Try again when you are connected.",
	/** 0 holds the specials. */
	season: (number: number) => (number === 0 ? "Specials" : `Season ${number}`),
	/** In place of a name that it does not have. */
	episode: (number: number) => `Episode ${number}`,
	/** Of season and episode, as short as it can be. */
	episodeCode: (season: number, episode: number) => `S${season}E${episode}`,
	/** What people call it: "Breaking Bad S1E2". */
	episodeOfTitle: (title: string, code: string) => `${title} ${code}`,
	/** The name of a genre by its English one. */
	genre: (name: string) => name,
	runtime: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
	/** For a screen reader, from the largest: "1 hour 2 minutes 3 seconds". */
	hours: (count: number) => plural(count, { one: "# hour", other: "# hours" }),
	minutes: (count: number) => plural(count, { one: "# minute", other: "# minutes" }),
	seconds: (count: number) => plural(count, { one: "# second", other: "# seconds" }),
	seasons: (count: number) => plural(count, { one: "# season", other: "# seasons" }),
	episodes: (count: number) => plural(count, { one: "# episode", other: "# episodes" }),
	/** Of an episode that has not aired; null where no date is known. */
	airs: (day: string | null) => (day ? `Airs ${day}` : "Not aired yet"),
	shortMinutes: (count: number) => `${count} min`,
	cancel: "Cancel",
	apply: "Apply",
	pressEnter: "Press Enter to apply the choice",
	/** The label of a field of a password. */
	showField: (label: string) => `Show ${label.toLowerCase()}`,
	hideField: (label: string) => `Hide ${label.toLowerCase()}`,
	copyBlocked:
		"Your browser blocked copying. The link is selected: press Ctrl+C or ⌘C, or touch and hold it, to copy it.",

	// What plays next
	resume: "Resume",
	watchAgain: "Watch Again",
	watchNow: "Watch Now",
	watchEpisode: (code: string) => `Watch ${code}`,
	minutesLeft: (minutes: number) => `${minutes} min left`,
	hoursLeft: (hours: number, minutes: number) => `${hours}h ${minutes}m left`,
	startOver: "Start over",
});
