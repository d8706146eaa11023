import type { TextTools } from "../area";
import type { ListsTexts } from "../lists";

export default ({ plural }: TextTools<"de">): ListsTexts => ({
	yourLists: "Deine Listen",
	noLists: "Noch keine Listen",
	noListsAdvice:
		"Stell Titel in deiner eigenen Reihenfolge zusammen: Filme für den Winter, alles von einer Regisseurin, was du Freunden zeigen willst",
	openByLink: "Mit Link sichtbar",
	isPrivate: "Privat",
	isFull: (max) =>
		plural(max, {
			one: "Du hast # Liste, mehr geht nicht. Lösche sie, um eine neue zu erstellen.",
			other: "Du hast # Listen, mehr geht nicht. Lösche eine, um eine neue zu erstellen.",
		}),
	newList: "Neue Liste",
	beginsWith: (title) => `Sie beginnt mit <name>${title}</name>.`,
	make: "Liste erstellen",
	making: "Wird erstellt …",
	allLists: "Alle Listen",
	name: "Name",
	note: "Notiz",
	noteHint: "Wofür die Liste ist, wenn du magst",
	makeFailed: "Die Liste konnte nicht erstellt werden. Versuch es noch einmal.",
	changeFailed: "Die Liste konnte nicht geändert werden. Versuch es noch einmal.",

	list: "Liste",
	openToAnyone: "Sichtbar für alle, die den Link haben",
	reorder: "Neu ordnen",
	done: "Fertig",
	edit: "Bearbeiten",
	save: "Speichern",
	saving: "Wird gespeichert …",
	nothingInList: "In dieser Liste ist noch nichts",
	nothingInListAdvice: "Öffne einen Titel und wähle unter den Buttons „Zu einer Liste hinzufügen“",
	findSomething: "Etwas aussuchen",
	number: (rank) => `Nr. ${rank}`,
	pages: "Seiten",

	delete: "Löschen",
	deleting: "Wird gelöscht …",
	deleteQuestion: "Die Liste löschen?",
	deleteText: (parts) =>
		`${parts && `Damit verschwinden: ${parts}. `}Was du gesehen, bewertet und gemerkt hast, bleibt. Das lässt sich nicht rückgängig machen.`,
	itsOrder: (count) => plural(count, { one: "die Reihenfolge ihres # Titels", other: "die Reihenfolge ihrer # Titel" }),
	itsNote: "ihre Notiz",
	itsLink: "ihr Link, der sofort ungültig wird",

	nobodyButYou:
		"Diese Liste siehst nur du. Mit einem geheimen Link können alle, die ihn haben, sie öffnen, bis du ihn deaktivierst.",
	makeLink: "Geheimen Link erstellen",
	anyoneReads: "Alle, die diesen Link haben, können die Liste sehen. In Suchmaschinen erscheint sie nicht.",
	link: "Link",
	copyLink: "Link kopieren",
	saysName: "Auf der Seite steht dein Name.",
	saysNoName: "Auf der Seite steht nicht, wer die Liste erstellt hat.",
	leaveNameOut: "Meinen Namen weglassen",
	showName: "Meinen Namen anzeigen",
	endLink: "Link deaktivieren",

	orderOf: (list) => `Reihenfolge von ${list}`,
	positionOf: (title) => `Platz von ${title}`,
	move: "Verschieben",
	moveTitle: (title) => `${title} verschieben`,
	moveUp: (title) => `${title} nach oben`,
	moveDown: (title) => `${title} nach unten`,

	notHere: "Diese Liste gibt es hier nicht",
	notHereAdvice:
		"Der Link gilt nicht mehr oder ist unvollständig. Bitte die Person, von der du ihn hast, um einen neuen.",
	by: (name) => `Von <name>${name}</name>`,
	nothingHere: "Hier ist noch nichts",
	nothingHereAdvice: "Wer diese Liste erstellt hat, hat noch nichts hinzugefügt",
});
