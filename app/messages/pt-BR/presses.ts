import type { TextTools } from "../area";
import type { PressTexts } from "../presses";

export default ({ plural }: TextTools<"pt-BR">): PressTexts => {
	const notChanged = "Não foi possível alterar. Tente de novo.";
	const notRemoved = "Não foi possível remover. Tente de novo.";
	const notAdded = "Não foi possível adicionar. Tente de novo.";
	const notRated = "Não foi possível salvar a nota. Tente de novo.";
	const notMarked = "Não foi possível marcar. Tente de novo.";
	return {
		changes: {
			open: { past: "Aberto", failed: notChanged },
			close: {
				past: "Removido de Continuar assistindo",
				done: (name) => `${name} saiu de Continuar assistindo`,
				failed: notRemoved,
			},
			progress: { past: "Reproduzido", failed: notChanged },
			play: { past: "Visto", done: (name) => `${name}: adicionado`, failed: notChanged },
			unplay: { past: "Visualização removida", done: (name) => `${name}: removido`, failed: notRemoved },
			save: {
				past: "Adicionado a Assistir mais tarde",
				done: (name) => `${name} foi para Assistir mais tarde`,
				failed: notAdded,
				full: "Este navegador não consegue guardar mais títulos. Crie uma conta para salvar este.",
			},
			unsave: {
				past: "Removido de Assistir mais tarde",
				done: (name) => `${name} saiu de Assistir mais tarde`,
				failed: notRemoved,
			},
			hide: {
				past: "Não é para mim",
				done: (name) => `${name} não é para você. Não vai mais aparecer nas listas.`,
				failed: "Não foi possível ocultar. Tente de novo.",
				full: "Este navegador não consegue guardar mais títulos ocultos. Crie uma conta para ocultar este.",
			},
			show: {
				past: "É para mim de novo",
				done: (name) => `${name} voltou para as listas`,
				failed: "Não foi possível mostrar. Tente de novo.",
			},
			rate: {
				past: "Avaliado",
				done: (name, rating) => `Você deu nota ${rating} a ${name}`,
				failed: notRated,
				full: "Este navegador não consegue guardar mais notas. Crie uma conta para salvar esta.",
			},
			unrate: {
				past: "Nota removida",
				done: (name) => `Sua nota de ${name} foi removida`,
				failed: notRated,
			},
			note: {
				past: "Anotado",
				done: (name, note) => `Sua anotação sobre ${name} foi ${note === "" ? "removida" : "salva"}`,
				failed: "Não foi possível salvar sua anotação. Tente de novo.",
				full: "Este navegador não consegue guardar mais anotações. Crie uma conta para salvar esta.",
			},
			begin: {
				past: "Recomeçado",
				done: (name) => `${name} começa de novo. O que você viu continua no seu diário`,
				failed: notChanged,
			},
			unbegin: { past: "De volta aos vistos", done: (name) => `${name} voltou para os vistos`, failed: notChanged },
			list: { past: "Adicionado a uma lista", done: (name) => `${name} entrou na lista`, failed: notAdded },
			unlist: { past: "Removido de uma lista", done: (name) => `${name} saiu da lista`, failed: notRemoved },
			mark: {
				past: "Marcado como visto",
				done: (name) => `Marcado como visto: ${name}`,
				failed: notMarked,
				full: (max) =>
					`Sem conta, este navegador consegue guardar ${max} episódios e filmes. Crie uma conta para marcar mais.`,
			},
			unmark: {
				past: "Marcado como não visto",
				done: (name) => `Marcado como não visto: ${name}`,
				failed: notMarked,
			},
		},

		savedHere: (name) =>
			`${name} foi para Assistir mais tarde neste navegador. Crie uma conta para ter a lista em todos os aparelhos.`,
		withCompany: (done, names) => `${done}, com ${names}`,
		waiting: (product) => `Salvo neste navegador. Será enviado quando o ${product} voltar a responder.`,
		followedBy: (said, next) => `${said}. ${next}`,
		undo: "Desfazer",
		notUndone: "Não foi possível desfazer. Tente de novo.",
		sentSince: "Já está na sua conta. Altere por lá.",
		thereAlready: (name) => `${name} já está lá. Você assistiu de novo?`,
		addAgain: "Adicionar de novo",

		refusals: {
			full: "Não cabe mais nada na sua conta. Remova algo primeiro.",
			missing: "Este título não existe.",
			deleted: "Você já removeu isso.",
			not_aired: "Ainda não foi ao ar.",
			list_gone: "Esta lista não existe mais.",
			dated_plays: "Visualizações com data seriam perdidas.",
		},
		unreadable: (product) => `O ${product} não conseguiu ler.`,
		datedPlays: (count) =>
			plural(count, {
				one: "Uma visualização com data seria perdida.",
				many: "# de visualizações seriam perdidas.",
				other: "# visualizações seriam perdidas.",
			}),
		pleaseTryAgain: "Tente de novo.",
		leftOut: (count, reason) =>
			`${plural(count, {
				one: "# título ficou de fora.",
				many: "# de títulos ficaram de fora.",
				other: "# títulos ficaram de fora.",
			})} ${reason}`,
		notTaken: (name, reason) => `Sua conta não aceitou ${name}. ${reason}`,
		severalNotTaken: (count, reason) =>
			`${plural(count, {
				one: "Sua conta não aceitou # das suas alterações.",
				many: "Sua conta não aceitou # das suas alterações.",
				other: "Sua conta não aceitou # das suas alterações.",
			})} ${reason}`,

		whenWatched: (name) => `Quando você assistiu a ${name}?`,
		when: "Quando",
		unknownDay: "Não sei quando",
		whenAired: "Quando foi ao ar",
		today: "Hoje",
		otherDay: "Outro dia",
		theDay: "O dia",
		markWatched: "Marcar como visto",

		youWatched: (name) => `Você assistiu a ${name}`,
		plays: (count) => plural(count, { one: "# visualização", many: "# de visualizações", other: "# visualizações" }),
		playsOf: (plays, times) => `${plays}: ${times}.`,
		timesUndated: (count) =>
			plural(count, { one: "uma vez sem data", many: "# de vezes sem data", other: "# vezes sem data" }),
		more: (count) => plural(count, { one: "mais #", many: "mais #", other: "mais #" }),
		times: (first, last) => `${first.join("; ")} e ${last}`,
		removePlays: (count) =>
			plural(count, {
				one: "Remover # visualização",
				many: "Remover # de visualizações",
				other: "Remover # visualizações",
			}),
		watchedAgain: "Assisti de novo",
		changeDate: "Alterar uma data",
	};
};
