import type { TextTools } from "../area";
import type { VerbTexts } from "../verbs";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): VerbTexts => ({
	notChanged: "تعذّر التغيير. حاول مرة أخرى.",

	addToLater: "إضافة إلى «المشاهدة لاحقًا»",
	removeFromLater: "إزالة من «المشاهدة لاحقًا»",
	addTitleToLater: (name) => `إضافة ${isolated(name)} إلى «المشاهدة لاحقًا»`,
	removeTitleFromLater: (name) => `إزالة ${isolated(name)} من «المشاهدة لاحقًا»`,
	addToMyList: "إضافة إلى «المشاهدة لاحقًا» في «قائمتي»",
	removeFromMyList: "إزالة من «المشاهدة لاحقًا» في «قائمتي»",

	notForMe: "لا يناسبني",
	titleNotForMe: (name) => `${isolated(name)}: لا يناسبني`,
	leftOut: "لا يناسبك هذا العمل: لن يظهر في القوائم ولا في البحث ولا في التوصيات.",
	undo: "تراجع",

	markWatched: (name) => `وضع علامة «تمت المشاهدة» على ${isolated(name)}`,
	markNotWatched: (name) => `إزالة علامة «تمت المشاهدة» عن ${isolated(name)}`,
	markItWatched: "وضع علامة «تمت المشاهدة»",
	nowWatched: (name) => `تمت مشاهدة ${isolated(name)}`,
	watchAgain: "المشاهدة من البداية مرة أخرى",
	backToWatched: "إعادة المسلسل إلى ما شاهدته",

	rate: "تقييم",
	rated: "تقييمك:",
	rateTitle: (name) => `تقييم ${isolated(name)}`,
	removeRating: "إزالة التقييم",
	notRated: "تعذّر حفظ التقييم. حاول مرة أخرى.",

	addNote: "إضافة ملاحظة",
	editNote: "تعديل ملاحظتك",
	onTitle: (name) => ` عن ${isolated(name)}`,
	yourNote: "ملاحظتك: ",
	yourNoteOn: (name) => `ملاحظتك عن ${isolated(name)}`,
	onlyForYou: "لك وحدك: لا يراها أحد غيرك",
	save: "حفظ",
	saveNote: "حفظ الملاحظة",
	saving: "جارٍ الحفظ…",
	charactersLeft: (count) =>
		plural(count, {
			zero: "لم يبقَ أي حرف",
			one: "بقي حرف واحد",
			two: "بقي حرفان",
			few: "بقيت # أحرف",
			many: "بقي # حرفًا",
			other: "بقي # حرف",
		}),

	addToList: "إضافة إلى قائمة",
	addTitleToList: (name) => `إضافة ${isolated(name)} إلى قائمة`,
	inLists: (count) =>
		plural(count, {
			zero: "ليس في أي من قوائمي",
			one: "في واحدة من قوائمي",
			two: "في اثنتين من قوائمي",
			few: "في # من قوائمي",
			many: "في # من قوائمي",
			other: "في # من قوائمي",
		}),
	inThisList: "في هذه القائمة",
	add: "إضافة",
	ofList: (name) => `: ${isolated(name)}`,
	openList: (name) => `فتح ${isolated(name)}`,
	newList: "قائمة جديدة…",
	addedToList: (name, list) => `تمت إضافة ${isolated(name)} إلى ${isolated(list)}`,
	removedFromList: (name, list) => `تمت إزالة ${isolated(name)} من ${isolated(list)}`,

	whenWatched: "متى كانت المشاهدة؟",
	showDates: "عرض التواريخ",
	plays: "المشاهدات",
	notWatchedYet: "لا مشاهدات بعد.",
	nothingEarlier: "لا يوجد ما هو أقدم.",
	latest: "الأحدث",
	earlier: "الأقدم",
	dateUnknown: "التاريخ غير معروف",
	playOn: (code, date) => [code, date ?? "التاريخ غير معروف"].filter(Boolean).join("، "),
	playedHere: "مشاهدة هنا",
	markedByHand: "تسجيل يدوي",
	imported: "استيراد",
	withWhom: (names) => `مع ${names}`,
	correct: "تصحيح",
	what: (name) => `: ${isolated(name)}`,
	corrected: (name) => `تم تصحيح ${isolated(name)}`,
	addDate: "إضافة تاريخ",
	date: "التاريخ (اتركه فارغًا إن لم تعرفه)",
	seasonNumber: "الموسم",
	episodeNumber: "الحلقة",
	watchedAgainThen: "كانت مشاهدة أخرى في ذلك اليوم",
	adding: "جارٍ الإضافة…",
	remove: "إزالة",
	removeTitle: (name) => `إزالة ${isolated(name)}`,
	removeAll: (part) =>
		`شاهدت ${part === null ? "هذا العمل" : isolated(part)} في الأوقات أدناه. هل تريد إزالة كل هذه المشاهدات؟`,
	it: "هذا العمل",
	keepThem: "الإبقاء عليها",
	removeThem: "إزالتها",
});
