import type { TextTools } from "../area";
import type { ImportTexts } from "../import";

export default ({ plural }: TextTools<"de">): ImportTexts => ({
	// All imports
	title: "Import",
	lead: "Bring mit, was du anderswo gesehen, bewertet und gemerkt hast. Zuerst siehst du, was aus jeder Zeile wird; alles lässt sich 30 Tage lang rückgängig machen.",
	yourImports: "Deine Importe",
	yourImportsLead: "Vor dem Übernehmen bleiben sie einen Tag, danach 30 Tage.",
	whereFilesAre: "Wo du deine Datei findest",
	allImports: "Alle Importe",
	gone: "Diesen Import gibt es nicht.",
	severalServices: "Mehrere Dienste",
	importStates: {
		reading: "Nicht vollständig gesendet",
		matching: "Titel werden gesucht",
		ready: "Bereit zum Prüfen",
		applying: "Wird übernommen",
		applied: "Übernommen",
		undoing: "Wird rückgängig gemacht",
		undone: "Rückgängig gemacht",
		cancelled: "Angehalten",
	},

	// Choosing files
	notSent: "Die Dateien konnten nicht gesendet werden. Prüfe deine Verbindung und wähle sie dann noch einmal.",
	notRead: "Die Dateien konnten nicht gelesen werden",
	unreadable: "Die Dateien konnten nicht gelesen werden. Vielleicht sind sie zu groß für dieses Gerät.",
	chooseFiles: "Wähle Dateien oder zieh sie hierher",
	fileHint:
		"Die ZIP-Datei, wie du sie bekommen hast, oder die Dateien darin: CSV, JSON, das XML von MyAnimeList oder eine Textdatei mit einem Titel pro Zeile.",
	readInBrowser: "Sie werden in deinem Browser gelesen: Nur Titel, Datumsangaben und Bewertungen verlassen ihn.",
	readOnServer: "Sie werden auf dem Server gelesen, der sie nicht behält. Zusammen höchstens 1 MB.",
	upload: "Hochladen",
	readingFiles: "Dateien werden gelesen",
	sendingRows: (sent: string, total: number) =>
		plural(total, { one: `${sent} von # Zeile gesendet`, other: `${sent} von # Zeilen gesendet` }),
	nothingToImport: "In diesen Dateien ist nichts, was sich importieren lässt",
	rows: (count: number) => plural(count, { one: "# Zeile", other: "# Zeilen" }),
	filesNotUsed: (count: number) =>
		plural(count, { one: "# Datei nicht verwendet", other: "# Dateien nicht verwendet" }),
	columnsNotUsed: (columns: string) => `Nicht verwendet: ${columns}`,

	// What rows are
	states: {
		differs: "Weicht von der Datei ab",
		ready: "Bereit",
		present: "Nichts hinzuzufügen",
		ambiguous: "Mehrdeutig",
		unmatched: "Nicht gefunden",
		invalid: "Nicht lesbar",
		leftOut: "Ausgelassen",
	},
	added: "Hinzugefügt",
	notAdded: "Nicht hinzugefügt",
	kinds: {
		play: "Tagebuch",
		rating: "Bewertungen",
		note: "Notizen",
		watchLater: "Später ansehen",
		list: "Listen",
		hidden: "Nichts für mich",
		round: "Neu begonnen",
		progress: "Positionen",
		other: "Anderes",
	},
	counted: {
		play: (count: number) => plural(count, { one: "# Eintrag im Tagebuch", other: "# Einträge im Tagebuch" }),
		rating: (count: number) => plural(count, { one: "# Bewertung", other: "# Bewertungen" }),
		note: (count: number) => plural(count, { one: "# Notiz", other: "# Notizen" }),
		watchLater: (count: number) => plural(count, { one: "# gemerkter Titel", other: "# gemerkte Titel" }),
		list: (count: number) => plural(count, { one: "# Titel in Listen", other: "# Titel in Listen" }),
		hidden: (count: number) => plural(count, { one: "# ausgeblendeter Titel", other: "# ausgeblendete Titel" }),
		round: (count: number) => plural(count, { one: "# neu begonnene Serie", other: "# neu begonnene Serien" }),
		progress: (count: number) => plural(count, { one: "# Wiedergabeposition", other: "# Wiedergabepositionen" }),
	},
	differences: { title: "Anderer Name", year: "Anderes Jahr", type: "Andere Art" },
	rowsByStateAndKind: "Zeilen nach Status und Art",
	all: "Alle",
	allRows: "Alle Zeilen",
	allStates: "jeder Status",
	allKinds: "jede Art",
	rowsOf: (rows: string, state: string, kind: string) => `${rows}: ${state}, ${kind}`,
	whyNotUsed: "Warum Zeilen nicht verwendet werden",
	forOtherReasons: (state: string) => `${state} aus anderen Gründen`,
	lists: (count: number) => plural(count, { one: "# Liste", other: "# Listen" }),
	titles: (count: number) => plural(count, { one: "# Titel", other: "# Titel" }),
	listsWithTitles: (lists: string, titles: string) => `${lists}, ${titles}`,
	intoYourList: "in deine Liste mit diesem Namen",
	newList: "neu",

	// The state of an import
	rowsChanged: (count: number) => plural(count, { one: "# Zeile geändert.", other: "# Zeilen geändert." }),
	rowsLeftOut: (count: number) => plural(count, { one: "# Zeile ausgelassen.", other: "# Zeilen ausgelassen." }),
	failed: "Das hat nicht geklappt. Versuch es gleich noch einmal.",
	rowsHeading: "Zeilen",
	rowsInOrder: (count: number) =>
		plural(count, { one: "# Zeile in der Reihenfolge der Dateien", other: "# Zeilen in der Reihenfolge der Dateien" }),
	files: "Dateien",
	pages: "Seiten",
	first: "Anfang",
	next: "Weiter",
	report: "Bericht als CSV",
	work: {
		matching: "Titel werden gesucht",
		applying: "Wird in deine Bibliothek übernommen",
		undoing: "Wird zurückgenommen",
	},
	workDone: (work: string, done: string, total: number) =>
		plural(total, { one: `${work}: ${done} von # Zeile`, other: `${work}: ${done} von # Zeilen` }),
	serverAway: "Der Server antwortet nicht. Diese Seite versucht es von selbst immer wieder; nichts geht verloren.",
	serverGoesOn: "Du kannst diese Seite schließen. Der Server macht weiter, und diese Seite zeigt, wie weit er ist.",
	stopping: "Wird angehalten …",
	showProgress: "Fortschritt anzeigen",
	notAllSent: "Nicht alle Zeilen wurden gesendet. Entferne diesen Import und wähle die Dateien noch einmal.",
	readOn: "Gelesen am <time></time>. Noch ist nichts übernommen.",
	undone: "Rückgängig gemacht. Was dieser Import hinzugefügt hat, ist weg; was du seither geändert hast, bleibt so.",
	stoppedBefore: "Angehalten, bevor etwas übernommen wurde. Du kannst weitermachen.",
	stoppedAfter:
		"Angehalten. Was bis dahin übernommen wurde, bleibt, bis du es rückgängig machst; du kannst auch weitermachen.",
	applyAgainUntil:
		"Bis zum <time></time> kannst du ihn noch einmal übernehmen. Was dann schon da ist, wird ausgelassen.",
	undoUntil:
		"Bis zum <time></time> kannst du diesen Import rückgängig machen. Dabei wird entfernt, was er hinzugefügt hat; was du seither geändert hast, bleibt.",
	undoOrMoveUntil:
		"Bis zum <time></time> kannst du diesen Import rückgängig machen. Dabei wird entfernt, was er hinzugefügt hat; was du seither geändert hast, bleibt. So lange kannst du mit „Anderer Titel“ auch verschieben, was eine Zeile hinzugefügt hat.",
	goOn: "Fortsetzen",
	goingOn: "Wird fortgesetzt …",
	seeWatched: "Gesehenes anzeigen",
	seeLists: "Deine Listen anzeigen",
	applyAgain: "Noch einmal übernehmen",
	applying: "Wird übernommen …",
	removeFromList: "Aus der Liste entfernen",
	remove: "Entfernen",
	removing: "Wird entfernt …",
	appliedRows: (what: string) => `Übernommen: ${what}.`,
	appliedNothing: "Übernommen: nichts Neues.",
	more: (counted: string) => `${counted} mehr`,
	fewer: (counted: string) => `${counted} weniger`,
	otherwise: (what: string) =>
		`Das sind ${what}, als auf dem Button stand, weil sich deine Bibliothek inzwischen geändert hat. Bei den Zeilen steht, warum.`,
	stillWaiting: (count: number) =>
		plural(count, {
			one: "# Zeile wartet noch auf einen Titel: <open></open>. Was du wählst, wird sofort übernommen.",
			other: "# Zeilen warten noch auf einen Titel: <open></open>. Was du wählst, wird sofort übernommen.",
		}),
	waiting: (count: number) =>
		plural(count, {
			one: "Bei # Zeile musst du noch wählen, welcher Titel gemeint ist: <open></open>. Zeilen, die du offen lässt, werden nicht übernommen.",
			other:
				"Bei # Zeilen musst du noch wählen, welcher Titel gemeint ist: <open></open>. Zeilen, die du offen lässt, werden nicht übernommen.",
		}),
	notReadable: (count: number) =>
		plural(count, {
			one: "# Zeile konnte nicht gelesen werden. Korrigiere sie im Bericht und importiere ihn noch einmal: Nur was neu ist, kommt hinzu.",
			other:
				"# Zeilen konnten nicht gelesen werden. Korrigiere sie im Bericht und importiere ihn noch einmal: Nur was neu ist, kommt hinzu.",
		}),
	toChoose: (count: number) => plural(count, { one: "# mehrdeutig", other: "# mehrdeutig" }),
	notFound: (count: number) => plural(count, { one: "# nicht gefunden", other: "# nicht gefunden" }),
	both: "<ambiguous></ambiguous> und <unmatched></unmatched>",
	applyRows: (count: number) => plural(count, { one: "# Zeile übernehmen", other: "# Zeilen übernehmen" }),

	// Undo
	undoThis: "Diesen Import rückgängig machen",
	removeWritten: (what: string) =>
		`Das hat dieser Import hinzugefügt: ${what}. Alles wieder entfernen? Bis zum <time></time> kannst du ihn noch einmal übernehmen.`,
	broughtNothing:
		"Dieser Import hat nichts Neues hinzugefügt. Bis zum <time></time> kannst du ihn noch einmal übernehmen.",
	undoIt: "Rückgängig machen",
	undoing: "Wird rückgängig gemacht …",

	// A row
	movie: "Film",
	show: "Serie",
	numberedTitle: (id: string) => `Titel ${id}`,
	noTitle: "Kein Titel",
	quoted: (name: string) => `„${name}“`,
	ofYear: (title: string, year: number) => `${title}, ${year}`,
	becomes: "Wird zu",
	inFile: (title: string) => `In der Datei: ${title}`,
	inFileAsMovie: (title: string) => `In der Datei: ${title}, ein Film`,
	inFileAsShow: (title: string) => `In der Datei: ${title}, eine Serie`,
	listNamed: (name: string) => `Liste „${name}“`,
	ratingOf10: (rating: string) => `${rating} von 10`,
	rowOfFile: (file: string, row: number) => `${file}, Zeile ${row}`,
	anotherTitle: "Anderer Titel",
	anotherTitleFor: (name: string) => `Anderer Titel für ${name}`,
	chooseEpisode: "Folge wählen",
	chooseEpisodeOf: (name: string) => `Folge von ${name} wählen`,
	search: "Suchen",
	searchFor: (name: string) => `Nach ${name} suchen`,
	theyBecome: (codes: string) => `Das ergibt ${codes}.`,
	theyBecomeAndMore: (codes: string) => `Das ergibt ${codes} und weitere.`,
	takeNumbers: "Diese Nummern übernehmen",
	leaveOut: "Auslassen",
	leaveOutTitle: (name: string) => `${name} auslassen`,
	line: (number: number) => `Zeile ${number}`,
	anotherEpisode: "Andere Folge",
	row: "Zeile",
	season: "Staffel",
	episode: "Folge",
	takeEpisode: "Diese Folge übernehmen",

	// Search for a title
	rowNumber: (number: number) => `Zeile ${number}`,
	whichEpisode: (name: string) => `Welche Folge ist „${name}“?`,
	whichTitle: (name: string) => `Welcher Titel ist „${name}“?`,
	orSearch: "Oder suche nach einem anderen Titel:",
	nameOfTitle: "Name des Titels",
	noAnswer: "Der Katalog antwortet nicht. Versuch es gleich noch einmal.",
	noneFound: "Im Katalog gibt es keinen Titel mit diesem Namen.",
	choose: "Wählen",
	chooseTitle: (title: string) => `${title} wählen`,
	chooseTitleOf: (title: string, year: number) => `${title} (${year}) wählen`,
});
