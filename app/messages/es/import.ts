import type { TextTools } from "../area";
import type { ImportTexts } from "../import";

export default ({ plural }: TextTools<"es">): ImportTexts => ({
	// All imports
	title: "Importar",
	lead: "Trae lo que viste, puntuaste y guardaste en otros sitios. Primero ves en qué se convierte cada fila; puedes deshacerlo todo durante 30 días.",
	yourImports: "Tus importaciones",
	yourImportsLead: "Se guardan un día hasta que las aplicas y, después, 30 días.",
	whereFilesAre: "Dónde está tu archivo",
	allImports: "Todas las importaciones",
	gone: "Esta importación no existe.",
	severalServices: "Varios servicios",
	importStates: {
		reading: "No se envió entera",
		matching: "Buscando títulos",
		ready: "Por revisar",
		applying: "Aplicándose",
		applied: "Aplicada",
		undoing: "Deshaciéndose",
		undone: "Deshecha",
		cancelled: "Detenida",
	},

	// Choosing files
	notSent: "No se pudieron enviar los archivos. Comprueba tu conexión y vuelve a elegirlos.",
	notRead: "No se pudieron leer los archivos",
	unreadable: "No se pudieron leer los archivos. Puede que sean demasiado grandes para este dispositivo.",
	chooseFiles: "Elige archivos o suéltalos aquí",
	fileHint:
		"Un ZIP tal como lo recibiste, o los archivos que contiene: CSV, JSON, el XML de MyAnimeList o un archivo de texto con un título por línea.",
	readInBrowser: "Se leen en tu navegador: solo salen de él títulos, fechas y puntuaciones.",
	readOnServer: "Se leen en el servidor, que no los guarda. Juntos, como máximo 1 MB.",
	upload: "Subir",
	readingFiles: "Leyendo los archivos",
	sendingRows: (sent: string, total: number) =>
		plural(total, {
			one: `Enviando ${sent} de # fila`,
			many: `Enviando ${sent} de # de filas`,
			other: `Enviando ${sent} de # filas`,
		}),
	nothingToImport: "En estos archivos no hay nada que se pueda importar",
	rows: (count: number) => plural(count, { one: "# fila", many: "# de filas", other: "# filas" }),
	filesNotUsed: (count: number) =>
		plural(count, { one: "# archivo sin usar", many: "# de archivos sin usar", other: "# archivos sin usar" }),
	columnsNotUsed: (columns: string) => `Sin usar: ${columns}`,

	// What rows are
	states: {
		differs: "Difiere del archivo",
		ready: "Preparada",
		present: "Nada que añadir",
		ambiguous: "Por elegir",
		unmatched: "No encontrada",
		invalid: "Ilegible",
		leftOut: "Descartada",
	},
	added: "Añadida",
	notAdded: "No añadida",
	kinds: {
		play: "Visualizaciones",
		rating: "Puntuaciones",
		note: "Notas",
		watchLater: "Ver más tarde",
		list: "Listas",
		hidden: "No es para mí",
		round: "Empezadas de nuevo",
		progress: "Posiciones",
		other: "Otros",
	},
	counted: {
		play: (count: number) =>
			plural(count, { one: "# visualización", many: "# de visualizaciones", other: "# visualizaciones" }),
		rating: (count: number) =>
			plural(count, { one: "# puntuación", many: "# de puntuaciones", other: "# puntuaciones" }),
		note: (count: number) => plural(count, { one: "# nota", many: "# de notas", other: "# notas" }),
		watchLater: (count: number) =>
			plural(count, { one: "# título guardado", many: "# de títulos guardados", other: "# títulos guardados" }),
		list: (count: number) =>
			plural(count, { one: "# título en listas", many: "# de títulos en listas", other: "# títulos en listas" }),
		hidden: (count: number) =>
			plural(count, { one: "# título oculto", many: "# de títulos ocultos", other: "# títulos ocultos" }),
		round: (count: number) =>
			plural(count, {
				one: "# serie empezada de nuevo",
				many: "# de series empezadas de nuevo",
				other: "# series empezadas de nuevo",
			}),
		progress: (count: number) =>
			plural(count, {
				one: "# posición de reproducción",
				many: "# de posiciones de reproducción",
				other: "# posiciones de reproducción",
			}),
	},
	differences: { title: "Otro nombre", year: "Otro año", type: "Otro tipo" },
	rowsByStateAndKind: "Filas por estado y tipo",
	all: "Todo",
	allRows: "Todas las filas",
	allStates: "todos los estados",
	allKinds: "todos los tipos",
	rowsOf: (rows: string, state: string, kind: string) => `${rows}: ${state}, ${kind}`,
	whyNotUsed: "Por qué no se usan algunas filas",
	forOtherReasons: (state: string) => `${state} por otros motivos`,
	lists: (count: number) => plural(count, { one: "# lista", many: "# de listas", other: "# listas" }),
	titles: (count: number) => plural(count, { one: "# título", many: "# de títulos", other: "# títulos" }),
	listsWithTitles: (lists: string, titles: string) => `${lists}, ${titles}`,
	intoYourList: "a tu lista de este nombre",
	newList: "nueva",

	// The state of an import
	rowsChanged: (count: number) =>
		plural(count, { one: "# fila cambiada.", many: "# de filas cambiadas.", other: "# filas cambiadas." }),
	rowsLeftOut: (count: number) =>
		plural(count, { one: "# fila descartada.", many: "# de filas descartadas.", other: "# filas descartadas." }),
	failed: "No funcionó. Inténtalo de nuevo en un momento.",
	rowsHeading: "Filas",
	rowsInOrder: (count: number) =>
		plural(count, {
			one: "# fila en el orden de los archivos",
			many: "# de filas en el orden de los archivos",
			other: "# filas en el orden de los archivos",
		}),
	files: "Archivos",
	pages: "Páginas",
	first: "Primera página",
	next: "Siguiente",
	report: "Informe en CSV",
	work: {
		matching: "Buscando los títulos",
		applying: "Guardando en tu biblioteca",
		undoing: "Retirando los cambios",
	},
	workDone: (work: string, done: string, total: number) =>
		plural(total, {
			one: `${work}: ${done} de # fila`,
			many: `${work}: ${done} de # de filas`,
			other: `${work}: ${done} de # filas`,
		}),
	serverAway: "El servidor no responde. Esta página lo sigue intentando sola; no se pierde nada.",
	serverGoesOn: "Puedes cerrar esta página. El servidor sigue por su cuenta y esta página muestra por dónde va.",
	stopping: "Deteniendo…",
	showProgress: "Mostrar por dónde va",
	notAllSent: "No se enviaron todas las filas. Quita esta importación y vuelve a elegir los archivos.",
	readOn: "Leída el <time></time>. Aún no se ha guardado nada.",
	undone: "Deshecha. Lo que guardó esta importación ya no está; lo que cambiaste desde entonces sigue como lo dejaste.",
	stoppedBefore: "Detenida antes de guardar nada. Puedes continuar.",
	stoppedAfter: "Detenida. Lo guardado hasta entonces se queda hasta que lo deshagas; también puedes continuar.",
	applyAgainUntil: "Puedes volver a aplicarla hasta el <time></time>. Lo que ya esté entonces se descarta.",
	undoUntil:
		"Puedes deshacer esta importación hasta el <time></time>. Se retira lo que guardó, y nada de lo que ha pasado después.",
	undoOrMoveUntil:
		"Puedes deshacer esta importación hasta el <time></time>. Se retira lo que guardó, y nada de lo que ha pasado después. Hasta entonces, «Otro título» mueve lo que trajo una fila.",
	goOn: "Continuar",
	goingOn: "Continuando…",
	seeWatched: "Ver lo que viste",
	seeLists: "Ver tus listas",
	applyAgain: "Volver a aplicar",
	applying: "Aplicando…",
	removeFromList: "Quitar de la lista",
	remove: "Quitar",
	removing: "Quitando…",
	appliedRows: (what: string) => `Aplicado: ${what}.`,
	appliedNothing: "Aplicado: nada nuevo.",
	more: (counted: string) => `${counted} más`,
	fewer: (counted: string) => `${counted} menos`,
	otherwise: (what: string) =>
		`Son ${what} de lo que decía el botón, porque tu biblioteca cambió mientras tanto. Las filas dicen por qué.`,
	stillWaiting: (count: number) =>
		plural(count, {
			one: "# fila sigue esperando un título: <open></open>. Lo que elijas se guarda al momento.",
			many: "# de filas siguen esperando un título: <open></open>. Lo que elijas se guarda al momento.",
			other: "# filas siguen esperando un título: <open></open>. Lo que elijas se guarda al momento.",
		}),
	waiting: (count: number) =>
		plural(count, {
			one: "# fila espera a que digas de qué título se trata: <open></open>. Las filas que dejes pendientes no se guardan.",
			many: "# de filas esperan a que digas de qué título se trata: <open></open>. Las filas que dejes pendientes no se guardan.",
			other:
				"# filas esperan a que digas de qué título se trata: <open></open>. Las filas que dejes pendientes no se guardan.",
		}),
	notReadable: (count: number) =>
		plural(count, {
			one: "# fila no se pudo leer. Corrígela en el informe y vuelve a importarlo: solo se añade lo nuevo.",
			many: "# de filas no se pudieron leer. Corrígelas en el informe y vuelve a importarlo: solo se añade lo nuevo.",
			other: "# filas no se pudieron leer. Corrígelas en el informe y vuelve a importarlo: solo se añade lo nuevo.",
		}),
	toChoose: (count: number) => plural(count, { one: "# por elegir", many: "# por elegir", other: "# por elegir" }),
	notFound: (count: number) =>
		plural(count, { one: "# sin encontrar", many: "# sin encontrar", other: "# sin encontrar" }),
	both: "<ambiguous></ambiguous> y <unmatched></unmatched>",
	applyRows: (count: number) =>
		plural(count, { one: "Aplicar # fila", many: "Aplicar # de filas", other: "Aplicar # filas" }),

	// Undo
	undoThis: "Deshacer esta importación",
	removeWritten: (what: string) =>
		`¿Quitar lo que trajo esta importación: ${what}? Puedes volver a aplicarla hasta el <time></time>.`,
	broughtNothing: "Esta importación no trajo nada nuevo. Puedes volver a aplicarla hasta el <time></time>.",
	undoIt: "Deshacer",
	undoing: "Deshaciendo…",

	// A row
	movie: "Película",
	show: "Serie",
	numberedTitle: (id: string) => `Título ${id}`,
	noTitle: "Sin título",
	quoted: (name: string) => `«${name}»`,
	ofYear: (title: string, year: number) => `${title}, ${year}`,
	becomes: "Se convierte en",
	inFile: (title: string) => `En el archivo: ${title}`,
	inFileAsMovie: (title: string) => `En el archivo: ${title}, una película`,
	inFileAsShow: (title: string) => `En el archivo: ${title}, una serie`,
	listNamed: (name: string) => `Lista «${name}»`,
	ratingOf10: (rating: string) => `${rating} de 10`,
	rowOfFile: (file: string, row: number) => `${file}, fila ${row}`,
	anotherTitle: "Otro título",
	anotherTitleFor: (name: string) => `Otro título para ${name}`,
	chooseEpisode: "Elegir el episodio",
	chooseEpisodeOf: (name: string) => `Elegir el episodio de ${name}`,
	search: "Buscar",
	searchFor: (name: string) => `Buscar ${name}`,
	theyBecome: (codes: string) => `Se convierten en ${codes}.`,
	theyBecomeAndMore: (codes: string) => `Se convierten en ${codes} y otros más.`,
	takeNumbers: "Usar estos números",
	leaveOut: "Descartar",
	leaveOutTitle: (name: string) => `Descartar ${name}`,
	line: (number: number) => `Línea ${number}`,
	anotherEpisode: "Otro episodio",
	row: "Fila",
	season: "Temporada",
	episode: "Episodio",
	takeEpisode: "Usar este episodio",

	// Search for a title
	rowNumber: (number: number) => `fila ${number}`,
	whichEpisode: (name: string) => `¿Qué episodio es «${name}»?`,
	whichTitle: (name: string) => `¿Qué título es «${name}»?`,
	orSearch: "O busca otro título:",
	nameOfTitle: "Nombre del título",
	noAnswer: "El catálogo no responde. Vuelve a buscar en un momento.",
	noneFound: "El catálogo no tiene ningún título con ese nombre.",
	choose: "Elegir",
	chooseTitle: (title: string) => `Elegir ${title}`,
	chooseTitleOf: (title: string, year: number) => `Elegir ${title}, de ${year}`,
});
