import type { MissingTexts } from "../missing";

export default (): MissingTexts => ({
	notFound: "Seite nicht gefunden",
	notFoundText: "Die Seite, die du suchst, gibt es nicht, oder sie wurde verschoben.",
	searchForIt: "Suche danach oder finde etwas anderes für heute Abend.",
	trending: "Gerade angesagt",
	catalogueDown: "Der Katalog antwortet nicht",

	notForProfile: "Das ist nichts für dieses Profil",
	notForProfileText: "Hier gibt es nichts, was du mit diesem Profil ansehen kannst. Aber das hier kannst du schauen.",
	watchThese: "Das kannst du schauen",
	forGrownUps: "Das ist für Erwachsene",
	forGrownUpsText:
		"Diese Seite ist gesperrt, solange du schaust. Jemand anderes kann sie mit dem eigenen Profil öffnen.",

	offlineTitle: "Offline",
	youAreOffline: "Du bist offline",
	unreachable: (product) =>
		`${product} ist gerade nicht erreichbar. Deine Liste und dein Stand bei jedem Titel sind sicher, und diese Seite öffnet sich von selbst, sobald du wieder verbunden bist.`,
});
