import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// Browse by picture
	description: "Pick one or two pictures and see the movies and TV shows that have them.",
	todaysRiddle: "Today's riddle",
	skipToTitles: "Skip to titles",
	/** `signs`: their names as a list. */
	titlesWithSigns: (signs: string) => `Titles with the signs ${signs}`,
	nothingFound: "No titles found",
	noTitleHasBoth: (signs: string) => `No title has both: ${signs}.`,
	noTitleHas: (sign: string) => `No title has the sign ${sign}.`,
	oneAlone: "One of them alone",

	// The riddle
	riddle: "Signs",
	riddleTitle: "Signs, a daily riddle",
	riddleDescription:
		"Three pictures and a year: which film is it? The same for everybody today, six guesses, no account.",
	whichFilm: (day: string) => `Three pictures and a year: which film is it? The same for everybody on ${day} (UTC).`,
	theRiddle: "The riddle",
	attemptsLeft: (count: number) => plural(count, { one: "# attempt left.", other: "# attempts left." }),
	itWas: (title: string) => `It was ${title}.`,
	solved: (title: string, attempt: number, attempts: number) => `Yes: ${title}. Attempt ${attempt} of ${attempts}.`,
	notIt: "Not it: <films></films>",
	genres: "Genres",
	directedBy: "Directed by",
	notKnown: "Not known",
	corner: "A corner of the poster",
	cornerPicture: "One of its corners",
	yourGuess: "Your guess",
	nameOfMovie: "Name of a movie",
	noOtherMovie: "No other movie has this name. Try fewer letters.",
	theFilm: "The film",
	nextRiddle: "The next riddle comes at midnight UTC.",
	goToFilm: "Go to the film",
	copied: "Copied",
	copyResult: "Copy my result",
	yourResult: "Your result",
	result: (product: string, day: string, strip: string) => `${product} Signs, ${day}: ${strip}`,
});
