import type { ListingFacets, MovieGenre, Range, ShowGenre } from "../listed";
import type { ListingsTexts } from "../listings";

const MOVIES: Record<MovieGenre, string> = {
	Action: "Actionfilme",
	Adventure: "Abenteuerfilme",
	Animation: "Animationsfilme",
	Comedy: "Komödien",
	Crime: "Krimis",
	Documentary: "Dokumentarfilme",
	Drama: "Dramen",
	Family: "Familienfilme",
	Fantasy: "Fantasyfilme",
	History: "Historienfilme",
	Horror: "Horrorfilme",
	Music: "Musikfilme",
	Mystery: "Mysteryfilme",
	Romance: "Liebesfilme",
	"Science Fiction": "Science-Fiction-Filme",
	"TV Movie": "Fernsehfilme",
	Thriller: "Thriller",
	War: "Kriegsfilme",
	Western: "Western",
};

const SHOWS: Record<ShowGenre, string> = {
	"Action & Adventure": "Action- und Abenteuerserien",
	Animation: "Animationsserien",
	Comedy: "Comedyserien",
	Crime: "Krimiserien",
	Documentary: "Dokumentarserien",
	Drama: "Dramaserien",
	Family: "Familienserien",
	Kids: "Kinderserien",
	Mystery: "Mysteryserien",
	News: "Nachrichtensendungen",
	Reality: "Realityshows",
	"Sci-Fi & Fantasy": "Sci-Fi- und Fantasyserien",
	Soap: "Seifenopern",
	Talk: "Talkshows",
	"War & Politics": "Serien über Krieg und Politik",
	Western: "Westernserien",
};

const ORDERS = { all: "", trending: "Angesagte ", top_rated: "Bestbewertete ", latest: "Neue " };

function nameTitles({ mediaType, genre }: ListingFacets): string {
	if (genre === "") return mediaType === "movie" ? "Filme" : "Serien";
	return mediaType === "movie" ? MOVIES[genre as MovieGenre] : SHOWS[genre as ShowGenre];
}

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return ` bis ${to}`;
	if (to === null) return ` ab ${from}`;
	if (from === to) return ` von ${from}`;
	if (from % 10 !== 0 || to !== from + 9) return ` von ${from} bis ${to}`;
	return from < 2000 && from >= 1920 ? ` der ${from % 100}er` : ` der ${from}er`;
}

function range({ from, to }: Range, unit: string): string {
	if (from === null) return `Bis ${to}${unit}`;
	if (to === null) return `Ab ${from}${unit}`;
	return from === to ? `${from}${unit}` : `${from} bis ${to}${unit}`;
}

export default (): ListingsTexts => ({
	nameListing: (facets: ListingFacets) => {
		const { order, country, language } = facets;
		const name = `${ORDERS[order]}${nameTitles(facets)}${nameYears(facets)}${language && ` auf ${language}`}`;
		return [name, country].filter(Boolean).join(" · ");
	},
	pageOf: (name: string, page: number) => `${name}, Seite ${page}`,
	moviesDescription: "Alle Filme im Katalog, nach Genre, Jahr, Bewertung und Sprache.",
	showsDescription: "Alle Serien im Katalog, nach Genre, Jahr, Bewertung und Sprache.",
	searchMovies: "Filme suchen",
	searchShows: "Serien suchen",
	searchingMovies:
		"<wide>Alle Filme werden nach Namen durchsucht. </wide>Filter und Sortierung sind aus<wide>, solange du suchst</wide>.",
	searchingShows:
		"<wide>Alle Serien werden nach Namen durchsucht. </wide>Filter und Sortierung sind aus<wide>, solange du suchst</wide>.",
	noMovies: "Keine Filme gefunden",
	noMoviesAdvice: "Keine Filme verfügbar",
	noShows: "Keine Serien gefunden",
	noShowsAdvice: "Keine Serien verfügbar",
	nothingFits: "Nichts gefunden",
	nothingFitsAdvice: "Versuch es mit anderen Suchkriterien",

	show: "Anzeigen",
	allMovies: "Alle Filme",
	allShows: "Alle Serien",
	trending: "Angesagt",
	topRated: "Bestbewertet",
	latest: "Neu",
	mostPopular: "Beliebteste",
	byName: "A bis Z",
	genre: "Genre",
	allGenres: "Alle Genres",
	sortBy: "Sortieren nach",
	clearFilters: "Filter zurücksetzen",
	activeFilters: "Aktive Filter",
	removeFilter: (filter: string) => `Filter entfernen: ${filter}`,

	moreFilters: "<more>Weitere </more><filters>Filter</filters>",
	releaseYear: "Erscheinungsjahr",
	firstAired: "Erstausstrahlung",
	minimumScore: "Mindestbewertung",
	minimumVotes: "Mindestanzahl Stimmen",
	runtime: "Laufzeit in Minuten",
	episodeRuntime: "Laufzeit einer Folge in Minuten",
	country: "Land",
	anyCountry: "Alle Länder",
	originalLanguage: "Originalsprache",
	anyLanguage: "Alle Sprachen",
	provider: "Anbieter",
	anyProvider: "Alle Anbieter",
	from: "Von",
	to: "Bis",
	any: "Beliebig",
	showTitles: "Titel anzeigen",
	reset: "Zurücksetzen",
	hideWatched: "Gesehenes ausblenden",
	hideWatchedNote:
		"Filme, die du gesehen hast, und Serien, die du angefangen hast, werden in Listen, Suche und Filmreihen ausgeblendet. In „Meine Liste“ bleiben sie.",
	preferencesFailed: "Deine Einstellungen konnten nicht geladen werden. Versuch es noch einmal.",
	changeFailed: "Das konnte nicht geändert werden. Versuch es noch einmal.",

	score: (score: number) => `Bewertung ab ${score}`,
	votes: (votes: string) => `Ab ${votes} Stimmen`,
	years: (years: Range) => range(years, ""),
	minutes: (minutes: Range) => range(minutes, " Min."),
});
