import type { TextTools } from "../area";
import type { VerbTexts } from "../verbs";

export default ({ plural }: TextTools<"pt-BR">): VerbTexts => ({
	notChanged: "Não foi possível alterar. Tente de novo.",

	addToLater: "Adicionar a Assistir mais tarde",
	removeFromLater: "Remover de Assistir mais tarde",
	addTitleToLater: (name) => `Adicionar ${name} a Assistir mais tarde`,
	removeTitleFromLater: (name) => `Remover ${name} de Assistir mais tarde`,
	addToMyList: "Adicionar a Assistir mais tarde, na Minha lista",
	removeFromMyList: "Remover de Assistir mais tarde, na Minha lista",

	notForMe: "Não é para mim",
	titleNotForMe: (name) => `${name}: não é para mim`,
	leftOut: "Não é para você: este título fica fora das listas, da busca e das recomendações.",
	undo: "Desfazer",

	markWatched: (name) => `Marcar como visto: ${name}`,
	markNotWatched: (name) => `Marcar como não visto: ${name}`,
	markItWatched: "Marcar como visto",
	nowWatched: (name) => `Visto: ${name}`,
	watchAgain: "Assistir de novo desde o começo",
	backToWatched: "Voltar para os vistos",

	rate: "Avaliar",
	rated: "Nota:",
	rateTitle: (name) => `Avaliar ${name}`,
	removeRating: "Remover a nota",
	notRated: "Não foi possível salvar a nota. Tente de novo.",

	addNote: "Adicionar uma anotação",
	editNote: "Editar sua anotação",
	onTitle: (name) => ` sobre ${name}`,
	yourNote: "Sua anotação: ",
	yourNoteOn: (name) => `Sua anotação sobre ${name}`,
	onlyForYou: "Só para você: ninguém mais vê",
	save: "Salvar",
	saveNote: "Salvar a anotação",
	saving: "Salvando…",
	charactersLeft: (count) =>
		plural(count, {
			one: "Resta # caractere",
			many: "Restam # de caracteres",
			other: "Restam # caracteres",
		}),

	addToList: "Adicionar a uma lista",
	addTitleToList: (name) => `Adicionar ${name} a uma lista`,
	inLists: (count) =>
		plural(count, {
			one: "Em # das minhas listas",
			many: "Em # das minhas listas",
			other: "Em # das minhas listas",
		}),
	inThisList: "Nesta lista",
	add: "Adicionar",
	ofList: (name) => `: ${name}`,
	openList: (name) => `Abrir ${name}`,
	newList: "Nova lista…",
	addedToList: (name, list) => `${name} entrou na lista ${list}`,
	removedFromList: (name, list) => `${name} saiu da lista ${list}`,

	whenWatched: "Quando você assistiu",
	showDates: "Mostrar as datas",
	plays: "Visualizações",
	notWatchedYet: "Você ainda não assistiu.",
	nothingEarlier: "Não há nada antes disso.",
	latest: "Mais recentes",
	earlier: "Anteriores",
	dateUnknown: "Data desconhecida",
	playOn: (code, date) => [code, date ?? "data desconhecida"].filter(Boolean).join(", "),
	playedHere: "Visto aqui",
	markedByHand: "Marcado manualmente",
	imported: "Importado",
	withWhom: (names) => `com ${names}`,
	correct: "Corrigir",
	what: (name) => `: ${name}`,
	corrected: (name) => `${name}: data corrigida`,
	addDate: "Adicionar uma data",
	date: "Data, em branco se você não souber",
	seasonNumber: "Temporada",
	episodeNumber: "Episódio",
	watchedAgainThen: "Assisti de novo nesse dia",
	adding: "Adicionando…",
	remove: "Remover",
	removeTitle: (name) => `Remover ${name}`,
	removeAll: (part) =>
		part
			? `${part}: você assistiu nas datas abaixo. Remover todas essas visualizações?`
			: "Você assistiu a este título nas datas abaixo. Remover todas essas visualizações?",
	it: "O título",
	keepThem: "Manter",
	removeThem: "Remover",
});
