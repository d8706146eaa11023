import type { TextTools } from "../area";
import type { PicturesTexts } from "../pictures";

export default ({ plural }: TextTools<"es">): PicturesTexts => ({
	description: "Elige una o dos imágenes y descubre las películas y series que las tienen.",
	todaysRiddle: "El acertijo de hoy",
	skipToTitles: "Saltar a los títulos",
	titlesWithSigns: (signs: string) => `Títulos con estos símbolos: ${signs}`,
	nothingFound: "No se encontraron títulos",
	noTitleHasBoth: (signs: string) => `Ningún título tiene los dos: ${signs}.`,
	noTitleHas: (sign: string) => `Ningún título tiene este símbolo: ${sign}.`,
	oneAlone: "Solo uno de los dos",

	riddle: "Símbolos",
	riddleTitle: "Símbolos, un acertijo diario",
	riddleDescription: "Tres imágenes y un año: ¿qué película es? La misma para todos hoy, seis intentos y sin cuenta.",
	whichFilm: (day: string) => `Tres imágenes y un año: ¿qué película es? La misma para todos el ${day} (UTC).`,
	theRiddle: "El acertijo",
	attemptsLeft: (count: number) =>
		plural(count, { one: "Queda # intento.", many: "Quedan # de intentos.", other: "Quedan # intentos." }),
	itWas: (title: string) => `Era ${title}.`,
	solved: (title: string, attempt: number, attempts: number) => `¡Sí! ${title}. Intento ${attempt} de ${attempts}.`,
	notIt: "No es: <films></films>",
	genres: "Géneros",
	directedBy: "Dirección",
	notKnown: "Sin datos",
	corner: "Una esquina del póster",
	cornerPicture: "Una de sus esquinas",
	yourGuess: "Tu respuesta",
	nameOfMovie: "Nombre de una película",
	noOtherMovie: "Ninguna otra película se llama así. Prueba con menos letras.",
	theFilm: "La película",
	nextRiddle: "El próximo acertijo llega a medianoche (UTC).",
	goToFilm: "Ir a la película",
	copied: "Copiado",
	copyResult: "Copiar mi resultado",
	yourResult: "Tu resultado",
	result: (product: string, day: string, strip: string) => `${product}, Símbolos, ${day}: ${strip}`,
});
