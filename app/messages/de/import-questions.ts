import type { ImportQuestionTexts } from "../import-questions";

export default (): ImportQuestionTexts => ({
	// Questions about the files
	whosePerson: "In den Dateien steht, was mit mehreren Profilen gesehen wurde. Welches davon möchtest du importieren?",
	person: "Profil",
	everybodys: "Alle",
	whatIsList: (file: string) => `Was für eine Liste ist ${file}?`,
	whatIs: (name: string) => `Was ${name} ist`,
	listMeanings: {
		later: "Zum Ansehen: Die Titel kommen zu „Später ansehen“",
		own: "Eine meiner Listen",
		watched: "Gesehen, am Tag des Eintrags",
		undated: "Gesehen, an einem unbekannten Tag",
		nothing: "Nichts davon: auslassen",
	},
	didYouWatch:
		"In den Dateien stehen Bewertungen von Titeln ohne ein Datum, an dem du sie gesehen hast. Hast du gesehen, was du bewertet hast?",
	whatWasRated: "Was bewertet wurde",
	ratedMeanings: {
		undated: "Ja, an einem unbekannten Tag",
		dated: "Ja, am Tag der Bewertung",
		no: "Nein, nimm nur die Bewertungen",
	},
	whatThumbs: "In den Dateien stehen Daumen statt Bewertungen von 1 bis 10. Was soll daraus werden?",
	thumbs: "Daumen",
	thumbMeanings: { nothing: "Auslassen", ratings: "Daumen runter ist 4, Daumen hoch ist 8, zwei Daumen hoch sind 10" },
	whichZone: "Bei den Uhrzeiten in der Datei steht keine Zeitzone. Welche ist es?",
	timeZone: "Zeitzone",
	whichOrder:
		"Manche Datumsangaben in den Dateien lassen sich verschieden lesen oder gar nicht. Wie sind sie geschrieben?",
	dateOrder: "Reihenfolge von Tag und Monat",
	dateOrders: {
		dmy: "Zuerst der Tag: 3/4 ist der 3. April",
		mdy: "Zuerst der Monat: 3/4 ist der 4. März",
		ymd: "Zuerst das Jahr: 24/3/4 ist der 4. März 2024",
		none: "Offen lassen, was sich nicht lesen lässt",
	},
	watchedThen:
		"Bei mehreren Folgen steht derselbe Zeitpunkt, etwa weil eine Staffel auf einmal markiert wurde. Hast du sie wirklich da gesehen?",
	sharedTimes: "Gleiche Zeitpunkte",
	sharedMeanings: { keep: "Als Datum behalten", unknown: "Datum offen lassen" },
	ratedOtherwise: "Was gilt, wenn du einen Titel hier anders bewertet hast?",
	otherRatings: "Andere Bewertungen",
	ratingChoices: { keep: "Meine behalten", replace: "Die aus der Datei nehmen" },
	useAnswers: "Diese Antworten verwenden",
	working: "Einen Moment …",

	// Columns of a file
	columnsLead:
		"Das sind die Spalten deiner Datei. Gib für jede an, was darin steht: Ein Titel oder eine ID muss dabei sein, und was „nicht verwendet“ ist, wird ausgelassen.",
	forExample: (value: string) => `Zum Beispiel: ${value}`,
	empty: "Leer",
	notUsed: "Nicht verwendet",
	columns: {
		title: "Titel",
		year: "Jahr",
		media_type: "Film oder Serie",
		season: "Staffel",
		episode: "Folge",
		episode_title: "Name der Folge",
		watched_at: "Gesehen am",
		added_at: "Gemerkt am",
		rating: "Bewertung von 1 bis 10",
		rated_at: "Bewertet am",
		note: "Notiz oder Kritik",
		noted_at: "Notiert am",
		stars: "Bewertung von ½ bis 5 Sternen",
		tmdb: "ID bei TMDB",
		imdb: "ID bei IMDb",
		tvdb: "ID bei TheTVDB",
		source_id: "ID des Eintrags",
	},
	readFile: "Datei lesen",
	readingFile: "Wird gelesen …",
});
