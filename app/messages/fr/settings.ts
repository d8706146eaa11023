import type { TextTools } from "../area";
import type { SettingsTexts } from "../settings";

export default ({ plural }: TextTools<"fr">): SettingsTexts => ({
	settingsLead: "Gérez votre compte et vos préférences",
	tabs: {
		profile: "Compte",
		profiles: "Profils",
		watching: "Lecture",
		data: "Vos données",
		security: "Sécurité",
		debug: "Débogage",
	},
	saving: "Enregistrement…",
	removing: "Retrait…",
	deleting: "Suppression…",

	fullNameIs: "Nom complet :",
	role: "Rôle",
	roles: { user: "UTILISATEUR", admin: "ADMIN", owner: "PROPRIÉTAIRE" },
	status: "Offre",
	premium: "Premium",
	free: "Gratuite",
	emailAddress: "Adresse e-mail",
	verified: "Vérifiée",
	notVerified: "Non vérifiée",
	saveChanges: "Enregistrer",
	userId: "Identifiant",
	verifyLead:
		"Si vous oubliez votre mot de passe, un lien pour en choisir un nouveau est envoyé à votre adresse e-mail. Elle doit d’abord être vérifiée.",
	sendVerification: "Envoyer un e-mail de vérification",

	eachPersonsOwn: "Cette page est propre à chaque profil.",
	chooseWho: "Choisir qui regarde",
	theAccount: "Le compte",
	accountIsOf: {
		profile: (name: string) =>
			`Ce compte appartient à ${name}, qui peut changer le nom d’utilisateur, l’adresse e-mail et le mot de passe.`,
		profiles: (name: string) =>
			`Ce compte appartient à ${name}, qui peut ajouter des profils, les modifier et définir leurs codes PIN.`,
		security: (name: string) =>
			`Ce compte appartient à ${name}, qui peut changer le mot de passe, fermer les sessions et supprimer le compte.`,
	},
	switchTo: (name: string) => `Passer au profil ${name}`,

	peopleLead:
		"Chaque profil a son historique, ses notes, ses listes et ses recommandations. Les identifiants de connexion sont communs.",
	change: "Modifier : ",
	addAPerson: "Ajouter un profil",
	peopleFull: "Ce compte est complet. Pour ajouter un profil, supprimez-en d’abord un autre.",
	newPersonLead: "Sa bibliothèque sera vide au départ. Son pictogramme sera dessiné une fois le profil créé.",
	allPeople: "Tous les profils",
	pinOptional: "Code PIN (facultatif)",
	pinHint: "Quatre chiffres, demandés avant d’ouvrir ce profil.",
	adding: "Ajout…",
	addPerson: "Ajouter le profil",
	fields: { name: "Nom", colour: "Couleur" },
	choices: {
		amber: "ambre",
		blue: "bleu",
		pink: "rose",
		green: "vert",
		red: "rouge",
		violet: "violet",
		teal: "bleu canard",
		orange: "orange",
	},
	saveProfile: "Enregistrer le profil",
	pin: "Code PIN",
	pinIsSet: (name: string) => `Pour ouvrir le profil ${name}, il faut saisir quatre chiffres.`,
	pinIsNotSet: (name: string) =>
		`Avec un code PIN, seules les personnes qui le connaissent peuvent ouvrir le profil ${name}. Sans code PIN, toute personne connectée le peut.`,
	currentPin: "Code PIN actuel ou mot de passe du compte",
	newPin: "Nouveau code PIN",
	fourDigits: "Quatre chiffres.",
	changePin: "Changer le code PIN",
	setPin: "Définir le code PIN",
	removePin: "Retirer le code PIN",
	child: "Profil enfant",
	newChild:
		"Ce profil ne voit que les titres jusqu’aux classifications par âge que vous choisissez. Les titres sans classification sont bloqués aussi.",
	limitsUnknown: "Le catalogue n’indique pas les classifications par âge pour le moment. Réessayez dans une minute.",
	noLimits: "Le catalogue n’a pas de classifications par âge pour le pays de ce site : il n’y a donc pas de limite.",
	childIsLimited: (name: string) =>
		`${name} ne voit que les titres jusqu’à ces classifications par âge. Les titres sans classification sont bloqués aussi, tout comme les paramètres et les imports. Pour passer à un autre profil, il faut le mot de passe du compte ou le code PIN de ce profil.`,
	childIsNotLimited: (name: string) =>
		`Avec une limite, ${name} ne voit que les titres jusqu’aux classifications par âge que vous choisissez. Les titres sans classification sont bloqués aussi.`,
	upTo: { movie: "Films jusqu’à", tv: "Séries jusqu’à" },
	changeLimit: "Changer la limite",
	setLimit: "Définir la limite",
	removeLimit: "Retirer la limite",
	deleteThisPerson: "Supprimer ce profil",
	deletePersonLead: (name: string) =>
		`L’historique, les visionnages, les notes, les commentaires, les listes et les imports du profil ${name} seront supprimés. Ceux des autres profils restent tels quels.`,
	deletePerson: "Supprimer le profil",
	deleteEmptyLibrary: (name: string) => `La bibliothèque du profil ${name} est vide. Cette action est irréversible.`,
	deleteLibrary: (name: string, lost: string) =>
		`Seront supprimés du profil ${name} : ${lost}, ainsi que les titres masqués et les imports. Cette action est irréversible.`,
	counts: {
		plays: (count: number) => plural(count, { one: "# visionnage", many: "# de visionnages", other: "# visionnages" }),
		ratings: (count: number) => plural(count, { one: "# note", many: "# de notes", other: "# notes" }),
		notes: (count: number) =>
			plural(count, { one: "# commentaire", many: "# de commentaires", other: "# commentaires" }),
		saved: (count: number) =>
			plural(count, {
				one: "# titre enregistré",
				many: "# de titres enregistrés",
				other: "# titres enregistrés",
			}),
		opened: (count: number) =>
			plural(count, { one: "# titre ouvert", many: "# de titres ouverts", other: "# titres ouverts" }),
	},

	playing: "Lecture",
	inThisBrowser: "Enregistré dans ce navigateur.",
	noAutoplay: "Sans JavaScript, l’épisode suivant ne démarre jamais tout seul.",
	playerServer: "Serveur de lecture",
	bestServer:
		"Le serveur qui fonctionne le mieux est utilisé. Choisissez-en un autre sous un lecteur : il sera retenu ici.",
	chosenServer: "Le dernier serveur que vous avez choisi est utilisé en premier.",
	forgetServer: "Oublier mon choix",
	watchHistory: "Historique",
	watchHistoryText:
		"Les titres quittent « Continuer à regarder » 15 jours après leur dernière ouverture, mais Ma liste garde les séries que vous avez commencées. Ce que vous avez vu et votre progression restent jusqu’à ce que vous les retiriez.",
	seeWatched: "Voir ce que j’ai regardé",
	preferences: "Préférences",
	preferencesLead: "Les vôtres, sur tous vos appareils.",
	switches: {
		hideWatched: {
			label: "Masquer ce que j’ai déjà vu",
			text: "Les films que vous avez vus et les séries que vous avez commencées n’apparaissent plus dans les listes, la recherche et les sagas. Ma liste les garde.",
		},
		memories: {
			label: "Me rappeler les soirées passées",
			text: "L’accueil rappelle ce que vous avez regardé à la même date une autre année, un titre par jour au plus.",
		},
	},
	timeZone: "Fuseau horaire",
	timeZoneText: "Les jours de votre journal, vos années et vos billets commencent et finissent dans ce fuseau.",
	save: "Enregistrer",
	saveTimeZone: "Enregistrer le fuseau horaire",
	language: "Langue",
	languageText: "Celle des pages, des titres et des e-mails.",
	saveLanguage: "Enregistrer la langue",
	country: "Pays",
	countryText: "Les offres, les dates de sortie et les classifications par âge sont celles de ce pays.",
	saveCountry: "Enregistrer le pays",
	notForMe: "Pas pour moi",
	hiddenTitles: (count: number) =>
		plural(count, {
			one: "# titre n’apparaît plus dans les listes, la recherche et les recommandations.",
			many: "# de titres n’apparaissent plus dans les listes, la recherche et les recommandations.",
			other: "# titres n’apparaissent plus dans les listes, la recherche et les recommandations.",
		}),
	noHiddenTitles:
		"Les titres que vous marquez « Pas pour moi » sont réunis ici. Ils n’apparaissent plus dans les listes, la recherche et les recommandations.",
	showAgain: "Afficher de nouveau",
	showTitleAgain: (name: string) => `Afficher de nouveau ${name}`,
	showOlder: "Afficher les plus anciens",

	yourDataLead: "Ce que vous avez regardé et enregistré est à vous : emportez-le, importez-le ici ou supprimez-le.",
	youCleared: (cleared: string, day: string) => `Vous avez effacé ${cleared} le ${day}`,
	ratingsAndPlaces: "vos notes et votre progression",
	bringBack: "Rétablir",
	bringingBack: "Rétablissement…",
	until: (day: string) => `jusqu’au ${day}`,
	yourCopy: "Votre copie",
	wholeCopy:
		"Tout ce que nous enregistrons à votre sujet, dans un fichier que d’autres programmes peuvent lire. Il ne contient aucun mot de passe.",
	libraryCopy:
		"Toute votre bibliothèque, dans un fichier que d’autres programmes peuvent lire et que vous pouvez importer ici.",
	exportIsLocked: "Le fichier contient les bibliothèques de tous les profils, et l’un d’eux a un code PIN.",
	unlockData: "Déverrouiller mes données",
	downloadData: "Télécharger mes données",
	forServices: "Pour d’autres services",
	forServicesText:
		"Vos visionnages, notes et titres enregistrés au format CSV : un fichier simple pour tableurs, avec aussi vos commentaires, et les formats qu’acceptent d’autres services. Vous pouvez tous les réimporter ici.",
	plainCsv: "CSV simple",
	watchlistOf: (service: string) => `Liste à voir ${service}`,
	ratingsOf: (service: string) => `Notes ${service}`,
	fromService: "Depuis un autre service",
	fromServiceText:
		"Importez ce que vous avez vu, noté et enregistré ailleurs. Vous vérifiez tout avant l’enregistrement, et pouvez annuler ensuite.",
	import: "Importer",
	fromBrowser: "Depuis ce navigateur",
	fromBrowserText:
		"Ce que vous avez ouvert sans être connecté est enregistré dans ce navigateur. Vous pouvez le transférer vers votre compte.",
	goToDataManagement: "Aller à la gestion des données",
	delete: "Supprimer",
	clearText: "Vous pouvez effacer ce que vous avez vu et noté.",
	clearOrDeleteText:
		"Vous pouvez effacer ce que vous avez vu et noté, ou supprimer votre compte avec tout ce qu’il contient.",
	deleteMyAccount: "Supprimer mon compte",
	clearWatched: "Effacer ce que j’ai vu",
	clearQuestion: (lost: string, days: number) =>
		plural(days, {
			one: `Cela efface ${lost}, ainsi que votre progression : chaque titre repart du début. Pendant # jour, vous pouvez tout rétablir ici.`,
			many: `Cela efface ${lost}, ainsi que votre progression : chaque titre repart du début. Pendant # de jours, vous pouvez tout rétablir ici.`,
			other: `Cela efface ${lost}, ainsi que votre progression : chaque titre repart du début. Pendant # jours, vous pouvez tout rétablir ici.`,
		}),
	clearIt: "Effacer",
	clearing: "Effacement…",
	downloadFirst: "Télécharger d’abord une copie",

	dataManagement: "Gestion des données",
	migrateTitle: "Transférer l’historique vers le compte",
	migrateText:
		"Les titres que vous avez ouverts dans ce navigateur sans être connecté sont transférés vers votre compte, pour que vous les retrouviez sur tous vos appareils.",
	migrate: "Transférer vers le compte",
	migrating: "Transfert…",
	noMigration: "Sans JavaScript, ce navigateur n’enregistre aucun historique : il n’y a donc rien à transférer.",
	migrateQuestion: "Transférer l’historique",
	migrateQuestionText:
		"L’historique enregistré dans ce navigateur sera transféré vers votre compte et synchronisé sur tous vos appareils. Continuer ?",
	continue: "Continuer",
	migrated: (migrated: number, skipped: number) =>
		`Transfert terminé. Titres transférés : ${migrated}, ignorés : ${skipped}`,
	synced: "Historique transféré ! Vos données sont maintenant synchronisées sur tous vos appareils.",
	notTakenTitle: "Refusé par votre compte",
	notTakenText: "Ces éléments ne sont que dans ce navigateur et ne sont pas renvoyés automatiquement.",
	isInAccount: (name: string) => `${name} est dans votre compte`,
	notTaken: (name: string) => `Votre compte n’a pas accepté ${name}.`,
	tryAgainWith: (name: string) => `Réessayer : ${name}`,
	remove: "Retirer",
	removeName: (name: string) => `Retirer : ${name}`,

	passwordLead: "Vous serez déconnecté partout ailleurs.",
	currentPassword: "Mot de passe actuel",
	sessions: "Sessions",
	sessionsLead: "Tous les navigateurs et applications connectés à votre compte.",
	browserOn: (browser: string, system: string) => `${browser} sur ${system}`,
	thisBrowser: "Ce navigateur",
	sessionDays: (signedIn: string, used: string) =>
		`Connecté le <signedIn>${signedIn}</signedIn>, dernière utilisation le <used>${used}</used>`,
	signOut: "Déconnecter",
	signOutOf: (browser: string) => `Déconnecter ${browser}`,
	signOutElsewhere: "Se déconnecter partout ailleurs",
	activity: "Activité du compte",
	activityLead:
		"Jusqu’à 100 événements des 180 derniers jours, du plus récent au plus ancien. Si vous n’en reconnaissez pas un, changez votre mot de passe.",
	noActivity: "Rien d’enregistré pour l’instant.",
	events: {
		"sign-up": "Compte créé",
		"sign-in": "Connexion",
		password: "Mot de passe modifié",
		"password-reset": "Mot de passe réinitialisé avec un lien",
		email: "Adresse e-mail modifiée",
		"email-verified": "Adresse e-mail vérifiée",
		username: "Nom d’utilisateur modifié",
		role: "Rôle modifié",
		"sessions-ended": "Toutes les sessions fermées par un propriétaire",
		suspended: "Compte suspendu",
		reinstated: "Compte réactivé",
	},
	roleChangedTo: (role: string) => `Nouveau rôle : ${role}`,
	dangerZone: "Zone sensible",
	deleteAccountLead:
		"Supprimer votre compte supprime votre profil, vos sessions, votre historique et « À regarder plus tard ». La page de confidentialité indique ce qui reste.",
	deleteAccount: "Supprimer le compte",
	deleteAccountSure: "Voulez-vous vraiment supprimer votre compte ? Cette action est irréversible.",

	outcomes: {
		profile: { done: "Compte mis à jour !", failed: "Le compte n’a pas pu être mis à jour" },
		"verify-email": {
			done: "Un e-mail est en route. Ouvrez son lien dans l’heure.",
			failed: "L’e-mail n’a pas pu être envoyé",
		},
		password: { done: "Mot de passe modifié !", failed: "Le mot de passe n’a pas pu être modifié" },
		delete: { done: "", failed: "Le compte n’a pas pu être supprimé" },
		"end-session": { done: "Cette session est fermée.", failed: "La session n’a pas pu être fermée" },
		"end-others": {
			done: "Toutes les autres sessions sont fermées.",
			failed: "Les autres sessions n’ont pas pu être fermées",
		},
		"show-title": {
			done: "Les listes affichent de nouveau ce titre.",
			failed: "Le titre n’a pas pu être affiché de nouveau",
		},
		"confirm-password": {
			done: "Vous pouvez maintenant télécharger vos données.",
			failed: "Le mot de passe n’a pas pu être vérifié",
		},
		"clear-watched": {
			done: "Ce que vous avez vu est effacé.",
			failed: "Ce que vous avez vu n’a pas pu être effacé",
		},
		"restore-cleared": { done: "Ce que vous aviez effacé est de retour.", failed: "Le rétablissement a échoué" },
		"add-profile": { done: "Le profil est ajouté.", failed: "Le profil n’a pas pu être ajouté" },
		"save-profile": { done: "Le profil est enregistré.", failed: "Le profil n’a pas pu être enregistré" },
		"set-pin": { done: "Le code PIN est défini.", failed: "Le code PIN n’a pas pu être défini" },
		"remove-pin": { done: "Le code PIN est retiré.", failed: "Le code PIN n’a pas pu être retiré" },
		"set-limit": { done: "La limite est définie.", failed: "La limite n’a pas pu être définie" },
		"remove-limit": { done: "La limite est retirée.", failed: "La limite n’a pas pu être retirée" },
		"delete-profile": { done: "Le profil est supprimé.", failed: "Le profil n’a pas pu être supprimé" },
		preference: { done: "Préférence enregistrée.", failed: "La préférence n’a pas pu être enregistrée" },
	},
});
