import type { SearchTexts } from "../search";

export default (): SearchTexts => ({
	description: "Encuentra películas, series y personas por su nombre.",
	kinds: "Tipos",
	all: "Todo",
	people: "Personas",
	startSearch: "Empieza a buscar",
	startAdvice:
		"Escribe un título o un nombre. Añade un año para acotar los resultados, como «Dune 2021», describe una lista, como «terror de los 80», o pega el enlace de un título.",
	genres: "Géneros",
	recentSearches: "Búsquedas recientes",
	removeSearch: (text: string) => `Quitar ${text}`,

	movies: "Películas",
	shows: "Series",
	moviesAndShows: "Películas y series",
	seeAllPeople: "Ver todas las personas",
	lists: "Listas",
	withWords: (text: string) => `Con «${text}»`,
	withSign: (sign: string) => `Con el símbolo «${sign}»`,

	noResults: "Sin resultados",
	nothingCalled: (text: string, advice: string) => `No hay nada que se llame «${text}». ${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`En este perfil no hay nada que se llame «${text}». No incluye los títulos por encima de su límite de edad.`,
	englishNamesOnly: "El catálogo de muestra solo tiene nombres en inglés.",
	noSuchAddress: "Ningún título de este catálogo tiene ese enlace.",
	checkSpelling: "Revisa la ortografía o prueba con menos palabras.",
	tryListAbove: "Prueba con la lista de arriba.",
	tryFewerWords: "Prueba con menos palabras.",
	searchMoviesAndShows: "Buscar en películas y series",
});
