import type { TextTools } from "../area";
import type { DiaryTexts } from "../diary";

export default ({ plural }: TextTools<"pt-BR">): DiaryTexts => ({
	whatYouWatched: "O que você viu",
	whatYouRated: "O que você avaliou",
	counted: ({ text, isAmong, number, count, hasMore, isRated }) => {
		const among = `${text && `<text>“${text}” </text>`}${isAmong ? "entre " : ""}`;
		const rated = { one: "avaliado", many: "avaliados", other: "avaliados" };
		const watched = { one: "visto", many: "vistos", other: "vistos" };
		return `${among}${hasMore ? (isAmong ? "mais de " : "Mais de ") : ""}${count} ${plural(number, isRated ? rated : watched)}`;
	},
	isFull: (max) => `A lista está cheia: cabem ${max} registros. Remova alguns para poder adicionar outros.`,
	loading: "Carregando…",
	pages: "Páginas",
	highest: "Notas mais altas",
	lower: "Notas mais baixas",
	latest: "Mais recentes",
	earlier: "Anteriores",
	entriesStay: "Os registros ficam até que você os remova ou limpe a lista.",
	daysOf: (zone) => `Fuso horário dos dias: <link>${zone}</link>.`,
	clear: "Apagar o que já vi",

	continued: (list) => `${list}, continuação`,
	dateUnknown: "Data desconhecida",
	ratedWith: "Nota",
	viewings: (count) => plural(count, { one: "# visualização", many: "# de visualizações", other: "# visualizações" }),
	episodeShort: (number) => `E${number}`,
	withWhom: (names) => `com <names>${names}</names>`,
	watchedAgain: "Visto de novo",
	again: ", de novo",
	nothingLower: "Nenhuma nota mais baixa",
	nothingEarlier: "Nada antes disso",
	endsBefore: "A lista termina em uma página anterior",
	nothingRated: "Nada avaliado ainda",
	nothingRatedAdvice: "Avalie o que você viu na página do título ou nesta lista",
	nothingWatched: "Nada visto ainda",
	nothingWatchedAdvice: "O que você termina de ver, ou marca como visto, aparece aqui",

	ticketOf: (title, date) => `${title}, ${date}`,
	undatedTicket: (title) => `${title}, data desconhecida`,
	seasonTicket: (title, season, episodes) => `${title}, temporada ${season}, vistos: ${episodes}`,
	ticket: {
		admitOne: "INGRESSO",
		oneEvening: "UMA NOITE",
		day: (day, month, year) => `${day} ${month.replace(".", "")} ${year}`,
		number: (id) => `Número ${id}`,
		seasonTicket: "PASSE DE TEMPORADA",
		season: (number) => (number === 0 ? "ESPECIAIS" : `TEMPORADA ${number}`),
		punched: (punched, count) => `${punched} DE ${count}`,
	},

	allTime: "Todos os anos",
	years: "Anos",
	diary: "Diário",
	nothingYet: "Nada visto ainda",
	nothingInYear: "Nada visto neste ano",
	daysWithSomething: (count) =>
		plural(count, {
			one: "# dia em que você assistiu a algo",
			many: "# de dias em que você assistiu a algo",
			other: "# dias em que você assistiu a algo",
		}),
	ticketOfYear: "Um ingresso de cada ano",
	ticketOfMonth: "Um ingresso de cada mês",
	shareAsPicture: "Compartilhar como imagem",
	downloadToPrint: "Baixar para imprimir",
	pictureFailed: "Não foi possível criar a imagem. Tente de novo.",
	figure: (count, unit) => `${count} ${unit}`,

	hours: (count) => plural(count, { one: "hora", many: "de horas", other: "horas" }),
	titles: (count) => plural(count, { one: "título", many: "de títulos", other: "títulos" }),
	movies: (count) => plural(count, { one: "filme", many: "de filmes", other: "filmes" }),
	episodes: (count) => plural(count, { one: "episódio", many: "de episódios", other: "episódios" }),
	rewatches: (count) => plural(count, { one: "visto de novo", many: "vistos de novo", other: "vistos de novo" }),
	daysInARow: (count) => plural(count, { one: "dia seguido", many: "de dias seguidos", other: "dias seguidos" }),

	yearByYear: "Ano a ano",
	monthByMonth: "Mês a mês",
	watchedByYear: "Vistos por ano",
	watchedByMonth: "Vistos por mês",
	countIn: (count, period) => `${count} em ${period}`,
	howYouRated: "Como você avaliou",
	titlesByRating: "Títulos por nota",
	ratedAs: (rating) => `Nota ${rating}`,
	countRated: (count, rating) => `${count} com nota ${rating}`,
	mostWatched: "Mais vistos",
	mostSeenPeople: "Quem você mais viu",
	genres: "Gêneros",
	decades: "Décadas",
	decade: (year) => `Anos ${/^19[2-9]/.test(year) ? year.slice(2) : year}`,
	countries: "Países",
	times: (count) => plural(count, { one: "# vez", many: "# de vezes", other: "# vezes" }),
	ofTitles: (count) => plural(count, { one: "# título", many: "# de títulos", other: "# títulos" }),

	longestRun: (first, last) => `A maior sequência de dias foi de ${first} a ${last}.`,
	untimed: (count) =>
		plural(count, {
			one: "As horas não incluem um registro de duração desconhecida.",
			many: "As horas não incluem # de registros de duração desconhecida.",
			other: "As horas não incluem # registros de duração desconhecida.",
		}),
	unknownTitles: (count) =>
		plural(count, {
			one: "Gêneros, países e pessoas não incluem # título.",
			many: "Gêneros, países e pessoas não incluem # de títulos.",
			other: "Gêneros, países e pessoas não incluem # títulos.",
		}),
	cutAll: (max) => `Tudo, exceto filmes e episódios, considera só seus últimos ${max} registros.`,
	cutYear: (max) => `O ano tem mais de ${max} registros: os números consideram só os mais recentes.`,
	undatedOfAll: "O que não tem data só conta entre os filmes e os episódios.",
	undatedOfYear: "O que não tem data não entra em nenhum ano.",
});
