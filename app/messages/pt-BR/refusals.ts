import type { TextTools } from "../area";
import type { RefusalTexts } from "../sentence";

export default ({ plural }: TextTools<"pt-BR">): RefusalTexts => ({
	// Any request
	tryAgain: "Tente de novo daqui a pouco.",
	nothingHere: "Não há nada aqui.",
	internal: "Algo deu errado do nosso lado. Tente de novo daqui a pouco.",
	unavailable: "Não conseguimos fazer isso agora. Tente de novo daqui a pouco.",
	catalogueDown: "O catálogo não está respondendo agora. Tente de novo daqui a pouco.",
	databaseDown: "O banco de dados não está respondendo",
	tooManyRequests: "Muitas solicitações. Espere um minuto e tente de novo.",
	tooManyLargeBodies: "Outras solicitações grandes estão sendo recebidas. Tente de novo em alguns segundos.",
	lateBody: "A solicitação não chegou em 30 segundos. Envie de novo.",
	notJson: "O conteúdo não é JSON",
	notSentAsJson: "Envie o conteúdo como application/json",
	bodyTooLarge: (kibibytes: number) => `O conteúdo passa de ${kibibytes} KiB`,
	notForm: "O conteúdo não é um formulário com arquivos",
	tooManyParts: (max: number) => `O formulário tem mais de ${max} partes: envie menos arquivos por vez`,
	noUrl: "Este endereço não existe",
	onlyMethods: (methods: string) => `Este endereço só aceita ${methods}`,
	crossSite: "Esta solicitação veio de outro site",
	invalid: "Inválido",

	// Who asks
	signInFirst: "Entre na sua conta para fazer isso",
	noToken: "Nenhum token de acesso foi enviado",
	sessionEnded: "Sua sessão foi encerrada. Entre de novo.",
	sessionEndedByFailures: "Muitas senhas erradas: esta sessão foi encerrada. Entre de novo.",
	sessionNotChecked: "Não conseguimos verificar sua sessão agora. Tente de novo daqui a pouco.",
	notAllowed: "Você não tem permissão para fazer isso",
	confirmPassword: "Confirme sua senha para fazer isso",
	chooseProfile: "Primeiro escolha quem está assistindo",
	otherProfile: "Agora outra pessoa está assistindo neste navegador",
	firstPersonOnly: "Só o primeiro perfil da conta pode fazer isso. Troque para ele primeiro",
	notForChildren: "Isso não está disponível para um perfil infantil. Primeiro escolha outro perfil",

	// Sign-in
	badCredentials: "E-mail ou senha incorretos",
	suspended: "Esta conta está suspensa.",
	suspendedAskAt: (address: string) => `Esta conta está suspensa. Escreva para ${address}.`,
	tooManyFailures: "Muitas tentativas erradas. Espere 15 minutos e tente de novo.",
	tooManySignIns: "Tem gente demais entrando agora. Espere alguns segundos e tente de novo.",
	noSession: "Esta sessão não existe",
	linkEnded: "Este link expirou ou já foi usado.",

	// An account
	nameOrEmailTaken: "O nome de usuário ou o e-mail já está em uso, sem diferenciar maiúsculas de minúsculas",
	nameOrEmailOfOther: "O nome de usuário ou o e-mail já está em uso",
	usernameTaken: "Este nome de usuário já está em uso",
	emailTaken: "Já existe uma conta com este e-mail",
	wrongPassword: "A senha atual está incorreta",
	onlyHolderChangesPassword: "Só o titular da conta pode alterar a senha. Em vez disso, crie um link de redefinição",
	deleteInSettings: "Para excluir sua própria conta, abra as Configurações e digite sua senha lá",
	noUser: "Este usuário não existe",
	lastOwner: "O último proprietário não pode ser rebaixado nem excluído. Primeiro torne outra pessoa proprietária",

	// Mail
	noMail: "Este site não envia e-mails",
	unfitAddress: "Não dá para enviar e-mail ao seu endereço. Mude-o primeiro",
	tooManyMails: "Você já pediu muitos e-mails. Procure o último, também no spam, ou tente mais tarde",
	allMailsSent: "Este site já enviou todos os e-mails que envia em um dia. Tente de novo amanhã",
	mailFailed: "Não foi possível enviar o e-mail. Tente mais tarde",

	// Profiles
	noProfile: "Este perfil não existe",
	profileNameTaken: "Outro perfil já tem esse nome",
	profilesFull: (max: number) =>
		plural(max, {
			one: "Uma conta tem no máximo # perfil",
			many: "Uma conta tem no máximo # de perfis",
			other: "Uma conta tem no máximo # perfis",
		}),
	firstProfileIsAdult: "O primeiro perfil de uma conta não pode ser infantil",
	firstProfileStays: "O primeiro perfil de uma conta não pode ser excluído",
	wrongPin: "Este PIN está incorreto",
	tooManyPins: "Muitas tentativas erradas. Espere 15 minutos e tente de novo, ou use a senha da conta.",
	pinClosed: "Muitas tentativas erradas. Use a senha da conta.",
	passwordToLeave: "Para sair de um perfil infantil, digite a senha da conta",
	noCertificate: "maxCertificate precisa indicar uma classificação da região para filmes e uma para séries",
	notOfAccount: "with deve indicar outros perfis da sua conta",

	// The library
	noTitle: "Este título não existe",
	noShow: "Esta série não existe",
	noTitleOrEpisode: "Este título, temporada ou episódio não existe",
	noPlay: "Esta visualização não existe",
	notInHistory: "Este título não está no seu histórico",
	notSaved: "Este título não está em “Assistir mais tarde”",
	deletedMeanwhile: "O item foi excluído no mesmo instante",
	notAired: "Este episódio ainda não foi ao ar",
	onlyShowsBegin: "Só uma série pode ser recomeçada",
	noEpisodes: "Um filme não tem episódios",
	confirmDated: "Isso removeria visualizações com data, ou mais de uma. Confirme, ou remova uma por uma",
	nothingToRestore: "Não há nada a recuperar",
	tooManyChanges: "Você fez alterações demais na sua biblioteca hoje. Tente de novo amanhã.",
	savedFull: "A lista “Assistir mais tarde” está cheia: cabem 5.000 títulos. Remova alguns primeiro",
	playsFull: "O registro do que você viu está cheio: cabem 100.000 visualizações. Remova algumas primeiro",
	hiddenFull: (max: number) =>
		plural(max, {
			one: "Você já chegou ao limite de # título oculto. Mostre-o de novo primeiro",
			many: "Você já chegou ao limite de # de títulos ocultos. Mostre alguns de novo primeiro",
			other: "Você já chegou ao limite de # títulos ocultos. Mostre alguns de novo primeiro",
		}),
	ratingsFull: (max: number) =>
		plural(max, {
			one: "Você já chegou ao limite de # nota. Remova-a primeiro",
			many: "Você já chegou ao limite de # de notas. Remova algumas primeiro",
			other: "Você já chegou ao limite de # notas. Remova algumas primeiro",
		}),
	notesFull: (max: number) =>
		plural(max, {
			one: "Você já chegou ao limite de # anotação. Remova-a primeiro",
			many: "Você já chegou ao limite de # de anotações. Remova algumas primeiro",
			other: "Você já chegou ao limite de # anotações. Remova algumas primeiro",
		}),

	// Lists
	badCursor: "cursor não vem desta lista",
	noList: "Esta lista não existe",
	listNameTaken: "Outra lista sua já tem esse nome",
	listsFull: (max: number) =>
		plural(max, {
			one: "Você já chegou ao limite de # lista. Exclua-a primeiro",
			many: "Você já chegou ao limite de # de listas. Exclua uma primeiro",
			other: "Você já chegou ao limite de # listas. Exclua uma primeiro",
		}),
	listFull: (max: number) =>
		plural(max, {
			one: "Esta lista já chegou ao limite de # título. Remova-o primeiro",
			many: "Esta lista já chegou ao limite de # de títulos. Remova alguns primeiro",
			other: "Esta lista já chegou ao limite de # títulos. Remova alguns primeiro",
		}),

	// Imports
	noImport: "Esta importação não existe",
	importBusy: "A importação ainda não está nesse ponto: espere ela ficar pronta",
	importsFull:
		"Você não tem mais espaço para importações: 20 ainda podem ser desfeitas, ou as da sua conta somam mais de 64 MB, umas 250.000 linhas. Desfaça uma, ou espere passarem 30 dias",
	filesTooLarge:
		"Os arquivos são grandes demais para ser lidos aqui: escolha menos de 20 e menos de 4 MB, ou envie com o JavaScript ativado, que lê arquivos maiores",
	tooManyRecords: "Juntos, os arquivos têm mais de 100.000 registros",
	columnTwice: "Duas colunas não podem ser a mesma coisa: deixe uma assim e escolha “não usada” para a outra",
	noFileUsed: "Nenhum dos arquivos pode ser importado",
	undoFirst: "A importação foi aplicada e pode ser desfeita: desfaça primeiro",
	tooManyWritten:
		"Mais de 5.000 linhas deste título já foram gravadas: desfaça a importação e escolha antes de aplicar de novo",
	importChanged: "A importação mudou: dê outra olhada",
	tooManyWithColumns: "Com essas colunas, os arquivos têm registros demais para ser lidos aqui",
	noRoomForImports:
		"Este site está sem espaço para importações no momento. Quem cuida dele já foi avisado; tente de novo daqui a alguns dias",

	// The catalogue
	noCataloguePath: "O catálogo não tem esse caminho",
	badCatalogueQuery: "O catálogo não aceita esta consulta. Confira os parâmetros",

	noPlayerServer: "Não há servidor do player com este ID",
	badPages: (pages: number, last: number) =>
		`Envie first e last, no máximo ${pages} páginas de 1 a ${last}, e o texto q para uma busca`,

	// Fields of a request, each by its name
	isRequired: (name: string) => `${name} é obrigatório`,
	notValid: (name: string) => `${name} não é válido`,
	mustBeText: (name: string) => `${name} deve ser um texto`,
	mustBeNumber: (name: string) => `${name} deve ser um número`,
	mustBeWhole: (name: string) => `${name} deve ser um número inteiro`,
	mustBePositive: (name: string) => `${name} deve ser um número inteiro positivo`,
	mustBeTrueOrFalse: (name: string) => `${name} deve ser true ou false`,
	mustBeList: (name: string) => `${name} deve ser uma lista`,
	mustBeObject: (name: string) => `${name} deve ser um objeto`,
	mustBeUuid: (name: string) => `${name} deve ser um UUID`,
	mustBeTime: (name: string) => `${name} deve ser um horário ISO 8601 com fuso`,
	mustBeDay: (name: string) => `${name} deve ser um dia no formato YYYY-MM-DD`,
	mustBeMoment: (name: string) => `${name} deve ser um horário ou um dia`,
	mustBePlayTime: (name: string) =>
		`${name} deve ser um horário ISO 8601 com fuso, um dia no formato YYYY-MM-DD ou null`,
	mustBePlayId: (name: string) => `${name} deve ser o ID de uma visualização`,
	mustBeTitleKey: (name: string) => `${name} deve ser um tipo e um ID, como movie:603`,
	mustBeCountry: (name: string) => `${name} deve ser um código de país, como ES`,
	mustBeTimeZone: (name: string) => `${name} deve ser um fuso horário, como Europe/Berlin`,
	mustBeSiteLanguage: (name: string) => `${name} deve ser um idioma deste site, como es`,
	mustBeLanguage: (name: string) => `${name} deve ser um idioma, como de ou pt-BR`,
	mustBeCertificate: (name: string) => `${name} deve ser uma classificação indicativa, como PG`,
	mustBeIds: (name: string) => `${name} deve ter IDs separados por , ou |`,
	mustBe: (name: string, value: string) => `${name} deve ser ${value}`,
	oneOf: (name: string, choices: string) => `${name} deve ser um destes valores: ${choices}`,
	numberFromTo: (name: string, from: number, to: number) => `${name} deve ser um número de ${from} a ${to}`,
	wholeFromTo: (name: string, from: number, to: number) => `${name} deve ser um número inteiro de ${from} a ${to}`,
	atLeast: (name: string, min: number) => `${name} deve ser no mínimo ${min}`,
	atMost: (name: string, max: number) => `${name} deve ser no máximo ${max}`,
	atLeastCharacters: (name: string, min: number) =>
		plural(min, {
			one: `${name} deve ter pelo menos # caractere`,
			many: `${name} deve ter pelo menos # de caracteres`,
			other: `${name} deve ter pelo menos # caracteres`,
		}),
	atMostCharacters: (name: string, max: number) =>
		plural(max, {
			one: `${name} pode ter no máximo # caractere`,
			many: `${name} pode ter no máximo # de caracteres`,
			other: `${name} pode ter no máximo # caracteres`,
		}),
	atLeastEntries: (name: string, min: number) =>
		plural(min, {
			one: `${name} deve ter pelo menos # item`,
			many: `${name} deve ter pelo menos # de itens`,
			other: `${name} deve ter pelo menos # itens`,
		}),
	atMostEntries: (name: string, max: number) =>
		plural(max, {
			one: `${name} pode ter no máximo # item`,
			many: `${name} pode ter no máximo # de itens`,
			other: `${name} pode ter no máximo # itens`,
		}),
	unknownMembers: (name: string, members: string) => `${name} tem itens desconhecidos: ${members}`,
	unknownFilter: (name: string) => `${name} não é um filtro conhecido`,
	requires: (name: string, other: string) => `${name} também precisa de ${other}`,
	belongTogether: (one: string, other: string) => `${one} e ${other} devem vir juntos`,
	sendOneOf: (one: string, other: string) => `Envie ${one} ou ${other}`,
	sendTitleOrLeaveOut: "Envie media_type e media_id, ou leaveOut",
	nothingToChange: "Diga o que deve mudar",
	noFutureTime: (name: string) => `${name} deve ser um horário que não esteja no futuro`,
	noFutureDate: "A data não pode estar no futuro",
	noDateBeforeFilms: "A data não pode ser anterior a 1888: confira o ano",
	onlyOfWholeShow: (name: string) => `${name} só vale para uma série inteira`,
	neededForEpisode: (name: string) => `${name} é obrigatório para um episódio`,
	precisionDiffers:
		"precision deve corresponder a watched_at: instant para um horário, day para um dia, unknown para null",
	confirmRemoval: (plays: number) =>
		plural(plays, {
			one: "confirm deve ser true para remover # visualização",
			many: "confirm deve ser true para remover # de visualizações",
			other: "confirm deve ser true para remover # visualizações",
		}),
	mustHaveLetter: (name: string) => `${name} não pode ficar vazio`,
	listNameLong: (max: number) =>
		plural(max, {
			one: "O nome pode ter no máximo # caractere",
			many: "O nome pode ter no máximo # de caracteres",
			other: "O nome pode ter no máximo # caracteres",
		}),
	whoAskedAndWhen: "Diga quem pediu e quando",
	controlCharacters: "Este texto tem caracteres de controle: remova-os",
	sendOtherRows: (max: number) =>
		plural(max, {
			one: "rows pode ter no máximo # linha: envie as outras para /api/imports/{id}/rows",
			many: "rows pode ter no máximo # de linhas: envie as outras para /api/imports/{id}/rows",
			other: "rows pode ter no máximo # linhas: envie as outras para /api/imports/{id}/rows",
		}),
	tellUsedFiles: (max: number) =>
		plural(max, {
			one: "files pode ter no máximo # arquivo: informe primeiro os que são usados",
			many: "files pode ter no máximo # de arquivos: informe primeiro os que são usados",
			other: "files pode ter no máximo # arquivos: informe primeiro os que são usados",
		}),
	reasonNeeds: (code: string, argument: string) => `${code} precisa de ${argument}`,
	chooseFile: "Escolha um arquivo",

	// Administration
	notTheirUsername: "Esse não é o nome de usuário da pessoa",
	onlyOwners: "Só um proprietário pode fazer isso com um administrador ou proprietário",
	reinstateFirst: "Esta conta está suspensa. Reative-a primeiro",
	noOwnResetLink: "Você não pode criar um link de redefinição para si. Altere sua senha nas Configurações",
	noOwnSuspension: "Você não pode suspender sua própria conta",
	onlyInDevelopment: "O administrador de teste só pode ser criado em uma instalação de desenvolvimento",
	testAdminExists: "O administrador de teste já existe",
	noJob: "Esta tarefa não existe",
	jobRunning: "A tarefa já está em andamento",
	notBlocked: "Este título não está bloqueado",
	metricsToken: "Envie METRICS_TOKEN como token bearer",
});
