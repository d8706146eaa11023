import type { TextTools } from "../area";
import type { PrivacyTexts } from "../privacy";

export default ({ plural }: TextTools<"de">): PrivacyTexts => {
	const days = (count: number) => plural(count, { one: "# Tag", other: "# Tage" });
	const afterDays = (count: number) => plural(count, { one: "# Tag", other: "# Tagen" });
	return {
		fields: { name: "Name", colour: "Farbe" },
		description: (product) => `Was ${product} über dich speichert, wie lange, und wie du es löschen lassen kannst.`,
		updated: (date) => `Zuletzt geändert: ${date}`,

		introduction: "Einleitung",
		introductionText: (product) =>
			`${product} lässt sich ohne Konto verwenden. Hier steht, was wir mit und ohne Konto speichern und was du selbst tun kannst.`,

		collected: "Was wir erfassen",
		given: "Was du uns gibst",
		givenList: (names) => ({
			account:
				"Angaben zum Konto: dein Benutzername, deine E-Mail-Adresse, seit wann sie bestätigt ist, und dein Passwort, von dem nur ein Hash gespeichert wird. Wenn diese Website E-Mails verschickt, bekommst du eine, um deine Adresse zu bestätigen, und einen Link, wenn du dein Passwort vergessen hast; sonst wird nichts dorthin geschickt.",
			profile:
				"Angaben zur Person: dein vollständiger Name, falls du einen angegeben hast. Er steht in deinen Einstellungen.",
			people: `Profile: zu jedem Profil deines Kontos ${names.join(", ")}, wann es hinzugefügt wurde, und, falls es eine PIN hat, ein Hash davon. Bei einem Kinderprofil auch die Altersfreigaben, die es sehen darf. Was eine Person schaut, bewertet, speichert, ausblendet und importiert, wird im Profil gespeichert. Wer mitschaut, wird mit deiner Sitzung gespeichert und mit dem, was ihr zusammen schaut.`,
			communication: "Kontakt: ob du uns geschrieben hast und was wir geantwortet haben.",
		}),
		recorded: "Was wir festhalten, während du die Website benutzt",
		recordedList: (names) => ({
			history:
				"Verlauf: welche Titel und Folgen du wann geöffnet hast, und was du unter „Später ansehen“ gespeichert hast.",
			watched:
				"Was du gesehen hast: jedes Mal, wenn du eine Folge oder einen Film gesehen hast, mit dem Datum, soweit es bekannt ist, wo du aufgehört hast und welche Serien du neu begonnen hast. „Meine Liste“ führt dorthin.",
			ratings:
				"Bewertungen: zu jedem Film, jeder Serie und Folge, die du bewertet hast, die Zahl und wann du sie gegeben hast.",
			notes:
				"Notizen: was du für dich zu einem Titel, einer Folge oder einem Eintrag im Tagebuch schreibst, und wann. Sie stehen auf deinen eigenen Seiten und in deinem Export, aber in nichts, was du teilst.",
			imports:
				"Importe: die Zeilen der Dateien, die du mitbringst, und was aus ihnen wurde, 30 Tage lang, damit du sie rückgängig machen kannst. Dateien mit Passwörtern oder Adressen in deinem Export werden nicht geöffnet.",
			hidden: "Nichts für mich: welche Titel du aus Listen ausgeblendet hast, und wann.",
			lists:
				"Listen: ihre Namen und Notizen, die Titel darin in deiner Reihenfolge, und wann du jeden hinzugefügt hast. Eine Liste ist privat, bis du einen Link dafür erstellst: Alle, die ihn haben, können sie dann sehen, bis du ihn deaktivierst. Dein Name steht nur dabei, wenn du ihn anzeigen lässt.",
			preferences: `Persönliche Einstellungen, jeweils an oder aus: „${names.join("“, „")}“. Und deine Zeitzone, die dein Browser beim ersten Anmelden nennt, damit die Tage deines Tagebuchs nach deiner Uhr gehen.`,
			searches: "Suchanfragen: Sie werden an den Katalog geschickt; die letzten speichert nur dein eigener Browser.",
			surprise:
				"Überrasch mich: Die Titel, die dein Browser als geöffnet oder gesehen führt, werden mit der Anfrage geschickt, damit keiner davon ausgewählt wird, dafür einige ähnliche; sie werden nicht gespeichert.",
		}),
		technical: "Technische Daten",
		technicalList: {
			cookies: "Cookies: sechs, unten aufgeführt. Keines dient der Werbung.",
			activity:
				"Kontoaktivität: deine Anmeldungen, Änderungen an Passwort, E-Mail-Adresse, Benutzername und Rolle, und Sperren, mit Zeit, Browser und einer gekürzten IP-Adresse. Die letzten hundert Ereignisse werden 180 Tage gespeichert.",
			logs: "Protokolle: die Art der Seite, die Zeit, eine Nummer der Anfrage und, solange du angemeldet bist, die ID deines Kontos.",
			signIns:
				"Anmeldungen: 30 Tage lang ein Code, der mit einem geheimen Schlüssel aus deinem Konto und deiner IP-Adresse gebildet wird, damit dich niemand aussperren kann. Nach einer gescheiterten Anmeldung zählen solche Codes 15 Minuten lang die Versuche. Ist die Grenze erreicht, steht die ID deines Kontos dabei, damit ein Administrator findet, wer ausgesperrt ist.",
			limits:
				"Begrenzung: Der Server zählt deine Anfragen nach deiner IP-Adresse, nur im Arbeitsspeicher. Sie wird nicht gespeichert.",
			servers:
				"Player-Server: Die Wiedergabeseite meldet, ob ein Player geladen hat und ob du auf „Läuft nicht“ gedrückt hast, mit dem Titel. Gespeichert werden nur Tagessummen je Server und je Titel darauf, neunzig Tage lang.",
			owners:
				"Betreiber: Wird dein Konto Betreiber dieser Website, wird seine ID, eine Zufallszahl, 30 Tage gespeichert und kann an einen Dienst geschickt werden, der Benachrichtigungen verschickt.",
			performance: "Leistung und Fehler: wie lange eine Antwort gedauert hat und was daran schiefging.",
		},

		used: "Wozu wir das verwenden",
		usedList: {
			goOn: "Damit du auf jedem Gerät, auf dem du dich anmeldest, dort weiterschaust, wo du aufgehört hast.",
			recommend:
				"Um Titel zu empfehlen, die dem ähneln, was du gesehen oder gut bewertet hast, und keine, die dem ähneln, was du schlecht bewertet hast.",
			show: "Um dir deine Bewertungen und Notizen zu zeigen. Niemand sonst sieht sie.",
			safe: "Um Konten zu schützen und den Dienst am Laufen zu halten.",
		},
		notSold: "Wir verkaufen diese Daten nicht, und niemand bezahlt dafür, sie zu sehen.",
		helped: "Wenn dir jemand hilft",
		helpedText:
			"Ein Administrator kann eine Seite über dein Konto öffnen, um herauszufinden, warum du dich nicht anmelden oder nichts ansehen kannst. Sie zeigt deinen Benutzernamen, Namen, deine E-Mail-Adresse und Rolle; wann du zuletzt hier warst, in wie vielen Browsern und in welchem; falsche Passwörter der letzten 15 Minuten; ob ein Link zum Zurücksetzen offen ist; den einen Titel, den du zuletzt geöffnet hast; gespeicherte Titel, die gesperrt sind; die letzten Einträge des Prüfprotokolls über dich; und deine Kontoaktivität, ohne IP-Adressen. Mehr als dafür nötig zeigt sie nicht. Jeder Tag, an dem jemand sie öffnet, steht im Prüfprotokoll und in deinem Export.",
		suspended:
			"Statt ein Konto zu löschen, kann ein Administrator es sperren. Es ist dann überall abgemeldet und kann sich nicht anmelden; sonst ändert sich nichts, und es lässt sich rückgängig machen. Wer sich mit dem richtigen Passwort anmeldet, erfährt das und an wen er schreiben kann, und ebenso ein Browser, der angemeldet war. Der Administrator kann einen kurzen Grund notieren, damit andere, die dir helfen, ihn kennen. Er steht im Prüfprotokoll und, solange dein Konto gesperrt ist, auf der Seite darüber. Beim Anmelden wird er dir nicht genannt; dein Export enthält ihn.",

		tracking: "Cookies und Tracking",
		cookies: "Das sind alle Cookies, die diese Website setzt. Über HTTPS beginnen ihre Namen mit __Host-.",
		cookieList: {
			marquee_session:
				"hält dich angemeldet: bis 30 Tage nach deinem letzten Besuch, wenn du angemeldet bleiben wolltest, sonst bis du den Browser schließt.",
			marquee_bookmark:
				"zeigt dir deine eigenen Änderungen auf der nächsten Seite: bis zehn Minuten nach einer Änderung.",
			marquee_signed_out:
				"wird nur gesetzt, wenn du dich abmeldest und der Server nicht erreichbar ist: bis zu deinem nächsten Besuch, der die Sitzung beendet, höchstens 30 Tage.",
			marquee_refused:
				"sagt der nächsten Seite, warum sich eine andere nicht öffnen ließ: wird dort entfernt, spätestens nach einer Minute.",
			region: "das Land, das du für „Verfügbar bei“ gewählt hast: bis 400 Tage nach der Wahl.",
			language: "die Sprache, die du gewählt hast, oder dass dir eine andere angeboten wurde: bis 400 Tage danach.",
		},
		localStorage:
			"Der lokale Speicher deines Browsers enthält Folgendes, bis es wie beschrieben entfernt wird oder du die Daten der Website löschst:",
		localList: ({ localTitles, localEpisodes, localSaved, historyDays }) => ({
			"marquee.auth.token": "deine Sitzung, für Anfragen des Skripts der Seite: bis du dich abmeldest.",
			"marquee.auth.sessionId": "die ID dieser Sitzung: bis du dich abmeldest.",
			"marquee.auth.untilClosed":
				"kennzeichnet eine Sitzung, die endet, wenn der Browser geschlossen wird: bis du dich abmeldest.",
			"marquee.auth.profile": "wer zum Schauen gewählt wurde, damit andere Tabs folgen: bis du dich abmeldest.",
			"marquee.auth.leaving": "sagt anderen Tabs, dass du dich abgemeldet hast: wird sofort entfernt.",
			"marquee.library": `was du abgemeldet oder offline getan hast, und was dein Konto davon nicht übernommen hat: die letzten ${localTitles} Titel für ${days(historyDays)}, wie weit du die letzten ${localEpisodes} Folgen und Filme abgespielt hast, ${localEpisodes} Einträge darüber, was du gesehen hast, bis zu ${localSaved} Titel von „Später ansehen“, ebenso viele, die nichts für dich sind, ebenso viele Bewertungen und ebenso viele Notizen: bis du sie entfernst oder dein Konto sie hat.`,
			"marquee.home":
				"den Titel daraus, den die Startseite zuerst zeigt, mit der Adresse, die ihn abspielt: solange es einen gibt.",
			"marquee.leftOut":
				"die Adressen der Titel, die in Listen ausgeblendet sind: die, die nichts für dich sind, und, wenn du Gesehenes ausblendest, auch die, die du gesehen hast. Solange es welche gibt.",
			"marquee.recentSearches":
				"deine letzten acht Suchen und die jedes Profils, das du deinem Konto hinzugefügt hast: bis du sie entfernst, auch nachdem du dich abgemeldet hast.",
			"marquee.welcomeSeen": "dass die Begrüßung gezeigt wurde.",
			"marquee.autoplayNext":
				"dass die nächste Folge nicht von selbst beginnt: bis du das automatische Abspielen wieder einschaltest.",
			"marquee.server": "den Player-Server, den du zuletzt gewählt hast: bis du ihn löschst.",
			"marquee.serverLoads": "welche Player-Server in diesem Browser zuletzt geladen haben: bis du es löschst.",
			"marquee.player": "Lautstärke, Geschwindigkeit und Untertitel des eingebauten Players.",
			"marquee.columns": "dass Listen auf diesem Handy drei Spalten haben: bis du wieder zwei wählst.",
			"marquee.television":
				"dass dieser Browser ein Fernseher mit Fernbedienung ist: bis du eine Maus oder die Tabulatortaste benutzt.",
			"marquee.shortcuts": "dass Tastenkürzel ausgeschaltet sind: bis du sie wieder einschaltest.",
		}),
		sessionStorage: "Der Sitzungsspeicher deines Browsers enthält Folgendes, bis du den Tab schließt:",
		sessionList: {
			"marquee.lists": "die letzten fünf Listen von Titeln, die du geöffnet hast, damit „Zurück“ sie sofort zeigt.",
			"marquee.scrollPositions": "wie weit jede Seite gescrollt war.",
			"marquee.places":
				"welchen Link du auf den letzten 50 Seiten geöffnet hast, und wie weit deren Reihen gescrollt waren.",
		},
		others:
			"Der Browser speichert außerdem die Seite, die er zeigt, während du offline bist. Die Player, die du öffnest, gehören anderen und können eigene Cookies setzen; nichts von ihnen wird geladen, bevor du eine Wiedergabeseite öffnest oder einen Trailer startest.",

		security: "Sicherheit der Daten",
		securityText:
			"Verbindungen sind verschlüsselt, Passwörter werden als gesalzene Hashes gespeichert, Sitzungen lassen sich in deinen Einstellungen beenden, und jede Aktion im Adminbereich wird protokolliert. Kein System ist vollkommen; wenn mit deinen Daten etwas passiert, sagen wir es dir.",

		rights: "Deine Rechte",
		rightsList: {
			access: "Auskunft: Sieh dir alles an, was wir über dich speichern.",
			correction: "Berichtigung: Ändere deine Daten in deinen Einstellungen.",
			deletion:
				"Löschung: Lösche dein Konto in deinen Einstellungen. Was bleibt, steht unter „Wie lange wir speichern“.",
			portability: "Übertragbarkeit: Lade deine Daten in einem maschinenlesbaren Format herunter.",
			objection: "Widerspruch: Sag uns, dass wir sie auf eine bestimmte Weise nicht mehr verwenden sollen.",
			withdrawal: "Widerruf: Du kannst deine Einwilligung jederzeit zurückziehen.",
		},

		retention: "Wie lange wir speichern",
		retentionText: ({ historyDays, undoDays }) =>
			`Der Verlauf wird nach ${afterDays(historyDays)} ohne Aktivität gelöscht: Ein Titel, den du ${days(historyDays)} lang nicht geöffnet hast, wird von selbst aus der Liste entfernt. Was du gesehen hast, wo du aufgehört hast und wie du es bewertet hast, bleibt, bis du es entfernst, die Liste leerst oder dein Konto löschst, ebenso die Titel, die du ausgeblendet hast; „Meine Liste“ zeigt die Serien, die du gesehen hast, weiterhin, bis du sie dort entfernst. Was du auf einmal löschst, wird noch ${days(undoDays)} gespeichert, damit du es zurückholen kannst. Dein Konto bleibt, bis du es löschst.`,
		deleted:
			"Wenn du dein Konto löschst, werden deine Profile, Sitzungen, die Kontoaktivität, der Verlauf, was du gesehen hast, Bewertungen, ausgeblendete Titel und „Später ansehen“ sofort gelöscht. Folgendes bleibt:",
		staysList: {
			audit:
				"Einträge des Prüfprotokolls, ein Jahr lang: was Administratoren mit deinem Konto getan haben, dass sie seine Seite geöffnet haben, dass du einen Link zum Zurücksetzen benutzt hast, was du als Administrator getan hast, und Aktionen im Adminbereich, die dir verweigert wurden. Sie enthalten die Zeit, die Aktion, ob sie verweigert wurde, Einzelheiten wie die neue Rolle, warum ein Titel oder ein Konto gesperrt wurde, und die ID des Kontos, dem die Aktion galt, eine Zufallszahl. Einträge über das, was du getan hast, enthalten auch deine ID und, falls du Administrator warst, deinen damaligen Benutzernamen. Adressen stehen nie in diesem Protokoll.",
			usernames:
				"Einträge über dein Konto enthalten auch den Benutzernamen, den es damals hatte. Löschst du dein Konto selbst, werden dein Benutzername und der Grund einer Sperre sofort daraus entfernt. Löscht es ein Administrator, bleiben beide für dieses Jahr darin, damit Betreiber prüfen können, was Administratoren tun.",
			codes: "Die oben beschriebenen Codes der Anmeldungen, bis zu 30 Tage.",
			notifications:
				"Was an den Dienst für Benachrichtigungen geschickt wurde: dass ein Konto mit deiner ID Betreiber wurde.",
			totals: "Summen, etwa die Zahl der Registrierungen pro Tag.",
			browser: "Was dein eigener Browser speichert, bis du es löschst; nur die Sitzung wird entfernt.",
		},

		pictures: "Titel und Bilder",

		contact: "Schreib uns",
		writeTo: "Schreib an <contact></contact> oder benutze dieses Formular.",
		subject: "Betreff",
		subjectValue: "Datenschutz",
		message: "Nachricht",
		writeInApp: "In deinem E-Mail-Programm schreiben",

		updates: "Änderungen",
		updatesText: "Wenn sich diese Erklärung ändert, ändert sich auch das Datum oben.",
	};
};
