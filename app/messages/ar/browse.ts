import type { TextTools } from "../area";
import type { BrowseTexts } from "../browse";
import type { ListCount, ListedKind } from "../listed";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const NUMBER = { zero: "#", one: "#", two: "#", few: "#", many: "#", other: "#" };

const NOUNS: Record<ListedKind, string> = {
	movie: "الأفلام",
	tv: "المسلسلات",
	title: "الأعمال",
	result: "النتائج",
	person: "الأشخاص",
};

export default ({ plural }: TextTools<"ar">): BrowseTexts => ({
	homeRows: {
		trending: "الرائج الآن",
		"popular-movies": "أفلام شائعة",
		"trending-shows": "مسلسلات رائجة",
		"popular-shows": "مسلسلات شائعة",
		netflix: "أعمال Netflix الأصلية",
		disney: "مجموعة Disney+‎",
		hbo: "مسلسلات HBO",
		prime: "Prime Video",
	},
	recommended: "موصى به لك",
	trendingNow: "رائج الآن",
	moreInfo: "مزيد من المعلومات",
	aboutTitle: (title: string) => `عن ${isolated(title)}`,
	allPictures: "كل الصور",
	adminForRoles: "لوحة الإدارة متاحة للمشرفين والمالكين فقط. يمكن لأحد المالكين منحك حق الدخول.",
	adminForFirstPerson: "لوحة الإدارة متاحة للملف الشخصي الأول في حسابك فقط. بدّل إليه أولًا.",
	intermission: "استراحة",

	savedCatalogue: "يُعرض الآن الكتالوج المحفوظ",
	unavailable: "الكتالوج لا يستجيب حاليًا. حاول مرة أخرى بعد لحظات.",
	fromSavedCatalogue: "من الكتالوج المحفوظ",
	notResponding: "الكتالوج لا يستجيب",
	lightsBackSoon: "ستعود الأضواء قريبًا، وكل ما حفظته في أمان.",
	opensByItself: "ستُفتح هذه الصفحة تلقائيًا عندما يستجيب الكتالوج.",
	goBack: "رجوع",

	leftOut: (count: number) =>
		plural(count, {
			zero: "لا أعمال مستبعدة",
			one: "عمل واحد مستبعد",
			two: "عملان مستبعدان",
			few: "# أعمال مستبعدة",
			many: "# عملًا مستبعدًا",
			other: "# عمل مستبعد",
		}),
	leftOutNote: "مما لا يناسبك أو سبق أن شاهدته.",
	hiddenResults: (count: number) =>
		plural(count, {
			zero: "لا نتائج مخفية",
			one: "نتيجة واحدة مخفية",
			two: "نتيجتان مخفيتان",
			few: "# نتائج مخفية",
			many: "# نتيجة مخفية",
			other: "# نتيجة مخفية",
		}),
	hiddenNote: "لا يُعرف عنها إلا الاسم تقريبًا.",
	showHidden: (count: number) =>
		plural(count, { zero: "إظهار", one: "إظهار", two: "إظهار", few: "إظهار", many: "إظهار", other: "إظهار" }),

	titles: "الأعمال",
	loadingTitles: "جارٍ تحميل الأعمال",
	titleCount: (count: number) =>
		plural(count, {
			zero: "لا أعمال",
			one: "عمل واحد",
			two: "عملان",
			few: "# أعمال",
			many: "# عملًا",
			other: "# عمل",
		}),
	peopleCount: (count: number) =>
		plural(count, {
			zero: "لا أشخاص",
			one: "شخص واحد",
			two: "شخصان",
			few: "# أشخاص",
			many: "# شخصًا",
			other: "# شخص",
		}),
	showing: ({ kind, shown, total, isAbout }: ListCount) =>
		`المعروض من ${NOUNS[kind]}: <shown>${shown}</shown> من ${isAbout ? "نحو " : ""}${plural(total, NUMBER)}`,
	shownOf: ({ kind, shown, total, isAbout }: ListCount) =>
		`المعروض من ${NOUNS[kind]}: ${shown} من ${isAbout ? "نحو " : ""}${plural(total, NUMBER)}`,
	rowHas: (row: string, count: string) => `${isolated(row)}: ${count}`,
	sentence: (said: string) => `${said}.`,
	sentences: (said: string[]) => said.join(". "),
	lacksWords: "لا يوجد عمل يضم كل هذه الكلمات",
	resultsFor: (text: string) => `عرض نتائج «${isolated(text)}»`,
	threeColumns: "ثلاثة أعمدة",
	moreNotLoaded: "تعذّر تحميل المزيد. حاول مرة أخرى.",
	loadMore: "تحميل المزيد",
	loadMoreResults: "تحميل مزيد من النتائج",
	loadingMore: "جارٍ التحميل…",
	theEnd: "وصلت إلى النهاية",
	pages: "الصفحات",
	previousPage: "الصفحة السابقة",
	nextPage: "الصفحة التالية",
});
