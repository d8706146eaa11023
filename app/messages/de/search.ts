import type { SearchTexts } from "../search";

export default (): SearchTexts => ({
	description: "Finde Filme, Serien und Personen nach ihrem Namen.",
	kinds: "Arten",
	all: "Alle",
	people: "Personen",
	startSearch: "Wonach suchst du?",
	startAdvice:
		"Gib einen Titel oder einen Namen ein. Ein Jahr grenzt die Ergebnisse ein, etwa „Dune 2021“. Du kannst auch eine Liste beschreiben, etwa „Horror der 80er“, oder den Link zu einem Titel einfügen.",
	genres: "Genres",
	recentSearches: "Letzte Suchen",
	removeSearch: (text: string) => `${text} entfernen`,

	movies: "Filme",
	shows: "Serien",
	moviesAndShows: "Filme und Serien",
	seeAllPeople: "Alle Personen anzeigen",
	lists: "Listen",
	withWords: (text: string) => `Mit „${text}“`,
	withSign: (sign: string) => `Mit dem Symbol „${sign}“`,

	noResults: "Keine Ergebnisse",
	nothingCalled: (text: string, advice: string) => `Zu „${text}“ gibt es keine Treffer. ${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`Zu „${text}“ gibt es in diesem Profil keine Treffer. Titel über seiner Altersgrenze fehlen hier.`,
	englishNamesOnly: "Der Beispielkatalog hat nur englische Namen.",
	noSuchAddress: "Zu dieser Adresse gibt es in diesem Katalog keinen Titel.",
	checkSpelling: "Prüfe die Schreibweise oder versuch es mit weniger Wörtern.",
	tryListAbove: "Sieh dir die Liste oben an.",
	tryFewerWords: "Versuch es mit weniger Wörtern.",
	searchMoviesAndShows: "Filme und Serien durchsuchen",
});
