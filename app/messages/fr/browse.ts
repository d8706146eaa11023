import type { TextTools } from "../area";
import type { BrowseTexts } from "../browse";
import type { ListCount } from "../listed";

const NOUNS = {
	movie: { one: "# film", many: "# de films", other: "# films" },
	tv: { one: "# série", many: "# de séries", other: "# séries" },
	title: { one: "# titre", many: "# de titres", other: "# titres" },
	result: { one: "# résultat", many: "# de résultats", other: "# résultats" },
	person: { one: "# personne", many: "# de personnes", other: "# personnes" },
} as const;

export default ({ plural }: TextTools<"fr">): BrowseTexts => ({
	homeRows: {
		trending: "Tendances",
		"popular-movies": "Films populaires",
		"trending-shows": "Séries tendance",
		"popular-shows": "Séries populaires",
		netflix: "Créations Netflix",
		disney: "Collection Disney+",
		hbo: "Séries HBO",
		prime: "Prime Video",
	},
	recommended: "Recommandés pour vous",
	trendingNow: "Tendance du moment",
	moreInfo: "Plus d’infos",
	aboutTitle: (title: string) => `sur ${title}`,
	allPictures: "Toutes les images",
	adminForRoles:
		"Seuls les administrateurs et les propriétaires peuvent ouvrir l’administration. Un propriétaire peut vous donner accès.",
	adminForFirstPerson:
		"Seul le premier profil de votre compte peut ouvrir l’administration. Changez d’abord de profil.",
	intermission: "Entracte",

	savedCatalogue: "Affichage du catalogue enregistré",
	unavailable: "Le catalogue ne répond pas pour le moment. Réessayez dans un instant.",
	fromSavedCatalogue: "Dans le catalogue enregistré",
	notResponding: "Le catalogue ne répond pas",
	lightsBackSoon: "La lumière va bientôt revenir, et rien de ce que vous avez enregistré n’est perdu.",
	opensByItself: "Cette page s’ouvrira toute seule dès que le catalogue répondra.",
	goBack: "Retour",

	leftOut: (count: number) =>
		plural(count, { one: "# titre masqué", many: "# de titres masqués", other: "# titres masqués" }),
	leftOutNote: "Pas pour vous, ou déjà vu.",
	hiddenResults: (count: number) =>
		plural(count, { one: "# résultat masqué", many: "# de résultats masqués", other: "# résultats masqués" }),
	hiddenNote: "On n’en connaît guère que le nom.",
	showHidden: (count: number) => plural(count, { one: "L’afficher", many: "Les afficher", other: "Les afficher" }),

	titles: "Titres",
	loadingTitles: "Chargement des titres",
	titleCount: (count: number) => plural(count, NOUNS.title),
	peopleCount: (count: number) => plural(count, NOUNS.person),
	showing: ({ kind, shown, total, isAbout }: ListCount) =>
		`<shown>${shown}</shown> sur ${isAbout ? "environ " : ""}${plural(total, NOUNS[kind])}`,
	shownOf: ({ kind, shown, total, isAbout }: ListCount) =>
		`${shown} sur ${isAbout ? "environ " : ""}${plural(total, NOUNS[kind])}`,
	rowHas: (row: string, count: string) => `${row} : ${count}`,
	sentence: (said: string) => `${said}.`,
	sentences: (said: string[]) => said.join(". "),
	lacksWords: "Aucun titre ne contient tous ces mots",
	resultsFor: (text: string) => `Résultats pour « ${text} »`,
	threeColumns: "Trois colonnes",
	moreNotLoaded: "Impossible de charger la suite. Réessayez.",
	loadMore: "Voir plus",
	loadMoreResults: "Voir plus de résultats",
	loadingMore: "Chargement…",
	theEnd: "Fin",
	pages: "Pages",
	previousPage: "Page précédente",
	nextPage: "Page suivante",
});
