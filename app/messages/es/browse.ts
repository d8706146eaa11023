import type { TextTools } from "../area";
import type { BrowseTexts } from "../browse";
import type { ListCount } from "../listed";

const NOUNS = {
	movie: { one: "# película", many: "# de películas", other: "# películas" },
	tv: { one: "# serie", many: "# de series", other: "# series" },
	title: { one: "# título", many: "# de títulos", other: "# títulos" },
	result: { one: "# resultado", many: "# de resultados", other: "# resultados" },
	person: { one: "# persona", many: "# de personas", other: "# personas" },
} as const;

/** "unos 400 títulos", "unas 400 películas". */
const SOME = { movie: "unas", tv: "unas", title: "unos", result: "unos", person: "unas" } as const;

export default ({ plural }: TextTools<"es">): BrowseTexts => ({
	homeRows: {
		trending: "Tendencias",
		"popular-movies": "Películas populares",
		"trending-shows": "Series en tendencia",
		"popular-shows": "Series populares",
		netflix: "Originales de Netflix",
		disney: "Colección Disney+",
		hbo: "Series de HBO",
		prime: "Prime Video",
	},
	recommended: "Recomendado para ti",
	trendingNow: "En tendencia",
	moreInfo: "Más información",
	aboutTitle: (title: string) => `sobre ${title}`,
	allPictures: "Todas las imágenes",
	adminForRoles:
		"Solo los administradores y los propietarios pueden abrir el panel de administración. Un propietario puede darte acceso.",
	adminForFirstPerson:
		"Solo el perfil principal de tu cuenta puede abrir el panel de administración. Cambia primero a ese perfil.",
	intermission: "Intermedio",

	savedCatalogue: "Se muestra el catálogo guardado",
	unavailable: "El catálogo no responde ahora mismo. Inténtalo de nuevo en un momento.",
	fromSavedCatalogue: "Del catálogo guardado",
	notResponding: "El catálogo no responde",
	lightsBackSoon: "Las luces volverán a encenderse pronto y no se perdió nada de lo que guardaste.",
	opensByItself: "Esta página se abrirá sola en cuanto el catálogo responda.",
	goBack: "Volver",

	leftOut: (count: number) =>
		plural(count, {
			one: "# título no se muestra",
			many: "# de títulos no se muestran",
			other: "# títulos no se muestran",
		}),
	leftOutNote: "Lo que no es para ti o ya viste.",
	hiddenResults: (count: number) =>
		plural(count, { one: "# resultado oculto", many: "# de resultados ocultos", other: "# resultados ocultos" }),
	hiddenNote: "Se sabe poco más que el nombre.",
	showHidden: (count: number) => plural(count, { one: "Mostrarlo", many: "Mostrarlos", other: "Mostrarlos" }),

	titles: "Títulos",
	loadingTitles: "Cargando títulos",
	titleCount: (count: number) => plural(count, NOUNS.title),
	peopleCount: (count: number) => plural(count, NOUNS.person),
	showing: ({ kind, shown, total, isAbout }: ListCount) =>
		`Se muestran <shown>${shown}</shown> de ${isAbout ? `${SOME[kind]} ` : ""}${plural(total, NOUNS[kind])}`,
	shownOf: ({ kind, shown, total, isAbout }: ListCount) =>
		`Se muestran ${shown} de ${isAbout ? `${SOME[kind]} ` : ""}${plural(total, NOUNS[kind])}`,
	rowHas: (row: string, count: string) => `${row}: ${count}`,
	sentence: (said: string) => `${said}.`,
	sentences: (said: string[]) => said.join(". "),
	lacksWords: "Ningún título contiene todas estas palabras",
	resultsFor: (text: string) => `Resultados de «${text}»`,
	threeColumns: "Tres columnas",
	moreNotLoaded: "No se pudo cargar más contenido. Inténtalo de nuevo.",
	loadMore: "Cargar más",
	loadMoreResults: "Cargar más resultados",
	loadingMore: "Cargando…",
	theEnd: "Fin",
	pages: "Páginas",
	previousPage: "Página anterior",
	nextPage: "Página siguiente",
});
