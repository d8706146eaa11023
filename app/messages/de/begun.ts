import type { TextTools } from "../area";
import type { BegunTexts } from "../begun";

export default ({ plural }: TextTools<"de">): BegunTexts => ({
	continueWatching: "Weiterschauen",
	upNext: "Als Nächstes",
	next: (code: string) => `Als Nächstes: ${code}`,
	markWatched: "Als gesehen markieren",
	moreInfo: "Mehr Infos",
	moreInfoAbout: (name: string) => `Mehr Infos zu ${name}`,
	you: "Du",
	youAreFurtherOn: "Du bist schon weiter",
	youAndOthersAreFurtherOn: (names: string) => `${names} seid schon weiter`,
	areFurtherOn: (names: string, count: number) =>
		plural(count, { one: `${names} ist schon weiter`, other: `${names} sind schon weiter` }),

	yearsAgoTonight: (years: number) => plural(years, { one: "Heute vor einem Jahr", other: "Heute vor # Jahren" }),
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`Am ${day} hast du ${part ? `${part} von ` : ""}<name>${title}</name> gesehen${rating === null ? "." : ` und mit ${rating} bewertet.`} Noch einmal?`,
	watchOnceMore: "Noch einmal ansehen",
	thatDay: "Dieser Tag in deinem Tagebuch",

	threeToBegin: "Drei für den Anfang",
	threeToBeginAdvice:
		"Merk dir einen Titel oder sag, was du schon gesehen hast und wie es dir gefallen hat: Damit beginnen deine Empfehlungen.",
	watchedShort: "Gesehen",
});
