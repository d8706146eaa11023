import type { TextTools } from "../area";
import type { PicturesTexts } from "../pictures";

export default ({ plural }: TextTools<"pt-BR">): PicturesTexts => ({
	description: "Escolha uma ou duas imagens e veja os filmes e séries que têm a ver com elas.",
	todaysRiddle: "O enigma de hoje",
	skipToTitles: "Ir para os títulos",
	titlesWithSigns: (signs: string) => `Títulos com estes símbolos: ${signs}`,
	nothingFound: "Nenhum título encontrado",
	noTitleHasBoth: (signs: string) => `Nenhum título tem os dois: ${signs}.`,
	noTitleHas: (sign: string) => `Nenhum título tem este símbolo: ${sign}.`,
	oneAlone: "Só um dos dois",

	riddle: "Símbolos",
	riddleTitle: "Símbolos, um enigma por dia",
	riddleDescription:
		"Três imagens e um ano: que filme é? O mesmo para todo mundo hoje, seis tentativas, sem precisar de conta.",
	whichFilm: (day: string) => `Três imagens e um ano: que filme é? O mesmo para todo mundo em ${day} (UTC).`,
	theRiddle: "O enigma",
	attemptsLeft: (count: number) =>
		plural(count, { one: "Resta # tentativa.", many: "Restam # de tentativas.", other: "Restam # tentativas." }),
	itWas: (title: string) => `Era ${title}.`,
	solved: (title: string, attempt: number, attempts: number) =>
		`Acertou: ${title}. Tentativa ${attempt} de ${attempts}.`,
	notIt: "Não é: <films></films>",
	genres: "Gêneros",
	directedBy: "Direção",
	notKnown: "Sem informação",
	corner: "Um canto do pôster",
	cornerPicture: "Um dos cantos",
	yourGuess: "Seu palpite",
	nameOfMovie: "Nome de um filme",
	noOtherMovie: "Nenhum outro filme tem esse nome. Tente com menos letras.",
	theFilm: "O filme",
	nextRiddle: "O próximo enigma chega à meia-noite (UTC).",
	goToFilm: "Ir para o filme",
	copied: "Copiado",
	copyResult: "Copiar meu resultado",
	yourResult: "Seu resultado",
	result: (product: string, day: string, strip: string) => `${product}, Símbolos, ${day}: ${strip}`,
});
