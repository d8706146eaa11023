import type { MissingTexts } from "../missing";

export default (): MissingTexts => ({
	notFound: "Page introuvable",
	notFoundText: "La page que vous cherchez n’existe pas ou a été déplacée.",
	searchForIt: "Cherchez-la, ou trouvez autre chose pour ce soir.",
	trending: "Tendances",
	catalogueDown: "Le catalogue ne répond pas",

	notForProfile: "Ce n’est pas pour ce profil",
	notForProfileText: "Il n’y a rien ici à regarder avec ce profil. Voici ce que vous pouvez regarder.",
	watchThese: "À regarder",
	forGrownUps: "C’est pour les grands",
	forGrownUpsText:
		"Cette page n’est pas accessible depuis votre profil. Quelqu’un d’autre peut l’ouvrir après avoir choisi le sien.",

	offlineTitle: "Hors ligne",
	youAreOffline: "Vous êtes hors ligne",
	unreachable: (product) =>
		`${product} est injoignable pour le moment. Votre liste et votre progression sont en sécurité, et cette page s’ouvrira d’elle-même dès votre retour.`,
});
