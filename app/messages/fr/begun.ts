import type { TextTools } from "../area";
import type { BegunTexts } from "../begun";

export default ({ plural }: TextTools<"fr">): BegunTexts => ({
	continueWatching: "Continuer à regarder",
	upNext: "À suivre",
	next: (code: string) => `Ensuite : ${code}`,
	markWatched: "Marquer comme vu",
	moreInfo: "Plus d’infos",
	moreInfoAbout: (name: string) => `Plus d’infos sur ${name}`,
	you: "Vous",
	youAreFurtherOn: "Vous êtes plus loin",
	youAndOthersAreFurtherOn: (names: string) => `${names} êtes plus loin`,
	areFurtherOn: (names: string, count: number) =>
		plural(count, {
			one: `${names} est plus loin`,
			many: `${names} sont plus loin`,
			other: `${names} sont plus loin`,
		}),

	yearsAgoTonight: (years: number) =>
		plural(years, {
			one: "Il y a # an, jour pour jour",
			many: "Il y a # d’années, jour pour jour",
			other: "Il y a # ans, jour pour jour",
		}),
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`Vous avez regardé <name>${title}</name>${part ? ` (${part})` : ""} le ${day}${rating === null ? "." : ` et lui avez donné la note de ${rating}.`} On remet ça ?`,
	watchOnceMore: "Revoir",
	thatDay: "Ce jour-là dans votre journal",

	threeToBegin: "Trois titres pour commencer",
	threeToBeginAdvice:
		"Ajoutez-en un, ou dites ce que vous avez vu et si cela vous a plu : vos recommandations commencent ici.",
	watchedShort: "Vu",
});
