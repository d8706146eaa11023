import type { SearchTexts } from "../search";

export default (): SearchTexts => ({
	description: "Encontre filmes, séries e pessoas pelo nome.",
	kinds: "Tipos",
	all: "Tudo",
	people: "Pessoas",
	startSearch: "Comece sua busca",
	startAdvice:
		"Digite um título ou um nome. Acrescente um ano para refinar, como em “Duna 2021”, descreva uma lista, como em “terror dos anos 80”, ou cole o link de um título.",
	genres: "Gêneros",
	recentSearches: "Buscas recentes",
	removeSearch: (text: string) => `Remover ${text}`,

	movies: "Filmes",
	shows: "Séries",
	moviesAndShows: "Filmes e séries",
	seeAllPeople: "Ver todas as pessoas",
	lists: "Listas",
	withWords: (text: string) => `Com “${text}”`,
	withSign: (sign: string) => `Com o símbolo “${sign}”`,

	noResults: "Nenhum resultado",
	nothingCalled: (text: string, advice: string) => `Não encontramos nada com o nome “${text}”. ${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`Não encontramos nada com o nome “${text}” neste perfil. Títulos acima do limite de idade dele ficam de fora.`,
	englishNamesOnly: "O catálogo de exemplo só tem nomes em inglês.",
	noSuchAddress: "Nenhum título deste catálogo tem este link.",
	checkSpelling: "Confira a grafia ou tente com menos palavras.",
	tryListAbove: "Tente a lista acima.",
	tryFewerWords: "Tente com menos palavras.",
	searchMoviesAndShows: "Buscar em filmes e séries",
});
