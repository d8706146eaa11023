import type { TextTools } from "../area";
import type { ImportReasonTexts } from "../import-reasons";

export default ({ plural }: TextTools<"de">): ImportReasonTexts => ({
	// Of rows
	stated: ({ text }) => text,
	notLookedUp: "Wurde noch nicht gesucht",
	noPlaceHere: "So etwas wird nicht importiert",
	chosenOut: "Du hast die Zeile ausgelassen",
	otherPerson: "Gehört zu einem anderen Profil aus der Datei",
	otherList: "Du hast angegeben, dass diese Liste weder Gesehenes noch Titel zum Ansehen enthält",
	ratedOnly: "Bewertetes gilt nur als gesehen, wenn du es so angibst",
	thumbOnly: "Ein Daumen ist keine Bewertung von 1 bis 10, außer du gibst es so an",

	noTitle: "Diesen Titel hat der Katalog nicht",
	noId: "Diese ID kennt der Katalog nicht",
	unreadTitle: "Dieser Titel ließ sich im Katalog nicht abrufen. Suche selbst danach",
	severalNamed: "Mehrere Titel heißen so",
	noneNamed: "Kein Titel heißt genau so",
	noneNamedOfYear: "Kein Titel heißt genau so und ist aus diesem Jahr",
	severalOfId: "Mehrere Titel haben diese ID",
	idOfTwo: "Diese ID gehört zu einem Film und zu einer Serie",
	noEpisodeNamed: ({ name }) => `Die Serie hat keine Folge „${name}“`,
	noEpisodeNamedAt: ({ name, toSeason, toEpisode }) =>
		`Die Serie hat keine Folge „${name}“: Dem Namen nach ist es S${toSeason}F${toEpisode}`,
	noneInSeason: ({ season, name }) => `Staffel ${season} hat keine Folge „${name}“`,
	noneInSeasonAt: ({ season, name, toSeason, toEpisode }) =>
		`Staffel ${season} hat keine Folge „${name}“: Dem Namen nach ist es S${toSeason}F${toEpisode}`,
	noEpisode: ({ season, episode }) => `Der Katalog hat keine Folge S${season}F${episode}`,
	noEpisodeAt: ({ season, episode, toSeason, toEpisode }) =>
		`Der Katalog hat keine Folge S${season}F${episode}: Durchgezählt ist es S${toSeason}F${toEpisode}`,
	noNumber: ({ episode }) => `Der Katalog hat keine Folge ${episode}`,
	noSeasonAt: ({ toSeason, toEpisode }) =>
		`In der Zeile steht keine Staffel: Durchgezählt ist es S${toSeason}F${toEpisode}`,
	noSeason: "In der Zeile steht eine Folge ohne ihre Staffel",
	noEpisodeOfShow: "In der Zeile steht eine Serie, aber keine Folge",
	wholeShow: "Das ist eine ganze Serie: Welche Folgen gesehen wurden, steht nicht da",

	badDate: ({ text }) => `„${text}“ lässt sich nicht als Datum lesen`,
	future: "Das Datum liegt in der Zukunft",
	beforeFilms: "Zu diesem Datum gab es noch keine Filme",
	placeOfUndated: "Ersetzt einen Eintrag ohne Datum",
	samePlay: "Dieser Eintrag ist schon im Tagebuch",
	toldTwice: "Dieser Eintrag kommt in den Dateien zweimal vor",
	laterRemark: {
		rating: "In den Dateien gibt es dazu eine neuere Bewertung",
		note: "In den Dateien gibt es dazu eine neuere Notiz",
		other: "In den Dateien gibt es dazu etwas Neueres",
	},
	sameRemark: {
		rating: "Diese Bewertung gibt es schon",
		note: "Diese Notiz gibt es schon",
		other: "Das gibt es schon",
	},
	ownRemark: {
		rating: ({ value }) => `Du hast hier schon anders bewertet (${value}); dabei bleibt es`,
		note: "Du hast hier schon eine andere Notiz; dabei bleibt es",
		other: "Hier steht schon etwas anderes von dir; dabei bleibt es",
	},
	remarkSince: {
		rating: "Du hast diese Bewertung inzwischen hier geändert, oder es ist kein Platz für weitere",
		note: "Du hast diese Notiz inzwischen hier geändert, oder es ist kein Platz für weitere",
		watchLater: "Du hast diesen gemerkten Titel inzwischen hier geändert, oder es ist kein Platz für weitere",
		list: "Du hast diesen Titel der Liste inzwischen hier geändert, oder es ist kein Platz für weitere",
		hidden: "Du hast diesen ausgeblendeten Titel inzwischen hier geändert, oder es ist kein Platz für weitere",
		round: "Du hast diese neu begonnene Serie inzwischen hier geändert, oder es ist kein Platz für weitere",
		progress: "Du hast diese Wiedergabeposition inzwischen hier geändert, oder es ist kein Platz für weitere",
		other: "Du hast das inzwischen hier geändert, oder es ist kein Platz für mehr",
	},
	noRemark: {
		rating: "In dieser Zeile steht keine Bewertung",
		note: "In dieser Zeile steht keine Notiz",
		other: "In dieser Zeile steht nichts dazu",
	},
	ofSeasons: {
		rating: "Bewertungen von Staffeln werden nicht importiert",
		note: "Notizen zu Staffeln werden nicht importiert",
		other: "Angaben zu ganzen Staffeln werden nicht importiert",
	},
	saved: "Steht schon unter „Später ansehen“",
	listed: "Steht schon in dieser Liste",
	hidden: "Ist schon „Nichts für mich“",
	begun: "Wurde hier schon neu begonnen",
	played: "Hast du hier schon gestartet; weiter geht es, wo du aufgehört hast",
	tooManyOfTitle: "Von einer Folge oder einem Titel lassen sich höchstens 1.000 Zeilen auf einmal importieren",
	fullOfPlays: "Du hast 100.000 Einträge im Tagebuch, mehr geht nicht",
	fullOfRemarks: {
		rating: ({ max }) =>
			plural(max, {
				one: "Du hast # Bewertung, mehr geht nicht",
				other: "Du hast # Bewertungen, mehr geht nicht",
			}),
		note: ({ max }) =>
			plural(max, { one: "Du hast # Notiz, mehr geht nicht", other: "Du hast # Notizen, mehr geht nicht" }),
		hidden: ({ max }) =>
			plural(max, {
				one: "Du hast # Titel ausgeblendet, mehr geht nicht",
				other: "Du hast # Titel ausgeblendet, mehr geht nicht",
			}),
		progress: ({ max }) =>
			plural(max, {
				one: "Du hast # Wiedergabeposition, mehr geht nicht",
				other: "Du hast # Wiedergabepositionen, mehr geht nicht",
			}),
		other: "Mehr davon lassen sich nicht speichern",
	},
	fullOfSaved: "Du hast dir 5.000 Titel gemerkt, mehr geht nicht",
	fullOfLists: "Du hast 100 Listen, mehr geht nicht",
	fullOfList: "Die Liste hat 5.000 Titel, mehr geht nicht",

	longText: "Ein Text darin ist länger als 1.000 Zeichen",
	highNumber: "Die Nummer der Staffel oder Folge ist zu hoch für eine Serie",
	openQuote:
		"In dieser Zeile fehlt ein schließendes Anführungszeichen: Entweder ist die Datei hier abgeschnitten, oder alles danach ist nicht lesbar",
	longField: "Ein Feld dieser Zeile ist zu lang, um gelesen zu werden",
	notAnObject: "Dieser Eintrag ist kein Objekt",
	cutOff: "Dieser Eintrag ist abgeschnitten oder zu lang, um gelesen zu werden",
	otherShape: "Dieser Eintrag sieht nicht so aus wie in einem Export",
	entryUnnamed: "Dieser Eintrag nennt keinen Titel",
	unnamed: "Diese Zeile nennt keinen Titel",
	noImdbId: "In dieser Zeile fehlt die ID von IMDb",
	episodeIdOnly: "In dieser Zeile steht nur die ID der Folge, aus der die Serie nicht hervorgeht",
	idsOfPart: "Bei einem Film aus mehreren Teilen stehen hier die IDs von nur einem",
	removedTitle: "Netflix hat den Titel dieser Zeile entfernt",
	unknownVote: "Welche Bewertung diese Stimme bei TV Time bedeutet, ist nicht bekannt",
	ratingAbove: ({ text, max }) => `„${text}“ liegt über der höchsten Bewertung, ${max}`,
	notARating: ({ text }) => `„${text}“ ist keine Bewertung`,
	not1To10: "Die Bewertung liegt nicht zwischen 1 und 10",
	notHalfTo10: "Die Bewertung liegt nicht zwischen 0,5 und 10",

	historyTells: "Das steht schon im Verlauf",
	fileTells: "Das steht schon in einer anderen Datei",
	diaryTells: "Wann du diesen Film gesehen hast, steht in der Tagebuch-Datei",
	ratingsTell: "Die Bewertung dieses Films steht in der Datei mit den Bewertungen",
	trackingTells: "Wann du das noch einmal gesehen hast, steht im Tracking",
	continuesViewing: "Setzt einen Eintrag der Datei fort",
	shortPlay: "Lief weniger als zwei Minuten",
	trailer: "Ein Trailer oder Bonusmaterial",
	notMovieOrShow: ({ text }) => `„${text}“ ist weder ein Film noch eine Serie`,
	notOfTmdb: ({ text }) => `„${text}“ ist bei TMDB weder ein Film noch eine Serie`,
	wholeTitlesOnly: "In „Später ansehen“ und in Listen passen nur ganze Titel",
	nothingSaid: "In dieser Zeile steht kein Datum, keine Bewertung und keine Liste",
	noStarsOrThumb: "In dieser Zeile stehen weder Sterne noch ein Daumen",
	noWatchOrRating: "In dieser Zeile steht weder, wann du es gesehen hast, noch eine Bewertung",
	noRewatch: "Laut dieser Zeile hast du nichts noch einmal gesehen",
	rowNotWatched: "Was in dieser Zeile steht, wurde nicht gesehen",
	movieNotWatched: "Dieser Film wurde nicht gesehen",
	episodeNotWatched: "Diese Folge wurde nicht gesehen",
	showNotWatched: "Von dieser Serie wurde nichts gesehen",
	rowWithoutEpisode: "In dieser Zeile steht keine Folge",
	lastEpisodeOnly: "Die Datei nennt die letzte Folge ohne ihre Staffel",
	fabricated: "Es ist bekannt, dass TV Time die Zeilen dieser Serie erfunden hat",
	wrongExport: "Dieser Export von TV Time stimmt nur bei gesehenen Filmen",
	musicVideo: "Ein Musikvideo ist weder ein Film noch eine Serie",
	deletedEntry: "Dieser Eintrag wurde in Watcharr gelöscht",
	emptyEntry: "In diesem Eintrag ist nichts für deine Bibliothek",
	statusAlone: "Der Status allein wird nicht importiert",
	statusOf: ({ status }) => `„${status}“ allein wird nicht importiert`,
	statusHasNoPlace: ({ status }) => `„${status}“ wird nicht importiert`,
	statusWithoutEpisodes: ({ status }) => `„${status}“ ohne Folgen wird nicht importiert`,
	thisStatus: "Dieser Status wird nicht importiert",
	typeOfTvTime: ({ type }) => `„${type}“ von TV Time wird nicht importiert`,
	statusFollows: "Der Status einer Serie ergibt sich aus dem Tagebuch",
	totalsFollow: "Summen und der Status von Serien ergeben sich aus dem Tagebuch",
	followedShows: "Welchen Serien du folgst, ergibt sich aus dem Tagebuch",
	seasonsFollow: "Staffeln ergeben sich aus ihren Folgen",
	unknownScale: "Die Skala dieser Bewertungen ist nicht bekannt",
	collections: "Sammlungen werden nicht importiert",
	feelings: "Gefühle werden nicht importiert",
	favourites: "Favoriten werden nicht importiert",
	games: "Spiele werden nicht importiert",
	lists: "Die Listen dieses Dienstes werden nicht übernommen",
	unnamedList: "In der Datei steht nicht, zu welcher Liste dieser Eintrag gehört",
	emptyList: "Eine Liste ohne Titel wird nicht übernommen",
	notesOfTitles: "Importiert werden nur Notizen zu Titeln, Folgen und Einträgen im Tagebuch",
	replies: "Eine Antwort an jemand anderen ist keine Notiz",
	noPlayOfNote: "Den Eintrag, zu dem diese Notiz gehört, gibt es weder in deinem Tagebuch noch in den Dateien",
	noteCut: ({ kept, of }) =>
		plural(of, {
			one: `Der Text hat # Zeichen: Die ersten ${kept} wurden übernommen`,
			other: `Der Text hat # Zeichen: Die ersten ${kept} wurden übernommen`,
		}),
	people: "In „Später ansehen“ und in Listen ist kein Platz für Personen",
	progress: "Wie weit du warst, wird von diesem Dienst nicht übernommen",
	hiddenTitles: "Ausgeblendete Titel werden nicht übernommen",
	notForMe: "Titel, die „Nichts für mich“ sind, werden nicht übernommen",
	openedLast: "Was zuletzt geöffnet war, wird nicht übernommen",
	begunAgain: "Dass eine Serie neu begonnen wurde, wird nicht übernommen",
	preference: "Persönliche Einstellungen werden nicht übernommen: Du kannst sie hier selbst festlegen",

	// Of files
	secrets: "Enthält vertrauliche Daten und wird nicht geöffnet",
	passwords: "Enthält Passwörter und wird nicht geöffnet",
	badPath: "So darf eine Datei in einem ZIP nicht heißen",
	clutter: "Das ist keine Liste von Titeln",
	unopened: "Konnte nicht gelesen werden",
	damagedMember: "Diese Datei im ZIP ist beschädigt",
	oddPacking: "Ist auf ungewöhnliche Weise gepackt",
	innerZip: "Ein ZIP in einem ZIP wird nicht geöffnet",
	innerGzip: "Eine gepackte Datei in einer anderen wird nicht geöffnet: Entpacke sie und wähle, was darin ist",
	damagedGzip: "Die gepackte Datei ist beschädigt: Lade sie noch einmal herunter",
	encryptedZip: "Dieses ZIP ist mit einem Passwort geschützt. Entpacke es damit und wähle die Dateien darin.",
	incompleteZip: "Das ZIP ist nicht vollständig: Lade es beim Dienst noch einmal herunter",
	emptyZip: "Das ZIP ist leer",
	manyMembers: ({ max }) =>
		plural(max, { one: "Das ZIP hat mehr als # Datei", other: "Das ZIP hat mehr als # Dateien" }),
	unpacksFar: "Entpackt ist das ZIP viel größer, als eine Liste von Titeln es wäre",
	unpacksTooFar: ({ megabytes }) => `Entpackt sind die Dateien zusammen größer als ${megabytes} MB`,
	largeZip: ({ megabytes }) => `Das ZIP ist größer als ${megabytes} MB`,
	largeFile: ({ megabytes }) => `Die Datei ist größer als ${megabytes} MB`,
	largeZips: ({ megabytes }) => `Die ZIPs sind zusammen größer als ${megabytes} MB`,
	largeFiles: ({ megabytes }) => `Die Dateien sind zusammen größer als ${megabytes} MB`,
	costly:
		"Zusammen sind die Dateien zu viel für einen Durchgang: Wähle diese Datei ohne die anderen oder nur einen Teil davon",
	chosenTwice: "Dieselbe Datei wurde zweimal gewählt",
	manyFiles: "Zusammen sind es mehr als 2.000 Dateien: Diese und die danach werden nicht gelesen",
	manyRecords: "Zusammen haben die Dateien mehr als 100.000 Einträge",
	manyColumns: ({ max }) =>
		plural(max, { one: "Die Datei hat mehr als # Spalte", other: "Die Datei hat mehr als # Spalten" }),
	otherLibrary: ({ name, own }) =>
		`Hier wird nur die Bibliothek von ${name} gelesen. Um die von ${own} zu importieren, brauchst du ein Profil, das auch so heißt`,

	empty: "Die Datei ist leer",
	notText: "Die Datei ist kein Text",
	notCsvOrJson: "Die Datei ist weder CSV noch JSON",
	cutJson: "Die Datei ist nicht vollständig: Ihr JSON endet zu früh oder ist beschädigt",
	deepJson: "Die Datei ist zu tief verschachtelt für eine Liste von Titeln",
	webPage:
		"Das ist eine Webseite, kein Export. Wenn ein Download scheitert, wird oft die Anmeldeseite gespeichert: Melde dich beim Dienst an und lade die Datei noch einmal herunter",
	feed: "Das ist ein Feed, der nur die neuesten Einträge hat. Lade stattdessen den Export des Dienstes herunter",
	otherXml:
		"Das ist XML, und davon wird nur die Liste von MyAnimeList gelesen. Exportiere aus dem Programm, das die Datei geschrieben hat, CSV oder JSON",
	excel:
		"Das ist eine Excel-Arbeitsmappe. Speichere sie als CSV (Datei → Speichern unter → CSV UTF-8) und wähle diese Datei",
	openDocument:
		"Das ist eine OpenDocument-Tabelle. Speichere sie als CSV (Datei → Speichern unter → Text CSV) und wähle diese Datei",
	numbers: "Das ist eine Numbers-Tabelle. Speichere sie als CSV (Ablage → Exportieren → CSV) und wähle diese Datei",
	document:
		"Das ist ein Textdokument. Speichere es als reinen Text mit einem Titel pro Zeile, oder füge es in eine Tabelle ein und speichere diese als CSV",
	pdf: "Das ist ein PDF. Sieh nach, ob es das beim Dienst auch als CSV oder JSON gibt, oder kopiere die Titel in eine Textdatei, einen pro Zeile",
	picture:
		"Das ist ein Bild, dessen Text sich nicht lesen lässt. Schreibe die Titel in eine Textdatei, einen pro Zeile",
	media: "Das ist ein Video oder eine Tonaufnahme, keine Liste von Titeln",
	database:
		"Das ist die Datenbank einer App. Exportiere deine Liste in der App als CSV oder JSON und wähle diese Datei",
	book: "Das ist ein E-Book, keine Liste von Titeln",
	program: "Das ist ein Programm, keine Liste von Titeln",
	propertyList:
		"Das ist eine Einstellungsdatei (Property List) einer Apple-App. Exportiere deine Liste in der App als CSV oder JSON",
	archiveOf: ({ format }) => `Das ist ein Archiv (${format}). Entpacke es und wähle die Dateien darin`,
	archive: "Das ist ein Archiv. Entpacke es und wähle die Dateien darin",

	listOfBooks: ({ columns }) =>
		`Das sieht nach einer Liste von Büchern aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfMusic: ({ columns }) =>
		`Das sieht nach einer Liste mit Musik aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfGames: ({ columns }) =>
		`Das sieht nach einer Liste von Spielen aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfPodcasts: ({ columns }) =>
		`Das sieht nach einer Liste von Podcasts aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfContacts: ({ columns }) =>
		`Das sieht nach einer Liste von Kontakten aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfPayments: ({ columns }) =>
		`Das sieht nach einer Liste von Zahlungen aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfFiles: ({ columns }) =>
		`Das sieht nach einer Liste von Bildern oder Dateien aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfPurchases: ({ columns }) =>
		`Das sieht nach einer Liste von Einkäufen aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,
	listOfSports: ({ columns }) =>
		`Das sieht nach Sport- oder Gesundheitsdaten aus (Spalten: ${columns}). Importiert werden nur Filme und Serien`,

	noService: "Diese Datei ist von keinem Dienst, der sich importieren lässt",
	noPlaceInZip: "In dieser Datei des Exports ist nichts für deine Bibliothek",
	noRows: "Sie hat nur Spaltennamen, aber keine Zeilen darunter",
	unnamedColumns: "Ihre Spalten sind nicht bekannt: Gib an, was in welcher steht",
	unclearColumns: "Gib für jede Spalte an, was darin steht",
	unnamedAmongOthers: "Ihre Spalten sind nicht bekannt: Wähle nur diese Datei, um anzugeben, was in welcher steht",
	unnamedAndLarge:
		"Ihre Spalten sind nicht bekannt, und Dateien über 1 MB können nicht auf deine Angaben warten: Nenne die Spalten in der ersten Zeile title, year, season, episode, watched_at und rating, und wähle die Datei noch einmal",
	likes: "Likes werden nicht importiert",
	deletedEntries: "Was bei Letterboxd gelöscht wurde, bleibt gelöscht",
	unclearFilms:
		"Gesehene Filme, die Watchlist und Likes haben dieselben Spalten: Nenne die Datei watched.csv oder watchlist.csv",
	manga: "Das ist eine Liste von Manga. Importiert werden nur Filme und Serien",
	noAnime: "In der Liste ist kein Anime",
	sameInJson: "In der JSON-Datei daneben steht dasselbe",
	noWatches: "In dieser Datei steht nichts Gesehenes",
	exportErrors: "Eine Liste dessen, was Trakt nicht exportieren konnte",
	noTitlesOfTrakt: "In dieser Datei von Trakt sind keine Titel, die in eine Bibliothek gehören",
	accountData: "In Kontodaten stehen keine Titel",
	accountDataAlone: "Das sind die Kontodaten von Trakt ohne den Verlauf",

	// Of what was read, with a doubt
	encoding: ({ file, encoding }) =>
		`${file} wurde mit dieser Zeichenkodierung gelesen: ${encoding}. Wenn Namen falsch aussehen, speichere die Datei als UTF-8 und wähle sie noch einmal`,
	scaleOf5: ({ file }) => `Die Bewertungen von ${file} wurden als 0,5 bis 5 Sterne gelesen`,
	scaleOf10: ({ file }) =>
		`Die Bewertungen von ${file} wurden als Punkte bis 10 gelesen; wenn es Sterne sind, nenne ihre Spalte „stars“`,
	scaleOf100: ({ file }) => `Die Bewertungen von ${file} wurden als Punkte bis 100 gelesen`,
	simklCsv: "Im CSV von Simkl steht nur die letzte Folge einer Serie: Das Backup als JSON hat alle",
	simklRewatches:
		"Ob aus dem Backup von Simkl richtig übernommen wird, was du noch einmal gesehen hast, ist nicht geprüft",
	listNoteCut: ({ list, of, kept }) =>
		plural(of, {
			one: `Die Notiz der Liste „${list}“ hat # Zeichen: Die ersten ${kept} werden übernommen`,
			other: `Die Notiz der Liste „${list}“ hat # Zeichen: Die ersten ${kept} werden übernommen`,
		}),
	incompleteTrakt: ({ missing }) =>
		`Der Export von Trakt ist nicht vollständig, in einem neuen ist vielleicht der Rest. Es fehlt: ${missing}`,
	lastDatesOnly:
		"In den Listen gesehener Titel von Trakt steht jeweils nur das letzte Datum: Ohne den Verlauf fehlt, was davor war",

	// Of an import that waits
	catalogueAway: "Der Katalog antwortet gerade nicht. Sobald er wieder antwortet, geht der Import von selbst weiter.",
	waitsForImport: "Dieser Import wartet, bis ein anderer deiner Importe übernommen ist.",
});
