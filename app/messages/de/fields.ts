import type { FieldTexts } from "../fields";

export default (): FieldTexts => ({
	tick: "Setz hier ein Häkchen, um weiterzumachen",
	chooseFile: "Wähle eine Datei",
	chooseOne: "Wähle etwas aus der Liste",
	fillIn: "Füll dieses Feld aus",
	number: "Gib eine Zahl ein",
	wholeNumber: "Gib eine ganze Zahl ein",
	wholeDate: "Gib ein vollständiges Datum ein",
	email: "Gib eine gültige E-Mail-Adresse ein",
	wholeAddress: "Gib eine vollständige Adresse ein",
	otherForm: "Das hat nicht das richtige Format",
	orMore: (min: string) => `Gib ${min} oder mehr ein`,
	orLess: (max: string) => `Gib ${max} oder weniger ein`,
	orLater: (min: string) => `Gib ${min} oder später ein`,
	orEarlier: (max: string) => `Gib ${max} oder früher ein`,
});
