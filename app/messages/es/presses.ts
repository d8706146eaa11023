import type { TextTools } from "../area";
import type { PressTexts } from "../presses";

export default ({ plural }: TextTools<"es">): PressTexts => {
	const notChanged = "No se pudo cambiar. Inténtalo de nuevo.";
	const notRemoved = "No se pudo quitar. Inténtalo de nuevo.";
	const notAdded = "No se pudo añadir. Inténtalo de nuevo.";
	const notRated = "No se pudo guardar la puntuación. Inténtalo de nuevo.";
	const notMarked = "No se pudo marcar. Inténtalo de nuevo.";
	return {
		changes: {
			open: { past: "Abierto", failed: notChanged },
			close: {
				past: "Quitado de Seguir viendo",
				done: (name) => `Quitado de Seguir viendo: ${name}`,
				failed: notRemoved,
			},
			progress: { past: "Reproducido", failed: notChanged },
			play: { past: "Visto", done: (name) => `Añadido: ${name}`, failed: notChanged },
			unplay: { past: "Una visualización quitada", done: (name) => `Quitado: ${name}`, failed: notRemoved },
			save: {
				past: "Añadido a Ver más tarde",
				done: (name) => `Añadido a Ver más tarde: ${name}`,
				failed: notAdded,
				full: "Este navegador no puede guardar más títulos. Crea una cuenta para guardar este.",
			},
			unsave: {
				past: "Quitado de Ver más tarde",
				done: (name) => `Quitado de Ver más tarde: ${name}`,
				failed: notRemoved,
			},
			hide: {
				past: "No es para mí",
				done: (name) => `No es para ti: ${name}. Ya no saldrá en las listas.`,
				failed: "No se pudo ocultar. Inténtalo de nuevo.",
				full: "Este navegador no puede guardar más títulos ocultos. Crea una cuenta para ocultar este.",
			},
			show: {
				past: "Vuelve a ser para mí",
				done: (name) => `Vuelve a salir en las listas: ${name}`,
				failed: "No se pudo mostrar. Inténtalo de nuevo.",
			},
			rate: {
				past: "Puntuado",
				done: (name, rating) => `Le diste un ${rating} a ${name}`,
				failed: notRated,
				full: "Este navegador no puede guardar más puntuaciones. Crea una cuenta para guardar esta.",
			},
			unrate: {
				past: "Puntuación quitada",
				done: (name) => `Se quitó tu puntuación de ${name}`,
				failed: notRated,
			},
			note: {
				past: "Nota guardada",
				done: (name, note) => `Se ${note === "" ? "quitó" : "guardó"} tu nota sobre ${name}`,
				failed: "No se pudo guardar tu nota. Inténtalo de nuevo.",
				full: "Este navegador no puede guardar más notas. Crea una cuenta para guardar esta.",
			},
			begin: {
				past: "Empezado de nuevo",
				done: (name) => `Desde el principio: ${name}. Lo que viste sigue en tu diario`,
				failed: notChanged,
			},
			unbegin: {
				past: "De nuevo en vistos",
				done: (name) => `De nuevo en vistos: ${name}`,
				failed: notChanged,
			},
			list: { past: "Añadido a una lista", done: (name) => `Añadido a la lista: ${name}`, failed: notAdded },
			unlist: {
				past: "Quitado de una lista",
				done: (name) => `Quitado de la lista: ${name}`,
				failed: notRemoved,
			},
			mark: {
				past: "Marcado como visto",
				done: (name) => `Marcado como visto: ${name}`,
				failed: notMarked,
				full: (max) =>
					`Sin cuenta, este navegador puede guardar ${max} episodios y películas. Crea una cuenta para marcar más.`,
			},
			unmark: {
				past: "Marcado como no visto",
				done: (name) => `Marcado como no visto: ${name}`,
				failed: notMarked,
			},
		},

		savedHere: (name) =>
			`Añadido a Ver más tarde en este navegador: ${name}. Crea una cuenta para tener tu lista en todos tus dispositivos.`,
		withCompany: (done, names) => `${done}, con ${names}`,
		waiting: (product) => `Guardado en este navegador. Se enviará cuando ${product} vuelva a responder.`,
		followedBy: (said, next) => `${said}. ${next}`,
		undo: "Deshacer",
		notUndone: "No se pudo deshacer. Inténtalo de nuevo.",
		sentSince: "Ya se guardó en tu cuenta. Haz el cambio allí.",
		thereAlready: (name) => `Ya está en tu diario. ¿Has vuelto a ver ${name}?`,
		addAgain: "Añadir otra vez",

		refusals: {
			full: "En tu cuenta no cabe más. Quita algo primero.",
			missing: "Este título no existe.",
			deleted: "Se quitó después.",
			not_aired: "Aún no se ha estrenado.",
			list_gone: "Esta lista ya no existe.",
			dated_plays: "Se perderían visualizaciones con fecha.",
		},
		unreadable: (product) => `${product} no pudo leer este cambio.`,
		datedPlays: (count) =>
			plural(count, {
				one: "Se perdería una visualización con su fecha.",
				many: "Se perderían # de visualizaciones.",
				other: "Se perderían # visualizaciones.",
			}),
		pleaseTryAgain: "Inténtalo de nuevo.",
		leftOut: (count, reason) =>
			`${plural(count, {
				one: "# título se quedó fuera.",
				many: "# de títulos se quedaron fuera.",
				other: "# títulos se quedaron fuera.",
			})} ${reason}`,
		notTaken: (name, reason) => `Tu cuenta no aceptó ${name}. ${reason}`,
		severalNotTaken: (count, reason) =>
			`${plural(count, {
				one: "Tu cuenta no aceptó # de tus cambios.",
				many: "Tu cuenta no aceptó # de tus cambios.",
				other: "Tu cuenta no aceptó # de tus cambios.",
			})} ${reason}`,

		whenWatched: (name) => `¿Cuándo viste ${name}?`,
		when: "Cuándo",
		unknownDay: "No sé cuándo",
		whenAired: "Cuando se estrenó",
		today: "Hoy",
		otherDay: "Otro día",
		theDay: "El día",
		markWatched: "Marcar como visto",

		youWatched: (name) => `Ya viste ${name}`,
		plays: (count) => plural(count, { one: "# vez", many: "# de veces", other: "# veces" }),
		playsOf: (plays, times) => `${plays}: ${times}.`,
		timesUndated: (count) =>
			plural(count, { one: "una vez sin fecha", many: "# de veces sin fecha", other: "# veces sin fecha" }),
		more: (count) => plural(count, { one: "# más", many: "# más", other: "# más" }),
		times: (first, last) => `${first.join("; ")} y ${last}`,
		removePlays: (count) =>
			plural(count, {
				one: "Quitar # visualización",
				many: "Quitar # de visualizaciones",
				other: "Quitar # visualizaciones",
			}),
		watchedAgain: "Otra visualización",
		changeDate: "Cambiar una fecha",
	};
};
