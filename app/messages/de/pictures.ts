import type { TextTools } from "../area";
import type { PicturesTexts } from "../pictures";

export default ({ plural }: TextTools<"de">): PicturesTexts => ({
	description: "Wähle ein oder zwei Bilder und sieh, welche Filme und Serien dazu passen.",
	todaysRiddle: "Rätsel des Tages",
	skipToTitles: "Zu den Titeln springen",
	titlesWithSigns: (signs: string) => `Titel mit ${signs}`,
	nothingFound: "Keine Titel gefunden",
	noTitleHasBoth: (signs: string) => `Kein Titel hat beides: ${signs}.`,
	noTitleHas: (sign: string) => `Kein Titel hat das Symbol „${sign}“.`,
	oneAlone: "Nur eines davon",

	riddle: "Symbole",
	riddleTitle: "Symbole, das tägliche Rätsel",
	riddleDescription:
		"Drei Bilder und ein Jahr: Welcher Film ist es? Heute für alle derselbe, sechs Versuche, ohne Konto.",
	whichFilm: (day: string) => `Drei Bilder und ein Jahr: Welcher Film ist es? Am ${day} (UTC) für alle derselbe.`,
	theRiddle: "Das Rätsel",
	attemptsLeft: (count: number) => plural(count, { one: "Noch # Versuch.", other: "Noch # Versuche." }),
	itWas: (title: string) => `Es war ${title}.`,
	solved: (title: string, attempt: number, attempts: number) =>
		`Richtig: ${title}. Versuch ${attempt} von ${attempts}.`,
	notIt: "Leider nicht: <films></films>",
	genres: "Genres",
	directedBy: "Regie",
	notKnown: "Nicht bekannt",
	corner: "Eine Ecke des Posters",
	cornerPicture: "Eine seiner Ecken",
	yourGuess: "Dein Tipp",
	nameOfMovie: "Name eines Films",
	noOtherMovie: "Kein anderer Film heißt so. Versuch es mit weniger Buchstaben.",
	theFilm: "Der Film",
	nextRiddle: "Das nächste Rätsel kommt um Mitternacht (UTC).",
	goToFilm: "Zum Film",
	copied: "Kopiert",
	copyResult: "Mein Ergebnis kopieren",
	yourResult: "Dein Ergebnis",
	result: (product: string, day: string, strip: string) => `${product}-Symbole, ${day}: ${strip}`,
});
