import type { TextTools } from "../area";
import type { DiaryTexts } from "../diary";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): DiaryTexts => ({
	whatYouWatched: "ما شاهدته",
	whatYouRated: "ما قيّمته",
	counted: ({ text, isAmong, count, hasMore, isRated }) => {
		const number = `${hasMore ? "أكثر من " : ""}${count}`;
		if (!isAmong) return `${isRated ? "عدد ما قيّمته" : "عدد ما شاهدته"}: ${number}`;
		return `${text && `<text>«${text}» </text>`}ضمن ${isRated ? "ما قيّمته" : "ما شاهدته"}: ${number}`;
	},
	isFull: (max) => `القائمة ممتلئة: لا تتسع لأكثر من ${max} مشاهدة. أزل بعضها لتضيف غيرها.`,
	loading: "جارٍ التحميل…",
	pages: "الصفحات",
	highest: "الأعلى",
	lower: "الأقل",
	latest: "الأحدث",
	earlier: "الأقدم",
	entriesStay: "تبقى المشاهدات حتى تزيلها أو تمسح القائمة.",
	daysOf: (zone) => `المنطقة الزمنية للأيام: <link>${zone}</link>.`,
	clear: "مسح ما شاهدته",

	continued: (list) => `${isolated(list)}، تتمة`,
	dateUnknown: "التاريخ غير معروف",
	ratedWith: "تقييمك",
	viewings: (count) =>
		plural(count, {
			zero: "لا مشاهدات",
			one: "مشاهدة واحدة",
			two: "مشاهدتان",
			few: "# مشاهدات",
			many: "# مشاهدة",
			other: "# مشاهدة",
		}),
	episodeShort: (number) => `ح${number}`,
	withWhom: (names) => `مع <names>${names}</names>`,
	watchedAgain: "مشاهدة أخرى",
	again: "، مرة أخرى",
	nothingLower: "لا يوجد ما هو أقل",
	nothingEarlier: "لا يوجد ما هو أقدم",
	endsBefore: "تنتهي القائمة في صفحة سابقة",
	nothingRated: "لم تقيّم شيئًا بعد",
	nothingRatedAdvice: "قيّم ما شاهدته في صفحته أو في هذه القائمة",
	nothingWatched: "لم تشاهد شيئًا بعد",
	nothingWatchedAdvice: "يظهر هنا ما تكمل مشاهدته أو تضع عليه علامة «تمت المشاهدة»",

	ticketOf: (title, date) => `${isolated(title)}، ${date}`,
	undatedTicket: (title) => `${isolated(title)}، التاريخ غير معروف`,
	seasonTicket: (title, season, episodes) => `${isolated(title)}، الموسم ${season}، ما شاهدته: ${episodes}`,
	ticket: {
		admitOne: "تذكرة دخول",
		oneEvening: "ذات مساء",
		day: (day, month, year) => `${day} ${month} ${year}`,
		number: (id) => `رقم ${id}`,
		seasonTicket: "تذكرة الموسم",
		season: (number) => (number === 0 ? "حلقات خاصة" : `الموسم ${number}`),
		punched: (punched, count) => `${punched} من ${count}`,
	},

	allTime: "كل السنوات",
	years: "السنوات",
	diary: "اليوميات",
	nothingYet: "لم تشاهد شيئًا بعد",
	nothingInYear: "لم تشاهد شيئًا في هذه السنة",
	daysWithSomething: (count) =>
		plural(count, {
			zero: "لا أيام مشاهدة",
			one: "يوم مشاهدة واحد",
			two: "يوما مشاهدة",
			few: "# أيام مشاهدة",
			many: "# يوم مشاهدة",
			other: "# يوم مشاهدة",
		}),
	ticketOfYear: "تذكرة لكل سنة",
	ticketOfMonth: "تذكرة لكل شهر",
	shareAsPicture: "مشاركة على شكل صورة",
	downloadToPrint: "تنزيل للطباعة",
	pictureFailed: "تعذّر إنشاء الصورة. حاول مرة أخرى.",
	figure: (count, unit) => `${unit}: ${count}`,

	// Below a number of any size: a heading, which agrees with all of them.
	hours: () => "ساعات المشاهدة",
	titles: () => "الأعمال",
	movies: () => "الأفلام",
	episodes: () => "الحلقات",
	rewatches: () => "إعادات المشاهدة",
	daysInARow: () => "أيام متتالية",

	yearByYear: "سنة بسنة",
	monthByMonth: "شهرًا بشهر",
	watchedByYear: "المشاهدات حسب السنة",
	watchedByMonth: "المشاهدات حسب الشهر",
	countIn: (count, period) => `${period}: ${count}`,
	howYouRated: "كيف قيّمت ما شاهدته",
	titlesByRating: "الأعمال حسب التقييم",
	ratedAs: (rating) => `التقييم ${rating}`,
	countRated: (count, rating) => `التقييم ${rating}: ${count}`,
	mostWatched: "الأكثر مشاهدة",
	mostSeenPeople: "أكثر الوجوه ظهورًا",
	genres: "الأنواع",
	decades: "العقود",
	decade: (year) => `عقد ${year}`,
	countries: "البلدان",
	times: (count) =>
		plural(count, {
			zero: "# مرة",
			one: "مرة واحدة",
			two: "مرتان",
			few: "# مرات",
			many: "# مرة",
			other: "# مرة",
		}),
	ofTitles: (count) =>
		plural(count, {
			zero: "لا أعمال",
			one: "عمل واحد",
			two: "عملان",
			few: "# أعمال",
			many: "# عملًا",
			other: "# عمل",
		}),

	longestRun: (first, last) => `أطول سلسلة أيام متتالية كانت من ${first} إلى ${last}.`,
	untimed: (count) =>
		`لا تشمل الساعات ${plural(count, {
			zero: "أي مشاهدة مجهولة المدة",
			one: "مشاهدة واحدة مجهولة المدة",
			two: "مشاهدتين مجهولتي المدة",
			few: "# مشاهدات مجهولة المدة",
			many: "# مشاهدة مجهولة المدة",
			other: "# مشاهدة مجهولة المدة",
		})}.`,
	unknownTitles: (count) =>
		`لا تشمل الأنواع والبلدان والأشخاص ${plural(count, {
			zero: "أي عمل",
			one: "عملًا واحدًا",
			two: "عملين",
			few: "# أعمال",
			many: "# عملًا",
			other: "# عمل",
		})}.`,
	cutAll: (max) => `باستثناء عدد الأفلام والحلقات، تُحسب كل الأرقام من آخر ${max} مشاهدة لك.`,
	cutYear: (max) => `في هذه السنة أكثر من ${max} مشاهدة، والأرقام تخص أحدثها.`,
	undatedOfAll: "ما ليس له تاريخ يدخل في عدد الأفلام والحلقات فقط.",
	undatedOfYear: "ما ليس له تاريخ لا يُحسب في أي سنة.",
});
