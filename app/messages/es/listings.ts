import type { ListingFacets, MovieGenre, Range, ShowGenre } from "../listed";
import type { ListingsTexts } from "../listings";

const MOVIES: Record<MovieGenre, string> = {
	Action: "Películas de acción",
	Adventure: "Películas de aventuras",
	Animation: "Películas de animación",
	Comedy: "Comedias",
	Crime: "Películas policíacas",
	Documentary: "Documentales",
	Drama: "Dramas",
	Family: "Películas familiares",
	Fantasy: "Películas de fantasía",
	History: "Películas históricas",
	Horror: "Películas de terror",
	Music: "Películas musicales",
	Mystery: "Películas de misterio",
	Romance: "Películas románticas",
	"Science Fiction": "Películas de ciencia ficción",
	"TV Movie": "Películas para televisión",
	Thriller: "Thrillers",
	War: "Películas bélicas",
	Western: "Películas del Oeste",
};

const SHOWS: Record<ShowGenre, string> = {
	"Action & Adventure": "Series de acción y aventura",
	Animation: "Series de animación",
	Comedy: "Series de comedia",
	Crime: "Series policíacas",
	Documentary: "Series documentales",
	Drama: "Series dramáticas",
	Family: "Series familiares",
	Kids: "Series infantiles",
	Mystery: "Series de misterio",
	News: "Programas de noticias",
	Reality: "Programas de telerrealidad",
	"Sci-Fi & Fantasy": "Series de ciencia ficción y fantasía",
	Soap: "Telenovelas",
	Talk: "Programas de entrevistas",
	"War & Politics": "Series de guerra y política",
	Western: "Series del Oeste",
};

const ORDERS = { all: "", trending: " en tendencia", top_rated: " con mejor valoración", latest: " recientes" };

function nameTitles({ mediaType, genre }: ListingFacets): string {
	if (genre === "") return mediaType === "movie" ? "Películas" : "Series";
	return mediaType === "movie" ? MOVIES[genre as MovieGenre] : SHOWS[genre as ShowGenre];
}

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return ` hasta ${to}`;
	if (to === null) return ` desde ${from}`;
	if (from === to) return ` de ${from}`;
	if (from % 10 !== 0 || to !== from + 9) return ` de ${from} a ${to}`;
	return from >= 1920 && from < 2000 ? ` de los años ${from % 100}` : ` de la década de ${from}`;
}

function range({ from, to }: Range, unit: string): string {
	if (from === null) return `Hasta ${to}${unit}`;
	if (to === null) return `Desde ${from}${unit}`;
	return from === to ? `${from}${unit}` : `De ${from} a ${to}${unit}`;
}

export default (): ListingsTexts => ({
	nameListing: ({ order, country, language, ...facets }: ListingFacets) => {
		const titles = nameTitles({ order, country, language, ...facets });
		return `${titles}${ORDERS[order]}${country && ` de ${country}`}${language && ` en ${language}`}${nameYears(facets)}`;
	},
	pageOf: (name: string, page: number) => `${name}, página ${page}`,
	moviesDescription: "Todas las películas del catálogo, por género, año, puntuación e idioma.",
	showsDescription: "Todas las series del catálogo, por género, año, puntuación e idioma.",
	searchMovies: "Buscar películas",
	searchShows: "Buscar series",
	searchingMovies:
		"<wide>Buscas por nombre en todas las películas. </wide>Los filtros y el orden no se aplican<wide> mientras buscas</wide>.",
	searchingShows:
		"<wide>Buscas por nombre en todas las series. </wide>Los filtros y el orden no se aplican<wide> mientras buscas</wide>.",
	noMovies: "No se encontraron películas",
	noMoviesAdvice: "No hay películas disponibles",
	noShows: "No se encontraron series",
	noShowsAdvice: "No hay series disponibles",
	nothingFits: "No se encontró nada",
	nothingFitsAdvice: "Prueba con otros criterios de búsqueda",

	show: "Mostrar",
	allMovies: "Todas las películas",
	allShows: "Todas las series",
	trending: "Tendencias",
	topRated: "Mejor valoradas",
	latest: "Novedades",
	mostPopular: "Más populares",
	byName: "De la A a la Z",
	genre: "Género",
	allGenres: "Todos los géneros",
	sortBy: "Ordenar por",
	clearFilters: "Quitar filtros",
	activeFilters: "Filtros activos",
	removeFilter: (filter: string) => `Quitar el filtro: ${filter}`,

	moreFilters: "<more>Más </more><filters>filtros</filters>",
	releaseYear: "Año de estreno",
	firstAired: "Año de estreno",
	minimumScore: "Puntuación mínima",
	minimumVotes: "Mínimo de votos",
	runtime: "Duración en minutos",
	episodeRuntime: "Duración del episodio en minutos",
	country: "País",
	anyCountry: "Cualquier país",
	originalLanguage: "Idioma original",
	anyLanguage: "Cualquier idioma",
	provider: "Plataforma",
	anyProvider: "Cualquier plataforma",
	from: "Desde",
	to: "Hasta",
	any: "Cualquiera",
	showTitles: "Mostrar títulos",
	reset: "Restablecer",
	hideWatched: "Ocultar lo que ya vi",
	hideWatchedNote:
		"Las listas, la búsqueda y las sagas omiten las películas que viste y las series que empezaste. Mi lista las conserva.",
	preferencesFailed: "No se pudieron cargar tus preferencias. Inténtalo de nuevo.",
	changeFailed: "No se pudo cambiar. Inténtalo de nuevo.",

	score: (score: number) => `Puntuación: ${score}+`,
	votes: (votes: string) => `${votes}+ votos`,
	years: (years: Range) => range(years, ""),
	minutes: (minutes: Range) => range(minutes, " min"),
});
