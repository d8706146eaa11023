import type { TextTools } from "../area";
import type { BrowseTexts } from "../browse";
import type { ListCount } from "../listed";

const NOUNS = {
	movie: { one: "# filme", many: "# de filmes", other: "# filmes" },
	tv: { one: "# série", many: "# de séries", other: "# séries" },
	title: { one: "# título", many: "# de títulos", other: "# títulos" },
	result: { one: "# resultado", many: "# de resultados", other: "# resultados" },
	person: { one: "# pessoa", many: "# de pessoas", other: "# pessoas" },
} as const;

export default ({ plural }: TextTools<"pt-BR">): BrowseTexts => ({
	homeRows: {
		trending: "Em alta",
		"popular-movies": "Filmes populares",
		"trending-shows": "Séries em alta",
		"popular-shows": "Séries populares",
		netflix: "Originais Netflix",
		disney: "Coleção Disney+",
		hbo: "Séries da HBO",
		prime: "Prime Video",
	},
	recommended: "Recomendados para você",
	trendingNow: "Em alta agora",
	moreInfo: "Mais informações",
	aboutTitle: (title: string) => `sobre ${title}`,
	allPictures: "Todas as imagens",
	adminForRoles:
		"Só administradores e proprietários podem abrir o painel de administração. Um proprietário pode liberar seu acesso.",
	adminForFirstPerson:
		"Só o primeiro perfil da sua conta pode abrir o painel de administração. Troque de perfil primeiro.",
	intermission: "Intervalo",

	savedCatalogue: "Mostrando o catálogo salvo",
	unavailable: "O catálogo não está respondendo no momento. Tente de novo daqui a pouco.",
	fromSavedCatalogue: "Do catálogo salvo",
	notResponding: "O catálogo não está respondendo",
	lightsBackSoon: "As luzes voltam logo, e nada do que você salvou se perdeu.",
	opensByItself: "Esta página abre sozinha assim que o catálogo responder.",
	goBack: "Voltar",

	leftOut: (count: number) =>
		plural(count, {
			one: "# título fora da lista",
			many: "# de títulos fora da lista",
			other: "# títulos fora da lista",
		}),
	leftOutNote: "Você já viu ou marcou “Não é para mim”.",
	hiddenResults: (count: number) =>
		plural(count, { one: "# resultado oculto", many: "# de resultados ocultos", other: "# resultados ocultos" }),
	hiddenNote: "Pouco se sabe além do nome.",
	showHidden: (count: number) => plural(count, { one: "Mostrar", many: "Mostrar", other: "Mostrar" }),

	titles: "Títulos",
	loadingTitles: "Carregando títulos",
	titleCount: (count: number) => plural(count, NOUNS.title),
	peopleCount: (count: number) => plural(count, NOUNS.person),
	showing: ({ kind, shown, total, isAbout }: ListCount) =>
		`Mostrando <shown>${shown}</shown> de ${isAbout ? "cerca de " : ""}${plural(total, NOUNS[kind])}`,
	shownOf: ({ kind, shown, total, isAbout }: ListCount) =>
		`Mostrando ${shown} de ${isAbout ? "cerca de " : ""}${plural(total, NOUNS[kind])}`,
	rowHas: (row: string, count: string) => `${row}: ${count}`,
	sentence: (said: string) => `${said}.`,
	sentences: (said: string[]) => said.join(". "),
	lacksWords: "Nenhum título tem todas estas palavras",
	resultsFor: (text: string) => `Resultados para “${text}”`,
	threeColumns: "Três colunas",
	moreNotLoaded: "Não foi possível carregar mais conteúdo. Tente de novo.",
	loadMore: "Carregar mais",
	loadMoreResults: "Carregar mais resultados",
	loadingMore: "Carregando…",
	theEnd: "Fim",
	pages: "Páginas",
	previousPage: "Página anterior",
	nextPage: "Próxima página",
});
