import type { TextTools } from "../area";
import type { ImportTexts } from "../import";

export default ({ plural }: TextTools<"fr">): ImportTexts => ({
	// All imports
	title: "Importer",
	lead: "Importez ce que vous avez vu, noté et enregistré ailleurs. Vous voyez d’abord ce que devient chaque ligne ; tout peut être annulé pendant 30 jours.",
	yourImports: "Vos imports",
	yourImportsLead: "Conservés un jour en attendant que vous les appliquiez, puis 30 jours.",
	whereFilesAre: "Où trouver votre fichier",
	allImports: "Tous les imports",
	gone: "Cet import n’existe pas.",
	severalServices: "Plusieurs services",
	importStates: {
		reading: "Envoi incomplet",
		matching: "Recherche des titres",
		ready: "À vérifier",
		applying: "En cours d’application",
		applied: "Appliqué",
		undoing: "En cours d’annulation",
		undone: "Annulé",
		cancelled: "Arrêté",
	},

	// Choosing files
	notSent: "Les fichiers n’ont pas pu être envoyés. Vérifiez votre connexion, puis choisissez-les à nouveau.",
	notRead: "Les fichiers n’ont pas pu être lus",
	unreadable: "Les fichiers n’ont pas pu être lus. Ils sont peut-être trop volumineux pour cet appareil.",
	chooseFiles: "Choisissez des fichiers, ou déposez-les ici",
	fileHint:
		"Un ZIP tel que vous l’avez reçu, ou les fichiers qu’il contient : CSV, JSON, le XML de MyAnimeList, ou un fichier texte avec un titre par ligne.",
	readInBrowser: "Ils sont lus dans votre navigateur : seuls les titres, les dates et les notes en sortent.",
	readOnServer: "Ils sont lus sur le serveur, qui ne les conserve pas. Ensemble, 1 Mo au plus.",
	upload: "Envoyer",
	readingFiles: "Lecture des fichiers",
	sendingRows: (sent: string, total: number) =>
		plural(total, {
			one: `Envoi de ${sent} sur # ligne`,
			many: `Envoi de ${sent} sur # de lignes`,
			other: `Envoi de ${sent} sur # lignes`,
		}),
	nothingToImport: "Rien dans ces fichiers ne peut être importé",
	rows: (count: number) => plural(count, { one: "# ligne", many: "# de lignes", other: "# lignes" }),
	filesNotUsed: (count: number) =>
		plural(count, {
			one: "# fichier non utilisé",
			many: "# de fichiers non utilisés",
			other: "# fichiers non utilisés",
		}),
	columnsNotUsed: (columns: string) => `Non utilisé : ${columns}`,

	// What rows are
	states: {
		differs: "Différent du fichier",
		ready: "Prêt",
		present: "Rien à ajouter",
		ambiguous: "À choisir",
		unmatched: "Introuvable",
		invalid: "Illisible",
		leftOut: "Ignoré",
	},
	added: "Ajouté",
	notAdded: "Non ajouté",
	kinds: {
		play: "Visionnages",
		rating: "Notes",
		note: "Commentaires",
		watchLater: "À regarder plus tard",
		list: "Listes",
		hidden: "Pas pour moi",
		round: "Séries recommencées",
		progress: "Positions",
		other: "Autres",
	},
	counted: {
		play: (count: number) => plural(count, { one: "# visionnage", many: "# de visionnages", other: "# visionnages" }),
		rating: (count: number) => plural(count, { one: "# note", many: "# de notes", other: "# notes" }),
		note: (count: number) =>
			plural(count, { one: "# commentaire", many: "# de commentaires", other: "# commentaires" }),
		watchLater: (count: number) =>
			plural(count, { one: "# titre enregistré", many: "# de titres enregistrés", other: "# titres enregistrés" }),
		list: (count: number) =>
			plural(count, {
				one: "# titre dans des listes",
				many: "# de titres dans des listes",
				other: "# titres dans des listes",
			}),
		hidden: (count: number) =>
			plural(count, { one: "# titre masqué", many: "# de titres masqués", other: "# titres masqués" }),
		round: (count: number) =>
			plural(count, {
				one: "# série recommencée",
				many: "# de séries recommencées",
				other: "# séries recommencées",
			}),
		progress: (count: number) =>
			plural(count, {
				one: "# position de lecture",
				many: "# de positions de lecture",
				other: "# positions de lecture",
			}),
	},
	differences: { title: "Autre nom", year: "Autre année", type: "Autre type" },
	rowsByStateAndKind: "Lignes par état et par type",
	all: "Tout",
	allRows: "Toutes les lignes",
	allStates: "tous les états",
	allKinds: "tous les types",
	rowsOf: (rows: string, state: string, kind: string) => `${rows} : ${state}, ${kind}`,
	whyNotUsed: "Pourquoi des lignes ne sont pas utilisées",
	forOtherReasons: (state: string) => `${state} pour d’autres raisons`,
	lists: (count: number) => plural(count, { one: "# liste", many: "# de listes", other: "# listes" }),
	titles: (count: number) => plural(count, { one: "# titre", many: "# de titres", other: "# titres" }),
	listsWithTitles: (lists: string, titles: string) => `${lists}, ${titles}`,
	intoYourList: "dans votre liste de ce nom",
	newList: "nouvelle",

	// The state of an import
	rowsChanged: (count: number) =>
		plural(count, { one: "# ligne modifiée.", many: "# de lignes modifiées.", other: "# lignes modifiées." }),
	rowsLeftOut: (count: number) =>
		plural(count, { one: "# ligne ignorée.", many: "# de lignes ignorées.", other: "# lignes ignorées." }),
	failed: "Cela n’a pas fonctionné. Réessayez dans un instant.",
	rowsHeading: "Lignes",
	rowsInOrder: (count: number) =>
		plural(count, {
			one: "# ligne dans l’ordre des fichiers",
			many: "# de lignes dans l’ordre des fichiers",
			other: "# lignes dans l’ordre des fichiers",
		}),
	files: "Fichiers",
	pages: "Pages",
	first: "Début",
	next: "Suivant",
	report: "Rapport au format CSV",
	work: { matching: "Recherche des titres", applying: "Ajout à votre bibliothèque", undoing: "Annulation" },
	workDone: (work: string, done: string, total: number) =>
		plural(total, {
			one: `${work} : ${done} sur # ligne`,
			many: `${work} : ${done} sur # de lignes`,
			other: `${work} : ${done} sur # lignes`,
		}),
	serverAway: "Le serveur ne répond pas. Cette page réessaie d’elle-même ; rien n’est perdu.",
	serverGoesOn: "Vous pouvez fermer cette page. Le serveur continue, et cette page montre où il en est.",
	stopping: "Arrêt…",
	showProgress: "Afficher l’avancement",
	notAllSent: "Toutes les lignes n’ont pas été envoyées. Supprimez cet import et choisissez à nouveau les fichiers.",
	readOn: "Lu le <time></time>. Rien n’est encore enregistré.",
	undone: "Annulé. Ce que cet import avait ajouté n’est plus là ; ce que vous avez modifié depuis est resté tel quel.",
	stoppedBefore: "Arrêté avant le moindre enregistrement. Vous pouvez continuer.",
	stoppedAfter:
		"Arrêté. Ce qui a été enregistré jusque-là reste jusqu’à ce que vous l’annuliez ; vous pouvez aussi continuer.",
	applyAgainUntil: "Vous pouvez l’appliquer à nouveau jusqu’au <time></time>. Ce qui sera déjà là sera ignoré.",
	undoUntil:
		"Vous pouvez annuler cet import jusqu’au <time></time>. Cela retire ce qu’il a ajouté, sans toucher à ce que vous avez fait depuis.",
	undoOrMoveUntil:
		"Vous pouvez annuler cet import jusqu’au <time></time>. Cela retire ce qu’il a ajouté, sans toucher à ce que vous avez fait depuis. D’ici là, « Autre titre » déplace ce qu’une ligne a apporté.",
	goOn: "Continuer",
	goingOn: "Reprise…",
	seeWatched: "Afficher ce que vous avez vu",
	seeLists: "Afficher vos listes",
	applyAgain: "Appliquer à nouveau",
	applying: "Application…",
	removeFromList: "Retirer de la liste",
	remove: "Supprimer",
	removing: "Suppression…",
	appliedRows: (what: string) => `Appliqué : ${what}.`,
	appliedNothing: "Appliqué : rien de nouveau.",
	more: (counted: string) => `${counted} de plus`,
	fewer: (counted: string) => `${counted} de moins`,
	otherwise: (what: string) =>
		`Cela fait ${what} que ce qu’annonçait le bouton, car votre bibliothèque a changé entre-temps. Les lignes indiquent pourquoi.`,
	stillWaiting: (count: number) =>
		plural(count, {
			one: "# ligne attend encore un titre : <open></open>. Ce que vous choisissez est enregistré aussitôt.",
			many: "# de lignes attendent encore un titre : <open></open>. Ce que vous choisissez est enregistré aussitôt.",
			other: "# lignes attendent encore un titre : <open></open>. Ce que vous choisissez est enregistré aussitôt.",
		}),
	waiting: (count: number) =>
		plural(count, {
			one: "# ligne attend que vous indiquiez de quel titre il s’agit : <open></open>. Les lignes que vous laissez en suspens ne sont pas enregistrées.",
			many: "# de lignes attendent que vous indiquiez de quel titre il s’agit : <open></open>. Les lignes que vous laissez en suspens ne sont pas enregistrées.",
			other:
				"# lignes attendent que vous indiquiez de quel titre il s’agit : <open></open>. Les lignes que vous laissez en suspens ne sont pas enregistrées.",
		}),
	notReadable: (count: number) =>
		plural(count, {
			one: "# ligne n’a pas pu être lue. Corrigez-la dans le rapport et importez-le à nouveau : seul ce qui est nouveau est ajouté.",
			many: "# de lignes n’ont pas pu être lues. Corrigez-les dans le rapport et importez-le à nouveau : seul ce qui est nouveau est ajouté.",
			other:
				"# lignes n’ont pas pu être lues. Corrigez-les dans le rapport et importez-le à nouveau : seul ce qui est nouveau est ajouté.",
		}),
	toChoose: (count: number) => plural(count, { one: "# à choisir", many: "# à choisir", other: "# à choisir" }),
	notFound: (count: number) => plural(count, { one: "# introuvable", many: "# introuvables", other: "# introuvables" }),
	both: "<ambiguous></ambiguous> et <unmatched></unmatched>",
	applyRows: (count: number) =>
		plural(count, { one: "Appliquer # ligne", many: "Appliquer # de lignes", other: "Appliquer # lignes" }),

	// Undo
	undoThis: "Annuler cet import",
	removeWritten: (what: string) =>
		`Retirer ce que cet import a apporté : ${what} ? Vous pourrez l’appliquer à nouveau jusqu’au <time></time>.`,
	broughtNothing: "Cet import n’a rien apporté de nouveau. Vous pourrez l’appliquer à nouveau jusqu’au <time></time>.",
	undoIt: "Annuler l’import",
	undoing: "Annulation…",

	// A row
	movie: "Film",
	show: "Série",
	numberedTitle: (id: string) => `Titre ${id}`,
	noTitle: "Sans titre",
	quoted: (name: string) => `« ${name} »`,
	ofYear: (title: string, year: number) => `${title}, ${year}`,
	becomes: "Devient",
	inFile: (title: string) => `Dans le fichier : ${title}`,
	inFileAsMovie: (title: string) => `Dans le fichier : ${title}, film`,
	inFileAsShow: (title: string) => `Dans le fichier : ${title}, série`,
	listNamed: (name: string) => `Liste « ${name} »`,
	ratingOf10: (rating: string) => `${rating} sur 10`,
	rowOfFile: (file: string, row: number) => `${file}, ligne ${row}`,
	anotherTitle: "Autre titre",
	anotherTitleFor: (name: string) => `Autre titre pour ${name}`,
	chooseEpisode: "Choisir l’épisode",
	chooseEpisodeOf: (name: string) => `Choisir l’épisode : ${name}`,
	search: "Rechercher",
	searchFor: (name: string) => `Rechercher ${name}`,
	theyBecome: (codes: string) => `Elles deviennent ${codes}.`,
	theyBecomeAndMore: (codes: string) => `Elles deviennent ${codes}, et d’autres.`,
	takeNumbers: "Prendre ces numéros",
	leaveOut: "Ignorer",
	leaveOutTitle: (name: string) => `Ignorer ${name}`,
	line: (number: number) => `Ligne ${number}`,
	anotherEpisode: "Autre épisode",
	row: "Ligne",
	season: "Saison",
	episode: "Épisode",
	takeEpisode: "Prendre cet épisode",

	// Search for a title
	rowNumber: (number: number) => `ligne ${number}`,
	whichEpisode: (name: string) => `À quel épisode correspond « ${name} » ?`,
	whichTitle: (name: string) => `À quel titre correspond « ${name} » ?`,
	orSearch: "Ou cherchez un autre titre :",
	nameOfTitle: "Nom du titre",
	noAnswer: "Le catalogue ne répond pas. Relancez la recherche dans un instant.",
	noneFound: "Le catalogue ne contient aucun titre de ce nom.",
	choose: "Choisir",
	chooseTitle: (title: string) => `Choisir ${title}`,
	chooseTitleOf: (title: string, year: number) => `Choisir ${title} (${year})`,
});
