import type { TextTools } from "../area";
import type { RefusalTexts } from "../sentence";

export default ({ plural }: TextTools<"de">): RefusalTexts => ({
	// Any request
	tryAgain: "Versuch es gleich noch einmal.",
	nothingHere: "Hier ist nichts.",
	internal: "Bei uns ist etwas schiefgelaufen. Versuch es gleich noch einmal.",
	unavailable: "Das geht gerade nicht. Versuch es gleich noch einmal.",
	catalogueDown: "Der Katalog antwortet gerade nicht. Versuch es gleich noch einmal.",
	databaseDown: "Die Datenbank antwortet nicht",
	tooManyRequests: "Zu viele Anfragen. Warte eine Minute und versuch es dann noch einmal.",
	tooManyLargeBodies: "Gerade werden andere große Anfragen empfangen. Versuch es in ein paar Sekunden noch einmal.",
	lateBody: "Die Anfrage ist nicht innerhalb von 30 Sekunden angekommen. Sende sie noch einmal.",
	notJson: "Der Inhalt ist kein JSON",
	notSentAsJson: "Sende den Inhalt als application/json",
	bodyTooLarge: (kibibytes: number) => `Der Inhalt ist größer als ${kibibytes} KiB`,
	notForm: "Der Inhalt ist kein Formular mit Dateien",
	tooManyParts: (max: number) => `Das Formular hat mehr als ${max} Teile. Sende weniger Dateien auf einmal`,
	noUrl: "Diese Adresse gibt es nicht",
	onlyMethods: (methods: string) => `Diese Adresse unterstützt nur ${methods}`,
	crossSite: "Diese Anfrage kam von einer anderen Website",
	invalid: "Ungültig",

	// Who asks
	signInFirst: "Melde dich dafür an",
	noToken: "Es wurde kein Anmeldetoken mitgesendet",
	sessionEnded: "Deine Sitzung wurde beendet. Melde dich wieder an.",
	sessionEndedByFailures: "Zu viele falsche Passwörter: Diese Sitzung ist beendet. Melde dich wieder an.",
	sessionNotChecked: "Deine Sitzung lässt sich gerade nicht prüfen. Versuch es gleich noch einmal.",
	notAllowed: "Das darfst du nicht",
	confirmPassword: "Bestätige dafür dein Passwort",
	chooseProfile: "Wähle zuerst aus, wer schaut",
	otherProfile: "In diesem Browser schaut jetzt jemand anderes",
	firstPersonOnly: "Das kann nur das erste Profil des Kontos. Wechsle zuerst dorthin",
	notForChildren: "Für ein Kinderprofil ist das gesperrt. Wähle zuerst ein anderes Profil",

	// Sign-in
	badCredentials: "E-Mail-Adresse oder Passwort ist falsch",
	suspended: "Dieses Konto ist gesperrt.",
	suspendedAskAt: (address: string) => `Dieses Konto ist gesperrt. Schreib an ${address}.`,
	tooManyFailures: "Zu viele Fehlversuche. Warte 15 Minuten und versuch es dann noch einmal.",
	tooManySignIns: "Gerade melden sich zu viele Leute an. Warte ein paar Sekunden und versuch es dann noch einmal.",
	noSession: "Diese Sitzung gibt es nicht",
	linkEnded: "Dieser Link ist abgelaufen oder wurde schon benutzt.",

	// An account
	nameOrEmailTaken:
		"Der Benutzername oder die E-Mail-Adresse ist schon vergeben, auch bei anderer Groß- und Kleinschreibung",
	nameOrEmailOfOther: "Der Benutzername oder die E-Mail-Adresse ist schon vergeben",
	usernameTaken: "Dieser Benutzername ist schon vergeben",
	emailTaken: "Mit dieser E-Mail-Adresse gibt es schon ein Konto",
	wrongPassword: "Das aktuelle Passwort ist falsch",
	onlyHolderChangesPassword:
		"Das Passwort kann nur ändern, wem das Konto gehört. Erstelle stattdessen einen Link zum Zurücksetzen",
	deleteInSettings: "Um dein eigenes Konto zu löschen, öffne die Einstellungen und gib dort dein Passwort ein",
	noUser: "Dieses Konto gibt es nicht",
	lastOwner:
		"Der letzte Betreiber kann weder herabgestuft noch gelöscht werden. Mach zuerst jemand anderen zum Betreiber",

	// Mail
	noMail: "Diese Website verschickt keine E-Mails",
	unfitAddress: "An deine Adresse kann keine E-Mail geschickt werden. Ändere sie zuerst",
	tooManyMails: "Zu viele E-Mails. Suche nach der letzten, auch im Spam-Ordner, oder versuch es später noch einmal",
	allMailsSent: "Diese Website hat für heute schon alle E-Mails verschickt. Versuch es morgen noch einmal",
	mailFailed: "Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal",

	// Profiles
	noProfile: "Dieses Profil gibt es nicht",
	profileNameTaken: "Ein anderes Profil heißt schon so",
	profilesFull: (max: number) =>
		plural(max, { one: "Ein Konto hat höchstens # Profil", other: "Ein Konto hat höchstens # Profile" }),
	firstProfileIsAdult: "Das erste Profil eines Kontos kann kein Kinderprofil sein",
	firstProfileStays: "Das erste Profil eines Kontos kann nicht gelöscht werden",
	wrongPin: "Diese PIN stimmt nicht",
	tooManyPins:
		"Zu viele Fehlversuche. Warte 15 Minuten und versuch es dann noch einmal, oder verwende das Passwort des Kontos.",
	pinClosed: "Zu viele Fehlversuche. Verwende das Passwort des Kontos.",
	passwordToLeave: "Um ein Kinderprofil zu verlassen, gib das Passwort des Kontos ein",
	noCertificate: "maxCertificate muss eine Altersfreigabe der Region für Filme und eine für Serien nennen",
	notOfAccount: "with muss andere Profile deines Kontos nennen",

	// The library
	noTitle: "Diesen Titel gibt es nicht",
	noShow: "Diese Serie gibt es nicht",
	noTitleOrEpisode: "Diesen Titel, diese Staffel oder diese Folge gibt es nicht",
	noPlay: "Diesen Eintrag gibt es nicht",
	notInHistory: "Dieser Titel ist nicht in deinem Verlauf",
	notSaved: "Dieser Titel ist nicht unter „Später ansehen“",
	deletedMeanwhile: "Der Eintrag wurde im selben Moment gelöscht",
	notAired: "Diese Folge wurde noch nicht ausgestrahlt",
	onlyShowsBegin: "Nur eine Serie lässt sich neu beginnen",
	noEpisodes: "Ein Film hat keine Folgen",
	confirmDated:
		"Das würde Einträge mit Datum entfernen oder mehrere auf einmal. Bestätige es oder entferne sie einzeln",
	nothingToRestore: "Es gibt nichts zurückzuholen",
	tooManyChanges: "Du hast heute zu viel in deiner Bibliothek geändert. Versuch es morgen noch einmal.",
	savedFull: "„Später ansehen“ ist voll: Die Liste fasst 5.000 Titel. Entferne zuerst ein paar",
	playsFull: "Dein Tagebuch ist voll: Es fasst 100.000 Einträge. Entferne zuerst ein paar",
	hiddenFull: (max: number) =>
		plural(max, {
			one: "Du hast # Titel ausgeblendet, mehr geht nicht. Blende zuerst einen wieder ein",
			other: "Du hast # Titel ausgeblendet, mehr geht nicht. Blende zuerst ein paar wieder ein",
		}),
	ratingsFull: (max: number) =>
		plural(max, {
			one: "Du hast # Bewertung, mehr geht nicht. Entferne sie zuerst",
			other: "Du hast # Bewertungen, mehr geht nicht. Entferne zuerst ein paar",
		}),
	notesFull: (max: number) =>
		plural(max, {
			one: "Du hast # Notiz, mehr geht nicht. Entferne sie zuerst",
			other: "Du hast # Notizen, mehr geht nicht. Entferne zuerst ein paar",
		}),

	// Lists
	badCursor: "cursor stammt nicht aus dieser Liste",
	noList: "Diese Liste gibt es nicht",
	listNameTaken: "Eine andere deiner Listen heißt schon so",
	listsFull: (max: number) =>
		plural(max, {
			one: "Du hast # Liste, mehr geht nicht. Lösche sie zuerst",
			other: "Du hast # Listen, mehr geht nicht. Lösche zuerst eine",
		}),
	listFull: (max: number) =>
		plural(max, {
			one: "Diese Liste hat # Titel, mehr geht nicht. Entferne ihn zuerst",
			other: "Diese Liste hat # Titel, mehr geht nicht. Entferne zuerst ein paar",
		}),

	// Imports
	noImport: "Diesen Import gibt es nicht",
	importBusy: "Der Import ist noch nicht so weit. Warte, bis er bereit ist",
	importsFull:
		"Für weitere Importe ist kein Platz: 20 lassen sich noch rückgängig machen, oder die deines Kontos sind zusammen größer als 64 MB, etwa 250.000 Zeilen. Mach einen rückgängig oder warte, bis 30 Tage vorbei sind",
	filesTooLarge:
		"Die Dateien sind zu groß, um hier gelesen zu werden. Wähle weniger als 20 Dateien mit weniger als 4 MB, oder schalte JavaScript ein, damit auch größere gelesen werden",
	tooManyRecords: "Zusammen haben die Dateien mehr als 100.000 Einträge",
	columnTwice: "Zwei Spalten können nicht dasselbe sein. Lass eine so und wähle für die andere „nicht verwendet“",
	noFileUsed: "Keine der Dateien kann importiert werden",
	undoFirst: "Der Import ist übernommen und lässt sich rückgängig machen. Mach ihn zuerst rückgängig",
	tooManyWritten:
		"Mehr als 5.000 Zeilen dieses Titels sind schon übernommen. Mach den Import rückgängig und triff deine Wahl, bevor du ihn noch einmal übernimmst",
	importChanged: "Der Import hat sich geändert. Sieh ihn dir noch einmal an",
	tooManyWithColumns: "Mit diesen Spalten haben die Dateien zu viele Einträge, um hier gelesen zu werden",
	noRoomForImports:
		"Diese Website hat im Moment keinen Platz für Importe. Der Betreiber weiß Bescheid. Versuch es in ein paar Tagen noch einmal",

	// The catalogue
	noCataloguePath: "Diesen Pfad hat der Katalog nicht",
	badCatalogueQuery: "Der Katalog unterstützt diese Abfrage nicht. Prüfe ihre Parameter",

	noPlayerServer: "Einen Player-Server mit dieser ID gibt es nicht",
	badPages: (pages: number, last: number) =>
		`Sende first und last, höchstens ${pages} Seiten von 1 bis ${last}, und für eine Suche den Text q`,

	// Fields of a request, each by its name
	isRequired: (name: string) => `${name} fehlt`,
	notValid: (name: string) => `${name} ist ungültig`,
	mustBeText: (name: string) => `${name} muss Text sein`,
	mustBeNumber: (name: string) => `${name} muss eine Zahl sein`,
	mustBeWhole: (name: string) => `${name} muss eine ganze Zahl sein`,
	mustBePositive: (name: string) => `${name} muss eine positive ganze Zahl sein`,
	mustBeTrueOrFalse: (name: string) => `${name} muss true oder false sein`,
	mustBeList: (name: string) => `${name} muss eine Liste sein`,
	mustBeObject: (name: string) => `${name} muss ein Objekt sein`,
	mustBeUuid: (name: string) => `${name} muss eine UUID sein`,
	mustBeTime: (name: string) => `${name} muss eine Zeit nach ISO 8601 mit Zeitzone sein`,
	mustBeDay: (name: string) => `${name} muss ein Tag in der Form YYYY-MM-DD sein`,
	mustBeMoment: (name: string) => `${name} muss eine Zeit oder ein Tag sein`,
	mustBePlayTime: (name: string) =>
		`${name} muss eine Zeit nach ISO 8601 mit Zeitzone, ein Tag in der Form YYYY-MM-DD oder null sein`,
	mustBePlayId: (name: string) => `${name} muss die ID eines Eintrags im Tagebuch sein`,
	mustBeTitleKey: (name: string) => `${name} muss aus Art und ID bestehen, etwa movie:603`,
	mustBeCountry: (name: string) => `${name} muss ein Ländercode wie ES sein`,
	mustBeTimeZone: (name: string) => `${name} muss eine Zeitzone wie Europe/Berlin sein`,
	mustBeSiteLanguage: (name: string) => `${name} muss eine Sprache dieser Website sein, etwa es`,
	mustBeLanguage: (name: string) => `${name} muss eine Sprache wie de oder pt-BR sein`,
	mustBeCertificate: (name: string) => `${name} muss eine Altersfreigabe wie PG sein`,
	mustBeIds: (name: string) => `${name} muss aus IDs bestehen, getrennt durch , oder |`,
	mustBe: (name: string, value: string) => `${name} muss ${value} sein`,
	oneOf: (name: string, choices: string) => `${name} muss eines davon sein: ${choices}`,
	numberFromTo: (name: string, from: number, to: number) => `${name} muss eine Zahl von ${from} bis ${to} sein`,
	wholeFromTo: (name: string, from: number, to: number) => `${name} muss eine ganze Zahl von ${from} bis ${to} sein`,
	atLeast: (name: string, min: number) => `${name} muss mindestens ${min} sein`,
	atMost: (name: string, max: number) => `${name} darf höchstens ${max} sein`,
	atLeastCharacters: (name: string, min: number) =>
		plural(min, { one: `${name} braucht mindestens # Zeichen`, other: `${name} braucht mindestens # Zeichen` }),
	atMostCharacters: (name: string, max: number) =>
		plural(max, {
			one: `${name} darf höchstens # Zeichen lang sein`,
			other: `${name} darf höchstens # Zeichen lang sein`,
		}),
	atLeastEntries: (name: string, min: number) =>
		plural(min, { one: `${name} braucht mindestens # Eintrag`, other: `${name} braucht mindestens # Einträge` }),
	atMostEntries: (name: string, max: number) =>
		plural(max, {
			one: `${name} darf höchstens # Eintrag haben`,
			other: `${name} darf höchstens # Einträge haben`,
		}),
	unknownMembers: (name: string, members: string) => `${name} enthält Unbekanntes: ${members}`,
	unknownFilter: (name: string) => `${name} ist kein bekannter Filter`,
	requires: (name: string, other: string) => `Zu ${name} gehört auch ${other}`,
	belongTogether: (one: string, other: string) => `${one} und ${other} gehören zusammen`,
	sendOneOf: (one: string, other: string) => `Sende ${one} oder ${other}`,
	sendTitleOrLeaveOut: "Sende media_type und media_id, oder leaveOut",
	nothingToChange: "Gib an, was sich ändern soll",
	noFutureTime: (name: string) => `${name} muss eine Zeit sein, die nicht in der Zukunft liegt`,
	noFutureDate: "Das Datum darf nicht in der Zukunft liegen",
	noDateBeforeFilms: "Das Datum darf nicht vor 1888 liegen. Prüfe das Jahr",
	onlyOfWholeShow: (name: string) => `${name} gilt nur für eine ganze Serie`,
	neededForEpisode: (name: string) => `Für eine Folge fehlt ${name}`,
	precisionDiffers: "precision muss zu watched_at passen: instant für eine Zeit, day für einen Tag, unknown für null",
	confirmRemoval: (plays: number) =>
		plural(plays, {
			one: "confirm muss true sein, um # Eintrag zu entfernen",
			other: "confirm muss true sein, um # Einträge zu entfernen",
		}),
	mustHaveLetter: (name: string) => `${name} darf nicht leer sein`,
	listNameLong: (max: number) =>
		plural(max, {
			one: "Der Name darf höchstens # Zeichen lang sein",
			other: "Der Name darf höchstens # Zeichen lang sein",
		}),
	whoAskedAndWhen: "Gib an, wer darum gebeten hat und wann",
	controlCharacters: "Dieser Text enthält Steuerzeichen. Entferne sie",
	sendOtherRows: (max: number) =>
		plural(max, {
			one: "rows darf höchstens # Zeile haben. Sende die übrigen an /api/imports/{id}/rows",
			other: "rows darf höchstens # Zeilen haben. Sende die übrigen an /api/imports/{id}/rows",
		}),
	tellUsedFiles: (max: number) =>
		plural(max, {
			one: "files darf höchstens # Datei nennen. Nenne zuerst die verwendeten",
			other: "files darf höchstens # Dateien nennen. Nenne zuerst die verwendeten",
		}),
	reasonNeeds: (code: string, argument: string) => `${code} braucht ${argument}`,
	chooseFile: "Wähle eine Datei",

	// Administration
	notTheirUsername: "So heißt dieses Konto nicht",
	onlyOwners: "Bei Admins und Betreibern darf das nur ein Betreiber",
	reinstateFirst: "Dieses Konto ist gesperrt. Hebe zuerst die Sperre auf",
	noOwnResetLink:
		"Für dich selbst kannst du keinen Link zum Zurücksetzen erstellen. Ändere dein Passwort in den Einstellungen",
	noOwnSuspension: "Dein eigenes Konto kannst du nicht sperren",
	onlyInDevelopment: "Der Test-Admin kann nur in einer Entwicklungsumgebung angelegt werden",
	testAdminExists: "Den Test-Admin gibt es schon",
	noJob: "Diese Aufgabe gibt es nicht",
	jobRunning: "Die Aufgabe läuft schon",
	notBlocked: "Dieser Titel ist nicht gesperrt",
	metricsToken: "Sende METRICS_TOKEN als Bearer-Token",
});
