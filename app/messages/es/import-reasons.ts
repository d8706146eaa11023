import type { TextTools } from "../area";
import type { ImportReasonTexts } from "../import-reasons";

export default ({ plural }: TextTools<"es">): ImportReasonTexts => ({
	// Of rows
	stated: ({ text }) => text,
	notLookedUp: "Aún no se ha buscado",
	noPlaceHere: "Las bibliotecas de este sitio no guardan esto",
	chosenOut: "La descartaste tú",
	otherPerson: "Lo vio otra persona del archivo",
	otherList: "Dijiste que esta lista no es ni de pendientes ni de vistos",
	ratedOnly: "Lo puntuado solo cuenta como visto si tú lo dices",
	thumbOnly: "Un pulgar no es una puntuación del 1 al 10, salvo que tú lo digas",

	noTitle: "El catálogo no tiene este título",
	noId: "El catálogo no conoce este ID",
	unreadTitle: "No se pudo consultar el catálogo para este título: búscalo",
	severalNamed: "Varios títulos se llaman así",
	noneNamed: "Ningún título se llama exactamente así",
	noneNamedOfYear: "Ningún título de este año se llama exactamente así",
	severalOfId: "Varios títulos tienen este ID",
	idOfTwo: "El ID es de una película y también de una serie",
	noEpisodeNamed: ({ name }) => `La serie no tiene ningún episodio «${name}»`,
	noEpisodeNamedAt: ({ name, toSeason, toEpisode }) =>
		`La serie no tiene ningún episodio «${name}»: por el nombre, es T${toSeason}E${toEpisode}`,
	noneInSeason: ({ season, name }) => `La temporada ${season} no tiene ningún episodio «${name}»`,
	noneInSeasonAt: ({ season, name, toSeason, toEpisode }) =>
		`La temporada ${season} no tiene ningún episodio «${name}»: por el nombre, es T${toSeason}E${toEpisode}`,
	noEpisode: ({ season, episode }) => `El catálogo no tiene T${season}E${episode}`,
	noEpisodeAt: ({ season, episode, toSeason, toEpisode }) =>
		`El catálogo no tiene T${season}E${episode}: contando los episodios seguidos, es T${toSeason}E${toEpisode}`,
	noNumber: ({ episode }) => `El catálogo no tiene el episodio ${episode}`,
	noSeasonAt: ({ toSeason, toEpisode }) =>
		`La fila no indica la temporada: contando los episodios seguidos, es T${toSeason}E${toEpisode}`,
	noSeason: "La fila indica un episodio sin su temporada",
	noEpisodeOfShow: "La fila indica una serie, pero ningún episodio",
	wholeShow: "Es una serie entera, y no se sabe qué episodios se vieron",

	badDate: ({ text }) => `«${text}» no se puede leer como fecha`,
	future: "La fecha está en el futuro",
	beforeFilms: "En esa fecha aún no existía el cine",
	placeOfUndated: "Ocupa el lugar de una visualización sin fecha",
	samePlay: "Esta visualización ya estaba",
	toldTwice: "Esta visualización está dos veces en los archivos",
	laterRemark: {
		rating: "Los archivos tienen una puntuación posterior",
		note: "Los archivos tienen una nota posterior",
		other: "Los archivos tienen algo posterior",
	},
	sameRemark: { rating: "Esta puntuación ya estaba", note: "Esta nota ya estaba", other: "Esto ya estaba" },
	ownRemark: {
		rating: ({ value }) => `Aquí ya tienes otra puntuación (${value}), que se conserva`,
		note: "Aquí ya tienes otra nota, que se conserva",
		other: "Aquí ya tienes algo distinto, que se conserva",
	},
	remarkSince: {
		rating: "Desde entonces has cambiado aquí esta puntuación, o ya no caben más",
		note: "Desde entonces has cambiado aquí esta nota, o ya no caben más",
		watchLater: "Desde entonces has cambiado aquí este título guardado, o ya no caben más",
		list: "Desde entonces has cambiado aquí este título de la lista, o ya no caben más",
		hidden: "Desde entonces has cambiado aquí este título oculto, o ya no caben más",
		round: "Desde entonces has cambiado aquí esta serie empezada de nuevo, o ya no caben más",
		progress: "Desde entonces has cambiado aquí esta posición de reproducción, o ya no caben más",
		other: "Desde entonces has cambiado esto aquí, o ya no cabe más",
	},
	noRemark: {
		rating: "Esta fila no tiene puntuación",
		note: "Esta fila no tiene nota",
		other: "Esta fila no dice nada",
	},
	ofSeasons: {
		rating: "Las puntuaciones de temporadas no se pueden importar",
		note: "Las notas de temporadas no se pueden importar",
		other: "Lo que se dice de temporadas enteras no se puede importar",
	},
	saved: "Ya está en Ver más tarde",
	listed: "Ya está en esta lista",
	hidden: "Ya está en «No es para mí»",
	begun: "Aquí ya se había vuelto a empezar",
	played: "Ya se ha reproducido aquí, y sigue por donde se dejó",
	tooManyOfTitle: "No se pueden importar a la vez más de 1000 filas de un mismo episodio o título",
	fullOfPlays: "Tienes 100.000 visualizaciones, que es el máximo",
	fullOfRemarks: {
		rating: ({ max }) =>
			plural(max, {
				one: "Tienes # puntuación, que es el máximo",
				many: "Tienes # de puntuaciones, que es el máximo",
				other: "Tienes # puntuaciones, que es el máximo",
			}),
		note: ({ max }) =>
			plural(max, {
				one: "Tienes # nota, que es el máximo",
				many: "Tienes # de notas, que es el máximo",
				other: "Tienes # notas, que es el máximo",
			}),
		hidden: ({ max }) =>
			plural(max, {
				one: "Tienes # título oculto, que es el máximo",
				many: "Tienes # de títulos ocultos, que es el máximo",
				other: "Tienes # títulos ocultos, que es el máximo",
			}),
		progress: ({ max }) =>
			plural(max, {
				one: "Tienes # posición de reproducción, que es el máximo",
				many: "Tienes # de posiciones de reproducción, que es el máximo",
				other: "Tienes # posiciones de reproducción, que es el máximo",
			}),
		other: "Ya tienes todo lo que cabe",
	},
	fullOfSaved: "Tienes 5000 títulos guardados, que es el máximo",
	fullOfLists: "Tienes 100 listas, que es el máximo",
	fullOfList: "La lista tiene 5000 títulos, que es el máximo",

	longText: "Uno de sus textos tiene más de 1000 caracteres",
	highNumber: "El número de temporada o de episodio es demasiado alto para una serie",
	openQuote:
		"En esta fila falta cerrar unas comillas: el archivo está cortado aquí, o no se puede leer nada de lo que sigue",
	longField: "Un campo de esta fila es demasiado largo para leerlo",
	notAnObject: "Esta entrada no es un objeto",
	cutOff: "Esta entrada está cortada o es demasiado larga para leerla",
	otherShape: "Esta entrada no tiene el formato de una exportación",
	entryUnnamed: "Esta entrada no indica ningún título",
	unnamed: "Esta fila no indica ningún título",
	noImdbId: "Esta fila no tiene el ID de IMDb",
	episodeIdOnly: "Esta fila solo tiene el ID del episodio, que no dice de qué serie es",
	idsOfPart: "Una película en varias partes lleva aquí los ID de una sola",
	removedTitle: "Netflix ha retirado el título de esta fila",
	unknownVote: "No se sabe a qué puntuación equivale este voto de TV Time",
	ratingAbove: ({ text, max }) => `«${text}» supera la puntuación máxima, ${max}`,
	notARating: ({ text }) => `«${text}» no es una puntuación`,
	not1To10: "La puntuación no está entre 1 y 10",
	notHalfTo10: "La puntuación no está entre 0,5 y 10",

	historyTells: "El historial ya lo dice",
	fileTells: "Otro archivo ya lo dice",
	diaryTells: "El diario tiene los días de esta película",
	ratingsTell: "El archivo de puntuaciones tiene la de esta película",
	trackingTells: "El seguimiento tiene estas repeticiones con fecha",
	continuesViewing: "Continúa una visualización del archivo",
	shortPlay: "Se reprodujo menos de dos minutos",
	trailer: "Un tráiler o un extra",
	notMovieOrShow: ({ text }) => `«${text}» no es ni una película ni una serie`,
	notOfTmdb: ({ text }) => `«${text}» no es ni una película ni una serie de TMDB`,
	wholeTitlesOnly: "En Ver más tarde y en las listas solo caben títulos enteros",
	nothingSaid: "Esta fila no tiene fecha, ni puntuación, ni lista",
	noStarsOrThumb: "Esta fila no tiene ni estrellas ni pulgar",
	noWatchOrRating: "Esta fila no tiene ni visualización ni puntuación",
	noRewatch: "Esta fila no cuenta ninguna repetición",
	rowNotWatched: "Lo de esta fila no se vio",
	movieNotWatched: "Esta película no se vio",
	episodeNotWatched: "Este episodio no se vio",
	showNotWatched: "De esta serie no se vio nada",
	rowWithoutEpisode: "Esta fila no indica ningún episodio",
	lastEpisodeOnly: "El archivo indica el último episodio sin su temporada",
	fabricated: "Se sabe que TV Time se inventó las filas de esta serie",
	wrongExport: "Esta exportación de TV Time solo es correcta para las películas vistas",
	musicVideo: "Un videoclip no es ni una película ni una serie",
	deletedEntry: "Esta entrada se borró en Watcharr",
	emptyEntry: "Esta entrada no tiene nada que guardar en una biblioteca",
	statusAlone: "El estado por sí solo no se puede importar",
	statusOf: ({ status }) => `«${status}» por sí solo no se puede importar`,
	statusHasNoPlace: ({ status }) => `«${status}» no se puede importar`,
	statusWithoutEpisodes: ({ status }) => `«${status}» sin episodios no se puede importar`,
	thisStatus: "Este estado no se puede importar",
	typeOfTvTime: ({ type }) => `«${type}», de TV Time, no se puede importar`,
	statusFollows: "El estado de una serie se deduce de lo que viste de ella",
	totalsFollow: "Los totales y el estado de las series se deducen de las visualizaciones",
	followedShows: "Las series que sigues se deducen de las visualizaciones",
	seasonsFollow: "Las temporadas se deducen de sus episodios",
	unknownScale: "No se conoce la escala de estas puntuaciones",
	collections: "Las colecciones no se pueden importar",
	feelings: "Las emociones no se pueden importar",
	favourites: "Los favoritos no se pueden importar",
	games: "Los juegos no se pueden importar",
	lists: "Las listas de este servicio no se importan",
	unnamedList: "El archivo no dice de qué lista es esta entrada",
	emptyList: "Una lista sin títulos no se importa",
	notesOfTitles: "Solo se importan notas sobre títulos, episodios y visualizaciones",
	replies: "Una respuesta a otra persona no es una nota",
	noPlayOfNote: "La visualización de esta nota no está ni en tu biblioteca ni en los archivos",
	noteCut: ({ kept, of }) =>
		plural(of, {
			one: `El texto tiene # carácter: se conservaron los primeros ${kept}`,
			many: `El texto tiene # de caracteres: se conservaron los primeros ${kept}`,
			other: `El texto tiene # caracteres: se conservaron los primeros ${kept}`,
		}),
	people: "En Ver más tarde y en las listas no caben personas",
	progress: "De este servicio no se importa por dónde ibas",
	hiddenTitles: "Los títulos ocultos no se importan",
	notForMe: "Los títulos de «No es para mí» no se importan",
	openedLast: "Lo último que se abrió no se importa",
	begunAgain: "No se importa si una serie se volvió a empezar",
	preference: "Tus preferencias no se importan: elígelas en Ajustes",

	// Of files
	secrets: "Contiene datos secretos y no se abre",
	passwords: "Contiene contraseñas y no se abre",
	badPath: "Su nombre no es el de un archivo de un ZIP",
	clutter: "No es una lista de títulos",
	unopened: "No se pudo leer",
	damagedMember: "Este archivo del ZIP está dañado",
	oddPacking: "Está comprimido de una forma poco habitual",
	innerZip: "Un ZIP dentro de otro no se abre",
	innerGzip: "Un archivo comprimido dentro de otro no se abre: descomprímelo y elige lo que contiene",
	damagedGzip: "El archivo comprimido está dañado: vuelve a descargarlo",
	encryptedZip: "Este ZIP está protegido con contraseña. Descomprímelo con ella y elige los archivos que contiene.",
	incompleteZip: "El ZIP está incompleto: vuelve a descargarlo del servicio",
	emptyZip: "El ZIP está vacío",
	manyMembers: ({ max }) =>
		plural(max, {
			one: "El ZIP tiene más de # archivo",
			many: "El ZIP tiene más de # de archivos",
			other: "El ZIP tiene más de # archivos",
		}),
	unpacksFar: "Descomprimido, el ZIP ocupa mucho más de lo que ocuparía una lista de títulos",
	unpacksTooFar: ({ megabytes }) => `Descomprimidos, los archivos ocupan juntos más de ${megabytes} MB`,
	largeZip: ({ megabytes }) => `El ZIP ocupa más de ${megabytes} MB`,
	largeFile: ({ megabytes }) => `El archivo ocupa más de ${megabytes} MB`,
	largeZips: ({ megabytes }) => `Los ZIP ocupan juntos más de ${megabytes} MB`,
	largeFiles: ({ megabytes }) => `Los archivos ocupan juntos más de ${megabytes} MB`,
	costly:
		"Los archivos juntos son más de lo que se puede leer de una vez: elige este sin los demás, o solo una parte de él",
	chosenTwice: "Se eligió dos veces el mismo archivo",
	manyFiles: "En total hay más de 2000 archivos: este y los siguientes no se leen",
	manyRecords: "Los archivos juntos tienen más de 100.000 registros",
	manyColumns: ({ max }) =>
		plural(max, {
			one: "El archivo tiene más de # columna",
			many: "El archivo tiene más de # de columnas",
			other: "El archivo tiene más de # columnas",
		}),
	otherLibrary: ({ name, own }) =>
		`Aquí solo se lee la biblioteca de ${name}; esta se lee en un perfil que se llame ${own}`,

	empty: "El archivo está vacío",
	notText: "El archivo no es de texto",
	notCsvOrJson: "El archivo no es ni CSV ni JSON",
	cutJson: "El archivo está incompleto: su JSON acaba antes de tiempo o está dañado",
	deepJson: "El archivo tiene demasiados niveles para ser una lista de títulos",
	webPage:
		"Es una página web, no una exportación. Así se guarda una página de inicio de sesión cuando falla una descarga: inicia sesión en el servicio y vuelve a descargar el archivo",
	feed: "Es un canal RSS o Atom, que solo tiene las últimas entradas. Descarga la exportación del servicio",
	otherXml:
		"Es XML, y de ese formato solo se lee la lista de MyAnimeList. Exporta CSV o JSON desde el programa que lo creó",
	excel: "Es un libro de Excel. Guárdalo como CSV (Archivo → Guardar como → CSV UTF-8) y elige ese archivo",
	openDocument:
		"Es una hoja de cálculo OpenDocument. Guárdala como CSV (Archivo → Guardar como → Texto CSV) y elige ese archivo",
	numbers: "Es una hoja de cálculo de Numbers. Guárdala como CSV (Archivo → Exportar a → CSV) y elige ese archivo",
	document:
		"Es un documento de texto. Guárdalo como texto sin formato con un título por línea, o pásalo a una hoja de cálculo y guárdala como CSV",
	pdf: "Es un PDF. Busca lo mismo en CSV o JSON en el servicio, o copia los títulos en un archivo de texto, uno por línea",
	picture: "Es una imagen, y su texto no se puede leer. Copia los títulos en un archivo de texto, uno por línea",
	media: "Es un vídeo o un audio, no una lista de títulos",
	database:
		"Es la base de datos de una aplicación. Exporta tu lista desde la aplicación, en CSV o JSON, y elige ese archivo",
	book: "Es un libro electrónico, no una lista de títulos",
	program: "Es un programa, no una lista de títulos",
	propertyList:
		"Es una lista de propiedades de una aplicación de Apple. Exporta tu lista desde la aplicación, en CSV o JSON",
	archiveOf: ({ format }) => `Es un archivo comprimido ${format}. Descomprímelo y elige los archivos que contiene`,
	archive: "Es un archivo comprimido. Descomprímelo y elige los archivos que contiene",

	listOfBooks: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de libros. Aquí solo se importan películas y series`,
	listOfMusic: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de música. Aquí solo se importan películas y series`,
	listOfGames: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de juegos. Aquí solo se importan películas y series`,
	listOfPodcasts: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de pódcasts. Aquí solo se importan películas y series`,
	listOfContacts: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de contactos. Aquí solo se importan películas y series`,
	listOfPayments: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de pagos. Aquí solo se importan películas y series`,
	listOfFiles: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de imágenes o archivos. Aquí solo se importan películas y series`,
	listOfPurchases: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de compras. Aquí solo se importan películas y series`,
	listOfSports: ({ columns }) =>
		`Por sus columnas ${columns}, parece una lista de datos de deporte o salud. Aquí solo se importan películas y series`,

	noService: "Este archivo no es de ningún servicio que se pueda importar",
	noPlaceInZip: "Este archivo de la exportación no tiene nada que guardar en una biblioteca",
	noRows: "Tiene los nombres de las columnas, pero ninguna fila debajo",
	unnamedColumns: "No se sabe qué son sus columnas: di cuál es cuál",
	unclearColumns: "Di qué es cada una de sus columnas",
	unnamedAmongOthers: "No se sabe qué son sus columnas: elige solo este archivo para decir cuál es cuál",
	unnamedAndLarge:
		"No se sabe qué son sus columnas, y un archivo de más de 1 MB no puede esperar a que lo digas: llámalas title, year, season, episode, watched_at y rating en la primera fila, y vuelve a elegir el archivo",
	likes: "Los «me gusta» no se pueden importar",
	deletedEntries: "Lo que se borró en Letterboxd sigue borrado",
	unclearFilms:
		"Las películas vistas, las pendientes y los «me gusta» tienen las mismas columnas: llama al archivo watched.csv o watchlist.csv",
	manga: "Es una lista de manga. Aquí solo se importan películas y series",
	noAnime: "La lista no tiene ningún anime",
	sameInJson: "El archivo JSON que la acompaña dice lo mismo",
	noWatches: "Este archivo no tiene visualizaciones",
	exportErrors: "Una lista de lo que Trakt no pudo exportar",
	noTitlesOfTrakt: "Este archivo de Trakt no tiene títulos que vayan en una biblioteca",
	accountData: "Los datos de la cuenta no tienen títulos",
	accountDataAlone: "Son los datos de la cuenta de Trakt, sin el historial",

	// Of what was read, with a doubt
	encoding: ({ file, encoding }) =>
		`El texto de ${file} se leyó con este alfabeto: ${encoding}. Si los nombres se ven mal, guarda el archivo como UTF-8 y vuelve a elegirlo`,
	scaleOf5: ({ file }) => `Las puntuaciones de ${file} se leyeron como estrellas, de 0,5 a 5`,
	scaleOf10: ({ file }) =>
		`Las puntuaciones de ${file} se leyeron como puntos hasta 10; si son estrellas, llama «stars» a su columna`,
	scaleOf100: ({ file }) => `Las puntuaciones de ${file} se leyeron como puntos hasta 100`,
	simklCsv: "El CSV de Simkl solo tiene el último episodio de cada serie: la copia en JSON los tiene todos",
	simklRewatches: "Las repeticiones de la copia de Simkl no están comprobadas",
	listNoteCut: ({ list, of, kept }) =>
		plural(of, {
			one: `La nota de la lista «${list}» tiene # carácter: se conservan los primeros ${kept}`,
			many: `La nota de la lista «${list}» tiene # de caracteres: se conservan los primeros ${kept}`,
			other: `La nota de la lista «${list}» tiene # caracteres: se conservan los primeros ${kept}`,
		}),
	incompleteTrakt: ({ missing }) =>
		`La exportación de Trakt está incompleta; quizá una nueva tenga el resto. Falta: ${missing}`,
	lastDatesOnly:
		"Las listas de títulos vistos de Trakt solo tienen la última fecha de cada uno: sin su historial faltan las visualizaciones anteriores",

	// Of an import that waits
	catalogueAway: "El catálogo no responde ahora mismo. La importación seguirá sola en cuanto responda.",
	waitsForImport: "Espera a que se aplique otra de tus importaciones.",
});
