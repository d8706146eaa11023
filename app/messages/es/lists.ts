import type { TextTools } from "../area";
import type { ListsTexts } from "../lists";

export default ({ plural }: TextTools<"es">): ListsTexts => ({
	yourLists: "Tus listas",
	noLists: "Aún no tienes listas",
	noListsAdvice:
		"Reúne títulos en el orden que quieras: películas para el invierno, todo lo de una directora, lo que quieres mostrarle a alguien",
	openByLink: "Visible con el enlace",
	isPrivate: "Privada",
	isFull: (max) =>
		plural(max, {
			one: "Tienes # lista, que es el máximo. Elimina una para crear otra.",
			many: "Tienes # de listas, que es el máximo. Elimina una para crear otra.",
			other: "Tienes # listas, que es el máximo. Elimina una para crear otra.",
		}),
	newList: "Nueva lista",
	beginsWith: (title) => `Empieza con <name>${title}</name>.`,
	make: "Crear la lista",
	making: "Creando…",
	allLists: "Todas las listas",
	name: "Nombre",
	note: "Nota",
	noteHint: "Para qué es (opcional)",
	makeFailed: "No se pudo crear la lista. Inténtalo de nuevo.",
	changeFailed: "No se pudo cambiar la lista. Inténtalo de nuevo.",

	list: "Lista",
	openToAnyone: "Visible para quien tenga el enlace",
	reorder: "Reordenar",
	done: "Listo",
	edit: "Editar",
	save: "Guardar",
	saving: "Guardando…",
	nothingInList: "Aún no hay nada en esta lista",
	nothingInListAdvice: "Abre un título y pulsa «Añadir a una lista», debajo de sus botones",
	findSomething: "Buscar algo",
	number: (rank) => `N.º ${rank}`,
	pages: "Páginas",

	delete: "Eliminar",
	deleting: "Eliminando…",
	deleteQuestion: "¿Eliminar la lista?",
	deleteText: (parts) =>
		`${parts && `Con ella pierdes ${parts}. `}Lo que viste, puntuaste y guardaste se conserva. No se puede deshacer.`,
	itsOrder: (count) =>
		plural(count, {
			one: "el orden de su # título",
			many: "el orden de sus # de títulos",
			other: "el orden de sus # títulos",
		}),
	itsNote: "su nota",
	itsLink: "su enlace, que deja de funcionar al momento",

	nobodyButYou:
		"Solo tú ves esta lista. Con un enlace secreto puede verla quien lo tenga, hasta que desactives el enlace.",
	makeLink: "Crear un enlace secreto",
	anyoneReads: "Quien tenga este enlace puede ver la lista. Los buscadores no la muestran.",
	link: "Enlace",
	copyLink: "Copiar el enlace",
	saysName: "La página muestra tu nombre.",
	saysNoName: "La página no dice quién creó la lista.",
	leaveNameOut: "Quitar mi nombre",
	showName: "Mostrar mi nombre",
	endLink: "Desactivar el enlace",

	orderOf: (list) => `Orden de ${list}`,
	positionOf: (title) => `Posición de ${title}`,
	move: "Mover",
	moveTitle: (title) => `Mover ${title}`,
	moveUp: (title) => `Subir ${title}`,
	moveDown: (title) => `Bajar ${title}`,

	notHere: "Esta lista no está disponible",
	notHereAdvice: "Su enlace se desactivó o está incompleto. Pídele otro a quien te lo envió.",
	by: (name) => `De <name>${name}</name>`,
	nothingHere: "Aquí aún no hay nada",
	nothingHereAdvice: "Quien creó esta lista aún no ha añadido nada",
});
