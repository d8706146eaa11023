import type { TextTools } from "../area";
import type { MailTexts } from "../mails";

export default (_: TextTools<"fr">): MailTexts => ({
	reset: {
		subject: (product: string) => `Choisissez un nouveau mot de passe ${product}`,
		lead: "Ouvrez ce lien pour choisir un nouveau mot de passe. Il est valable une heure, ne fonctionne qu’une fois et déconnecte votre compte partout.",
		press: "Choisir un nouveau mot de passe",
		ignore: "Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.",
	},
	verify: {
		subject: (product: string) => `Vérifiez votre adresse e-mail pour ${product}`,
		lead: "Ouvrez ce lien pour vérifier cette adresse e-mail. Il est valable une heure et ne fonctionne qu’une fois. Si vous oubliez votre mot de passe, un lien pour en choisir un nouveau sera envoyé à cette adresse.",
		press: "Vérifier cette adresse",
		ignore: "Si vous n’y avez pas de compte, ne faites rien.",
	},
	copyAddress: "Si vous ne pouvez pas cliquer sur le lien, copiez cette adresse dans votre navigateur :",
});
