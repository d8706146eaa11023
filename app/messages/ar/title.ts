import type { TextTools } from "../area";
import type { TitleTexts } from "../title";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const STATUSES: Record<string, string> = {
	Rumored: "غير مؤكد",
	Planned: "قيد التخطيط",
	"In Production": "قيد الإنتاج",
	"Post Production": "في مرحلة ما بعد الإنتاج",
	Released: "صدر",
	Canceled: "أُلغي",
	"Returning Series": "مستمر",
	Ended: "انتهى",
	Pilot: "حلقة تجريبية",
};

const ROLES: Record<string, string> = {
	Director: "إخراج",
	Writer: "تأليف",
	Screenplay: "سيناريو",
	Story: "قصة",
	Novel: "رواية",
	Characters: "شخصيات",
	Teleplay: "سيناريو",
	Producer: "إنتاج",
	"Executive Producer": "إنتاج تنفيذي",
	"Co-Producer": "إنتاج مشترك",
	Creator: "ابتكار العمل",
	Editor: "مونتاج",
	"Director of Photography": "إدارة التصوير",
	"Original Music Composer": "موسيقى",
	Self: "بالشخصية الحقيقية",
	Narrator: "تعليق صوتي",
};

const TITLES = {
	zero: "لا أعمال",
	one: "عمل واحد",
	two: "عملان",
	few: "# أعمال",
	many: "# عملًا",
	other: "# عمل",
};
/** After "of". */
const OF_TITLES = { ...TITLES, zero: "# عمل", two: "عملين" };

export default ({ plural }: TextTools<"ar">): TitleTexts => ({
	votes: (count: number) =>
		plural(count, {
			zero: "لا أصوات",
			one: "صوت واحد",
			two: "صوتان",
			few: "# أصوات",
			many: "# صوتًا",
			other: "# صوت",
		}),
	overview: "القصة",
	readMore: "اقرأ المزيد",
	noOverview: "لم يكتب أحد عن هذا العمل بعد.",
	more: "المزيد",
	blockTitle: "حظر هذا العمل",
	watched: "شاهدته",
	markEpisodeWatched: (code: string) => `شاهدت ${code}`,
	episodeWatched: (code: string) => `تمت مشاهدة ${code}`,
	moreWithPicture: "أعمال أخرى بهذه الصورة",

	trailer: "الإعلان الترويجي",
	playTrailer: "تشغيل الإعلان الترويجي",
	trailerOf: (title: string) => `الإعلان الترويجي: ${isolated(title)}`,
	loadingTrailer: "جارٍ تحميل الإعلان الترويجي…",
	trailerNotLoaded: "تعذّر تحميل الإعلان الترويجي",
	openInNewTab: "فتحه في علامة تبويب جديدة",

	share: "مشاركة",
	copyLink: "نسخ الرابط",
	copied: "تم النسخ!",
	link: "الرابط",
	otherApps: "تطبيقات أخرى…",

	whereToWatch: "أين تشاهده؟",
	change: "تغيير",
	nothingKnown: "لا تتوفر معلومات عن هذا البلد.",
	offers: { Stream: "ضمن الاشتراك", Free: "مجانًا", Rent: "استئجار", Buy: "شراء" },
	seeOffers: "خيارات المشاهدة",
	sources: {
		tmdb: "بيانات أماكن المشاهدة من JustWatch عبر TMDB.",
		sample: "بحسب الكتالوج التجريبي. قد تتغير العروض.",
	},

	episodes: "الحلقات",
	seasons: "المواسم",
	episodesByNumber: "الحلقات حسب الرقم",
	seasonWatched: "تمت مشاهدة الموسم",
	markSeasonWatched: "شاهدت الموسم كله",
	countWatched: (watched: number, all: number) => `شاهدت ${watched} من ${all}`,
	noEpisodes: "لم يُعلن عن أي حلقات بعد.",
	numbered: (number: number, name: string) => `${number}. ${isolated(name)}`,
	episodeOfSeason: (season: string, episode: number) => `${season}، الحلقة ${episode}`,
	playEpisode: (code: string) => `تشغيل ${code}`,
	resumeEpisode: (code: string) => `استئناف ${code}`,
	selected: "محددة",
	watchThis: "مشاهدة هذه الحلقة",
	resumeThis: "استئناف هذه الحلقة",

	cast: "طاقم التمثيل",
	partOfCollection: "جزء من سلسلة",
	alsoLike: "قد يعجبك أيضًا",

	facts: "معلومات",
	movieDetails: "تفاصيل الفيلم",
	releaseDate: "تاريخ العرض",
	director: "إخراج",
	showDetails: "تفاصيل المسلسل",
	firstAirDate: "تاريخ أول عرض",
	nextEpisode: "الحلقة القادمة",
	status: "الحالة",
	statusName: (name: string) => STATUSES[name] ?? name,
	crew: "طاقم العمل",
	writers: "تأليف",
	music: "موسيقى",
	camera: "تصوير",
	productionDetails: "الإنتاج",
	production: "الإنتاج",
	companies: "الشركات",
	network: "جهة العرض",
	createdBy: "ابتكار العمل",
	country: "البلد",
	language: "اللغة",
	boxOffice: "شباك التذاكر",
	budget: "الميزانية",
	revenue: "الإيرادات",
	genres: "الأنواع",
	/** Of people and of things: neither "others" would fit both. */
	andMore: (count: number) => `والمزيد (${count})`,

	born: (date: string) => `تاريخ الميلاد: ${date}`,
	died: (date: string) => `تاريخ الوفاة: ${date}`,
	titles: (count: number) => plural(count, TITLES),
	titlesWatched: (watched: number, all: number) => `شاهدت ${watched} من ${plural(all, OF_TITLES)}`,
	aboutPerson: (name: string) => `${isolated(name)}: قائمة الأعمال وأشهرها.`,
	biography: "السيرة الذاتية",
	knownFor: "أشهر الأعمال",
	filmography: "قائمة الأعمال",
	noCredits: "لا أعمال لهذا الشخص في الكتالوج.",
	sort: "الترتيب",
	latest: "الأحدث",
	topRated: "الأعلى تقييمًا",
	byName: "حسب الاسم",
	tvShow: "مسلسل",
	role: (name: string) => ROLES[name] ?? name,

	collection: "سلسلة",
	aboutCollection: (name: string) => `أفلام ${isolated(name)} بترتيب صدورها.`,
	movies: (count: number) =>
		plural(count, {
			zero: "لا أفلام",
			one: "فيلم واحد",
			two: "فيلمان",
			few: "# أفلام",
			many: "# فيلمًا",
			other: "# فيلم",
		}),
	moviesWatched: (watched: number, all: number) =>
		`شاهدت ${watched} من ${plural(all, { zero: "# فيلم", one: "فيلم واحد", two: "فيلمين", few: "# أفلام", many: "# فيلمًا", other: "# فيلم" })}`,
	years: (first: number, last: number) => `من ${first} إلى ${last}`,
	part: (number: number) => `الجزء ${number}`,
	upNext: "التالي",
});
