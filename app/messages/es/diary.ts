import type { TextTools } from "../area";
import type { DiaryTexts } from "../diary";

export default ({ plural }: TextTools<"es">): DiaryTexts => ({
	whatYouWatched: "Lo que viste",
	whatYouRated: "Lo que puntuaste",
	counted: ({ text, isAmong, number, count, hasMore, isRated }) => {
		const among = `${text && `<text>«${text}» </text>`}${isAmong ? "entre " : ""}`;
		const rated = { one: "puntuado", many: "puntuados", other: "puntuados" };
		const watched = { one: "visto", many: "vistos", other: "vistos" };
		return `${among}${hasMore ? (isAmong ? "más de " : "Más de ") : ""}${count} ${plural(number, isRated ? rated : watched)}`;
	},
	isFull: (max) => `La lista está llena: caben ${max} registros. Quita algunos para poder añadir otros.`,
	loading: "Cargando…",
	pages: "Páginas",
	highest: "Más altas",
	lower: "Más bajas",
	latest: "Más recientes",
	earlier: "Anteriores",
	entriesStay: "Los registros se conservan hasta que los quites o vacíes la lista.",
	daysOf: (zone) => `Zona horaria de los días: <link>${zone}</link>.`,
	clear: "Borrar lo que vi",

	continued: (list) => `${list}, continuación`,
	dateUnknown: "Fecha desconocida",
	ratedWith: "Puntuación:",
	viewings: (count) =>
		plural(count, { one: "# visualización", many: "# de visualizaciones", other: "# visualizaciones" }),
	episodeShort: (number) => `E${number}`,
	withWhom: (names) => `con <names>${names}</names>`,
	watchedAgain: "Otra visualización",
	again: ", otra vez",
	nothingLower: "No hay puntuaciones más bajas",
	nothingEarlier: "No hay nada anterior",
	endsBefore: "La lista termina en una página anterior",
	nothingRated: "Aún no has puntuado nada",
	nothingRatedAdvice: "Puntúa lo que viste en su página o en esta lista",
	nothingWatched: "Aún no has visto nada",
	nothingWatchedAdvice: "Lo que termines de ver, o marques como visto, aparece aquí",

	ticketOf: (title, date) => `${title}, ${date}`,
	undatedTicket: (title) => `${title}, fecha desconocida`,
	seasonTicket: (title, season, episodes) => `${title}, temporada ${season}, vistos: ${episodes}`,
	ticket: {
		admitOne: "ENTRADA",
		oneEvening: "UNA NOCHE",
		day: (day, month, year) => `${day} ${month} ${year}`,
		number: (id) => `Núm. ${id}`,
		seasonTicket: "ABONO DE TEMPORADA",
		season: (number) => (number === 0 ? "ESPECIALES" : `TEMPORADA ${number}`),
		punched: (punched, count) => `${punched} DE ${count}`,
	},

	allTime: "Todos los años",
	years: "Años",
	diary: "Diario",
	nothingYet: "Aún no has visto nada",
	nothingInYear: "No viste nada en este año",
	daysWithSomething: (count) =>
		plural(count, {
			one: "# día en el que viste algo",
			many: "# de días en los que viste algo",
			other: "# días en los que viste algo",
		}),
	ticketOfYear: "Una entrada de cine por año",
	ticketOfMonth: "Una entrada de cine por mes",
	shareAsPicture: "Compartir como imagen",
	downloadToPrint: "Descargar para imprimir",
	pictureFailed: "No se pudo crear la imagen. Inténtalo de nuevo.",
	figure: (count, unit) => `${count} ${unit}`,

	hours: (count) => plural(count, { one: "hora", many: "de horas", other: "horas" }),
	titles: (count) => plural(count, { one: "título", many: "de títulos", other: "títulos" }),
	movies: (count) => plural(count, { one: "película", many: "de películas", other: "películas" }),
	episodes: (count) => plural(count, { one: "episodio", many: "de episodios", other: "episodios" }),
	rewatches: (count) => plural(count, { one: "repetición", many: "de repeticiones", other: "repeticiones" }),
	daysInARow: (count) => plural(count, { one: "día seguido", many: "de días seguidos", other: "días seguidos" }),

	yearByYear: "Año a año",
	monthByMonth: "Mes a mes",
	watchedByYear: "Vistos por año",
	watchedByMonth: "Vistos por mes",
	countIn: (count, period) => `${count} en ${period}`,
	howYouRated: "Cómo puntuaste",
	titlesByRating: "Títulos por puntuación",
	ratedAs: (rating) => `Puntuados con ${rating}`,
	countRated: (count, rating) => `${count} con puntuación ${rating}`,
	mostWatched: "Lo más visto",
	mostSeenPeople: "Las caras más vistas",
	genres: "Géneros",
	decades: "Décadas",
	decade: (year) => (/^19[2-9]/.test(year) ? `Años ${year.slice(2)}` : `Década de ${year}`),
	countries: "Países",
	times: (count) => plural(count, { one: "# vez", many: "# de veces", other: "# veces" }),
	ofTitles: (count) => plural(count, { one: "# título", many: "# de títulos", other: "# títulos" }),

	longestRun: (first, last) => `La racha de días más larga fue del ${first} al ${last}.`,
	untimed: (count) =>
		plural(count, {
			one: "En las horas falta un registro de duración desconocida.",
			many: "En las horas faltan # de registros de duración desconocida.",
			other: "En las horas faltan # registros de duración desconocida.",
		}),
	unknownTitles: (count) =>
		plural(count, {
			one: "En los géneros, los países y las personas falta # título.",
			many: "En los géneros, los países y las personas faltan # de títulos.",
			other: "En los géneros, los países y las personas faltan # títulos.",
		}),
	cutAll: (max) => `Todas las cifras, salvo las de películas y episodios, son de tus últimos ${max} registros.`,
	cutYear: (max) => `El año tiene más de ${max} registros: las cifras son de los últimos.`,
	undatedOfAll: "Lo que no tiene fecha cuenta como película o episodio, y para nada más.",
	undatedOfYear: "Lo que no tiene fecha no cuenta en ningún año.",
});
