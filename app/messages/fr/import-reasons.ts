import type { TextTools } from "../area";
import type { ImportReasonTexts } from "../import-reasons";

export default ({ plural }: TextTools<"fr">): ImportReasonTexts => ({
	// Of rows
	stated: ({ text }) => text,
	notLookedUp: "Pas encore recherché",
	noPlaceHere: "Cela ne s’importe pas ici",
	chosenOut: "Vous l’avez ignoré",
	otherPerson: "C’est une autre personne du fichier qui l’a vu",
	otherList: "Vous avez indiqué que les titres de cette liste ne sont ni à voir ni déjà vus",
	ratedOnly: "Ce qui a été noté ne compte comme vu que si vous l’indiquez",
	thumbOnly: "Un pouce n’est pas une note de 1 à 10, sauf si vous en décidez autrement",

	noTitle: "Ce titre n’est pas dans le catalogue",
	noId: "Cet identifiant n’est pas dans le catalogue",
	unreadTitle: "Le catalogue n’a pas pu être consulté pour ce titre : cherchez-le",
	severalNamed: "Plusieurs titres portent ce nom",
	noneNamed: "Aucun titre ne porte exactement ce nom",
	noneNamedOfYear: "Aucun titre de cette année ne porte exactement ce nom",
	severalOfId: "Plusieurs titres ont cet identifiant",
	idOfTwo: "Cet identifiant est à la fois celui d’un film et celui d’une série",
	noEpisodeNamed: ({ name }) => `La série n’a pas d’épisode « ${name} »`,
	noEpisodeNamedAt: ({ name, toSeason, toEpisode }) =>
		`La série n’a pas d’épisode « ${name} » : d’après son nom, c’est S${toSeason}E${toEpisode}`,
	noneInSeason: ({ season, name }) => `La saison ${season} n’a pas d’épisode « ${name} »`,
	noneInSeasonAt: ({ season, name, toSeason, toEpisode }) =>
		`La saison ${season} n’a pas d’épisode « ${name} » : d’après son nom, c’est S${toSeason}E${toEpisode}`,
	noEpisode: ({ season, episode }) => `S${season}E${episode} n’est pas dans le catalogue`,
	noEpisodeAt: ({ season, episode, toSeason, toEpisode }) =>
		`S${season}E${episode} n’est pas dans le catalogue : en comptant à la suite, c’est S${toSeason}E${toEpisode}`,
	noNumber: ({ episode }) => `L’épisode ${episode} n’est pas dans le catalogue`,
	noSeasonAt: ({ toSeason, toEpisode }) =>
		`La ligne n’indique pas de saison : en comptant à la suite, c’est S${toSeason}E${toEpisode}`,
	noSeason: "La ligne indique un épisode sans sa saison",
	noEpisodeOfShow: "La ligne indique une série, mais aucun épisode",
	wholeShow: "C’est une série entière : rien ne dit quels épisodes ont été vus",

	badDate: ({ text }) => `« ${text} » n’est pas une date reconnue`,
	future: "La date est dans le futur",
	beforeFilms: "À cette date, le cinéma n’existait pas encore",
	placeOfUndated: "Prend la place d’un visionnage sans date",
	samePlay: "Ce visionnage est déjà enregistré",
	toldTwice: "Ce visionnage figure deux fois dans les fichiers",
	laterRemark: {
		rating: "Les fichiers contiennent une note plus récente",
		note: "Les fichiers contiennent un commentaire plus récent",
		other: "Les fichiers contiennent une entrée plus récente",
	},
	sameRemark: {
		rating: "Cette note est déjà enregistrée",
		note: "Ce commentaire est déjà enregistré",
		other: "C’est déjà enregistré",
	},
	ownRemark: {
		rating: ({ value }) => `Vous avez déjà une autre note ici (${value}), qui est conservée`,
		note: "Vous avez déjà un autre commentaire ici, qui est conservé",
		other: "Vous avez déjà autre chose ici, qui est conservé",
	},
	remarkSince: {
		rating: "Vous avez modifié cette note ici depuis, ou il n’y a plus de place",
		note: "Vous avez modifié ce commentaire ici depuis, ou il n’y a plus de place",
		watchLater: "Vous avez modifié ce titre enregistré ici depuis, ou il n’y a plus de place",
		list: "Vous avez modifié ce titre de la liste ici depuis, ou il n’y a plus de place",
		hidden: "Vous avez modifié ce titre masqué ici depuis, ou il n’y a plus de place",
		round: "Vous avez modifié cette série recommencée ici depuis, ou il n’y a plus de place",
		progress: "Vous avez modifié cette position de lecture ici depuis, ou il n’y a plus de place",
		other: "Vous l’avez modifié ici depuis, ou il n’y a plus de place",
	},
	noRemark: {
		rating: "Cette ligne n’a pas de note",
		note: "Cette ligne n’a pas de commentaire",
		other: "Cette ligne n’indique rien",
	},
	ofSeasons: {
		rating: "Les notes de saisons ne s’importent pas",
		note: "Les commentaires sur des saisons ne s’importent pas",
		other: "Ce qui porte sur des saisons entières ne s’importe pas",
	},
	saved: "Déjà dans « À regarder plus tard »",
	listed: "Déjà dans cette liste",
	hidden: "Déjà dans « Pas pour moi »",
	begun: "Déjà recommencé ici",
	played: "Déjà en cours ici : la lecture reprend là où elle s’est arrêtée",
	tooManyOfTitle: "On ne peut pas importer plus de 1 000 lignes d’un même épisode ou titre à la fois",
	fullOfPlays: "Vous avez 100 000 visionnages, c’est le maximum",
	fullOfRemarks: {
		rating: ({ max }) =>
			plural(max, {
				one: "Vous avez # note, c’est le maximum",
				many: "Vous avez # de notes, c’est le maximum",
				other: "Vous avez # notes, c’est le maximum",
			}),
		note: ({ max }) =>
			plural(max, {
				one: "Vous avez # commentaire, c’est le maximum",
				many: "Vous avez # de commentaires, c’est le maximum",
				other: "Vous avez # commentaires, c’est le maximum",
			}),
		hidden: ({ max }) =>
			plural(max, {
				one: "Vous avez # titre masqué, c’est le maximum",
				many: "Vous avez # de titres masqués, c’est le maximum",
				other: "Vous avez # titres masqués, c’est le maximum",
			}),
		progress: ({ max }) =>
			plural(max, {
				one: "Vous avez # position de lecture, c’est le maximum",
				many: "Vous avez # de positions de lecture, c’est le maximum",
				other: "Vous avez # positions de lecture, c’est le maximum",
			}),
		other: "Vous en avez déjà le maximum",
	},
	fullOfSaved: "Vous avez enregistré 5 000 titres, c’est le maximum",
	fullOfLists: "Vous avez 100 listes, c’est le maximum",
	fullOfList: "La liste contient 5 000 titres, c’est le maximum",

	longText: "L’un de ses textes dépasse 1 000 caractères",
	highNumber: "Le numéro de saison ou d’épisode est trop élevé pour une série",
	openQuote:
		"Il manque un guillemet fermant dans cette ligne : le fichier est coupé ici, ou rien de ce qui suit ne peut être lu",
	longField: "Un champ de cette ligne est trop long pour être lu",
	notAnObject: "Cette entrée n’est pas un objet",
	cutOff: "Cette entrée est coupée ou trop longue pour être lue",
	otherShape: "Cette entrée n’a pas la forme de celles d’un export",
	entryUnnamed: "Cette entrée n’indique aucun titre",
	unnamed: "Cette ligne n’indique aucun titre",
	noImdbId: "Cette ligne n’a pas d’identifiant IMDb",
	episodeIdOnly: "Cette ligne n’a que l’identifiant de l’épisode, qui ne dit pas de quelle série il s’agit",
	idsOfPart: "Un film en plusieurs parties n’a ici que les identifiants de l’une d’elles",
	removedTitle: "Netflix a retiré le titre de cette ligne",
	unknownVote: "On ne sait pas à quelle note correspond ce vote de TV Time",
	ratingAbove: ({ text, max }) => `« ${text} » dépasse la note maximale, ${max}`,
	notARating: ({ text }) => `« ${text} » n’est pas une note`,
	not1To10: "La note n’est pas comprise entre 1 et 10",
	notHalfTo10: "La note n’est pas comprise entre 0,5 et 10",

	historyTells: "Déjà dans l’historique",
	fileTells: "Déjà dans un autre fichier",
	diaryTells: "Les dates de ce film figurent dans le journal",
	ratingsTell: "Le fichier des notes contient celle de ce film",
	trackingTells: "Le suivi contient ces revisionnages avec leurs dates",
	continuesViewing: "Poursuit un visionnage du fichier",
	shortPlay: "Regardé moins de deux minutes",
	trailer: "Une bande-annonce ou un bonus",
	notMovieOrShow: ({ text }) => `« ${text} » n’est ni un film ni une série`,
	notOfTmdb: ({ text }) => `« ${text} » n’est ni un film ni une série de TMDB`,
	wholeTitlesOnly: "« À regarder plus tard » et les listes n’acceptent que des titres entiers",
	nothingSaid: "Cette ligne n’a ni date, ni note, ni liste",
	noStarsOrThumb: "Cette ligne n’a ni étoiles ni pouce",
	noWatchOrRating: "Cette ligne n’a ni visionnage ni note",
	noRewatch: "Cette ligne ne compte aucun revisionnage",
	rowNotWatched: "Le contenu de cette ligne n’a pas été vu",
	movieNotWatched: "Ce film n’a pas été vu",
	episodeNotWatched: "Cet épisode n’a pas été vu",
	showNotWatched: "Aucun épisode de cette série n’a été vu",
	rowWithoutEpisode: "Cette ligne n’indique aucun épisode",
	lastEpisodeOnly: "Le fichier indique le dernier épisode sans sa saison",
	fabricated: "On sait que TV Time a inventé les lignes de cette série",
	wrongExport: "Cet export de TV Time n’est fiable que pour les films vus",
	musicVideo: "Un clip n’est ni un film ni une série",
	deletedEntry: "Cette entrée a été supprimée dans Watcharr",
	emptyEntry: "Cette entrée ne contient rien à importer",
	statusAlone: "Le statut seul ne s’importe pas",
	statusOf: ({ status }) => `« ${status} » seul ne s’importe pas`,
	statusHasNoPlace: ({ status }) => `« ${status} » ne s’importe pas`,
	statusWithoutEpisodes: ({ status }) => `« ${status} » sans épisodes ne s’importe pas`,
	thisStatus: "Ce statut ne s’importe pas",
	typeOfTvTime: ({ type }) => `« ${type} » de TV Time ne s’importe pas`,
	statusFollows: "Le statut d’une série se déduit de ses visionnages",
	totalsFollow: "Les totaux et le statut des séries se déduisent des visionnages",
	followedShows: "Les séries suivies se déduisent des visionnages",
	seasonsFollow: "Les saisons se déduisent de leurs épisodes",
	unknownScale: "L’échelle de ces notes n’est pas connue",
	collections: "Les collections ne s’importent pas",
	feelings: "Les émotions ne s’importent pas",
	favourites: "Les favoris ne s’importent pas",
	games: "Les jeux ne s’importent pas",
	lists: "Les listes de ce service ne s’importent pas",
	unnamedList: "Le fichier ne dit pas à quelle liste appartient cette entrée",
	emptyList: "Une liste sans titres ne s’importe pas",
	notesOfTitles: "Seuls les commentaires sur des titres, des épisodes et des visionnages s’importent",
	replies: "Une réponse à quelqu’un d’autre n’est pas un commentaire à garder",
	noPlayOfNote: "Le visionnage que concerne ce commentaire n’est ni dans votre bibliothèque ni dans les fichiers",
	noteCut: ({ kept, of }) =>
		plural(of, {
			one: `Le texte comporte # caractère : les ${kept} premiers ont été gardés`,
			many: `Le texte comporte # de caractères : les ${kept} premiers ont été gardés`,
			other: `Le texte comporte # caractères : les ${kept} premiers ont été gardés`,
		}),
	people: "Les personnes n’ont pas leur place dans « À regarder plus tard » ni dans les listes",
	progress: "La progression de la lecture ne s’importe pas depuis ce service",
	hiddenTitles: "Les titres masqués ne s’importent pas",
	notForMe: "Les titres de « Pas pour moi » ne s’importent pas",
	openedLast: "Ce qui a été ouvert en dernier ne s’importe pas",
	begunAgain: "Le fait qu’une série ait été recommencée ne s’importe pas",
	preference: "Vos préférences ne s’importent pas : choisissez-les dans les paramètres",

	// Of files
	secrets: "Contient des données secrètes et reste fermé",
	passwords: "Contient des mots de passe et reste fermé",
	badPath: "Son nom n’est pas celui d’un fichier de ZIP",
	clutter: "Ce n’est pas une liste de titres",
	unopened: "N’a pas pu être lu",
	damagedMember: "Ce fichier du ZIP est endommagé",
	oddPacking: "Compressé de façon inhabituelle",
	innerZip: "Un ZIP dans un ZIP n’est pas ouvert",
	innerGzip: "Un fichier compressé dans un autre n’est pas ouvert : décompressez-le et choisissez ce qu’il contient",
	damagedGzip: "Le fichier compressé est endommagé : téléchargez-le à nouveau",
	encryptedZip:
		"Ce ZIP est protégé par un mot de passe. Décompressez-le avec ce mot de passe et choisissez les fichiers qu’il contient.",
	incompleteZip: "Le ZIP est incomplet : téléchargez-le à nouveau depuis le service",
	emptyZip: "Le ZIP est vide",
	manyMembers: ({ max }) =>
		plural(max, {
			one: "Le ZIP contient plus de # fichier",
			many: "Le ZIP contient plus de # de fichiers",
			other: "Le ZIP contient plus de # fichiers",
		}),
	unpacksFar: "Décompressé, le ZIP est bien plus volumineux qu’une liste de titres",
	unpacksTooFar: ({ megabytes }) => `Une fois décompressés, les fichiers dépassent ensemble ${megabytes} Mo`,
	largeZip: ({ megabytes }) => `Le ZIP dépasse ${megabytes} Mo`,
	largeFile: ({ megabytes }) => `Le fichier dépasse ${megabytes} Mo`,
	largeZips: ({ megabytes }) => `Ensemble, les ZIP dépassent ${megabytes} Mo`,
	largeFiles: ({ megabytes }) => `Ensemble, les fichiers dépassent ${megabytes} Mo`,
	costly:
		"Ensemble, les fichiers sont trop volumineux pour être lus en une fois : choisissez celui-ci sans les autres, ou une partie seulement",
	chosenTwice: "Le même fichier a été choisi deux fois",
	manyFiles: "Il y a plus de 2 000 fichiers en tout : celui-ci et les suivants ne sont pas lus",
	manyRecords: "Ensemble, les fichiers ont plus de 100 000 entrées",
	manyColumns: ({ max }) =>
		plural(max, {
			one: "Le fichier a plus de # colonne",
			many: "Le fichier a plus de # de colonnes",
			other: "Le fichier a plus de # colonnes",
		}),
	otherLibrary: ({ name, own }) =>
		`Seule la bibliothèque « ${name} » est lue ici ; celle-ci l’est dans un profil nommé « ${own} »`,

	empty: "Le fichier est vide",
	notText: "Le fichier n’est pas du texte",
	notCsvOrJson: "Le fichier n’est ni du CSV ni du JSON",
	cutJson: "Le fichier est incomplet : son JSON s’arrête trop tôt ou est endommagé",
	deepJson: "Le fichier a trop de niveaux pour être une liste de titres",
	webPage:
		"C’est une page web, pas un export. Quand un téléchargement échoue, c’est souvent la page de connexion qui est enregistrée : connectez-vous au service et téléchargez le fichier à nouveau",
	feed: "C’est un flux, qui ne contient que les dernières entrées. Téléchargez plutôt l’export du service",
	otherXml:
		"C’est du XML, et seule la liste de MyAnimeList est lue dans ce format. Exportez en CSV ou en JSON depuis le programme qui l’a créé",
	excel:
		"C’est un classeur Excel. Enregistrez-le en CSV (Fichier → Enregistrer sous → CSV UTF-8) et choisissez ce fichier",
	openDocument:
		"C’est une feuille de calcul OpenDocument. Enregistrez-la en CSV (Fichier → Enregistrer sous → Texte CSV) et choisissez ce fichier",
	numbers:
		"C’est une feuille de calcul Numbers. Enregistrez-la en CSV (Fichier → Exporter vers → CSV) et choisissez ce fichier",
	document:
		"C’est un document texte. Enregistrez-le en texte brut avec un titre par ligne, ou copiez-le dans une feuille de calcul et enregistrez-la en CSV",
	pdf: "C’est un PDF. Cherchez la même chose en CSV ou en JSON sur le service, ou copiez les titres dans un fichier texte, un par ligne",
	picture: "C’est une image, dont le texte ne peut pas être lu. Copiez les titres dans un fichier texte, un par ligne",
	media: "C’est un fichier vidéo ou audio, pas une liste de titres",
	database:
		"C’est la base de données d’une application. Exportez votre liste depuis l’application, en CSV ou en JSON, et choisissez ce fichier",
	book: "C’est un livre numérique, pas une liste de titres",
	program: "C’est un programme, pas une liste de titres",
	propertyList:
		"C’est une liste de propriétés d’une application Apple. Exportez votre liste depuis l’application, en CSV ou en JSON",
	archiveOf: ({ format }) => `C’est une archive ${format}. Décompressez-la et choisissez les fichiers qu’elle contient`,
	archive: "C’est une archive. Décompressez-la et choisissez les fichiers qu’elle contient",

	listOfBooks: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste de livres. Seuls les films et les séries s’importent`,
	listOfMusic: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste de musique. Seuls les films et les séries s’importent`,
	listOfGames: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste de jeux. Seuls les films et les séries s’importent`,
	listOfPodcasts: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste de podcasts. Seuls les films et les séries s’importent`,
	listOfContacts: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste de contacts. Seuls les films et les séries s’importent`,
	listOfPayments: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste de paiements. Seuls les films et les séries s’importent`,
	listOfFiles: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste d’images ou de fichiers. Seuls les films et les séries s’importent`,
	listOfPurchases: ({ columns }) =>
		`D’après ses colonnes ${columns}, c’est sans doute une liste d’achats. Seuls les films et les séries s’importent`,
	listOfSports: ({ columns }) =>
		`D’après ses colonnes ${columns}, ce sont sans doute des données de sport ou de santé. Seuls les films et les séries s’importent`,

	noService: "Ce fichier ne vient d’aucun des services pris en charge",
	noPlaceInZip: "Ce fichier de l’export ne contient rien à importer",
	noRows: "Contient des noms de colonnes, mais aucune ligne en dessous",
	unnamedColumns: "Ses colonnes ne sont pas connues : indiquez à quoi correspond chacune",
	unclearColumns: "Indiquez à quoi correspond chacune de ses colonnes",
	unnamedAmongOthers:
		"Ses colonnes ne sont pas connues : choisissez ce fichier seul pour indiquer à quoi correspond chacune",
	unnamedAndLarge:
		"Ses colonnes ne sont pas connues, et un fichier de plus de 1 Mo ne peut pas attendre que vous les indiquiez : nommez-les title, year, season, episode, watched_at et rating dans la première ligne, puis choisissez le fichier à nouveau",
	likes: "Les « J’aime » ne s’importent pas",
	deletedEntries: "Ce qui a été supprimé sur Letterboxd reste supprimé",
	unclearFilms:
		"Les films vus, les films à voir et les « J’aime » ont les mêmes colonnes : nommez le fichier watched.csv ou watchlist.csv",
	manga: "C’est une liste de mangas. Seuls les films et les séries s’importent",
	noAnime: "La liste ne contient aucun anime",
	sameInJson: "Le fichier JSON qui l’accompagne contient la même chose",
	noWatches: "Ce fichier ne contient aucun visionnage",
	exportErrors: "Une liste de ce que Trakt n’a pas pu exporter",
	noTitlesOfTrakt: "Ce fichier de Trakt ne contient aucun titre à importer",
	accountData: "Les données du compte ne contiennent aucun titre",
	accountDataAlone: "Ce sont les données du compte Trakt, sans l’historique",

	// Of what was read, with a doubt
	encoding: ({ file, encoding }) =>
		`Le fichier ${file} a été lu avec cet encodage : ${encoding}. Si des noms sont illisibles, enregistrez le fichier en UTF-8 et choisissez-le à nouveau`,
	scaleOf5: ({ file }) => `Les notes du fichier ${file} ont été lues comme des étoiles, de 0,5 à 5`,
	scaleOf10: ({ file }) =>
		`Les notes du fichier ${file} ont été lues comme des points sur 10 ; si ce sont des étoiles, nommez leur colonne « stars »`,
	scaleOf100: ({ file }) => `Les notes du fichier ${file} ont été lues comme des points sur 100`,
	simklCsv: "Le CSV de Simkl n’a que le dernier épisode de chaque série : la sauvegarde en JSON les contient tous",
	simklRewatches: "Les revisionnages de la sauvegarde de Simkl ne sont pas vérifiés",
	listNoteCut: ({ list, of, kept }) =>
		plural(of, {
			one: `La description de la liste « ${list} » comporte # caractère : les ${kept} premiers sont gardés`,
			many: `La description de la liste « ${list} » comporte # de caractères : les ${kept} premiers sont gardés`,
			other: `La description de la liste « ${list} » comporte # caractères : les ${kept} premiers sont gardés`,
		}),
	incompleteTrakt: ({ missing }) =>
		`L’export de Trakt est incomplet, un nouveau contiendra peut-être le reste. Il manque : ${missing}`,
	lastDatesOnly:
		"Les listes de titres vus de Trakt n’ont que la dernière date de chacun : sans l’historique, les visionnages précédents manquent",

	// Of an import that waits
	catalogueAway: "Le catalogue ne répond pas pour le moment. L’import reprendra de lui-même dès qu’il répondra.",
	waitsForImport: "Il attend qu’un autre de vos imports soit appliqué.",
});
