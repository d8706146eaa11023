import type { TextTools } from "../area";
import type { BrowseTexts } from "../browse";
import type { ListCount } from "../listed";

/** After "von". */
const NOUNS = {
	movie: { one: "# Film", other: "# Filmen" },
	tv: { one: "# Serie", other: "# Serien" },
	title: { one: "# Titel", other: "# Titeln" },
	result: { one: "# Ergebnis", other: "# Ergebnissen" },
	person: { one: "# Person", other: "# Personen" },
} as const;

export default ({ plural }: TextTools<"de">): BrowseTexts => ({
	homeRows: {
		trending: "Gerade angesagt",
		"popular-movies": "Beliebte Filme",
		"trending-shows": "Angesagte Serien",
		"popular-shows": "Beliebte Serien",
		netflix: "Netflix-Originale",
		disney: "Auf Disney+",
		hbo: "HBO-Serien",
		prime: "Prime Video",
	},
	recommended: "Empfohlen für dich",
	trendingNow: "Gerade angesagt",
	moreInfo: "Mehr Infos",
	aboutTitle: (title: string) => `zu ${title}`,
	allPictures: "Alle Bilder",
	adminForRoles: "Nur Admins und Betreiber können den Adminbereich öffnen. Ein Betreiber kann dir Zugang geben.",
	adminForFirstPerson: "Nur das erste Profil deines Kontos kann den Adminbereich öffnen. Wechsle zuerst dorthin.",
	intermission: "Pause",

	savedCatalogue: "Gespeicherter Katalog",
	unavailable: "Der Katalog antwortet gerade nicht. Versuch es gleich noch einmal.",
	fromSavedCatalogue: "Aus dem gespeicherten Katalog",
	notResponding: "Der Katalog antwortet nicht",
	lightsBackSoon: "Gleich geht das Licht wieder an. Was du gespeichert hast, ist nicht verloren.",
	opensByItself: "Diese Seite öffnet sich von selbst, sobald der Katalog antwortet.",
	goBack: "Zurück",

	leftOut: (count: number) => plural(count, { one: "# Titel ausgeblendet", other: "# Titel ausgeblendet" }),
	leftOutNote: "Nichts für dich oder schon gesehen.",
	hiddenResults: (count: number) =>
		plural(count, { one: "# Ergebnis ausgeblendet", other: "# Ergebnisse ausgeblendet" }),
	hiddenNote: "Außer dem Namen ist kaum etwas bekannt.",
	showHidden: (count: number) => plural(count, { one: "Anzeigen", other: "Anzeigen" }),

	titles: "Titel",
	loadingTitles: "Titel werden geladen",
	titleCount: (count: number) => plural(count, { one: "# Titel", other: "# Titel" }),
	peopleCount: (count: number) => plural(count, { one: "# Person", other: "# Personen" }),
	showing: ({ kind, shown, total, isAbout }: ListCount) =>
		`<shown>${shown}</shown> von ${isAbout ? "etwa " : ""}${plural(total, NOUNS[kind])}`,
	shownOf: ({ kind, shown, total, isAbout }: ListCount) =>
		`${shown} von ${isAbout ? "etwa " : ""}${plural(total, NOUNS[kind])}`,
	rowHas: (row: string, count: string) => `${row}: ${count}`,
	sentence: (said: string) => `${said}.`,
	sentences: (said: string[]) => said.join(". "),
	lacksWords: "Kein Titel enthält alle diese Wörter",
	resultsFor: (text: string) => `Ergebnisse für „${text}“`,
	threeColumns: "Drei Spalten",
	moreNotLoaded: "Weitere Inhalte konnten nicht geladen werden. Versuch es noch einmal.",
	loadMore: "Mehr laden",
	loadMoreResults: "Mehr Ergebnisse laden",
	loadingMore: "Wird geladen …",
	theEnd: "Ende",
	pages: "Seiten",
	previousPage: "Vorherige Seite",
	nextPage: "Nächste Seite",
});
