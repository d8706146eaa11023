import type { TextTools } from "../area";
import type { DiaryTexts } from "../diary";

export default ({ plural }: TextTools<"fr">): DiaryTexts => ({
	whatYouWatched: "Ce que vous avez vu",
	whatYouRated: "Ce que vous avez noté",
	counted: ({ text, isAmong, number, count, hasMore, isRated }) => {
		const among = `${text && `<text>« ${text} » </text>`}${isAmong ? "parmi " : ""}`;
		const rated = { one: "noté", many: "notés", other: "notés" };
		const watched = { one: "vu", many: "vus", other: "vus" };
		return `${among}${hasMore ? (isAmong ? "plus de " : "Plus de ") : ""}${count} ${plural(number, isRated ? rated : watched)}`;
	},
	isFull: (max) => `La liste est pleine : elle contient ${max} entrées. Retirez-en pour pouvoir en ajouter d’autres.`,
	loading: "Chargement…",
	pages: "Pages",
	highest: "Les plus hautes",
	lower: "Plus basses",
	latest: "Les plus récents",
	earlier: "Plus anciens",
	entriesStay: "Les entrées restent jusqu’à ce que vous les retiriez ou que vous vidiez la liste.",
	daysOf: (zone) => `Fuseau horaire des jours : <link>${zone}</link>.`,
	clear: "Effacer ce que j’ai vu",

	continued: (list) => `${list}, suite`,
	dateUnknown: "Date inconnue",
	ratedWith: "Note :",
	viewings: (count) => plural(count, { one: "# visionnage", many: "# de visionnages", other: "# visionnages" }),
	episodeShort: (number) => `E${number}`,
	withWhom: (names) => `avec <names>${names}</names>`,
	watchedAgain: "Nouveau visionnage",
	again: ", nouveau visionnage",
	nothingLower: "Aucune note plus basse",
	nothingEarlier: "Rien de plus ancien",
	endsBefore: "La liste se termine sur une page précédente",
	nothingRated: "Rien de noté pour l’instant",
	nothingRatedAdvice: "Notez ce que vous avez vu sur sa page ou dans cette liste",
	nothingWatched: "Rien de vu pour l’instant",
	nothingWatchedAdvice: "Ce que vous regardez jusqu’au bout, ou marquez comme vu, apparaît ici",

	ticketOf: (title, date) => `${title}, ${date}`,
	undatedTicket: (title) => `${title}, date inconnue`,
	seasonTicket: (title, season, episodes) => `${title}, saison ${season}, épisodes vus : ${episodes}`,
	ticket: {
		admitOne: "UNE PLACE",
		oneEvening: "UN SOIR",
		day: (day, month, year) => `${day === 1 ? "1ER" : day} ${month} ${year}`,
		number: (id) => `Numéro ${id}`,
		seasonTicket: "ABONNEMENT",
		season: (number) => (number === 0 ? "ÉPISODES SPÉCIAUX" : `SAISON ${number}`),
		punched: (punched, count) => `${punched} SUR ${count}`,
	},

	allTime: "Toutes les années",
	years: "Années",
	diary: "Journal",
	nothingYet: "Rien de vu pour l’instant",
	nothingInYear: "Rien de vu cette année-là",
	daysWithSomething: (count) =>
		plural(count, {
			one: "# jour où vous avez regardé quelque chose",
			many: "# de jours où vous avez regardé quelque chose",
			other: "# jours où vous avez regardé quelque chose",
		}),
	ticketOfYear: "Un billet par année",
	ticketOfMonth: "Un billet par mois",
	shareAsPicture: "Partager en image",
	downloadToPrint: "Télécharger pour imprimer",
	pictureFailed: "Impossible de créer l’image. Réessayez.",
	figure: (count, unit) => `${count} ${unit}`,

	hours: (count) => plural(count, { one: "heure", many: "d’heures", other: "heures" }),
	titles: (count) => plural(count, { one: "titre", many: "de titres", other: "titres" }),
	movies: (count) => plural(count, { one: "film", many: "de films", other: "films" }),
	episodes: (count) => plural(count, { one: "épisode", many: "d’épisodes", other: "épisodes" }),
	rewatches: (count) => plural(count, { one: "revisionnage", many: "de revisionnages", other: "revisionnages" }),
	daysInARow: (count) => plural(count, { one: "jour d’affilée", many: "de jours d’affilée", other: "jours d’affilée" }),

	yearByYear: "Année par année",
	monthByMonth: "Mois par mois",
	watchedByYear: "Vus par année",
	watchedByMonth: "Vus par mois",
	countIn: (count, period) => `${count} en ${period}`,
	howYouRated: "Vos notes",
	titlesByRating: "Titres par note",
	ratedAs: (rating) => `Note : ${rating}`,
	countRated: (count, rating) => `${count} avec la note de ${rating}`,
	mostWatched: "Les plus regardés",
	mostSeenPeople: "Les visages les plus vus",
	genres: "Genres",
	decades: "Décennies",
	decade: (year) => `Années ${year}`,
	countries: "Pays",
	times: (count) => plural(count, { one: "# fois", many: "# de fois", other: "# fois" }),
	ofTitles: (count) => plural(count, { one: "# titre", many: "# de titres", other: "# titres" }),

	longestRun: (first, last) => `La plus longue suite de jours va du ${first} au ${last}.`,
	untimed: (count) =>
		plural(count, {
			one: "Les heures ne tiennent pas compte d’une entrée de durée inconnue.",
			many: "Les heures ne tiennent pas compte de # d’entrées de durée inconnue.",
			other: "Les heures ne tiennent pas compte de # entrées de durée inconnue.",
		}),
	unknownTitles: (count) =>
		plural(count, {
			one: "Les genres, les pays et les personnes ne tiennent pas compte de # titre.",
			many: "Les genres, les pays et les personnes ne tiennent pas compte de # de titres.",
			other: "Les genres, les pays et les personnes ne tiennent pas compte de # titres.",
		}),
	cutAll: (max) => `Sauf pour les films et les épisodes, tout porte sur vos ${max} dernières entrées.`,
	cutYear: (max) => `L’année compte plus de ${max} entrées : les chiffres portent sur les dernières.`,
	undatedOfAll: "Ce qui n’a pas de date compte comme film ou épisode, et nulle part ailleurs.",
	undatedOfYear: "Ce qui n’a pas de date n’appartient à aucune année.",
});
