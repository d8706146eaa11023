import type { SearchTexts } from "../search";

export default (): SearchTexts => ({
	description: "Trouvez des films, des séries et des personnes par leur nom.",
	kinds: "Catégories",
	all: "Tout",
	people: "Personnes",
	startSearch: "Lancez une recherche",
	startAdvice:
		"Saisissez un titre ou un nom. Ajoutez une année pour préciser, par exemple « Dune 2021 », décrivez une liste, par exemple « horreur des années 80 », ou collez le lien d’un titre.",
	genres: "Genres",
	recentSearches: "Recherches récentes",
	removeSearch: (text: string) => `Retirer ${text}`,

	movies: "Films",
	shows: "Séries",
	moviesAndShows: "Films et séries",
	seeAllPeople: "Voir toutes les personnes",
	lists: "Listes",
	withWords: (text: string) => `Avec « ${text} »`,
	withSign: (sign: string) => `Avec le symbole « ${sign} »`,

	noResults: "Aucun résultat",
	nothingCalled: (text: string, advice: string) => `Rien ne s’appelle « ${text} ». ${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`Dans ce profil, rien ne s’appelle « ${text} ». Les titres au-dessus de sa limite d’âge n’y figurent pas.`,
	englishNamesOnly: "Le catalogue d’exemple n’a que des noms anglais.",
	noSuchAddress: "Aucun titre de ce catalogue n’a cette adresse.",
	checkSpelling: "Vérifiez l’orthographe ou essayez avec moins de mots.",
	tryListAbove: "Essayez la liste ci-dessus.",
	tryFewerWords: "Essayez avec moins de mots.",
	searchMoviesAndShows: "Chercher parmi les films et les séries",
});
