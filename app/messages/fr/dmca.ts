import type { DmcaTexts } from "../dmca";

export default (): DmcaTexts => ({
	description: (product) =>
		`${product} n’héberge aucune vidéo. Cette page explique comment signaler un problème de droit d’auteur.`,
	heading: "DMCA / Droit d’auteur",
	updated: (date) => `Dernière mise à jour : ${date}`,
	whatItIs: (product) => `Ce qu’est ${product}`,
	whatItIsText: (product) =>
		`${product} est un catalogue : il montre des titres, des distributions et des dates issus d’une base de données publique et, sur la page de lecture, il intègre un lecteur géré par quelqu’un d’autre. Il n’héberge, ne stocke et ne distribue aucun contenu protégé.`,
	whatItDoesNot: (product) => `Ce que ${product} ne fait pas`,
	noVideo: "Il ne stocke aucune vidéo sur ses serveurs.",
	noUploads: "Il n’accepte aucun envoi de contenu.",
	noStreams:
		"Il ne copie, ne convertit et ne relaie aucun flux ; l’image d’un lecteur va de son hébergeur à votre navigateur.",
	concerns: "Problèmes de droit d’auteur",
	concernsText:
		"Si vous détenez les droits sur ce que montre un lecteur, seul l’hébergeur de la vidéo peut la retirer. Contactez-le d’abord ; le cadre du lecteur indique son nom.",
	thirdParty: "Responsabilité des contenus de tiers",
	thirdPartyText: (product) =>
		`Ce que montre un lecteur relève de la responsabilité de ceux qui le gèrent. Le responsable de ce site choisit les lecteurs ; ${product} ne choisit pas et ne vérifie pas ce qu’ils montrent. Les liens vers des sources problématiques peuvent être retirés.`,
	compliance: "Respect de la loi",
	complianceText:
		"Nous lisons et traitons les signalements qui indiquent l’œuvre, l’adresse de la page sur ce site et comment vous joindre. Nous pouvons retirer un titre du catalogue.",
	contact: "Contact",
	writeTo: (subject) => `Écrivez à <contact></contact> avec l’objet « ${subject} ».`,
	subject: "DMCA/Droit d’auteur",
	disclaimer: "Avertissement",
	disclaimerText: (product) =>
		`Les titres, noms et affiches appartiennent à leurs propriétaires et ne sont montrés que pour identifier un titre. ${product} est fourni tel quel, sans garantie.`,
});
