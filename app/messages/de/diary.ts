import type { TextTools } from "../area";
import type { DiaryTexts } from "../diary";

export default ({ plural }: TextTools<"de">): DiaryTexts => ({
	whatYouWatched: "Was du gesehen hast",
	whatYouRated: "Was du bewertet hast",
	counted: ({ text, isAmong, number, count, hasMore, isRated }) => {
		if (!isAmong) return `${hasMore ? `Mehr als ${count}` : count} ${isRated ? "bewertet" : "gesehen"}`;
		const ratings = { one: "Bewertung", other: "Bewertungen" };
		const entries = { one: "Eintrag", other: "Einträgen" };
		return `${text ? `<text>„${text}“ </text>unter` : "Unter"} ${hasMore ? "mehr als " : ""}${count} ${plural(number, isRated ? ratings : entries)}`;
	},
	isFull: (max) => `Die Liste ist voll: Sie fasst ${max} Einträge. Entferne einige, damit neue Platz haben.`,
	loading: "Wird geladen …",
	pages: "Seiten",
	highest: "Höchste",
	lower: "Niedrigere",
	latest: "Neueste",
	earlier: "Frühere",
	entriesStay: "Einträge bleiben, bis du sie entfernst oder die Liste leerst.",
	daysOf: (zone) => `Zeitzone: <link>${zone}</link>.`,
	clear: "Gesehenes löschen",

	continued: (list) => `${list}, Fortsetzung`,
	dateUnknown: "Datum unbekannt",
	ratedWith: "Bewertet mit",
	viewings: (count) => plural(count, { one: "#-mal gesehen", other: "#-mal gesehen" }),
	episodeShort: (number) => `F${number}`,
	withWhom: (names) => `mit <names>${names}</names>`,
	watchedAgain: "Noch einmal gesehen",
	again: ", noch einmal",
	nothingLower: "Keine niedrigeren Bewertungen",
	nothingEarlier: "Keine früheren Einträge",
	endsBefore: "Die Liste endet schon vor dieser Seite",
	nothingRated: "Noch nichts bewertet",
	nothingRatedAdvice: "Bewerte, was du gesehen hast, auf der Seite des Titels oder in dieser Liste",
	nothingWatched: "Noch nichts gesehen",
	nothingWatchedAdvice: "Was du zu Ende schaust oder als gesehen markierst, erscheint hier",

	ticketOf: (title, date) => `${title}, ${date}`,
	undatedTicket: (title) => `${title}, Datum unbekannt`,
	seasonTicket: (title, season, episodes) => `${title}, Staffel ${season}, gesehen: ${episodes}`,
	ticket: {
		admitOne: "EINTRITTSKARTE",
		oneEvening: "EIN ABEND",
		day: (day, month, year) => `${day}. ${month} ${year}`,
		number: (id) => `Nr. ${id}`,
		seasonTicket: "DAUERKARTE",
		season: (number) => (number === 0 ? "EXTRAS" : `STAFFEL ${number}`),
		punched: (punched, count) => `${punched} VON ${count}`,
	},

	allTime: "Alle Jahre",
	years: "Jahre",
	diary: "Tagebuch",
	nothingYet: "Noch nichts gesehen",
	nothingInYear: "In diesem Jahr nichts gesehen",
	daysWithSomething: (count) =>
		plural(count, { one: "# Tag, an dem etwas lief", other: "# Tage, an denen etwas lief" }),
	ticketOfYear: "Ein Ticket für jedes Jahr",
	ticketOfMonth: "Ein Ticket für jeden Monat",
	shareAsPicture: "Als Bild teilen",
	downloadToPrint: "Zum Drucken herunterladen",
	pictureFailed: "Das Bild konnte nicht erstellt werden. Versuch es noch einmal.",
	figure: (count, unit) => `${count} ${unit}`,

	hours: (count) => plural(count, { one: "Stunde", other: "Stunden" }),
	titles: (count) => plural(count, { one: "Titel", other: "Titel" }),
	movies: (count) => plural(count, { one: "Film", other: "Filme" }),
	episodes: (count) => plural(count, { one: "Folge", other: "Folgen" }),
	rewatches: (count) => plural(count, { one: "noch einmal gesehen", other: "noch einmal gesehen" }),
	daysInARow: (count) => plural(count, { one: "Tag am Stück", other: "Tage am Stück" }),

	yearByYear: "Jahr für Jahr",
	monthByMonth: "Monat für Monat",
	watchedByYear: "Gesehen nach Jahr",
	watchedByMonth: "Gesehen nach Monat",
	countIn: (count, period) => `${period}: ${count}`,
	howYouRated: "So hast du bewertet",
	titlesByRating: "Titel nach Bewertung",
	ratedAs: (rating) => `Bewertet mit ${rating}`,
	countRated: (count, rating) => `${count} mit ${rating} bewertet`,
	mostWatched: "Am häufigsten gesehen",
	mostSeenPeople: "Meistgesehene Personen",
	genres: "Genres",
	decades: "Jahrzehnte",
	decade: (year) => `${year}er`,
	countries: "Länder",
	times: (count) => plural(count, { one: "#-mal", other: "#-mal" }),
	ofTitles: (count) => plural(count, { one: "# Titel", other: "# Titel" }),

	longestRun: (first, last) => `Die meisten Tage am Stück waren es vom ${first} bis zum ${last}.`,
	untimed: (count) =>
		plural(count, {
			one: "Bei den Stunden fehlt ein Eintrag mit unbekannter Länge.",
			other: "Bei den Stunden fehlen # Einträge mit unbekannter Länge.",
		}),
	unknownTitles: (count) =>
		plural(count, {
			one: "Bei Genres, Ländern und Personen fehlt # Titel.",
			other: "Bei Genres, Ländern und Personen fehlen # Titel.",
		}),
	cutAll: (max) => `Außer bei Filmen und Folgen zählen nur deine letzten ${max} Einträge.`,
	cutYear: (max) => `Das Jahr hat mehr als ${max} Einträge: Gezählt werden nur die neuesten.`,
	undatedOfAll: "Einträge ohne Datum zählen nur bei Filmen und Folgen mit.",
	undatedOfYear: "Einträge ohne Datum gehören zu keinem Jahr.",
});
