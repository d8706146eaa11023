import type { MissingTexts } from "../missing";

export default (): MissingTexts => ({
	notFound: "Página no encontrada",
	notFoundText: "La página que buscas no existe o cambió de dirección.",
	searchForIt: "Búscala o encuentra otra cosa para esta noche.",
	trending: "Tendencias",
	catalogueDown: "El catálogo no responde",

	notForProfile: "Esto no es para este perfil",
	notForProfileText: "Aquí no hay nada que puedas ver con este perfil. Esto sí lo puedes ver.",
	watchThese: "Puedes ver estos",
	forGrownUps: "Esto es para los adultos",
	forGrownUpsText: "No puedes abrir esta página con tu perfil. Otra persona puede abrirla si elige el suyo.",

	offlineTitle: "Sin conexión",
	youAreOffline: "No tienes conexión",
	unreachable: (product) =>
		`No se puede conectar con ${product} ahora mismo. Tu lista y el punto donde dejaste cada título están a salvo, y esta página se abrirá sola cuando vuelva la conexión.`,
});
