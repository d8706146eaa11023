import type { TextTools } from "../area";
import type { PicturesTexts } from "../pictures";

export default ({ plural }: TextTools<"fr">): PicturesTexts => ({
	description: "Choisissez une ou deux images et découvrez les films et séries qui les contiennent.",
	todaysRiddle: "L’énigme du jour",
	skipToTitles: "Aller aux titres",
	titlesWithSigns: (signs: string) => `Titres avec ces symboles : ${signs}`,
	nothingFound: "Aucun titre trouvé",
	noTitleHasBoth: (signs: string) => `Aucun titre n’a les deux : ${signs}.`,
	noTitleHas: (sign: string) => `Aucun titre n’a ce symbole : ${sign}.`,
	oneAlone: "L’un des deux seulement",

	riddle: "Symboles",
	riddleTitle: "Symboles, une énigme par jour",
	riddleDescription:
		"Trois images et une année : quel est ce film ? Le même pour tous aujourd’hui, six essais, sans compte.",
	whichFilm: (day: string) => `Trois images et une année : quel est ce film ? Le même pour tous, le ${day} (UTC).`,
	theRiddle: "L’énigme",
	attemptsLeft: (count: number) =>
		plural(count, { one: "Il reste # essai.", many: "Il reste # d’essais.", other: "Il reste # essais." }),
	itWas: (title: string) => `C’était ${title}.`,
	solved: (title: string, attempt: number, attempts: number) => `Oui : ${title}. Essai ${attempt} sur ${attempts}.`,
	notIt: "Ce n’est pas : <films></films>",
	genres: "Genres",
	directedBy: "Réalisation",
	notKnown: "Inconnu",
	corner: "Un coin de l’affiche",
	cornerPicture: "L’un de ses coins",
	yourGuess: "Votre réponse",
	nameOfMovie: "Nom d’un film",
	noOtherMovie: "Aucun autre film ne porte ce nom. Essayez avec moins de lettres.",
	theFilm: "Le film",
	nextRiddle: "La prochaine énigme arrive à minuit (UTC).",
	goToFilm: "Voir le film",
	copied: "Copié",
	copyResult: "Copier mon résultat",
	yourResult: "Votre résultat",
	result: (product: string, day: string, strip: string) => `${product} Symboles, ${day} : ${strip}`,
});
