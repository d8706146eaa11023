import type { TextTools } from "../area";
import type { SettingsTexts } from "../settings";

export default ({ plural }: TextTools<"pt-BR">): SettingsTexts => ({
	settingsLead: "Gerencie sua conta e suas preferências",
	tabs: {
		profile: "Conta",
		profiles: "Perfis",
		watching: "Reprodução",
		data: "Seus dados",
		security: "Segurança",
		debug: "Depuração",
	},
	saving: "Salvando…",
	removing: "Removendo…",
	deleting: "Excluindo…",

	fullNameIs: "Nome completo:",
	role: "Função",
	roles: { user: "USUÁRIO", admin: "ADMIN", owner: "PROPRIETÁRIO" },
	status: "Plano",
	premium: "Premium",
	free: "Grátis",
	emailAddress: "Endereço de e-mail",
	verified: "Confirmado",
	notVerified: "Não confirmado",
	saveChanges: "Salvar alterações",
	userId: "ID do usuário",
	verifyLead:
		"Se você esquecer a senha, enviaremos ao seu e-mail um link para definir uma nova. Antes, o endereço precisa ser confirmado.",
	sendVerification: "Enviar e-mail de confirmação",

	eachPersonsOwn: "Esta página é diferente para cada perfil.",
	chooseWho: "Escolher quem está assistindo",
	theAccount: "A conta",
	accountIsOf: {
		profile: (name: string) =>
			`A conta é de ${name}: só nesse perfil dá para alterar o nome de usuário, o e-mail e a senha.`,
		profiles: (name: string) =>
			`A conta é de ${name}: só nesse perfil dá para adicionar e alterar perfis e definir PINs.`,
		security: (name: string) =>
			`A conta é de ${name}: só nesse perfil dá para alterar a senha, encerrar sessões e excluir a conta.`,
	},
	switchTo: (name: string) => `Trocar para ${name}`,

	peopleLead: "Cada perfil tem histórico, notas, listas e recomendações próprios. O login é o mesmo para todos.",
	change: "Alterar: ",
	addAPerson: "Adicionar um perfil",
	peopleFull: "Esta conta já chegou ao limite de perfis. Para adicionar alguém, exclua outro perfil antes.",
	newPersonLead: "O perfil começa com uma biblioteca vazia. O pictograma dele é desenhado assim que ele é criado.",
	allPeople: "Todos os perfis",
	pinOptional: "PIN (opcional)",
	pinHint: "Quatro dígitos, pedidos antes de alguém assistir com este perfil.",
	adding: "Adicionando…",
	addPerson: "Adicionar perfil",
	fields: { name: "Nome", colour: "Cor" },
	choices: {
		amber: "âmbar",
		blue: "azul",
		pink: "rosa",
		green: "verde",
		red: "vermelho",
		violet: "violeta",
		teal: "azul-petróleo",
		orange: "laranja",
	},
	saveProfile: "Salvar perfil",
	pin: "PIN",
	pinIsSet: (name: string) => `Para assistir como ${name}, é preciso digitar quatro dígitos.`,
	pinIsNotSet: (name: string) =>
		`Com um PIN, só quem sabe o número pode assistir como ${name}. Sem PIN, qualquer pessoa que entra na conta pode.`,
	currentPin: "PIN atual ou senha da conta",
	newPin: "Novo PIN",
	fourDigits: "Quatro dígitos.",
	changePin: "Alterar PIN",
	setPin: "Definir PIN",
	removePin: "Remover PIN",
	child: "Perfil infantil",
	newChild:
		"Este perfil só vê títulos até as classificações indicativas que você escolher. Títulos sem classificação também ficam bloqueados.",
	limitsUnknown: "O catálogo não está informando as classificações indicativas agora. Tente de novo em um minuto.",
	noLimits: "O catálogo não tem classificações indicativas para o país deste site, então não há limite.",
	childIsLimited: (name: string) =>
		`${name} só vê títulos até estas classificações indicativas. Títulos sem classificação também ficam bloqueados, assim como as configurações e as importações. Para trocar de perfil, é preciso digitar a senha da conta ou o PIN do outro perfil.`,
	childIsNotLimited: (name: string) =>
		`Com um limite, ${name} só vê títulos até as classificações indicativas que você escolher. Títulos sem classificação também ficam bloqueados.`,
	upTo: { movie: "Filmes até", tv: "Séries até" },
	changeLimit: "Alterar limite",
	setLimit: "Definir limite",
	removeLimit: "Remover limite",
	deleteThisPerson: "Excluir este perfil",
	deletePersonLead: (name: string) =>
		`O histórico, as visualizações, as notas, as anotações, as listas e as importações de ${name} também são excluídos. Os dos outros perfis ficam como estão.`,
	deletePerson: "Excluir perfil",
	deleteEmptyLibrary: (name: string) => `A biblioteca de ${name} está vazia. Esta ação não pode ser desfeita.`,
	deleteLibrary: (name: string, lost: string) =>
		`Os dados de ${name} serão excluídos: ${lost}, além dos títulos ocultos e das importações. Esta ação não pode ser desfeita.`,
	counts: {
		plays: (count: number) =>
			plural(count, { one: "# visualização", many: "# de visualizações", other: "# visualizações" }),
		ratings: (count: number) => plural(count, { one: "# nota", many: "# de notas", other: "# notas" }),
		notes: (count: number) => plural(count, { one: "# anotação", many: "# de anotações", other: "# anotações" }),
		saved: (count: number) =>
			plural(count, { one: "# título salvo", many: "# de títulos salvos", other: "# títulos salvos" }),
		opened: (count: number) =>
			plural(count, { one: "# título aberto", many: "# de títulos abertos", other: "# títulos abertos" }),
	},

	playing: "Reprodução",
	inThisBrowser: "Fica guardado neste navegador.",
	noAutoplay: "Sem JavaScript, o próximo episódio nunca começa sozinho.",
	playerServer: "Servidor do player",
	bestServer:
		"O site usa o servidor que funciona melhor. Escolha outro abaixo de um player, e a escolha fica guardada aqui.",
	chosenServer: "O último servidor que você escolheu é o primeiro a ser usado.",
	forgetServer: "Esquecer minha escolha",
	watchHistory: "Histórico",
	watchHistoryText:
		"Os títulos saem de Continuar assistindo 15 dias depois da última vez que você os abriu, mas a Minha lista guarda as séries que você começou. O que você viu, e onde parou, fica até você remover.",
	seeWatched: "Ir para Vistos",
	preferences: "Preferências",
	preferencesLead: "Valem para você, em todos os aparelhos.",
	switches: {
		hideWatched: {
			label: "Ocultar o que já vi",
			text: "As listas, a busca e as coleções deixam de fora os filmes que você viu e as séries que começou. A Minha lista continua com eles.",
		},
		memories: {
			label: "Relembrar noites passadas",
			text: "A página inicial mostra o que você viu neste mesmo dia em outro ano, no máximo um título por dia.",
		},
	},
	timeZone: "Fuso horário",
	timeZoneText: "Os dias do seu diário, seus anos e seus ingressos começam e terminam nele.",
	save: "Salvar",
	saveTimeZone: "Salvar o fuso horário",
	language: "Idioma",
	languageText: "Das páginas e dos títulos; os e-mails também são escritos nele.",
	saveLanguage: "Salvar o idioma",
	country: "País",
	countryText: "Vale para onde assistir, datas de estreia e classificações indicativas.",
	saveCountry: "Salvar o país",
	notForMe: "Não é para mim",
	hiddenTitles: (count: number) =>
		plural(count, {
			one: "As listas, a busca e as recomendações deixam # título de fora.",
			many: "As listas, a busca e as recomendações deixam # de títulos de fora.",
			other: "As listas, a busca e as recomendações deixam # títulos de fora.",
		}),
	noHiddenTitles:
		"Aqui ficam os títulos que você marca como “Não é para mim”. As listas, a busca e as recomendações os deixam de fora.",
	showAgain: "Mostrar de novo",
	showTitleAgain: (name: string) => `Mostrar ${name} de novo`,
	showOlder: "Mostrar os mais antigos",

	yourDataLead: "O que você viu e salvou é seu: leve com você, traga para cá ou apague.",
	youCleared: (cleared: string, day: string) => `Você apagou ${cleared} em ${day}`,
	ratingsAndPlaces: "as notas e os pontos em que parou",
	bringBack: "Recuperar",
	bringingBack: "Recuperando…",
	until: (day: string) => `até ${day}`,
	yourCopy: "Sua cópia",
	wholeCopy:
		"Tudo o que guardamos sobre você, em um arquivo que outros programas conseguem ler. Ele não contém senhas.",
	libraryCopy:
		"Sua biblioteca inteira, em um arquivo que outros programas conseguem ler e que você pode importar aqui.",
	exportIsLocked: "O arquivo tem a biblioteca de todos os perfis, e um deles tem PIN.",
	unlockData: "Desbloquear meus dados",
	downloadData: "Baixar meus dados",
	forServices: "Para outros serviços",
	forServicesText:
		"Suas visualizações, notas e títulos salvos em CSV: um arquivo simples para planilhas, que também tem suas anotações, e os que outros serviços aceitam. Você pode importar qualquer um deles aqui de novo.",
	plainCsv: "CSV simples",
	watchlistOf: (service: string) => `Lista de interesses do ${service}`,
	ratingsOf: (service: string) => `Notas do ${service}`,
	fromService: "De outro serviço",
	fromServiceText:
		"Traga o que você viu, avaliou e salvou em outro lugar. Você vê tudo antes de gravar e pode desfazer.",
	import: "Importar",
	fromBrowser: "Deste navegador",
	fromBrowserText:
		"O que você abriu sem entrar na conta fica guardado neste navegador. Dá para transferir para a sua conta.",
	goToDataManagement: "Ir para Gerenciamento de dados",
	delete: "Excluir",
	clearText: "Você pode apagar o que viu e avaliou.",
	clearOrDeleteText: "Você pode apagar o que viu e avaliou ou excluir sua conta com tudo o que há nela.",
	deleteMyAccount: "Excluir minha conta",
	clearWatched: "Apagar o que já vi",
	clearQuestion: (lost: string, days: number) =>
		plural(days, {
			one: `Isso apaga ${lost} e os pontos em que você parou, então cada título recomeça do início. Por # dia, você pode recuperar tudo aqui.`,
			many: `Isso apaga ${lost} e os pontos em que você parou, então cada título recomeça do início. Por # de dias, você pode recuperar tudo aqui.`,
			other: `Isso apaga ${lost} e os pontos em que você parou, então cada título recomeça do início. Por # dias, você pode recuperar tudo aqui.`,
		}),
	clearIt: "Apagar",
	clearing: "Apagando…",
	downloadFirst: "Baixar uma cópia antes",

	dataManagement: "Gerenciamento de dados",
	migrateTitle: "Transferir o histórico para a conta",
	migrateText:
		"Os títulos que você abriu neste navegador sem entrar na conta vão para ela e aparecem em todos os aparelhos.",
	migrate: "Transferir para a conta",
	migrating: "Transferindo…",
	noMigration: "Sem JavaScript, este navegador não guarda histórico, então não há nada para transferir.",
	migrateQuestion: "Transferir o histórico",
	migrateQuestionText:
		"O histórico guardado neste navegador vai para a sua conta e será sincronizado em todos os aparelhos. Continuar?",
	continue: "Continuar",
	migrated: (migrated: number, skipped: number) =>
		`Transferência concluída. Títulos transferidos: ${migrated}; ignorados: ${skipped}`,
	synced: "Seu histórico já está na conta! Seus dados agora são sincronizados em todos os aparelhos.",
	notTakenTitle: "Sua conta não aceitou",
	notTakenText: "Está só neste navegador e não será enviado de novo automaticamente.",
	isInAccount: (name: string) => `${name} está na sua conta`,
	notTaken: (name: string) => `Sua conta não aceitou ${name}.`,
	tryAgainWith: (name: string) => `Tentar de novo: ${name}`,
	remove: "Remover",
	removeName: (name: string) => `Remover: ${name}`,

	passwordLead: "Sua conta será desconectada de todos os outros aparelhos.",
	currentPassword: "Senha atual",
	sessions: "Sessões",
	sessionsLead: "Todos os navegadores e aplicativos conectados à sua conta.",
	browserOn: (browser: string, system: string) => `${browser} no ${system}`,
	thisBrowser: "Este navegador",
	sessionDays: (signedIn: string, used: string) =>
		`Login em <signedIn>${signedIn}</signedIn>, último uso em <used>${used}</used>`,
	signOut: "Desconectar",
	signOutOf: (browser: string) => `Desconectar ${browser}`,
	signOutElsewhere: "Sair de todos os outros aparelhos",
	activity: "Atividade da conta",
	activityLead:
		"Até 100 eventos dos últimos 180 dias, do mais recente ao mais antigo. Se não reconhecer algum, altere sua senha.",
	noActivity: "Nada registrado ainda.",
	events: {
		"sign-up": "Conta criada",
		"sign-in": "Login",
		password: "Senha alterada",
		"password-reset": "Senha definida com um link",
		email: "E-mail alterado",
		"email-verified": "E-mail confirmado",
		username: "Nome de usuário alterado",
		role: "Função alterada",
		"sessions-ended": "Todas as sessões encerradas por um proprietário",
		suspended: "Conta suspensa",
		reinstated: "Conta reativada",
	},
	roleChangedTo: (role: string) => `Função alterada para ${role}`,
	dangerZone: "Zona de perigo",
	deleteAccountLead:
		"Ao excluir sua conta, você exclui seu perfil, suas sessões, seu histórico e a lista Assistir mais tarde. A página de privacidade diz o que fica.",
	deleteAccount: "Excluir conta",
	deleteAccountSure: "Tem certeza de que quer excluir sua conta? Esta ação não pode ser desfeita.",

	outcomes: {
		profile: { done: "Conta atualizada!", failed: "Não foi possível atualizar a conta" },
		"verify-email": {
			done: "O e-mail está a caminho. Abra o link em até uma hora.",
			failed: "Não foi possível enviar o e-mail",
		},
		password: { done: "Senha alterada!", failed: "Não foi possível alterar a senha" },
		delete: { done: "", failed: "Não foi possível excluir a conta" },
		"end-session": { done: "Essa sessão foi encerrada.", failed: "Não foi possível encerrar a sessão" },
		"end-others": {
			done: "Todas as outras sessões foram encerradas.",
			failed: "Não foi possível encerrar as outras sessões",
		},
		"show-title": {
			done: "Esse título voltou a aparecer nas listas.",
			failed: "Não foi possível mostrar o título de novo",
		},
		"confirm-password": {
			done: "Agora você pode baixar seus dados.",
			failed: "Não foi possível verificar a senha",
		},
		"clear-watched": { done: "O que você viu foi apagado.", failed: "Não foi possível apagar o que você viu" },
		"restore-cleared": { done: "O que você apagou está de volta.", failed: "Não foi possível recuperar" },
		"add-profile": { done: "O perfil foi adicionado.", failed: "Não foi possível adicionar o perfil" },
		"save-profile": { done: "O perfil foi salvo.", failed: "Não foi possível salvar o perfil" },
		"set-pin": { done: "O PIN foi definido.", failed: "Não foi possível definir o PIN" },
		"remove-pin": { done: "O PIN foi removido.", failed: "Não foi possível remover o PIN" },
		"set-limit": { done: "O limite foi definido.", failed: "Não foi possível definir o limite" },
		"remove-limit": { done: "O limite foi removido.", failed: "Não foi possível remover o limite" },
		"delete-profile": { done: "O perfil foi excluído.", failed: "Não foi possível excluir o perfil" },
		preference: { done: "Preferência salva.", failed: "Não foi possível salvar a preferência" },
	},
});
