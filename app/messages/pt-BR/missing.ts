import type { MissingTexts } from "../missing";

export default (): MissingTexts => ({
	notFound: "Página não encontrada",
	notFoundText: "A página que você procura não existe ou mudou de lugar.",
	searchForIt: "Procure por ela ou encontre outra coisa para hoje à noite.",
	trending: "Em alta",
	catalogueDown: "O catálogo não está respondendo",

	notForProfile: "Isto não é para este perfil",
	notForProfileText: "Não há nada aqui que você possa ver com este perfil. Mas estes você pode.",
	watchThese: "Assista a estes",
	forGrownUps: "Isto é para gente grande",
	forGrownUpsText:
		"Esta página fica fechada enquanto você assiste. Outra pessoa pode abri-la depois de escolher o próprio perfil.",

	offlineTitle: "Sem conexão",
	youAreOffline: "Você está sem conexão",
	unreachable: (product) =>
		`Não é possível acessar o ${product} agora. Sua lista e o ponto onde você parou em cada título estão seguros, e esta página abre sozinha quando a conexão voltar.`,
});
