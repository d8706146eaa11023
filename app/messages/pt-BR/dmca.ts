import type { DmcaTexts } from "../dmca";

export default (): DmcaTexts => ({
	description: (product) =>
		`O ${product} não hospeda nenhum vídeo. Esta página explica como avisar sobre um problema de direitos autorais.`,
	heading: "DMCA / Direitos autorais",
	updated: (date) => `Última atualização: ${date}`,
	whatItIs: (product) => `O que é o ${product}`,
	whatItIsText: (product) =>
		`O ${product} é um catálogo: mostra títulos, elencos e datas de um banco de dados público e, na página de reprodução, incorpora um player mantido por outra pessoa. Ele não hospeda, armazena nem distribui conteúdo protegido.`,
	whatItDoesNot: (product) => `O que o ${product} não faz`,
	noVideo: "Não guarda vídeos em seus servidores.",
	noUploads: "Não aceita envio de arquivos.",
	noStreams:
		"Não copia, converte nem retransmite nada; a imagem de um player vai do servidor dele para o seu navegador.",
	concerns: "Problemas de direitos autorais",
	concernsText:
		"Se você tem os direitos de algo que um player mostra, só quem hospeda o vídeo pode tirá-lo do ar. Fale primeiro com ele; a moldura do player diz quem é.",
	thirdParty: "Responsabilidade por conteúdo de terceiros",
	thirdPartyText: (product) =>
		`O que um player mostra é responsabilidade de quem o mantém. Quem cuida deste site escolhe os players; o ${product} não escolhe nem confere o que eles mostram. Links para fontes problemáticas podem ser removidos.`,
	compliance: "Cumprimento da lei",
	complianceText:
		"Lemos e atendemos os avisos que indicam a obra, o endereço da página neste site e como falar com você. Podemos tirar um título do catálogo.",
	contact: "Contato",
	writeTo: (subject) => `Escreva para <contact></contact> com o assunto “${subject}”.`,
	subject: "DMCA/Direitos autorais",
	disclaimer: "Aviso legal",
	disclaimerText: (product) =>
		`Títulos, nomes e pôsteres pertencem a seus donos e são mostrados só para identificar um título. O ${product} é oferecido como está, sem garantia.`,
});
