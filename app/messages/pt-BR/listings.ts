import type { ListingFacets, MovieGenre, Range, ShowGenre } from "../listed";
import type { ListingsTexts } from "../listings";

const MOVIES: Record<MovieGenre, string> = {
	Action: "Filmes de ação",
	Adventure: "Filmes de aventura",
	Animation: "Filmes de animação",
	Comedy: "Comédias",
	Crime: "Filmes policiais",
	Documentary: "Documentários",
	Drama: "Dramas",
	Family: "Filmes para a família",
	Fantasy: "Filmes de fantasia",
	History: "Filmes históricos",
	Horror: "Filmes de terror",
	Music: "Filmes musicais",
	Mystery: "Filmes de mistério",
	Romance: "Filmes românticos",
	"Science Fiction": "Filmes de ficção científica",
	"TV Movie": "Filmes para TV",
	Thriller: "Filmes de suspense",
	War: "Filmes de guerra",
	Western: "Filmes de faroeste",
};

const SHOWS: Record<ShowGenre, string> = {
	"Action & Adventure": "Séries de ação e aventura",
	Animation: "Séries de animação",
	Comedy: "Séries de comédia",
	Crime: "Séries policiais",
	Documentary: "Séries documentais",
	Drama: "Séries de drama",
	Family: "Séries para a família",
	Kids: "Séries infantis",
	Mystery: "Séries de mistério",
	News: "Programas de notícias",
	Reality: "Reality shows",
	"Sci-Fi & Fantasy": "Séries de ficção científica e fantasia",
	Soap: "Novelas",
	Talk: "Programas de entrevistas",
	"War & Politics": "Séries de guerra e política",
	Western: "Séries de faroeste",
};

const ORDERS = { all: "", trending: " em alta", top_rated: " mais bem avaliados", latest: " recentes" };
const FEMININE = /^(?:Comédias|Novelas|Séries)/;

function nameTitles({ mediaType, genre }: ListingFacets): string {
	if (genre === "") return mediaType === "movie" ? "Filmes" : "Séries";
	return mediaType === "movie" ? MOVIES[genre as MovieGenre] : SHOWS[genre as ShowGenre];
}

function nameOrder(order: ListingFacets["order"], titles: string): string {
	return order === "top_rated" && FEMININE.test(titles) ? " mais bem avaliadas" : ORDERS[order];
}

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return ` até ${to}`;
	if (to === null) return ` desde ${from}`;
	if (from === to) return ` de ${from}`;
	if (from % 10 !== 0 || to !== from + 9) return ` de ${from} a ${to}`;
	return from < 2000 && from >= 1920 ? ` dos anos ${from % 100}` : ` dos anos ${from}`;
}

function range({ from, to }: Range, unit: string): string {
	if (from === null) return `Até ${to}${unit}`;
	if (to === null) return `A partir de ${from}${unit}`;
	return from === to ? `${from}${unit}` : `De ${from} a ${to}${unit}`;
}

export default (): ListingsTexts => ({
	nameListing: (facets: ListingFacets) => {
		const { order, country, language } = facets;
		const titles = nameTitles(facets);
		const name = `${titles}${nameOrder(order, titles)}${language && ` em ${language}`}${nameYears(facets)}`;
		return [name, country].filter(Boolean).join(" · ");
	},
	pageOf: (name: string, page: number) => `${name}, página ${page}`,
	moviesDescription: "Todos os filmes do catálogo, por gênero, ano, nota e idioma.",
	showsDescription: "Todas as séries do catálogo, por gênero, ano, nota e idioma.",
	searchMovies: "Buscar filmes",
	searchShows: "Buscar séries",
	searchingMovies:
		"<wide>Buscando por nome em todos os filmes. </wide>Filtros e ordenação ficam desativados<wide> durante a busca</wide>.",
	searchingShows:
		"<wide>Buscando por nome em todas as séries. </wide>Filtros e ordenação ficam desativados<wide> durante a busca</wide>.",
	noMovies: "Nenhum filme encontrado",
	noMoviesAdvice: "Nenhum filme disponível",
	noShows: "Nenhuma série encontrada",
	noShowsAdvice: "Nenhuma série disponível",
	nothingFits: "Nada encontrado",
	nothingFitsAdvice: "Tente mudar os critérios de busca",

	show: "Mostrar",
	allMovies: "Todos os filmes",
	allShows: "Todas as séries",
	trending: "Em alta",
	topRated: "Melhor avaliação",
	latest: "Novidades",
	mostPopular: "Mais populares",
	byName: "De A a Z",
	genre: "Gênero",
	allGenres: "Todos os gêneros",
	sortBy: "Ordenar por",
	clearFilters: "Limpar filtros",
	activeFilters: "Filtros ativos",
	removeFilter: (filter: string) => `Remover filtro: ${filter}`,

	moreFilters: "<more>Mais </more><filters>filtros</filters>",
	releaseYear: "Ano de lançamento",
	firstAired: "Ano de estreia",
	minimumScore: "Nota mínima",
	minimumVotes: "Mínimo de votos",
	runtime: "Duração em minutos",
	episodeRuntime: "Duração do episódio em minutos",
	country: "País",
	anyCountry: "Qualquer país",
	originalLanguage: "Idioma original",
	anyLanguage: "Qualquer idioma",
	provider: "Plataforma",
	anyProvider: "Qualquer plataforma",
	from: "De",
	to: "Até",
	any: "Qualquer",
	showTitles: "Mostrar títulos",
	reset: "Redefinir",
	hideWatched: "Ocultar o que já vi",
	hideWatchedNote:
		"Listas, busca e coleções deixam de fora os filmes que você viu e as séries que começou. A Minha lista continua com eles.",
	preferencesFailed: "Não foi possível carregar suas preferências. Tente de novo.",
	changeFailed: "Não foi possível alterar. Tente de novo.",

	score: (score: number) => `Nota ${score}+`,
	votes: (votes: string) => `${votes}+ votos`,
	years: (years: Range) => range(years, ""),
	minutes: (minutes: Range) => range(minutes, " min"),
});
