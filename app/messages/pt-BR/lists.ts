import type { TextTools } from "../area";
import type { ListsTexts } from "../lists";

export default ({ plural }: TextTools<"pt-BR">): ListsTexts => ({
	yourLists: "Suas listas",
	noLists: "Nenhuma lista ainda",
	noListsAdvice:
		"Junte títulos na ordem que quiser: filmes para o inverno, todos os de uma diretora, o que mostrar aos amigos",
	openByLink: "Aberta por link",
	isPrivate: "Privada",
	isFull: (max) =>
		plural(max, {
			one: "Você já chegou ao limite de # lista. Exclua uma para criar outra.",
			many: "Você já chegou ao limite de # de listas. Exclua uma para criar outra.",
			other: "Você já chegou ao limite de # listas. Exclua uma para criar outra.",
		}),
	newList: "Nova lista",
	beginsWith: (title) => `Ela começa com <name>${title}</name>.`,
	make: "Criar a lista",
	making: "Criando…",
	allLists: "Todas as listas",
	name: "Nome",
	note: "Descrição",
	noteHint: "Para que serve (opcional)",
	makeFailed: "Não foi possível criar a lista. Tente de novo.",
	changeFailed: "Não foi possível alterar a lista. Tente de novo.",

	list: "Lista",
	openToAnyone: "Aberta a quem tem o link",
	reorder: "Reordenar",
	done: "Concluir",
	edit: "Editar",
	save: "Salvar",
	saving: "Salvando…",
	nothingInList: "Nada nesta lista ainda",
	nothingInListAdvice: "Abra um título e clique em “Adicionar a uma lista”, abaixo dos botões",
	findSomething: "Encontrar algo",
	number: (rank) => `N.º ${rank}`,
	pages: "Páginas",

	delete: "Excluir",
	deleting: "Excluindo…",
	deleteQuestion: "Excluir a lista?",
	deleteText: (parts) =>
		`${parts && `Você perde ${parts}. `}O que você viu, avaliou e salvou continua. Não dá para desfazer.`,
	itsOrder: (count) =>
		plural(count, {
			one: "a ordem de # título",
			many: "a ordem dos # de títulos",
			other: "a ordem dos # títulos",
		}),
	itsNote: "a descrição dela",
	itsLink: "o link dela, que deixa de funcionar na hora",

	nobodyButYou: "Só você vê esta lista. Com um link secreto, quem tiver o link pode vê-la até você desativá-lo.",
	makeLink: "Criar um link secreto",
	anyoneReads: "Quem tem este link pode ver a lista. Ela não aparece nos buscadores.",
	link: "Link",
	copyLink: "Copiar link",
	saysName: "A página mostra seu nome.",
	saysNoName: "A página não mostra quem fez a lista.",
	leaveNameOut: "Tirar meu nome",
	showName: "Mostrar meu nome",
	endLink: "Desativar o link",

	orderOf: (list) => `Ordem de ${list}`,
	positionOf: (title) => `Posição de ${title}`,
	move: "Mover",
	moveTitle: (title) => `Mover ${title}`,
	moveUp: (title) => `Mover ${title} para cima`,
	moveDown: (title) => `Mover ${title} para baixo`,

	notHere: "Lista não encontrada",
	notHereAdvice: "O link foi desativado ou está incompleto. Peça outro a quem enviou este.",
	by: (name) => `Por <name>${name}</name>`,
	nothingHere: "Nada aqui ainda",
	nothingHereAdvice: "Quem fez esta lista não colocou nada nela",
});
