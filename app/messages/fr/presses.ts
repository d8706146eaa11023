import type { TextTools } from "../area";
import type { PressTexts } from "../presses";

export default ({ plural }: TextTools<"fr">): PressTexts => {
	const notChanged = "La modification a échoué. Réessayez.";
	const notRemoved = "Le retrait a échoué. Réessayez.";
	const notAdded = "L’ajout a échoué. Réessayez.";
	const notRated = "La note n’a pas pu être enregistrée. Réessayez.";
	const notMarked = "La modification a échoué. Réessayez.";
	return {
		changes: {
			open: { past: "Ouverture", failed: notChanged },
			close: {
				past: "Retrait de « Continuer à regarder »",
				done: (name) => `Retiré de « Continuer à regarder » : ${name}`,
				failed: notRemoved,
			},
			progress: { past: "Lecture", failed: notChanged },
			play: { past: "Visionnage", done: (name) => `Ajouté : ${name}`, failed: notChanged },
			unplay: { past: "Retrait d’un visionnage", done: (name) => `Retiré : ${name}`, failed: notRemoved },
			save: {
				past: "Ajout à « À regarder plus tard »",
				done: (name) => `Ajouté à « À regarder plus tard » : ${name}`,
				failed: notAdded,
				full: "Ce navigateur ne peut plus enregistrer de titres. Inscrivez-vous pour garder celui-ci.",
			},
			unsave: {
				past: "Retrait de « À regarder plus tard »",
				done: (name) => `Retiré de « À regarder plus tard » : ${name}`,
				failed: notRemoved,
			},
			hide: {
				past: "Pas pour moi",
				done: (name) => `${name} n’est pas pour vous. Les listes ne l’affichent plus.`,
				failed: "Impossible de masquer ce titre. Réessayez.",
				full: "Ce navigateur ne peut plus enregistrer de titres masqués. Inscrivez-vous pour masquer celui-ci.",
			},
			show: {
				past: "De nouveau pour moi",
				done: (name) => `${name} est de retour dans les listes`,
				failed: "Impossible de réafficher ce titre. Réessayez.",
			},
			rate: {
				past: "Note",
				done: (name, rating) => `Vous avez donné la note de ${rating} à ${name}`,
				failed: notRated,
				full: "Ce navigateur ne peut plus enregistrer de notes. Inscrivez-vous pour garder celle-ci.",
			},
			unrate: {
				past: "Retrait de la note",
				done: (name) => `Votre note pour ${name} a été retirée`,
				failed: notRated,
			},
			note: {
				past: "Commentaire",
				done: (name, note) => `Votre commentaire sur ${name} a été ${note === "" ? "retiré" : "enregistré"}`,
				failed: "Votre commentaire n’a pas pu être enregistré. Réessayez.",
				full: "Ce navigateur ne peut plus enregistrer de commentaires. Inscrivez-vous pour garder celui-ci.",
			},
			begin: {
				past: "Série recommencée",
				done: (name) => `${name} repart du début. Ce que vous avez vu reste dans votre journal`,
				failed: notChanged,
			},
			unbegin: {
				past: "Retour parmi les titres vus",
				done: (name) => `${name} est de retour parmi les titres vus`,
				failed: notChanged,
			},
			list: { past: "Ajout à une liste", done: (name) => `Ajouté à la liste : ${name}`, failed: notAdded },
			unlist: {
				past: "Retrait d’une liste",
				done: (name) => `Retiré de la liste : ${name}`,
				failed: notRemoved,
			},
			mark: {
				past: "Ajout aux titres vus",
				done: (name) => `Marqué comme vu : ${name}`,
				failed: notMarked,
				full: (max) =>
					`Sans compte, ce navigateur peut enregistrer ${max} épisodes et films. Inscrivez-vous pour en marquer plus.`,
			},
			unmark: {
				past: "Retrait des titres vus",
				done: (name) => `Marqué comme non vu : ${name}`,
				failed: notMarked,
			},
		},

		savedHere: (name) =>
			`Ajouté à « À regarder plus tard » dans ce navigateur : ${name}. Inscrivez-vous pour retrouver votre liste sur tous vos appareils.`,
		withCompany: (done, names) => `${done}, avec ${names}`,
		waiting: (product) => `Enregistré dans ce navigateur. Ce sera envoyé dès que ${product} répondra de nouveau.`,
		followedBy: (said, next) => `${said}. ${next}`,
		undo: "Annuler",
		notUndone: "L’annulation a échoué. Réessayez.",
		sentSince: "C’est déjà enregistré dans votre compte : modifiez-le sur sa page.",
		thereAlready: (name) => `${name} y est déjà. Était-ce un nouveau visionnage ?`,
		addAgain: "Ajouter à nouveau",

		refusals: {
			full: "Votre compte est plein. Faites d’abord de la place.",
			missing: "Ce titre n’existe pas.",
			deleted: "Vous l’avez retiré entre-temps.",
			not_aired: "Pas encore diffusé.",
			list_gone: "Cette liste n’existe plus.",
			dated_plays: "Des visionnages datés seraient perdus.",
		},
		unreadable: (product) => `${product} n’a pas pu lire cette modification.`,
		datedPlays: (count) =>
			plural(count, {
				one: "Un visionnage daté serait perdu.",
				many: "# de visionnages seraient perdus.",
				other: "# visionnages seraient perdus.",
			}),
		pleaseTryAgain: "Réessayez.",
		leftOut: (count, reason) =>
			`${plural(count, {
				one: "# titre non pris en compte.",
				many: "# de titres non pris en compte.",
				other: "# titres non pris en compte.",
			})} ${reason}`,
		notTaken: (name, reason) => `Votre compte n’a pas accepté ${name}. ${reason}`,
		severalNotTaken: (count, reason) =>
			`${plural(count, {
				one: "Votre compte n’a pas accepté une de vos modifications.",
				many: "Votre compte n’a pas accepté # de vos modifications.",
				other: "Votre compte n’a pas accepté # de vos modifications.",
			})} ${reason}`,

		whenWatched: (name) => `Quand avez-vous vu ${name} ?`,
		when: "Quand",
		unknownDay: "Je ne sais pas quand",
		whenAired: "Le jour de sa diffusion",
		today: "Aujourd’hui",
		otherDay: "Un autre jour",
		theDay: "Le jour",
		markWatched: "Marquer comme vu",

		youWatched: (name) => `Vous avez vu ${name}`,
		plays: (count) => plural(count, { one: "# fois", many: "# de fois", other: "# fois" }),
		playsOf: (plays, times) => `${plays} : ${times}.`,
		timesUndated: (count) =>
			plural(count, { one: "une fois sans date", many: "# de fois sans date", other: "# fois sans date" }),
		more: (count) => plural(count, { one: "# autre", many: "# d’autres", other: "# autres" }),
		times: (first, last) => `${first.join(" ; ")} et ${last}`,
		removePlays: (count) =>
			plural(count, {
				one: "Retirer # visionnage",
				many: "Retirer # de visionnages",
				other: "Retirer # visionnages",
			}),
		watchedAgain: "Nouveau visionnage",
		changeDate: "Modifier une date",
	};
};
