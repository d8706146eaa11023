import type { ListingFacets, MovieGenre, Range, ShowGenre } from "../listed";
import type { ListingsTexts } from "../listings";

const MOVIES: Record<MovieGenre, string> = {
	Action: "Films d’action",
	Adventure: "Films d’aventure",
	Animation: "Films d’animation",
	Comedy: "Comédies",
	Crime: "Films policiers",
	Documentary: "Documentaires",
	Drama: "Drames",
	Family: "Films pour la famille",
	Fantasy: "Films fantastiques",
	History: "Films historiques",
	Horror: "Films d’horreur",
	Music: "Films musicaux",
	Mystery: "Films à énigme",
	Romance: "Films romantiques",
	"Science Fiction": "Films de science-fiction",
	"TV Movie": "Téléfilms",
	Thriller: "Thrillers",
	War: "Films de guerre",
	Western: "Westerns",
};

const SHOWS: Record<ShowGenre, string> = {
	"Action & Adventure": "Séries d’action et d’aventure",
	Animation: "Séries d’animation",
	Comedy: "Séries comiques",
	Crime: "Séries policières",
	Documentary: "Séries documentaires",
	Drama: "Séries dramatiques",
	Family: "Séries pour la famille",
	Kids: "Séries pour enfants",
	Mystery: "Séries à énigme",
	News: "Émissions d’actualité",
	Reality: "Téléréalités",
	"Sci-Fi & Fantasy": "Séries de science-fiction et fantastiques",
	Soap: "Feuilletons",
	Talk: "Talk-shows",
	"War & Politics": "Séries sur la guerre et la politique",
	Western: "Séries western",
};

const ORDERS = { all: "", trending: "Tendances", top_rated: "Meilleures notes", latest: "Nouveautés" };

function nameTitles({ mediaType, genre }: ListingFacets): string {
	if (genre === "") return mediaType === "movie" ? "Films" : "Séries";
	return mediaType === "movie" ? MOVIES[genre as MovieGenre] : SHOWS[genre as ShowGenre];
}

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return ` jusqu’en ${to}`;
	if (to === null) return ` depuis ${from}`;
	if (from === to) return ` de ${from}`;
	if (from % 10 !== 0 || to !== from + 9) return ` de ${from} à ${to}`;
	return from < 2000 && from >= 1920 ? ` des années ${from % 100}` : ` des années ${from}`;
}

function range({ from, to }: Range, unit: string): string {
	if (from === null) return `Jusqu’à ${to}${unit}`;
	if (to === null) return `À partir de ${from}${unit}`;
	return from === to ? `${from}${unit}` : `De ${from} à ${to}${unit}`;
}

export default (): ListingsTexts => ({
	nameListing: (facets: ListingFacets) => {
		const { order, country, language } = facets;
		const name = `${nameTitles(facets)}${language && ` en ${language}`}${nameYears(facets)}`;
		return [name, country, ORDERS[order]].filter(Boolean).join(" · ");
	},
	pageOf: (name: string, page: number) => `${name}, page ${page}`,
	moviesDescription: "Tous les films du catalogue, par genre, année, note et langue.",
	showsDescription: "Toutes les séries du catalogue, par genre, année, note et langue.",
	searchMovies: "Rechercher un film",
	searchShows: "Rechercher une série",
	searchingMovies:
		"<wide>Recherche par nom dans tous les films. </wide>Les filtres et le tri ne s’appliquent pas<wide> pendant la recherche</wide>.",
	searchingShows:
		"<wide>Recherche par nom dans toutes les séries. </wide>Les filtres et le tri ne s’appliquent pas<wide> pendant la recherche</wide>.",
	noMovies: "Aucun film trouvé",
	noMoviesAdvice: "Aucun film disponible",
	noShows: "Aucune série trouvée",
	noShowsAdvice: "Aucune série disponible",
	nothingFits: "Aucun résultat",
	nothingFitsAdvice: "Essayez de modifier vos critères de recherche",

	show: "Afficher",
	allMovies: "Tous les films",
	allShows: "Toutes les séries",
	trending: "Tendances",
	topRated: "Meilleures notes",
	latest: "Nouveautés",
	mostPopular: "Les plus populaires",
	byName: "De A à Z",
	genre: "Genre",
	allGenres: "Tous les genres",
	sortBy: "Trier par",
	clearFilters: "Effacer les filtres",
	activeFilters: "Filtres actifs",
	removeFilter: (filter: string) => `Retirer le filtre : ${filter}`,

	moreFilters: "<more>Plus de </more><filters>filtres</filters>",
	releaseYear: "Année de sortie",
	firstAired: "Première diffusion",
	minimumScore: "Note minimale",
	minimumVotes: "Nombre minimal de votes",
	runtime: "Durée en minutes",
	episodeRuntime: "Durée d’un épisode en minutes",
	country: "Pays",
	anyCountry: "Tous les pays",
	originalLanguage: "Langue originale",
	anyLanguage: "Toutes les langues",
	provider: "Plateforme",
	anyProvider: "Toutes les plateformes",
	from: "De",
	to: "À",
	any: "Indifférent",
	showTitles: "Afficher les titres",
	reset: "Réinitialiser",
	hideWatched: "Masquer ce que j’ai déjà vu",
	hideWatchedNote:
		"Les films que vous avez vus et les séries que vous avez commencées n’apparaissent plus dans les listes, la recherche et les sagas. Ma liste les garde.",
	preferencesFailed: "Impossible de charger vos préférences. Réessayez.",
	changeFailed: "La modification a échoué. Réessayez.",

	score: (score: number) => `Note : ${score} et plus`,
	votes: (votes: string) => `${votes} votes et plus`,
	years: (years: Range) => range(years, ""),
	minutes: (minutes: Range) => range(minutes, " min"),
});
