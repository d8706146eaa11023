import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// The page
	watchTitle: (name: string) => `Watch ${name}`,
	watchDescription: (name: string) => `Watch ${name}, and resume where you stopped.`,
	/** `season`: its label, in any case. */
	episodeOf: (show: string, season: string, episode: number) => `${show}, ${season.toLowerCase()}, episode ${episode}`,
	episodes: "Episodes",
	details: "Details",
	recordFull: "Your record of what you watched is full, so this title was not added. <link>Remove some entries</link>",
	notAired: (date: string | null) =>
		date
			? `This episode has not aired yet: it airs on ${date}. The players may not have it.`
			: "This episode has not aired yet. The players may not have it.",
	whatNext: "What to Watch Next",

	// The screen
	screenDark: "The screen stayed dark",

	// What happens to the servers
	thePlayer: "The player",
	slow: (name: string, seconds: number) =>
		`${name} did not load within ${plural(seconds, { one: "# second", other: "# seconds" })}.`,
	unreachable: (name: string) => `${name} could not be reached.`,
	/** After one of these. */
	tryingAgain: (why: string, retry: number, of: number) => `${why} Trying again (${retry} of ${of}).`,
	notLoadedNext: (name: string, next: string) => `${name} did not load, so ${next} has taken over.`,
	notPlayedNext: (name: string, next: string) => `${name} did not play, so ${next} has taken over.`,
	notLoaded: (name: string) => `${name} did not load. Try again, or choose another server.`,
	notPlayed: (name: string) => `${name} did not play. Try again, or choose another server.`,
	noneLoaded: "None of the servers loaded.",
	nonePlayed: "None of the servers played.",

	// The line under the player
	backTo: (title: string) => `Back to ${title}`,
	previous: "Previous",
	nextEpisode: "Next Episode",
	upNext: "Up Next",
	/** On a button, of what is on the screen. */
	watched: "Watched",
	doesNotPlay: "It doesn't play",
	serverSettings: "Server Settings",

	// Below the line
	ageRating: "Age rating",
	ends: (clock: string) => `ends ${clock}`,
	audio: (languages: string) => `Audio: ${languages}`,
	spokenIn: (languages: string) => `In ${languages}`,
	subtitles: (languages: string) => `Subtitles: ${languages}`,
	resumedAt: (clock: string) => `Resumed at ${clock}`,
	cannotResume: (clock: string) => `You stopped at ${clock}, but this server starts from the beginning.`,

	// At the end
	nextStarts: (seconds: number) =>
		plural(seconds, {
			one: "The next episode starts in # second.",
			other: "The next episode starts in # seconds.",
		}),
	nextReady: "The next episode is ready.",
	nextEpisodeCard: "Next episode",
	nextMovieCard: "Next movie",
	theEnd: "The end",
	upNextCode: (code: string) => `Up Next · ${code}`,
	episodeIn: (season: string, episode: number) => `${season}, episode ${episode}`,
	nextIn: (collection: string) => `Next in ${collection}`,
	mightLike: "You might also like",
	inSeconds: (seconds: number) => `in ${seconds} s`,
	howWas: (name: string) => `How was <name>${name}</name>?`,
	autoplayNext: "Autoplay next episode",

	// The servers
	streamingServers: "Streaming Servers",
	configError: "Config Error",
	configNotLoaded: "Failed to load server config",
	configNotRefreshed: "Failed to refresh server config",
	refreshServers: "Refresh Servers",
	refreshing: "Refreshing...",
	currentlyActive: "Currently Active",
	clickToSwitch: "Click to Switch",
	notLoadedHere: "Did not load here last time",
	loadsWell: "Loads well for others",
	oftenFails: "Often fails for others",
	doesNotLoad: "Does not load for others",
	serverConfiguration: "Server Configuration",
	totalServers: "Total Servers",
	enabled: "Enabled",
	version: "Version",
	lastUpdated: "Last Updated",
	remoteConfig: "Remote Config",

	// Episodes
	episodeNavigation: "Episode Navigation",
	episodeTitle: (episode: number, name: string) => `Episode ${episode}: ${name}`,
	/** The second of three. */
	seasonOf: (season: string, seasons: string) => `${season} of ${seasons}`,
	seasons: "Seasons",
	seasonEpisodes: (season: string) => `${season} Episodes`,
	airs: (date: string) => `Airs ${date}`,
	notAiredYet: "Not aired yet",
	episodesShown: (first: number, last: number, shown: string, total: string) =>
		`Episodes ${first}–${last}, ${shown} of ${total}`,
	showMore: "Show more",

	// Details
	movieDetails: "Movie Details",
	showDetails: "Show Details",
	title: "Title",
	releaseDate: "Release Date",
	firstAirDate: "First Air Date",
	currentSeason: "Current Season",
	currentEpisode: "Current Episode",
	rating: "Rating",
	outOfTen: (rating: string) => `${rating} / 10`,
	currentServer: "Current Server",
	/** As the name of a server that shows it. */
	trailer: "Trailer",
});
