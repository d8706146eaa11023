export default () => ({
	// Before it plays
	/** Before the title, for a screen reader. */
	play: "Play",
	playControl: "Play",
	player: "Player",
	intermission: "Intermission",
	catalogueDown: "The catalogue is not responding right now. Try again in a moment.",
	nothingToPlay: "Nothing to play",
	notInCatalogue: "This title is not in the catalogue.",

	// The trailer
	trailer: "Trailer",
	trailerOf: (title: string) => `Trailer of ${title}`,
	trailerPlayer: "Trailer player",
	fromYouTube: "The trailer, from YouTube's no-cookie player",
	noTrailer: "We don't have a trailer for this title.",
	trailerLate: "The trailer did not load",
	openInTab: "Open it in a new tab",

	// The player
	picture: (title: string) => `A countdown, then artwork of ${title}`,
	needsScripts: "This player needs scripts to run.",
	nextEpisode: "Next episode",
	back10: "Back 10 seconds",
	forward10: "Forward 10 seconds",
	mute: "Mute",
	unmute: "Unmute",
	volume: "Volume",
	speed: (speed: string) => `Speed ${speed}`,
	captions: "Captions",
	pip: "Picture in picture",
	fullScreen: "Full screen",
	leaveFullScreen: "Leave full screen",
	seek: "Seek",

	// What its script says
	pause: "Pause",
	playAgain: "Play again",
	playing: "Playing",
	paused: "Paused",
	theEnd: "The end",
	muted: "Muted",
	volumeAt: (volume: string) => `Volume ${volume}`,
	captionsOn: "Captions on",
	captionsOff: "Captions off",
	holdVolume: "Left and right change the volume",
	/** Where it is, and how long it lasts. */
	timeOf: (time: string, duration: string) => `${time} of ${duration}`,

	// In the film
	/** The captions of the countdown, from one. */
	beeps: ["[beep] One", "[beep] Two", "[beep] Three", "[beep] Four", "[beep] Five"],
	presents: (product: string) => `${product} presents`,
	/** In the picture, under the product's name. */
	presentsWord: "PRESENTS",
	endCard: "The End",
});
