import type { TextTools } from "../area";
import type { RefusalTexts } from "../sentence";

export default ({ plural }: TextTools<"fr">): RefusalTexts => ({
	// Any request
	tryAgain: "Réessayez dans un instant.",
	nothingHere: "Il n’y a rien ici.",
	internal: "Un problème est survenu de notre côté. Réessayez dans un instant.",
	unavailable: "C’est impossible pour le moment. Réessayez dans un instant.",
	catalogueDown: "Le catalogue ne répond pas pour le moment. Réessayez dans un instant.",
	databaseDown: "La base de données ne répond pas",
	tooManyRequests: "Trop de requêtes. Attendez une minute, puis réessayez.",
	tooManyLargeBodies: "D’autres requêtes volumineuses sont en cours de réception. Réessayez dans quelques secondes.",
	lateBody: "La requête n’est pas arrivée en 30 secondes. Envoyez-la à nouveau.",
	notJson: "Le contenu n’est pas du JSON",
	notSentAsJson: "Envoyez le contenu en application/json",
	bodyTooLarge: (kibibytes: number) => `Le contenu dépasse ${kibibytes} Kio`,
	notForm: "Le contenu n’est pas un formulaire avec des fichiers",
	tooManyParts: (max: number) => `Le formulaire a plus de ${max} parties : envoyez moins de fichiers à la fois`,
	noUrl: "Cette adresse n’existe pas",
	onlyMethods: (methods: string) => `Cette adresse n’accepte que ${methods}`,
	crossSite: "Cette requête vient d’un autre site",
	invalid: "Non valide",

	// Who asks
	signInFirst: "Connectez-vous d’abord",
	noToken: "Aucun jeton d’authentification n’a été envoyé",
	sessionEnded: "Votre session est terminée. Reconnectez-vous.",
	sessionEndedByFailures: "Trop de mots de passe incorrects : cette session est terminée. Reconnectez-vous.",
	sessionNotChecked: "Impossible de vérifier votre session pour le moment. Réessayez dans un instant.",
	notAllowed: "Vous n’avez pas le droit de faire cela",
	confirmPassword: "Confirmez votre mot de passe pour continuer",
	chooseProfile: "Choisissez d’abord qui regarde",
	otherProfile: "Quelqu’un d’autre regarde maintenant dans ce navigateur",
	firstPersonOnly: "Seul le premier profil du compte peut le faire. Passez d’abord à ce profil",
	notForChildren: "Les profils enfant n’y ont pas accès. Choisissez d’abord un autre profil",

	// Sign-in
	badCredentials: "Adresse e-mail ou mot de passe incorrect",
	suspended: "Ce compte est suspendu.",
	suspendedAskAt: (address: string) => `Ce compte est suspendu. Écrivez à ${address}.`,
	tooManyFailures: "Trop de tentatives infructueuses. Attendez 15 minutes, puis réessayez.",
	tooManySignIns: "Trop de personnes se connectent en ce moment. Attendez quelques secondes, puis réessayez.",
	noSession: "Cette session n’existe pas",
	linkEnded: "Ce lien a expiré ou a déjà servi.",

	// An account
	nameOrEmailTaken: "Le nom d’utilisateur ou l’adresse e-mail est déjà pris, majuscules et minuscules confondues",
	nameOrEmailOfOther: "Le nom d’utilisateur ou l’adresse e-mail est déjà pris",
	usernameTaken: "Ce nom d’utilisateur est déjà pris",
	emailTaken: "Un compte existe déjà avec cette adresse e-mail",
	wrongPassword: "Le mot de passe actuel est incorrect",
	onlyHolderChangesPassword:
		"Seul le titulaire du compte peut en changer le mot de passe. Créez plutôt un lien de réinitialisation",
	deleteInSettings: "Pour supprimer votre propre compte, ouvrez les paramètres et saisissez-y votre mot de passe",
	noUser: "Cet utilisateur n’existe pas",
	lastOwner: "Le dernier propriétaire ne peut être ni rétrogradé ni supprimé. Nommez d’abord un autre propriétaire",

	// Mail
	noMail: "Ce site n’envoie pas d’e-mails",
	unfitAddress: "Aucun e-mail ne peut être envoyé à votre adresse. Changez-la d’abord",
	tooManyMails: "Trop d’e-mails. Cherchez le dernier, y compris dans les indésirables, ou réessayez plus tard",
	allMailsSent: "Ce site a déjà envoyé tous les e-mails qu’il envoie en une journée. Réessayez demain",
	mailFailed: "L’e-mail n’a pas pu être envoyé. Réessayez plus tard",

	// Profiles
	noProfile: "Ce profil n’existe pas",
	profileNameTaken: "Un autre profil porte déjà ce nom",
	profilesFull: (max: number) =>
		plural(max, {
			one: "Un compte a au plus # profil",
			many: "Un compte a au plus # de profils",
			other: "Un compte a au plus # profils",
		}),
	firstProfileIsAdult: "Le premier profil d’un compte ne peut pas être un profil enfant",
	firstProfileStays: "Le premier profil d’un compte ne peut pas être supprimé",
	wrongPin: "Ce code PIN est incorrect",
	tooManyPins:
		"Trop de tentatives infructueuses. Attendez 15 minutes, puis réessayez, ou utilisez le mot de passe du compte.",
	pinClosed: "Trop de tentatives infructueuses. Utilisez le mot de passe du compte.",
	passwordToLeave: "Pour quitter un profil enfant, saisissez le mot de passe du compte",
	noCertificate: "maxCertificate doit nommer une classification de la région pour les films et une pour les séries",
	notOfAccount: "with doit nommer d’autres profils de votre compte",

	// The library
	noTitle: "Ce titre n’existe pas",
	noShow: "Cette série n’existe pas",
	noTitleOrEpisode: "Ce titre, cette saison ou cet épisode n’existe pas",
	noPlay: "Ce visionnage n’existe pas",
	notInHistory: "Ce titre n’est pas dans votre historique",
	notSaved: "Ce titre n’est pas dans « À regarder plus tard »",
	deletedMeanwhile: "L’entrée a été supprimée au même instant",
	notAired: "Cet épisode n’a pas encore été diffusé",
	onlyShowsBegin: "Seule une série peut être recommencée",
	noEpisodes: "Un film n’a pas d’épisodes",
	confirmDated:
		"Cela supprimerait des visionnages datés ou plusieurs visionnages à la fois. Confirmez, ou supprimez-les un par un",
	nothingToRestore: "Il n’y a rien à rétablir",
	tooManyChanges: "Vous avez fait trop de changements dans votre bibliothèque aujourd’hui. Réessayez demain.",
	savedFull: "« À regarder plus tard » est plein : il contient 5 000 titres. Retirez-en d’abord",
	playsFull: "L’historique de vos visionnages est plein : il en contient 100 000. Supprimez-en d’abord",
	hiddenFull: (max: number) =>
		plural(max, {
			one: "Vous avez masqué # titre, c’est le maximum. Réaffichez-le d’abord",
			many: "Vous avez masqué # de titres, c’est le maximum. Réaffichez-en d’abord",
			other: "Vous avez masqué # titres, c’est le maximum. Réaffichez-en d’abord",
		}),
	ratingsFull: (max: number) =>
		plural(max, {
			one: "Vous avez # note, c’est le maximum. Supprimez-la d’abord",
			many: "Vous avez # de notes, c’est le maximum. Supprimez-en d’abord",
			other: "Vous avez # notes, c’est le maximum. Supprimez-en d’abord",
		}),
	notesFull: (max: number) =>
		plural(max, {
			one: "Vous avez # commentaire, c’est le maximum. Supprimez-le d’abord",
			many: "Vous avez # de commentaires, c’est le maximum. Supprimez-en d’abord",
			other: "Vous avez # commentaires, c’est le maximum. Supprimez-en d’abord",
		}),

	// Lists
	badCursor: "cursor ne vient pas de cette liste",
	noList: "Cette liste n’existe pas",
	listNameTaken: "Une autre de vos listes porte déjà ce nom",
	listsFull: (max: number) =>
		plural(max, {
			one: "Vous avez # liste, c’est le maximum. Supprimez-la d’abord",
			many: "Vous avez # de listes, c’est le maximum. Supprimez-en une d’abord",
			other: "Vous avez # listes, c’est le maximum. Supprimez-en une d’abord",
		}),
	listFull: (max: number) =>
		plural(max, {
			one: "Cette liste a # titre, c’est le maximum. Retirez-le d’abord",
			many: "Cette liste a # de titres, c’est le maximum. Retirez-en d’abord",
			other: "Cette liste a # titres, c’est le maximum. Retirez-en d’abord",
		}),

	// Imports
	noImport: "Cet import n’existe pas",
	importBusy: "L’import n’est pas encore prêt pour cela : attendez qu’il le soit",
	importsFull:
		"Vous n’avez plus de place pour un import : 20 peuvent encore être annulés, ou ceux de votre compte dépassent ensemble 64 Mo, soit environ 250 000 lignes. Annulez-en un, ou attendez que 30 jours soient passés",
	filesTooLarge:
		"Les fichiers sont trop volumineux pour être lus ici : choisissez-en moins de 20, de moins de 4 Mo en tout, ou envoyez-les avec JavaScript activé, qui permet d’en lire de plus gros",
	tooManyRecords: "Ensemble, les fichiers ont plus de 100 000 entrées",
	columnTwice:
		"Deux colonnes ne peuvent pas être la même chose : gardez-en une et choisissez « Non utilisée » pour l’autre",
	noFileUsed: "Aucun de ces fichiers ne peut être importé",
	undoFirst: "L’import est appliqué et peut être annulé : annulez-le d’abord",
	tooManyWritten:
		"Plus de 5 000 lignes de ce titre sont déjà enregistrées : annulez l’import, puis choisissez avant de l’appliquer à nouveau",
	importChanged: "L’import a changé : vérifiez-le à nouveau",
	tooManyWithColumns: "Avec ces colonnes, les fichiers ont trop d’entrées pour être lus ici",
	noRoomForImports:
		"Ce site n’a plus de place pour des imports en ce moment. Son responsable est prévenu ; réessayez dans quelques jours",

	// The catalogue
	noCataloguePath: "Ce chemin n’existe pas dans le catalogue",
	badCatalogueQuery: "Le catalogue n’accepte pas cette requête. Vérifiez ses paramètres",

	noPlayerServer: "Aucun serveur de lecture n’a cet identifiant",
	badPages: (pages: number, last: number) =>
		`Envoyez first et last, au plus ${pages} pages de 1 à ${last}, et le texte q pour une recherche`,

	// Fields of a request, each by its name
	isRequired: (name: string) => `${name} est obligatoire`,
	notValid: (name: string) => `${name} n’est pas valide`,
	mustBeText: (name: string) => `${name} doit être du texte`,
	mustBeNumber: (name: string) => `${name} doit être un nombre`,
	mustBeWhole: (name: string) => `${name} doit être un nombre entier`,
	mustBePositive: (name: string) => `${name} doit être un nombre entier positif`,
	mustBeTrueOrFalse: (name: string) => `${name} doit être true ou false`,
	mustBeList: (name: string) => `${name} doit être une liste`,
	mustBeObject: (name: string) => `${name} doit être un objet`,
	mustBeUuid: (name: string) => `${name} doit être un UUID`,
	mustBeTime: (name: string) => `${name} doit être une heure ISO 8601 avec son fuseau`,
	mustBeDay: (name: string) => `${name} doit être un jour au format YYYY-MM-DD`,
	mustBeMoment: (name: string) => `${name} doit être une heure ou un jour`,
	mustBePlayTime: (name: string) =>
		`${name} doit être une heure ISO 8601 avec son fuseau, un jour au format YYYY-MM-DD ou null`,
	mustBePlayId: (name: string) => `${name} doit être l’identifiant d’un visionnage`,
	mustBeTitleKey: (name: string) => `${name} doit être un type et un identifiant, comme movie:603`,
	mustBeCountry: (name: string) => `${name} doit être un code de pays comme ES`,
	mustBeTimeZone: (name: string) => `${name} doit être un fuseau horaire comme Europe/Berlin`,
	mustBeSiteLanguage: (name: string) => `${name} doit être une langue de ce site, comme es`,
	mustBeLanguage: (name: string) => `${name} doit être une langue comme de ou pt-BR`,
	mustBeCertificate: (name: string) => `${name} doit être une classification comme PG`,
	mustBeIds: (name: string) => `${name} doit être une suite d’identifiants séparés par , ou |`,
	mustBe: (name: string, value: string) => `${name} doit être ${value}`,
	oneOf: (name: string, choices: string) => `${name} doit être l’une de ces valeurs : ${choices}`,
	numberFromTo: (name: string, from: number, to: number) => `${name} doit être un nombre de ${from} à ${to}`,
	wholeFromTo: (name: string, from: number, to: number) => `${name} doit être un nombre entier de ${from} à ${to}`,
	atLeast: (name: string, min: number) => `${name} doit être au moins ${min}`,
	atMost: (name: string, max: number) => `${name} doit être au plus ${max}`,
	atLeastCharacters: (name: string, min: number) =>
		plural(min, {
			one: `${name} doit comporter au moins # caractère`,
			many: `${name} doit comporter au moins # de caractères`,
			other: `${name} doit comporter au moins # caractères`,
		}),
	atMostCharacters: (name: string, max: number) =>
		plural(max, {
			one: `${name} ne doit pas dépasser # caractère`,
			many: `${name} ne doit pas dépasser # de caractères`,
			other: `${name} ne doit pas dépasser # caractères`,
		}),
	atLeastEntries: (name: string, min: number) =>
		plural(min, {
			one: `${name} doit contenir au moins # élément`,
			many: `${name} doit contenir au moins # d’éléments`,
			other: `${name} doit contenir au moins # éléments`,
		}),
	atMostEntries: (name: string, max: number) =>
		plural(max, {
			one: `${name} doit contenir au plus # élément`,
			many: `${name} doit contenir au plus # d’éléments`,
			other: `${name} doit contenir au plus # éléments`,
		}),
	unknownMembers: (name: string, members: string) => `${name} contient des éléments inconnus : ${members}`,
	unknownFilter: (name: string) => `${name} n’est pas un filtre connu`,
	requires: (name: string, other: string) => `${name} exige aussi ${other}`,
	belongTogether: (one: string, other: string) => `${one} et ${other} vont ensemble`,
	sendOneOf: (one: string, other: string) => `Envoyez ${one} ou ${other}`,
	sendTitleOrLeaveOut: "Envoyez media_type et media_id, ou leaveOut",
	nothingToChange: "Indiquez ce qui doit changer",
	noFutureTime: (name: string) => `${name} doit être une heure qui n’est pas dans le futur`,
	noFutureDate: "La date ne doit pas être dans le futur",
	noDateBeforeFilms: "La date ne doit pas être antérieure à 1888 : vérifiez l’année",
	onlyOfWholeShow: (name: string) => `${name} ne vaut que pour une série entière`,
	neededForEpisode: (name: string) => `${name} est obligatoire pour un épisode`,
	precisionDiffers:
		"precision doit correspondre à watched_at : instant pour une heure, day pour un jour, unknown pour null",
	confirmRemoval: (plays: number) =>
		plural(plays, {
			one: "confirm doit être true pour supprimer # visionnage",
			many: "confirm doit être true pour supprimer # de visionnages",
			other: "confirm doit être true pour supprimer # visionnages",
		}),
	mustHaveLetter: (name: string) => `${name} ne doit pas être vide`,
	listNameLong: (max: number) =>
		plural(max, {
			one: "Le nom ne doit pas dépasser # caractère",
			many: "Le nom ne doit pas dépasser # de caractères",
			other: "Le nom ne doit pas dépasser # caractères",
		}),
	whoAskedAndWhen: "Indiquez qui l’a demandé, et quand",
	controlCharacters: "Ce texte contient des caractères de contrôle : supprimez-les",
	sendOtherRows: (max: number) =>
		plural(max, {
			one: "rows ne doit pas dépasser # ligne : envoyez les autres à /api/imports/{id}/rows",
			many: "rows ne doit pas dépasser # de lignes : envoyez les autres à /api/imports/{id}/rows",
			other: "rows ne doit pas dépasser # lignes : envoyez les autres à /api/imports/{id}/rows",
		}),
	tellUsedFiles: (max: number) =>
		plural(max, {
			one: "files ne doit pas dépasser # fichier : indiquez d’abord ceux qui sont utilisés",
			many: "files ne doit pas dépasser # de fichiers : indiquez d’abord ceux qui sont utilisés",
			other: "files ne doit pas dépasser # fichiers : indiquez d’abord ceux qui sont utilisés",
		}),
	reasonNeeds: (code: string, argument: string) => `${code} exige ${argument}`,
	chooseFile: "Choisissez un fichier",

	// Administration
	notTheirUsername: "Ce n’est pas son nom d’utilisateur",
	onlyOwners: "Seul un propriétaire peut faire cela pour un administrateur ou un propriétaire",
	reinstateFirst: "Ce compte est suspendu. Réactivez-le d’abord",
	noOwnResetLink:
		"Vous ne pouvez pas créer de lien de réinitialisation pour vous-même. Changez votre mot de passe dans les paramètres",
	noOwnSuspension: "Vous ne pouvez pas suspendre votre propre compte",
	onlyInDevelopment: "L’administrateur de test ne peut être créé que dans une installation de développement",
	testAdminExists: "L’administrateur de test existe déjà",
	noJob: "Cette tâche n’existe pas",
	jobRunning: "La tâche est déjà en cours",
	notBlocked: "Ce titre n’est pas bloqué",
	metricsToken: "Envoyez METRICS_TOKEN comme jeton bearer",
});
