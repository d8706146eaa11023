import type { TextTools } from "../area";
import type { BegunTexts } from "../begun";

export default ({ plural }: TextTools<"pt-BR">): BegunTexts => ({
	continueWatching: "Continuar assistindo",
	upNext: "A seguir",
	next: (code: string) => `Próximo: ${code}`,
	markWatched: "Marcar como visto",
	moreInfo: "Mais informações",
	moreInfoAbout: (name: string) => `Mais informações sobre ${name}`,
	you: "Você",
	youAreFurtherOn: "Você está mais à frente",
	youAndOthersAreFurtherOn: (names: string) => `${names} estão mais à frente`,
	areFurtherOn: (names: string, count: number) =>
		plural(count, {
			one: `${names} está mais à frente`,
			many: `${names} estão mais à frente`,
			other: `${names} estão mais à frente`,
		}),

	yearsAgoTonight: (years: number) =>
		plural(years, {
			one: "Há # ano, numa noite como esta",
			many: "Há # de anos, numa noite como esta",
			other: "Há # anos, numa noite como esta",
		}),
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`Você assistiu a ${part ? `${part} de ` : ""}<name>${title}</name> em ${day}${rating === null ? "." : ` e deu nota ${rating}.`} Que tal ver de novo?`,
	watchOnceMore: "Assistir de novo",
	thatDay: "Esse dia no seu diário",

	threeToBegin: "Três para começar",
	threeToBeginAdvice: "Salve um, ou diga o que você já viu e quanto gostou: suas recomendações começam aqui.",
	watchedShort: "Visto",
});
