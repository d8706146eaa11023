import type { TextTools } from "../area";
import type { PrivacyTexts } from "../privacy";

export default ({ plural }: TextTools<"pt-BR">): PrivacyTexts => {
	const days = (count: number) => plural(count, { one: "# dia", many: "# de dias", other: "# dias" });
	return {
		fields: { name: "nome", colour: "cor" },
		description: (product) => `O que o ${product} guarda sobre você, por quanto tempo e como pedir que seja apagado.`,
		updated: (date) => `Última atualização: ${date}`,

		introduction: "Introdução",
		introductionText: (product) =>
			`O ${product} pode ser usado sem conta. Esta página diz o que guardamos quando você tem uma, o que guardamos quando não tem, e o que você pode fazer a respeito.`,

		collected: "As informações que coletamos",
		given: "O que você nos dá",
		givenList: (names) => ({
			account:
				"Dados da conta: seu nome de usuário, seu e-mail, desde quando ele está confirmado, e sua senha, da qual só um hash é guardado. Se este site envia e-mails, seu endereço recebe uma mensagem para confirmá-lo e um link quando você esquece a senha; nada mais é enviado para lá.",
			profile: "Dados pessoais: seu nome completo, se você informou. Ele aparece nas suas Configurações.",
			people: `Perfis: de cada pessoa da sua conta, ${names.join(", ")}, quando foi adicionada e, se tiver um PIN, um hash dele. De um perfil infantil, também as classificações indicativas que ele pode ver. O que uma pessoa vê, avalia, salva, oculta e importa fica guardado no perfil. Quem mais está junto fica guardado com a sua sessão e com o que vocês veem juntos.`,
			communication: "Comunicação: se você nos escreveu e o que respondemos.",
		}),
		recorded: "O que registramos enquanto você usa o site",
		recordedList: (names) => ({
			history: "Histórico: quais títulos e episódios você abriu e quando, e o que salvou em Assistir mais tarde.",
			watched:
				"O que você viu: cada vez que viu um episódio ou um filme, com a data quando é conhecida, onde parou e quais séries recomeçou. A Minha lista leva até lá.",
			ratings: "Notas: de cada filme, série e episódio que você avaliou, o número e quando você o deu.",
			notes:
				"Anotações: o que você escreve para si sobre um título, um episódio ou uma das vezes em que o viu, e quando. Elas ficam nas suas próprias páginas e na sua exportação, e em nada que você compartilha.",
			imports:
				"Importações: as linhas dos arquivos que você traz e o que aconteceu com elas, por 30 dias para que você possa desfazer. Arquivos com senhas ou endereços que vierem junto não são abertos.",
			hidden: "Não é para mim: quais títulos você ocultou das listas, e quando.",
			lists:
				"Listas: os nomes e as descrições, os títulos que elas contêm, na ordem que você deu, e quando você adicionou cada um. Uma lista é privada até você criar um link para ela: aí qualquer pessoa com o link pode vê-la, sem o seu nome, a menos que você o adicione, até você desativar o link.",
			preferences: `Preferências, cada uma ligada ou desligada: “${names.join("”, “")}”. E o seu fuso horário, que o navegador informa quando você entra pela primeira vez, para que um dia do seu diário seja o seu.`,
			searches: "Buscas: são enviadas ao catálogo; as recentes ficam guardadas só no seu próprio navegador.",
			surprise:
				"Me surpreenda: os títulos que o seu navegador tem como abertos ou vistos são enviados com o pedido, para que nenhum deles seja sorteado e alguns parecidos sejam; eles não são guardados.",
		}),
		technical: "Dados técnicos",
		technicalList: {
			cookies: "Cookies: seis, listados abaixo. Nenhum é de publicidade.",
			activity:
				"Atividade da conta: seus logins, mudanças de senha, e-mail, nome de usuário e função, e suspensões, com a hora, o navegador e um endereço de rede abreviado. Os últimos cem eventos ficam guardados por 180 dias.",
			logs: "Registros: o tipo de página, a hora, um número da solicitação e, se você entrou na conta, o ID dela.",
			signIns:
				"Logins: por 30 dias, um código formado a partir da sua conta e do seu endereço de rede com uma chave secreta, para que ninguém mais possa bloquear você. Depois de uma tentativa que falhou, esses códigos contam as tentativas por 15 minutos. Quando chegam ao limite, o ID da sua conta fica ao lado deles, para que um administrador encontre quem está bloqueado.",
			limits:
				"Limites: o servidor conta suas solicitações pelo seu endereço de rede, só na memória. Ele não é guardado.",
			servers:
				"Servidores do player: a página de reprodução informa se um player carregou e se você clicou em “Não funciona”, com o título. Só totais diários de cada servidor, e de cada título nele, ficam guardados, por noventa dias.",
			owners:
				"Proprietários: quando sua conta se torna proprietária deste site, o ID dela, um número aleatório, fica guardado por 30 dias e pode ser enviado a um serviço que o operador usa para notificações.",
			performance: "Dados de desempenho e de erros: quanto tempo uma resposta levou e o que deu errado nela.",
		},

		used: "Para que usamos suas informações",
		usedList: {
			goOn: "Para continuar de onde você parou, em todos os aparelhos em que você entrar.",
			recommend:
				"Para recomendar títulos parecidos com o que você viu ou avaliou bem, e nenhum parecido com o que avaliou mal.",
			show: "Para mostrar suas notas e suas anotações. Ninguém mais as vê.",
			safe: "Para manter as contas seguras e o serviço funcionando.",
		},
		notSold: "Não vendemos nada disso, e ninguém paga para ver.",
		helped: "Quando alguém ajuda você",
		helpedText:
			"Um administrador pode abrir uma página sobre a sua conta, para descobrir por que você não consegue entrar ou assistir. Ela mostra seu nome de usuário, nome, e-mail e função; quando você esteve aqui pela última vez, em quantos navegadores e em qual; senhas erradas dos últimos 15 minutos; se há um link de redefinição aberto; só o último título que você abriu; títulos salvos que estão bloqueados; as últimas entradas do registro de auditoria sobre você; e a atividade da sua conta, sem as redes. Ela não mostra mais do que isso exige. Cada dia em que alguém a abre fica no registro de auditoria e na sua exportação.",
		suspended:
			"Em vez de excluir uma conta, um administrador pode suspendê-la. Ela então é desconectada de todos os aparelhos, e não dá para entrar com ela; nada mais muda, e isso pode ser desfeito. Quem entra com a senha certa recebe esse aviso e a indicação de a quem escrever, assim como um navegador que estava conectado. O administrador pode anotar um motivo curto, para que outros que ajudam você o conheçam. Ele fica no registro de auditoria e, enquanto a conta está suspensa, na página sobre ela. Ele não aparece quando você entra; sua exportação o contém.",

		tracking: "Cookies e rastreamento",
		cookies: "Estes são todos os cookies que este site define. Em HTTPS, os nomes começam com __Host-.",
		cookieList: {
			marquee_session:
				"mantém sua conta conectada: por 30 dias depois da última visita, se você marcou “Lembrar de mim”; senão, até fechar o navegador.",
			marquee_bookmark: "mostra suas próprias mudanças na página seguinte: por dez minutos depois de uma mudança.",
			marquee_signed_out:
				"definido só quando você sai e não é possível acessar o servidor: até a próxima visita, que encerra a sessão, no máximo 30 dias.",
			marquee_refused: "diz à página seguinte por que outra não abriu: removido lá, ou depois de um minuto no máximo.",
			region: "o país que você escolheu para saber onde assistir: por 400 dias depois da escolha.",
			language: "o idioma que você escolheu, ou o fato de que outro foi oferecido: por 400 dias depois disso.",
		},
		localStorage:
			"O armazenamento local do seu navegador contém o seguinte, até ser removido como descrito ou até você limpar os dados do site:",
		localList: ({ localTitles, localEpisodes, localSaved, historyDays }) => ({
			"marquee.auth.token": "sua sessão, para as solicitações do script da página: até você sair.",
			"marquee.auth.sessionId": "o ID dessa sessão: até você sair.",
			"marquee.auth.untilClosed": "marca uma sessão que termina quando o navegador é fechado: até você sair.",
			"marquee.auth.profile": "quem foi escolhido para assistir, para que outras abas acompanhem: até você sair.",
			"marquee.auth.leaving": "avisa outras abas que você saiu: removido na hora.",
			"marquee.library": `o que você fez fora da conta ou sem conexão, e o que a sua conta não aceitou disso: os últimos ${localTitles} títulos por ${days(historyDays)}, até onde você reproduziu os últimos ${localEpisodes} episódios e filmes, ${localEpisodes} vezes que você viu um, até ${localSaved} títulos de Assistir mais tarde, outros tantos que não são para você, outras tantas notas e outras tantas anotações: até você removê-los ou eles estarem na sua conta.`,
			"marquee.home":
				"o título disso tudo que a página inicial mostra primeiro, com o endereço que o reproduz: enquanto houver um.",
			"marquee.leftOut":
				"os endereços dos títulos que as listas deixam de fora: os que não são para você e, se você os oculta, os que já viu. Enquanto houver algum.",
			"marquee.recentSearches":
				"suas últimas oito buscas, e as de cada pessoa que você adicionou à conta: até você removê-las, mesmo depois de sair.",
			"marquee.welcomeSeen": "que a mensagem de boas-vindas foi mostrada.",
			"marquee.autoplayNext":
				"que o próximo episódio não começa sozinho: até você ligar a reprodução automática de novo.",
			"marquee.server": "o servidor do player que você escolheu por último: até você limpar.",
			"marquee.serverLoads": "quais servidores do player carregaram neste navegador da última vez: até você limpar.",
			"marquee.player": "volume, velocidade e legendas do player do próprio site.",
			"marquee.columns": "que as listas têm três colunas neste celular: até você escolher duas de novo.",
			"marquee.television": "que este navegador é uma TV com controle remoto: até você usar um mouse ou a tecla Tab.",
			"marquee.shortcuts": "que os atalhos do teclado estão desligados: até você ligá-los de novo.",
		}),
		sessionStorage: "O armazenamento de sessão contém o seguinte, até você fechar a aba:",
		sessionList: {
			"marquee.lists": "as últimas cinco listas de títulos que você abriu, para que Voltar as mostre na hora.",
			"marquee.scrollPositions": "até onde cada página estava rolada.",
			"marquee.places": "qual link você abriu nas últimas 50 páginas, e até onde as fileiras delas estavam roladas.",
		},
		others:
			"O navegador guarda também a página que mostra quando você está sem conexão. Os players que você abre são de outros e podem definir cookies próprios; nada deles é carregado antes de você abrir uma página de reprodução ou iniciar um trailer.",

		security: "Segurança dos dados",
		securityText:
			"As conexões são criptografadas, as senhas são guardadas como hashes com salt, as sessões podem ser encerradas nas suas configurações, e cada ação administrativa é registrada. Nenhum sistema é perfeito; se algo acontecer com os seus dados, avisaremos você.",

		rights: "Seus direitos",
		rightsList: {
			access: "Acesso: ver tudo o que guardamos sobre você.",
			correction: "Correção: alterar isso nas suas configurações.",
			deletion: "Exclusão: excluir sua conta nas configurações. A seção “Por quanto tempo guardamos” diz o que fica.",
			portability: "Portabilidade: baixar tudo em um formato legível por máquina.",
			objection: "Oposição: pedir que deixemos de usar seus dados de certa maneira.",
			withdrawal: "Revogação: retirar seu consentimento a qualquer momento.",
		},

		retention: "Por quanto tempo guardamos",
		retentionText: ({ historyDays, undoDays }) =>
			`O histórico é apagado depois de ${days(historyDays)} de inatividade: um título que você não abre há ${days(historyDays)} sai sozinho da lista. O que você viu, onde parou e como avaliou fica até você remover, limpar a lista ou excluir sua conta, assim como os títulos que ocultou; a Minha lista continua mostrando as séries que você viu até você removê-las de lá. O que você limpa de uma vez fica guardado por mais ${days(undoDays)}, para que possa recuperar. Sua conta fica até você excluí-la.`,
		deleted:
			"Ao excluir sua conta, são apagados na hora seus perfis, as sessões, a atividade da conta, o histórico, o registro do que você viu, as notas, os títulos ocultos e a lista Assistir mais tarde. Fica o seguinte:",
		staysList: {
			audit:
				"Entradas do registro de auditoria, por um ano: o que administradores fizeram com a sua conta, que abriram a página dela, que você usou um link de redefinição, o que você fez como administrador, e ações administrativas que foram negadas a você. Elas contêm a hora, a ação, se foi negada, detalhes como a nova função, por que um título foi bloqueado ou uma conta suspensa, e o ID da conta a que a ação se referia, um número aleatório. Entradas sobre o que você fez contêm também o seu ID e, se você era administrador, seu nome de usuário da época. Nunca há endereços nesse registro.",
			usernames:
				"Entradas sobre a sua conta contêm também o nome de usuário que ela tinha na época. Quando é você que exclui sua conta, seu nome de usuário e o motivo de uma suspensão saem delas na hora. Quando um administrador a exclui, os dois ficam nelas por esse ano, para que os proprietários possam conferir o que os administradores fazem.",
			codes: "Os códigos de login descritos acima, por até 30 dias.",
			notifications: "O que foi enviado ao serviço de notificações: que uma conta com o seu ID se tornou proprietária.",
			totals: "Totais, como o número de contas criadas por dia.",
			browser: "O que o seu próprio navegador guarda, até você limpar; só a sessão é removida.",
		},

		pictures: "Títulos e imagens",

		contact: "Fale conosco",
		writeTo: "Escreva para <contact></contact> ou use este formulário.",
		subject: "Assunto",
		subjectValue: "Privacidade",
		message: "Mensagem",
		writeInApp: "Escrever no seu aplicativo de e-mail",

		updates: "Mudanças nesta política",
		updatesText: "Quando esta política muda, muda também a data no topo.",
	};
};
