import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// What to go on with
	continueWatching: "Continue Watching",
	upNext: "Up Next",
	next: (code: string) => `Next: ${code}`,
	markWatched: "Mark watched",
	moreInfo: "More Info",
	moreInfoAbout: (name: string) => `More Info about ${name}`,
	/** First in a list of those who are further on. */
	you: "You",
	youAreFurtherOn: "You are further on",
	youAndOthersAreFurtherOn: (names: string) => `${names} are further on`,
	areFurtherOn: (names: string, count: number) =>
		plural(count, { one: `${names} is further on`, other: `${names} are further on` }),

	// On this day
	yearsAgoTonight: (years: number) => plural(years, { one: "# year ago tonight", other: "# years ago tonight" }),
	/** `part`: the code of an episode, or null; `rating`: null for none. */
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`You watched ${part ? `${part} of ` : ""}<name>${title}</name> on ${day}${rating === null ? "." : ` and gave it ${rating}.`} Again?`,
	watchOnceMore: "Watch again",
	thatDay: "That day in your diary",

	// To begin with
	threeToBegin: "Three to begin with",
	threeToBeginAdvice: "Save one, or say what you have watched and how you liked it: your recommendations begin here.",
	/** On a button: short. */
	watchedShort: "Watched",
});
