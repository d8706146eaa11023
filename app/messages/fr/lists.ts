import type { TextTools } from "../area";
import type { ListsTexts } from "../lists";

export default ({ plural }: TextTools<"fr">): ListsTexts => ({
	yourLists: "Vos listes",
	noLists: "Pas encore de liste",
	noListsAdvice:
		"Réunissez des titres dans l’ordre de votre choix : des films pour l’hiver, toute une filmographie, ce que vous voulez faire découvrir",
	openByLink: "Accessible par lien",
	isPrivate: "Privée",
	isFull: (max) =>
		plural(max, {
			one: "Vous avez # liste, c’est le maximum. Supprimez-en une pour en créer une autre.",
			many: "Vous avez # de listes, c’est le maximum. Supprimez-en une pour en créer une autre.",
			other: "Vous avez # listes, c’est le maximum. Supprimez-en une pour en créer une autre.",
		}),
	newList: "Nouvelle liste",
	beginsWith: (title) => `Elle commence par <name>${title}</name>.`,
	make: "Créer la liste",
	making: "Création…",
	allLists: "Toutes les listes",
	name: "Nom",
	note: "Description",
	noteHint: "À quoi elle sert (facultatif)",
	makeFailed: "Impossible de créer la liste. Réessayez.",
	changeFailed: "Impossible de modifier la liste. Réessayez.",

	list: "Liste",
	openToAnyone: "Accessible à toute personne qui a le lien",
	reorder: "Réorganiser",
	done: "Terminé",
	edit: "Modifier",
	save: "Enregistrer",
	saving: "Enregistrement…",
	nothingInList: "Rien dans cette liste pour l’instant",
	nothingInListAdvice: "Ouvrez un titre et choisissez « Ajouter à une liste » sous ses boutons",
	findSomething: "Trouver un titre",
	number: (rank) => `N° ${rank}`,
	pages: "Pages",

	delete: "Supprimer",
	deleting: "Suppression…",
	deleteQuestion: "Supprimer la liste ?",
	deleteText: (parts) =>
		`${parts && `Vous perdrez ${parts}. `}Ce que vous avez vu, noté et enregistré reste. Cette action est irréversible.`,
	itsOrder: (count) =>
		plural(count, {
			one: "l’ordre de son # titre",
			many: "l’ordre de ses # de titres",
			other: "l’ordre de ses # titres",
		}),
	itsNote: "sa description",
	itsLink: "son lien, qui cessera aussitôt de fonctionner",

	nobodyButYou:
		"Personne d’autre que vous ne voit cette liste. Un lien secret la rend accessible à toute personne qui l’a, jusqu’à ce que vous le désactiviez.",
	makeLink: "Créer un lien secret",
	anyoneReads: "Toute personne qui a ce lien peut lire la liste. Les moteurs de recherche ne la montrent pas.",
	link: "Lien",
	copyLink: "Copier le lien",
	saysName: "La page indique votre nom.",
	saysNoName: "La page n’indique pas qui a créé la liste.",
	leaveNameOut: "Retirer mon nom",
	showName: "Afficher mon nom",
	endLink: "Désactiver le lien",

	orderOf: (list) => `Ordre : ${list}`,
	positionOf: (title) => `Position : ${title}`,
	move: "Déplacer",
	moveTitle: (title) => `Déplacer ${title}`,
	moveUp: (title) => `Monter ${title}`,
	moveDown: (title) => `Descendre ${title}`,

	notHere: "Liste introuvable",
	notHereAdvice: "Son lien a été désactivé ou est incomplet. Demandez-en un autre à la personne qui vous l’a envoyé.",
	by: (name) => `Par <name>${name}</name>`,
	nothingHere: "Rien ici pour l’instant",
	nothingHereAdvice: "La personne qui a créé cette liste n’y a rien mis",
});
