import type { TextTools } from "../area";
import type { PrivacyTexts } from "../privacy";

export default ({ plural }: TextTools<"es">): PrivacyTexts => {
	const days = (count: number) => plural(count, { one: "# día", many: "# de días", other: "# días" });
	return {
		fields: { name: "nombre", colour: "color" },
		description: (product) => `Qué guarda ${product} sobre ti, durante cuánto tiempo y cómo hacer que se borre.`,
		updated: (date) => `Última actualización: ${date}`,

		introduction: "Introducción",
		introductionText: (product) =>
			`${product} se puede usar sin cuenta. Esta página dice qué guardamos cuando la tienes, qué guardamos cuando no, y qué puedes hacer al respecto.`,

		collected: "Qué información recopilamos",
		given: "Lo que nos das",
		givenList: (names) => ({
			account:
				"Datos de la cuenta: tu nombre de usuario, tu correo electrónico, desde cuándo está verificado y tu contraseña, de la que solo se guarda un hash. Si este sitio envía correos, tu dirección recibe uno que la verifica y un enlace cuando has olvidado la contraseña; no se envía nada más.",
			profile: "Datos personales: tu nombre completo, si lo has indicado. Se muestra en Ajustes.",
			people: `Perfiles: de cada persona de tu cuenta, ${names.join(", ")}, cuándo se añadió y, si tiene PIN, un hash del PIN. De un perfil infantil, también las clasificaciones por edad que puede ver. Lo que una persona ve, puntúa, guarda, oculta e importa se guarda en su perfil. Quién más está aquí se guarda con tu sesión y con cada título que se ve en compañía.`,
			communication: "Comunicaciones: si nos escribiste y qué te respondimos.",
		}),
		recorded: "Lo que registramos mientras usas el sitio",
		recordedList: (names) => ({
			history: "Historial: qué títulos y episodios abriste y cuándo, y qué guardaste en Ver más tarde.",
			watched:
				"Lo que viste: cada vez que viste un episodio o una película, con su fecha si se conoce, dónde lo dejaste y qué series empezaste de nuevo. Se puede abrir desde Mi lista.",
			ratings: "Puntuaciones: de cada película, serie y episodio que puntuaste, la puntuación y cuándo la pusiste.",
			notes:
				"Notas: lo que escribes para ti sobre un título, un episodio o una vez que lo viste, y cuándo. Están en tus propias páginas y en tu exportación, y en nada de lo que compartes.",
			imports:
				"Importaciones: las filas de los archivos que traes y qué fue de ellas, durante 30 días para que puedas deshacerlo. Los archivos de tu exportación con contraseñas o direcciones no se abren.",
			hidden: "No es para mí: qué títulos ocultaste de las listas, y cuándo.",
			lists:
				"Listas: sus nombres y notas, los títulos que contienen en tu orden y cuándo añadiste cada uno. Una lista es privada hasta que creas su enlace: entonces puede verla cualquiera que tenga su enlace, sin tu nombre salvo que lo añadas, hasta que desactives el enlace.",
			preferences: `Preferencias, cada una activada o no: «${names.join("», «")}». Y tu zona horaria, que tu navegador indica la primera vez que inicias sesión, para que un día de tu diario sea el tuyo.`,
			searches: "Búsquedas: se envían al catálogo; las recientes solo se guardan en tu propio navegador.",
			surprise:
				"Sorpréndeme: los títulos que tu navegador tiene como abiertos o vistos se envían con la solicitud, para que no salga ninguno de ellos y sí algunos parecidos; no se guardan.",
		}),
		technical: "Datos técnicos",
		technicalList: {
			cookies: "Cookies: seis, que figuran más abajo. Ninguna es publicitaria.",
			activity:
				"Actividad de la cuenta: tus inicios de sesión, los cambios de contraseña, correo, nombre de usuario y rol, y las suspensiones, con la hora, el navegador y una dirección de red abreviada. Los últimos cien eventos se guardan 180 días.",
			logs: "Registros: el tipo de página, la hora, un número de solicitud y, mientras tienes la sesión iniciada, el identificador de tu cuenta.",
			signIns:
				"Inicios de sesión: durante 30 días, un código formado a partir de tu cuenta y tu dirección de red con una clave secreta, para que nadie más pueda bloquear tu acceso. Tras un intento fallido, esos códigos cuentan los intentos durante 15 minutos. Si llegan al límite, el identificador de tu cuenta figura junto a ellos, para que un administrador encuentre a quien ha quedado bloqueado.",
			limits: "Límites: el servidor cuenta tus solicitudes por tu dirección de red, solo en memoria. No se guarda.",
			servers:
				"Servidores de reproducción: la página para ver un título informa de si un reproductor ha cargado y de que pulsaste «No se reproduce», con el título. Solo se guardan totales diarios de cada servidor, y de cada título en él, durante noventa días.",
			owners:
				"Propietarios: cuando tu cuenta pasa a ser propietaria de este sitio, su identificador, un número aleatorio, se guarda 30 días y puede enviarse a un servicio que quien gestiona el sitio usa para notificaciones.",
			performance: "Datos de rendimiento y errores: cuánto tardó una respuesta y qué falló en ella.",
		},

		used: "Para qué usamos tu información",
		usedList: {
			goOn: "Para seguir donde lo dejaste, en cada dispositivo en el que inicies sesión.",
			recommend:
				"Para recomendarte títulos parecidos a los que viste o puntuaste alto, y ninguno parecido a los que puntuaste bajo.",
			show: "Para mostrarte tus puntuaciones y tus notas. Nadie más las ve.",
			safe: "Para mantener las cuentas seguras y el servicio en marcha.",
		},
		notSold: "No la vendemos, y nadie paga por verla.",
		helped: "Cuando alguien te ayuda",
		helpedText:
			"Un administrador puede abrir una página sobre tu cuenta para averiguar por qué no puedes iniciar sesión o ver algo. Muestra tu nombre de usuario, nombre, correo y rol; cuándo estuviste aquí por última vez, en cuántos navegadores y con cuál; contraseñas incorrectas de los últimos 15 minutos; si hay abierto un enlace para restablecerla; solo el último título que abriste; los títulos guardados que están bloqueados; las últimas entradas del registro de auditoría sobre ti; y la actividad de tu cuenta, sin las direcciones de red. No muestra más de lo que hace falta. Cada día en que alguien la abre consta en el registro de auditoría y en tu exportación.",
		suspended:
			"En lugar de eliminar una cuenta, un administrador puede suspenderla. Entonces se cierran todas sus sesiones y no puede iniciar ninguna; no cambia nada más, y se puede deshacer. A quien inicia sesión con la contraseña correcta se le dice eso y a quién escribir, y también a un navegador que tenía la sesión iniciada. El administrador puede anotar un motivo breve, para que lo conozcan quienes te ayuden. Consta en el registro de auditoría y, mientras tu cuenta esté suspendida, en la página sobre ella. Al iniciar sesión no se te dice; tu exportación lo contiene.",

		tracking: "Cookies y seguimiento",
		cookies: "Estas son todas las cookies que usa este sitio. Con HTTPS, sus nombres empiezan por __Host-.",
		cookieList: {
			marquee_session:
				"mantiene tu sesión iniciada: 30 días desde tu última visita si elegiste «Recordarme»; si no, hasta que cierres el navegador.",
			marquee_bookmark:
				"te muestra tus propios cambios en la página siguiente: durante los diez minutos posteriores a un cambio.",
			marquee_signed_out:
				"solo se guarda si cierras la sesión y no se puede conectar con el servidor: hasta tu próxima visita, que cierra la sesión, como máximo 30 días.",
			marquee_refused:
				"le dice a la página siguiente por qué no se abrió otra: se quita allí, o al cabo de un minuto como máximo.",
			region: "el país que elegiste para saber dónde ver un título: 400 días desde que lo elegiste.",
			language: "el idioma que elegiste, o que se te ofreció otro: 400 días desde entonces.",
		},
		localStorage:
			"El almacenamiento local de tu navegador contiene lo siguiente, hasta que se quite como se describe o borres los datos del sitio:",
		localList: ({ localTitles, localEpisodes, localSaved, historyDays }) => ({
			"marquee.auth.token": "tu sesión, para las solicitudes del script de la página: hasta que cierres la sesión.",
			"marquee.auth.sessionId": "el identificador de esa sesión: hasta que cierres la sesión.",
			"marquee.auth.untilClosed":
				"señala una sesión que se cierra cuando se cierra el navegador: hasta que cierres la sesión.",
			"marquee.auth.profile": "qué perfil se eligió, para que otras pestañas lo sigan: hasta que cierres la sesión.",
			"marquee.auth.leaving": "avisa a otras pestañas de que has cerrado la sesión: se quita enseguida.",
			"marquee.library": `lo que hiciste sin sesión o sin conexión, y lo que tu cuenta no aceptó de ello: los últimos ${localTitles} títulos durante ${days(historyDays)}, hasta dónde reprodujiste los últimos ${localEpisodes} episodios y películas, ${localEpisodes} veces que viste alguno, hasta ${localSaved} títulos de Ver más tarde, otros tantos que no son para ti, otras tantas puntuaciones y otras tantas notas: hasta que los quites o los tenga tu cuenta.`,
			"marquee.home":
				"el título de todo ello que Inicio muestra primero, con la dirección que lo reproduce: mientras haya uno.",
			"marquee.leftOut":
				"las direcciones de los títulos que no salen en las listas: los que no son para ti y, si los ocultas, los que viste. Mientras haya alguno.",
			"marquee.recentSearches":
				"tus últimas ocho búsquedas, y las de cada persona que añadiste a tu cuenta: hasta que las quites, también después de cerrar la sesión.",
			"marquee.welcomeSeen": "que se mostró el mensaje de bienvenida.",
			"marquee.autoplayNext":
				"que el siguiente episodio no empieza solo: hasta que vuelvas a activar la reproducción automática.",
			"marquee.server": "el servidor de reproducción que elegiste por última vez: hasta que lo borres.",
			"marquee.serverLoads":
				"qué servidores de reproducción cargaron en este navegador la última vez: hasta que lo borres.",
			"marquee.player": "volumen, velocidad y subtítulos del reproductor incluido.",
			"marquee.columns": "que las listas tienen tres columnas en este teléfono: hasta que vuelvas a elegir dos.",
			"marquee.television":
				"que este navegador es un televisor con mando a distancia: hasta que uses un ratón o la tecla Tab.",
			"marquee.shortcuts": "que los atajos de teclado están desactivados: hasta que los vuelvas a activar.",
		}),
		sessionStorage: "Su almacenamiento de sesión contiene lo siguiente, hasta que cierres la pestaña:",
		sessionList: {
			"marquee.lists": "las últimas cinco listas de títulos que abriste, para que Atrás las muestre al momento.",
			"marquee.scrollPositions": "hasta dónde estaba desplazada cada página.",
			"marquee.places": "qué enlace abriste en las últimas 50 páginas, y hasta dónde estaban desplazadas sus filas.",
		},
		others:
			"El navegador guarda también la página que muestra cuando no tienes conexión. Los reproductores que abres son de otros y pueden poner sus propias cookies; no se carga nada suyo antes de que abras la página para ver un título o reproduzcas un tráiler.",

		security: "Seguridad de los datos",
		securityText:
			"Las conexiones van cifradas, las contraseñas se guardan como hashes con sal, las sesiones se pueden cerrar desde Ajustes y cada acción administrativa queda registrada. Ningún sistema es perfecto; si les ocurre algo a tus datos, te lo diremos.",

		rights: "Tus derechos",
		rightsList: {
			access: "Acceso: ver todo lo que guardamos sobre ti.",
			correction: "Rectificación: cambiarlo en Ajustes.",
			deletion: "Supresión: eliminar tu cuenta en Ajustes. «Conservación de los datos» dice qué permanece.",
			portability: "Portabilidad: descargarlo en un formato legible por máquinas.",
			objection: "Oposición: pedirnos que dejemos de usarlo de cierta manera.",
			withdrawal: "Retirada: retirar tu consentimiento en cualquier momento.",
		},

		retention: "Conservación de los datos",
		retentionText: ({ historyDays, undoDays }) =>
			`El historial se borra tras ${days(historyDays)} de inactividad: un título que no has abierto durante ${days(historyDays)} se quita solo de la lista. Lo que viste, dónde lo dejaste y cómo lo puntuaste se conserva hasta que lo quites, vacíes la lista o elimines tu cuenta, igual que los títulos que ocultaste; Mi lista sigue mostrando las series que viste hasta que las quites allí. Lo que vacías de una vez se guarda ${days(undoDays)} más, para que puedas recuperarlo. Tu cuenta permanece hasta que la elimines.`,
		deleted:
			"Al eliminar tu cuenta se borran enseguida tus perfiles, sesiones, la actividad de la cuenta, el historial, el registro de lo que viste, las puntuaciones, los títulos ocultos y Ver más tarde. Permanece lo siguiente:",
		staysList: {
			audit:
				"Entradas del registro de auditoría, un año: qué hicieron los administradores con tu cuenta, que abrieron su página, que usaste un enlace para restablecer la contraseña, qué hiciste como administrador y las acciones administrativas que se te denegaron. Contienen la hora, la acción, si se denegó, detalles como el nuevo rol, por qué se bloqueó un título o se suspendió una cuenta, y el identificador de la cuenta a la que se refería la acción, un número aleatorio. Las entradas sobre lo que hiciste contienen también tu identificador y, si eras administrador, tu nombre de usuario de entonces. En este registro nunca hay direcciones.",
			usernames:
				"Las entradas sobre tu cuenta contienen también el nombre de usuario que tenía entonces. Si eliminas tú la cuenta, tu nombre de usuario y el motivo de una suspensión se quitan de ellas enseguida. Si la elimina un administrador, ambos permanecen ese año, para que los propietarios puedan comprobar qué hacen los administradores.",
			codes: "Los códigos de inicio de sesión descritos arriba, hasta 30 días.",
			notifications:
				"Lo que se envió al servicio de notificaciones: que una cuenta con tu identificador pasó a ser propietaria.",
			totals: "Totales, como el número de registros por día.",
			browser: "Lo que guarda tu propio navegador, hasta que lo borres; solo se quita la sesión.",
		},

		pictures: "Títulos e imágenes",

		contact: "Contacto",
		writeTo: "Escribe a <contact></contact> o usa este formulario.",
		subject: "Asunto",
		subjectValue: "Privacidad",
		message: "Mensaje",
		writeInApp: "Escribir en tu aplicación de correo",

		updates: "Cambios en esta política",
		updatesText: "Cuando cambia esta política, cambia también la fecha de arriba.",
	};
};
