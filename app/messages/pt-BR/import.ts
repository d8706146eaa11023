import type { TextTools } from "../area";
import type { ImportTexts } from "../import";

export default ({ plural }: TextTools<"pt-BR">): ImportTexts => ({
	// All imports
	title: "Importar",
	lead: "Traga o que você viu, avaliou e salvou em outros lugares. Antes, você vê o que cada linha vira; dá para desfazer tudo por 30 dias.",
	yourImports: "Suas importações",
	yourImportsLead: "Ficam guardadas por um dia até você aplicar e, depois, por 30 dias.",
	whereFilesAre: "Onde está seu arquivo",
	allImports: "Todas as importações",
	gone: "Esta importação não existe.",
	severalServices: "Vários serviços",
	importStates: {
		reading: "Envio incompleto",
		matching: "Procurando títulos",
		ready: "Para revisar",
		applying: "Aplicando",
		applied: "Aplicada",
		undoing: "Desfazendo",
		undone: "Desfeita",
		cancelled: "Interrompida",
	},

	// Choosing files
	notSent: "Não foi possível enviar os arquivos. Confira sua conexão e escolha os arquivos de novo.",
	notRead: "Não foi possível ler os arquivos",
	unreadable: "Não foi possível ler os arquivos. Talvez sejam grandes demais para este aparelho.",
	chooseFiles: "Escolha arquivos ou solte-os aqui",
	fileHint:
		"Um ZIP do jeito que você recebeu, ou os arquivos dentro dele: CSV, JSON, o XML do MyAnimeList ou um arquivo de texto com um título por linha.",
	readInBrowser: "Eles são lidos no seu navegador: só títulos, datas e notas saem dele.",
	readOnServer: "Eles são lidos no servidor, que não os guarda. No máximo 1 MB no total.",
	upload: "Enviar",
	readingFiles: "Lendo os arquivos",
	sendingRows: (sent: string, total: number) =>
		plural(total, {
			one: `Enviando ${sent} de # linha`,
			many: `Enviando ${sent} de # de linhas`,
			other: `Enviando ${sent} de # linhas`,
		}),
	nothingToImport: "Não há nada para importar nestes arquivos",
	rows: (count: number) => plural(count, { one: "# linha", many: "# de linhas", other: "# linhas" }),
	filesNotUsed: (count: number) =>
		plural(count, { one: "# arquivo não usado", many: "# de arquivos não usados", other: "# arquivos não usados" }),
	columnsNotUsed: (columns: string) => `Não usadas: ${columns}`,

	// What rows are
	states: {
		differs: "Diferente do arquivo",
		ready: "Pronta",
		present: "Nada a adicionar",
		ambiguous: "Para escolher",
		unmatched: "Não encontrada",
		invalid: "Ilegível",
		leftOut: "Deixada de fora",
	},
	added: "Adicionada",
	notAdded: "Não adicionada",
	kinds: {
		play: "Visualizações",
		rating: "Notas",
		note: "Anotações",
		watchLater: "Assistir mais tarde",
		list: "Listas",
		hidden: "Não é para mim",
		round: "Recomeçados",
		progress: "Posições",
		other: "Outros",
	},
	counted: {
		play: (count: number) =>
			plural(count, { one: "# visualização", many: "# de visualizações", other: "# visualizações" }),
		rating: (count: number) => plural(count, { one: "# nota", many: "# de notas", other: "# notas" }),
		note: (count: number) => plural(count, { one: "# anotação", many: "# de anotações", other: "# anotações" }),
		watchLater: (count: number) =>
			plural(count, { one: "# título salvo", many: "# de títulos salvos", other: "# títulos salvos" }),
		list: (count: number) =>
			plural(count, { one: "# título em listas", many: "# de títulos em listas", other: "# títulos em listas" }),
		hidden: (count: number) =>
			plural(count, { one: "# título oculto", many: "# de títulos ocultos", other: "# títulos ocultos" }),
		round: (count: number) => plural(count, { one: "# recomeço", many: "# de recomeços", other: "# recomeços" }),
		progress: (count: number) =>
			plural(count, {
				one: "# posição de reprodução",
				many: "# de posições de reprodução",
				other: "# posições de reprodução",
			}),
	},
	differences: { title: "Outro nome", year: "Outro ano", type: "Outro tipo" },
	rowsByStateAndKind: "Linhas por situação e tipo",
	all: "Tudo",
	allRows: "Todas as linhas",
	allStates: "todas as situações",
	allKinds: "todos os tipos",
	rowsOf: (rows: string, state: string, kind: string) => `${rows}: ${state}, ${kind}`,
	whyNotUsed: "Por que há linhas não usadas",
	forOtherReasons: (state: string) => `${state} por outros motivos`,
	lists: (count: number) => plural(count, { one: "# lista", many: "# de listas", other: "# listas" }),
	titles: (count: number) => plural(count, { one: "# título", many: "# de títulos", other: "# títulos" }),
	listsWithTitles: (lists: string, titles: string) => `${lists}, ${titles}`,
	intoYourList: "para sua lista com esse nome",
	newList: "nova",

	// The state of an import
	rowsChanged: (count: number) =>
		plural(count, { one: "# linha alterada.", many: "# de linhas alteradas.", other: "# linhas alteradas." }),
	rowsLeftOut: (count: number) =>
		plural(count, {
			one: "# linha deixada de fora.",
			many: "# de linhas deixadas de fora.",
			other: "# linhas deixadas de fora.",
		}),
	failed: "Não deu certo. Tente de novo daqui a pouco.",
	rowsHeading: "Linhas",
	rowsInOrder: (count: number) =>
		plural(count, {
			one: "# linha na ordem dos arquivos",
			many: "# de linhas na ordem dos arquivos",
			other: "# linhas na ordem dos arquivos",
		}),
	files: "Arquivos",
	pages: "Páginas",
	first: "Primeira",
	next: "Próxima",
	report: "Relatório em CSV",
	work: { matching: "Procurando os títulos", applying: "Gravando na sua biblioteca", undoing: "Desfazendo" },
	workDone: (work: string, done: string, total: number) =>
		plural(total, {
			one: `${work}: ${done} de # linha`,
			many: `${work}: ${done} de # de linhas`,
			other: `${work}: ${done} de # linhas`,
		}),
	serverAway: "O servidor não está respondendo. Esta página continua tentando sozinha; nada se perde.",
	serverGoesOn: "Você pode fechar esta página. O servidor continua o trabalho, e esta página mostra o andamento.",
	stopping: "Interrompendo…",
	showProgress: "Mostrar o andamento",
	notAllSent: "Nem todas as linhas foram enviadas. Remova esta importação e escolha os arquivos de novo.",
	readOn: "Lida em <time></time>. Nada foi gravado ainda.",
	undone: "Desfeita. O que esta importação gravou foi retirado; o que você mudou depois continua como você deixou.",
	stoppedBefore: "Interrompida antes de gravar qualquer coisa. Você pode continuar.",
	stoppedAfter: "Interrompida. O que já tinha sido gravado fica até você desfazer; você também pode continuar.",
	applyAgainUntil: "Você pode aplicar de novo até <time></time>. O que já existir até lá fica de fora.",
	undoUntil:
		"Você pode desfazer esta importação até <time></time>. Isso retira o que ela gravou, e nada do que aconteceu depois.",
	undoOrMoveUntil:
		"Você pode desfazer esta importação até <time></time>. Isso retira o que ela gravou, e nada do que aconteceu depois. Até lá, “Outro título” move o que uma linha trouxe.",
	goOn: "Continuar",
	goingOn: "Continuando…",
	seeWatched: "Ir para Vistos",
	seeLists: "Ver suas listas",
	applyAgain: "Aplicar de novo",
	applying: "Aplicando…",
	removeFromList: "Remover da lista",
	remove: "Remover",
	removing: "Removendo…",
	appliedRows: (what: string) => `Aplicado: ${what}.`,
	appliedNothing: "Aplicado: nada de novo.",
	more: (counted: string) => `${counted} a mais`,
	fewer: (counted: string) => `${counted} a menos`,
	otherwise: (what: string) =>
		`São ${what} do que o botão dizia, porque sua biblioteca mudou nesse meio-tempo. As linhas dizem o motivo.`,
	stillWaiting: (count: number) =>
		plural(count, {
			one: "# linha ainda espera um título: <open></open>. O que você escolher é gravado na hora.",
			many: "# de linhas ainda esperam um título: <open></open>. O que você escolher é gravado na hora.",
			other: "# linhas ainda esperam um título: <open></open>. O que você escolher é gravado na hora.",
		}),
	waiting: (count: number) =>
		plural(count, {
			one: "# linha espera que você diga de que título se trata: <open></open>. Linhas que você deixar em aberto não são gravadas.",
			many: "# de linhas esperam que você diga de que título se trata: <open></open>. Linhas que você deixar em aberto não são gravadas.",
			other:
				"# linhas esperam que você diga de que título se trata: <open></open>. Linhas que você deixar em aberto não são gravadas.",
		}),
	notReadable: (count: number) =>
		plural(count, {
			one: "# linha não pôde ser lida. Corrija no relatório e importe de novo: só o que é novo é adicionado.",
			many: "# de linhas não puderam ser lidas. Corrija no relatório e importe de novo: só o que é novo é adicionado.",
			other: "# linhas não puderam ser lidas. Corrija no relatório e importe de novo: só o que é novo é adicionado.",
		}),
	toChoose: (count: number) =>
		plural(count, { one: "# para escolher", many: "# para escolher", other: "# para escolher" }),
	notFound: (count: number) =>
		plural(count, { one: "# não encontrada", many: "# não encontradas", other: "# não encontradas" }),
	both: "<ambiguous></ambiguous> e <unmatched></unmatched>",
	applyRows: (count: number) =>
		plural(count, { one: "Aplicar # linha", many: "Aplicar # de linhas", other: "Aplicar # linhas" }),

	// Undo
	undoThis: "Desfazer esta importação",
	removeWritten: (what: string) =>
		`Remover o que esta importação trouxe: ${what}? Você pode aplicar de novo até <time></time>.`,
	broughtNothing: "Esta importação não trouxe nada de novo. Você pode aplicar de novo até <time></time>.",
	undoIt: "Desfazer",
	undoing: "Desfazendo…",

	// A row
	movie: "Filme",
	show: "Série",
	numberedTitle: (id: string) => `Título ${id}`,
	noTitle: "Sem título",
	quoted: (name: string) => `“${name}”`,
	ofYear: (title: string, year: number) => `${title}, ${year}`,
	becomes: "Vira",
	inFile: (title: string) => `No arquivo: ${title}`,
	inFileAsMovie: (title: string) => `No arquivo: ${title}, um filme`,
	inFileAsShow: (title: string) => `No arquivo: ${title}, uma série`,
	listNamed: (name: string) => `Lista “${name}”`,
	ratingOf10: (rating: string) => `${rating} de 10`,
	rowOfFile: (file: string, row: number) => `${file}, linha ${row}`,
	anotherTitle: "Outro título",
	anotherTitleFor: (name: string) => `Outro título para ${name}`,
	chooseEpisode: "Escolher o episódio",
	chooseEpisodeOf: (name: string) => `Escolher o episódio de ${name}`,
	search: "Buscar",
	searchFor: (name: string) => `Buscar ${name}`,
	theyBecome: (codes: string) => `Viram ${codes}.`,
	theyBecomeAndMore: (codes: string) => `Viram ${codes} e outros.`,
	takeNumbers: "Usar estes números",
	leaveOut: "Deixar de fora",
	leaveOutTitle: (name: string) => `Deixar ${name} de fora`,
	line: (number: number) => `Linha ${number}`,
	anotherEpisode: "Outro episódio",
	row: "Linha",
	season: "Temporada",
	episode: "Episódio",
	takeEpisode: "Usar este episódio",

	// Search for a title
	rowNumber: (number: number) => `linha ${number}`,
	whichEpisode: (name: string) => `Que episódio é “${name}”?`,
	whichTitle: (name: string) => `Que título é “${name}”?`,
	orSearch: "Ou busque outro título:",
	nameOfTitle: "Nome do título",
	noAnswer: "O catálogo não está respondendo. Busque de novo daqui a pouco.",
	noneFound: "O catálogo não tem nenhum título com esse nome.",
	choose: "Escolher",
	chooseTitle: (title: string) => `Escolher ${title}`,
	chooseTitleOf: (title: string, year: number) => `Escolher ${title}, de ${year}`,
});
