import type { TextTools } from "../area";
import type { BegunTexts } from "../begun";

export default ({ plural }: TextTools<"es">): BegunTexts => ({
	continueWatching: "Seguir viendo",
	upNext: "A continuación",
	next: (code: string) => `Siguiente: ${code}`,
	markWatched: "Marcar como visto",
	moreInfo: "Más información",
	moreInfoAbout: (name: string) => `Más información sobre ${name}`,
	you: "tú",
	youAreFurtherOn: "Tú ya has visto más",
	youAndOthersAreFurtherOn: (names: string) => `Han visto más: ${names}`,
	areFurtherOn: (names: string, count: number) =>
		plural(count, {
			one: `${names} ya ha visto más`,
			many: `${names} ya han visto más`,
			other: `${names} ya han visto más`,
		}),

	yearsAgoTonight: (years: number) =>
		plural(years, {
			one: "Una noche como hoy, hace # año",
			many: "Una noche como hoy, hace # de años",
			other: "Una noche como hoy, hace # años",
		}),
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`Viste ${part ? `${part} de ` : ""}<name>${title}</name> el ${day}${rating === null ? "." : ` y le diste un ${rating}.`} ¿Otra vez?`,
	watchOnceMore: "Ver de nuevo",
	thatDay: "Ese día en tu diario",

	threeToBegin: "Tres para empezar",
	threeToBeginAdvice: "Guarda uno, o di qué has visto y cuánto te gustó: tus recomendaciones empiezan aquí.",
	watchedShort: "Visto",
});
