import type { TextTools } from "../area";
import type { RefusalTexts } from "../sentence";

export default ({ plural }: TextTools<"es">): RefusalTexts => ({
	// Any request
	tryAgain: "Inténtalo de nuevo en un momento.",
	nothingHere: "Aquí no hay nada.",
	internal: "Algo falló por nuestra parte. Inténtalo de nuevo en un momento.",
	unavailable: "Ahora mismo no podemos hacerlo. Inténtalo de nuevo en un momento.",
	catalogueDown: "El catálogo no responde ahora mismo. Inténtalo de nuevo en un momento.",
	databaseDown: "La base de datos no responde",
	tooManyRequests: "Demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.",
	tooManyLargeBodies: "Se están recibiendo otras solicitudes grandes. Inténtalo de nuevo en unos segundos.",
	lateBody: "La solicitud no llegó en 30 segundos. Envíala otra vez.",
	notJson: "El contenido no es JSON",
	notSentAsJson: "Envía el contenido como application/json",
	bodyTooLarge: (kibibytes: number) => `El contenido supera los ${kibibytes} KiB`,
	notForm: "El contenido no es un formulario con archivos",
	tooManyParts: (max: number) => `El formulario tiene más de ${max} partes: envía menos archivos a la vez`,
	noUrl: "Esta dirección no existe",
	onlyMethods: (methods: string) => `Esta dirección solo admite ${methods}`,
	crossSite: "Esta solicitud se envió desde otro sitio",
	invalid: "No válido",

	// Who asks
	signInFirst: "Inicia sesión para hacerlo",
	noToken: "No hay ningún token de acceso",
	sessionEnded: "Tu sesión se cerró. Vuelve a iniciar sesión.",
	sessionEndedByFailures: "Demasiadas contraseñas incorrectas: esta sesión se cerró. Vuelve a iniciar sesión.",
	sessionNotChecked: "Ahora mismo no podemos comprobar tu sesión. Inténtalo de nuevo en un momento.",
	notAllowed: "No tienes permiso para hacerlo",
	confirmPassword: "Confirma tu contraseña para hacerlo",
	chooseProfile: "Elige primero quién está viendo",
	otherProfile: "Ahora está viendo otra persona en este navegador",
	firstPersonOnly: "Esto es del perfil principal de la cuenta. Cambia primero a ese perfil",
	notForChildren: "Esto no está disponible con un perfil infantil. Elige primero otro perfil",

	// Sign-in
	badCredentials: "El correo o la contraseña no son correctos",
	suspended: "Esta cuenta está suspendida.",
	suspendedAskAt: (address: string) => `Esta cuenta está suspendida. Escribe a ${address}.`,
	tooManyFailures: "Demasiados intentos fallidos. Espera 15 minutos e inténtalo de nuevo.",
	tooManySignIns: "Hay demasiada gente iniciando sesión ahora mismo. Espera unos segundos e inténtalo de nuevo.",
	noSession: "Esta sesión no existe",
	linkEnded: "Este enlace caducó o ya se usó.",

	// An account
	nameOrEmailTaken: "El nombre de usuario o el correo ya están en uso (no se distinguen mayúsculas)",
	nameOrEmailOfOther: "El nombre de usuario o el correo ya están en uso",
	usernameTaken: "Este nombre de usuario ya está en uso",
	emailTaken: "Ya existe una cuenta con este correo",
	wrongPassword: "La contraseña actual no es correcta",
	onlyHolderChangesPassword:
		"Solo el titular de la cuenta puede cambiar su contraseña. En su lugar, crea un enlace para restablecerla",
	deleteInSettings: "Para eliminar tu propia cuenta, ve a Ajustes y escribe allí tu contraseña",
	noUser: "Este usuario no existe",
	lastOwner: "Al último propietario no se le puede quitar el rol ni se le puede eliminar. Nombra primero a otro",

	// Mail
	noMail: "Este sitio no envía correos",
	unfitAddress: "No se puede enviar correo a tu dirección. Cámbiala primero",
	tooManyMails: "Demasiados correos. Busca el último, también en el correo no deseado, o inténtalo más tarde",
	allMailsSent: "Este sitio ya envió todos los correos que envía en un día. Inténtalo mañana",
	mailFailed: "No se pudo enviar el correo. Inténtalo más tarde",

	// Profiles
	noProfile: "Este perfil no existe",
	profileNameTaken: "Otro perfil ya se llama así",
	profilesFull: (max: number) =>
		plural(max, {
			one: "Una cuenta tiene como máximo # perfil",
			many: "Una cuenta tiene como máximo # de perfiles",
			other: "Una cuenta tiene como máximo # perfiles",
		}),
	firstProfileIsAdult: "El perfil principal de una cuenta no puede ser infantil",
	firstProfileStays: "El perfil principal de una cuenta no se puede eliminar",
	wrongPin: "Este PIN no es correcto",
	tooManyPins:
		"Demasiados intentos fallidos. Espera 15 minutos e inténtalo de nuevo, o usa la contraseña de la cuenta.",
	pinClosed: "Demasiados intentos fallidos. Usa la contraseña de la cuenta.",
	passwordToLeave: "Para salir de un perfil infantil, escribe la contraseña de la cuenta",
	noCertificate:
		"maxCertificate debe indicar una clasificación por edades de la región para películas y otra para series",
	notOfAccount: "with debe indicar otros perfiles de tu cuenta",

	// The library
	noTitle: "Este título no existe",
	noShow: "Esta serie no existe",
	noTitleOrEpisode: "Este título, temporada o episodio no existe",
	noPlay: "Esta visualización no existe",
	notInHistory: "Este título no está en tu historial",
	notSaved: "Este título no está en Ver más tarde",
	deletedMeanwhile: "El registro se eliminó en ese mismo momento",
	notAired: "Este episodio aún no se ha estrenado",
	onlyShowsBegin: "Solo las series se pueden volver a empezar",
	noEpisodes: "Una película no tiene episodios",
	confirmDated: "Esto quitaría visualizaciones con fecha, o más de una. Confírmalo, o quítalas de una en una",
	nothingToRestore: "No hay nada que recuperar",
	tooManyChanges: "Hoy has hecho demasiados cambios en tu biblioteca. Inténtalo mañana.",
	savedFull: "Tu lista Ver más tarde está llena: caben 5000 títulos. Quita alguno primero",
	playsFull: "El registro de lo que viste está lleno: caben 100.000 visualizaciones. Quita alguna primero",
	hiddenFull: (max: number) =>
		plural(max, {
			one: "Has ocultado # título, que es el máximo. Vuelve a mostrarlo primero",
			many: "Has ocultado # de títulos, que es el máximo. Vuelve a mostrar alguno primero",
			other: "Has ocultado # títulos, que es el máximo. Vuelve a mostrar alguno primero",
		}),
	ratingsFull: (max: number) =>
		plural(max, {
			one: "Tienes # puntuación, que es el máximo. Quítala primero",
			many: "Tienes # de puntuaciones, que es el máximo. Quita alguna primero",
			other: "Tienes # puntuaciones, que es el máximo. Quita alguna primero",
		}),
	notesFull: (max: number) =>
		plural(max, {
			one: "Tienes # nota, que es el máximo. Quítala primero",
			many: "Tienes # de notas, que es el máximo. Quita alguna primero",
			other: "Tienes # notas, que es el máximo. Quita alguna primero",
		}),

	// Lists
	badCursor: "cursor no procede de esta lista",
	noList: "Esta lista no existe",
	listNameTaken: "Otra de tus listas ya se llama así",
	listsFull: (max: number) =>
		plural(max, {
			one: "Tienes # lista, que es el máximo. Elimínala primero",
			many: "Tienes # de listas, que es el máximo. Elimina una primero",
			other: "Tienes # listas, que es el máximo. Elimina una primero",
		}),
	listFull: (max: number) =>
		plural(max, {
			one: "Esta lista tiene # título, que es el máximo. Quítalo primero",
			many: "Esta lista tiene # de títulos, que es el máximo. Quita alguno primero",
			other: "Esta lista tiene # títulos, que es el máximo. Quita alguno primero",
		}),

	// Imports
	noImport: "Esta importación no existe",
	importBusy: "La importación todavía no permite esto: espera a que esté lista",
	importsFull:
		"No caben más importaciones: 20 todavía se pueden deshacer, o las de tu cuenta ocupan juntas más de 64 MB, unas 250.000 filas. Deshaz una, o espera a que pasen 30 días",
	filesTooLarge:
		"Los archivos son demasiado grandes para leerlos aquí: elige menos de 20 y menos de 4 MB, o envíalos con JavaScript activado, que permite archivos más grandes",
	tooManyRecords: "Los archivos juntos tienen más de 100.000 registros",
	columnTwice: "Dos columnas no pueden ser lo mismo: elige una y marca la otra como «sin usar»",
	noFileUsed: "No se puede importar ninguno de los archivos",
	undoFirst: "La importación está aplicada y se puede deshacer: deshazla primero",
	tooManyWritten:
		"Ya se guardaron más de 5000 filas de este título: deshaz la importación y elige antes de volver a aplicarla",
	importChanged: "La importación cambió: vuelve a revisarla",
	tooManyWithColumns: "Con estas columnas los archivos tienen demasiados registros para leerlos aquí",
	noRoomForImports:
		"Este sitio no tiene espacio para importaciones en este momento. Su responsable ya está al tanto; inténtalo dentro de unos días",

	// The catalogue
	noCataloguePath: "El catálogo no tiene esa ruta",
	badCatalogueQuery: "El catálogo no admite esta consulta. Revisa sus parámetros",

	noPlayerServer: "No hay ningún servidor de reproducción con este ID",
	badPages: (pages: number, last: number) =>
		`Envía first y last, como máximo ${pages} páginas de la 1 a la ${last}, y el texto q para una búsqueda`,

	// Fields of a request, each by its name
	isRequired: (name: string) => `${name} es obligatorio`,
	notValid: (name: string) => `${name} no es válido`,
	mustBeText: (name: string) => `${name} debe ser un texto`,
	mustBeNumber: (name: string) => `${name} debe ser un número`,
	mustBeWhole: (name: string) => `${name} debe ser un número entero`,
	mustBePositive: (name: string) => `${name} debe ser un número entero positivo`,
	mustBeTrueOrFalse: (name: string) => `${name} debe ser true o false`,
	mustBeList: (name: string) => `${name} debe ser una lista`,
	mustBeObject: (name: string) => `${name} debe ser un objeto`,
	mustBeUuid: (name: string) => `${name} debe ser un UUID`,
	mustBeTime: (name: string) => `${name} debe ser una hora ISO 8601 con su zona`,
	mustBeDay: (name: string) => `${name} debe ser un día con el formato YYYY-MM-DD`,
	mustBeMoment: (name: string) => `${name} debe ser una hora o un día`,
	mustBePlayTime: (name: string) =>
		`${name} debe ser una hora ISO 8601 con su zona, un día con el formato YYYY-MM-DD o null`,
	mustBePlayId: (name: string) => `${name} debe ser el ID de una visualización`,
	mustBeTitleKey: (name: string) => `${name} debe ser un tipo y un ID, como movie:603`,
	mustBeCountry: (name: string) => `${name} debe ser un código de país, como ES`,
	mustBeTimeZone: (name: string) => `${name} debe ser una zona horaria, como Europe/Berlin`,
	mustBeSiteLanguage: (name: string) => `${name} debe ser un idioma de este sitio, como es`,
	mustBeLanguage: (name: string) => `${name} debe ser un idioma, como de o pt-BR`,
	mustBeCertificate: (name: string) => `${name} debe ser una clasificación por edades, como PG`,
	mustBeIds: (name: string) => `${name} deben ser ID separados por , o |`,
	mustBe: (name: string, value: string) => `${name} debe ser ${value}`,
	oneOf: (name: string, choices: string) => `${name} debe ser uno de estos valores: ${choices}`,
	numberFromTo: (name: string, from: number, to: number) => `${name} debe ser un número del ${from} al ${to}`,
	wholeFromTo: (name: string, from: number, to: number) => `${name} debe ser un número entero del ${from} al ${to}`,
	atLeast: (name: string, min: number) => `${name} debe ser ${min} como mínimo`,
	atMost: (name: string, max: number) => `${name} debe ser ${max} como máximo`,
	atLeastCharacters: (name: string, min: number) =>
		plural(min, {
			one: `${name} debe tener al menos # carácter`,
			many: `${name} debe tener al menos # de caracteres`,
			other: `${name} debe tener al menos # caracteres`,
		}),
	atMostCharacters: (name: string, max: number) =>
		plural(max, {
			one: `${name} debe tener como máximo # carácter`,
			many: `${name} debe tener como máximo # de caracteres`,
			other: `${name} debe tener como máximo # caracteres`,
		}),
	atLeastEntries: (name: string, min: number) =>
		plural(min, {
			one: `${name} debe tener al menos # elemento`,
			many: `${name} debe tener al menos # de elementos`,
			other: `${name} debe tener al menos # elementos`,
		}),
	atMostEntries: (name: string, max: number) =>
		plural(max, {
			one: `${name} debe tener como máximo # elemento`,
			many: `${name} debe tener como máximo # de elementos`,
			other: `${name} debe tener como máximo # elementos`,
		}),
	unknownMembers: (name: string, members: string) => `${name} tiene elementos desconocidos: ${members}`,
	unknownFilter: (name: string) => `${name} no es un filtro conocido`,
	requires: (name: string, other: string) => `${name} necesita también ${other}`,
	belongTogether: (one: string, other: string) => `${one} y ${other} van juntos`,
	sendOneOf: (one: string, other: string) => `Envía ${one} o ${other}`,
	sendTitleOrLeaveOut: "Envía media_type y media_id, o leaveOut",
	nothingToChange: "Indica qué quieres cambiar",
	noFutureTime: (name: string) => `${name} debe ser una hora que no esté en el futuro`,
	noFutureDate: "La fecha no puede estar en el futuro",
	noDateBeforeFilms: "La fecha no puede ser anterior a 1888: revisa el año",
	onlyOfWholeShow: (name: string) => `${name} solo vale para una serie entera`,
	neededForEpisode: (name: string) => `${name} es obligatorio para un episodio`,
	precisionDiffers:
		"precision debe corresponder a watched_at: instant para una hora, day para un día, unknown para null",
	confirmRemoval: (plays: number) =>
		plural(plays, {
			one: "confirm debe ser true para quitar # visualización",
			many: "confirm debe ser true para quitar # de visualizaciones",
			other: "confirm debe ser true para quitar # visualizaciones",
		}),
	mustHaveLetter: (name: string) => `${name} no puede estar vacío`,
	listNameLong: (max: number) =>
		plural(max, {
			one: "El nombre debe tener como máximo # carácter",
			many: "El nombre debe tener como máximo # de caracteres",
			other: "El nombre debe tener como máximo # caracteres",
		}),
	whoAskedAndWhen: "Escribe quién lo pidió y cuándo",
	controlCharacters: "Este texto tiene caracteres de control: quítalos",
	sendOtherRows: (max: number) =>
		plural(max, {
			one: "rows debe tener como máximo # fila: envía las demás a /api/imports/{id}/rows",
			many: "rows debe tener como máximo # de filas: envía las demás a /api/imports/{id}/rows",
			other: "rows debe tener como máximo # filas: envía las demás a /api/imports/{id}/rows",
		}),
	tellUsedFiles: (max: number) =>
		plural(max, {
			one: "files debe tener como máximo # archivo: indica primero los que se usan",
			many: "files debe tener como máximo # de archivos: indica primero los que se usan",
			other: "files debe tener como máximo # archivos: indica primero los que se usan",
		}),
	reasonNeeds: (code: string, argument: string) => `${code} necesita ${argument}`,
	chooseFile: "Elige un archivo",

	// Administration
	notTheirUsername: "Ese no es el nombre de usuario de esta persona",
	onlyOwners: "Solo un propietario puede hacerle esto a un administrador o a un propietario",
	reinstateFirst: "Esta cuenta está suspendida. Reactívala primero",
	noOwnResetLink: "No puedes crear un enlace de restablecimiento para ti. Cambia tu contraseña en Ajustes",
	noOwnSuspension: "No puedes suspender tu propia cuenta",
	onlyInDevelopment: "El administrador de prueba solo se puede crear en una instalación de desarrollo",
	testAdminExists: "El administrador de prueba ya existe",
	noJob: "Esta tarea no existe",
	jobRunning: "La tarea ya está en marcha",
	notBlocked: "Este título no está bloqueado",
	metricsToken: "Envía METRICS_TOKEN como token bearer",
});
