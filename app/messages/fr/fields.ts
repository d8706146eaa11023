import type { FieldTexts } from "../fields";

export default (): FieldTexts => ({
	tick: "Cochez cette case pour continuer",
	chooseFile: "Choisissez un fichier",
	chooseOne: "Choisissez un élément de la liste",
	fillIn: "Remplissez ce champ",
	number: "Saisissez un nombre",
	wholeNumber: "Saisissez un nombre entier",
	wholeDate: "Saisissez une date complète",
	email: "Saisissez une adresse e-mail valide",
	wholeAddress: "Saisissez une adresse complète",
	otherForm: "Le format demandé n’est pas respecté",
	orMore: (min: string) => `Saisissez ${min} ou plus`,
	orLess: (max: string) => `Saisissez ${max} ou moins`,
	orLater: (min: string) => `Saisissez ${min} ou une date postérieure`,
	orEarlier: (max: string) => `Saisissez ${max} ou une date antérieure`,
});
