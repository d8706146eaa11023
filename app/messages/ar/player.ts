import type { TextTools } from "../area";
import type { PlayerTexts } from "../player";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): PlayerTexts => ({
	watchTitle: (name) => `مشاهدة ${isolated(name)}`,
	watchDescription: (name) => `شاهد ${isolated(name)} وتابع من حيث توقفت.`,
	episodeOf: (show, season, episode) => `${isolated(show)}، ${season}، الحلقة ${episode}`,
	episodes: "الحلقات",
	details: "التفاصيل",
	recordFull: "سجل مشاهداتك ممتلئ، لذلك لم يُضف هذا العمل. <link>إزالة بعض المشاهدات</link>",
	notAired: (date) =>
		date
			? `لم تُعرض هذه الحلقة بعد، وموعد عرضها ${date}. قد لا تكون متوفرة في المشغّلات.`
			: "لم تُعرض هذه الحلقة بعد. قد لا تكون متوفرة في المشغّلات.",
	whatNext: "ماذا تشاهد بعد ذلك؟",

	screenDark: "بقيت الشاشة سوداء",

	thePlayer: "المشغّل",
	slow: (name, seconds) => {
		const time = plural(seconds, {
			zero: "الوقت المحدد",
			one: "ثانية واحدة",
			two: "ثانيتين",
			few: "# ثوانٍ",
			many: "# ثانية",
			other: "# ثانية",
		});
		return `لم يكتمل تحميل ${isolated(name)} خلال ${time}.`;
	},
	unreachable: (name) => `تعذّر الوصول إلى ${isolated(name)}.`,
	tryingAgain: (why, retry, of) => `${why} نحاول مرة أخرى (${retry} من ${of}).`,
	notLoadedNext: (name, next) => `تعذّر تحميل ${isolated(name)}، فانتقلنا إلى ${isolated(next)}.`,
	notPlayedNext: (name, next) => `لم يعمل ${isolated(name)}، فانتقلنا إلى ${isolated(next)}.`,
	notLoaded: (name) => `تعذّر تحميل ${isolated(name)}. حاول مرة أخرى أو اختر خادمًا آخر.`,
	notPlayed: (name) => `لم يعمل ${isolated(name)}. حاول مرة أخرى أو اختر خادمًا آخر.`,
	noneLoaded: "تعذّر تحميل أي من الخوادم.",
	nonePlayed: "لم يعمل أي من الخوادم.",

	backTo: (title) => `العودة إلى ${isolated(title)}`,
	previous: "السابقة",
	nextEpisode: "الحلقة التالية",
	upNext: "التالي",
	watched: "تمت المشاهدة",
	doesNotPlay: "لا يعمل",
	serverSettings: "الخوادم",

	ageRating: "التصنيف العمري",
	ends: (clock) => `ينتهي الساعة ${clock}`,
	audio: (languages) => `الصوت: ${languages}`,
	spokenIn: (languages) => `اللغة: ${languages}`,
	subtitles: (languages) => `الترجمة: ${languages}`,
	resumedAt: (clock) => `تم الاستئناف من ${clock}`,
	cannotResume: (clock) => `توقفت عند ${clock}، لكن هذا الخادم يشغّل من البداية.`,

	nextStarts: (seconds) =>
		plural(seconds, {
			zero: "تبدأ الحلقة التالية الآن.",
			one: "تبدأ الحلقة التالية بعد ثانية واحدة.",
			two: "تبدأ الحلقة التالية بعد ثانيتين.",
			few: "تبدأ الحلقة التالية بعد # ثوانٍ.",
			many: "تبدأ الحلقة التالية بعد # ثانية.",
			other: "تبدأ الحلقة التالية بعد # ثانية.",
		}),
	nextReady: "الحلقة التالية جاهزة.",
	nextEpisodeCard: "الحلقة التالية",
	nextMovieCard: "الفيلم التالي",
	theEnd: "النهاية",
	upNextCode: (code) => `التالي · ${code}`,
	episodeIn: (season, episode) => `${season}، الحلقة ${episode}`,
	nextIn: (collection) => `التالي في ${isolated(collection)}`,
	mightLike: "قد يعجبك أيضًا",
	inSeconds: (seconds) => `بعد ${seconds} ث`,
	howWas: (name) => `ما رأيك في <name>${name}</name>؟`,
	autoplayNext: "تشغيل الحلقة التالية تلقائيًا",

	streamingServers: "خوادم البث",
	configError: "خطأ في الإعدادات",
	configNotLoaded: "تعذّر تحميل إعدادات الخوادم",
	configNotRefreshed: "تعذّر تحديث إعدادات الخوادم",
	refreshServers: "تحديث الخوادم",
	refreshing: "جارٍ التحديث…",
	currentlyActive: "قيد الاستخدام",
	clickToSwitch: "اضغط للتبديل إليه",
	notLoadedHere: "تعذّر تحميله هنا آخر مرة",
	loadsWell: "يعمل جيدًا عند غيرك",
	oftenFails: "كثيرًا ما يتعطّل عند غيرك",
	doesNotLoad: "لا يعمل عند غيرك",
	serverConfiguration: "إعدادات الخوادم",
	totalServers: "عدد الخوادم",
	enabled: "المفعّلة",
	version: "الإصدار",
	lastUpdated: "آخر تحديث",
	remoteConfig: "إعدادات عن بُعد",

	episodeNavigation: "عن هذه الحلقة",
	episodeTitle: (episode, name) => `الحلقة ${episode}: ${isolated(name)}`,
	seasonOf: (season, seasons) => `${season} من ${seasons}`,
	seasons: "المواسم",
	seasonEpisodes: (season) => `حلقات ${season}`,
	airs: (date) => `تُعرض في ${date}`,
	notAiredYet: "لم تُعرض بعد",
	episodesShown: (first, last, shown, total) => `الحلقات ${first}–${last}، ${shown} من ${total}`,
	showMore: "عرض المزيد",

	movieDetails: "تفاصيل الفيلم",
	showDetails: "تفاصيل المسلسل",
	title: "الاسم",
	releaseDate: "تاريخ العرض",
	firstAirDate: "تاريخ أول عرض",
	currentSeason: "الموسم الحالي",
	currentEpisode: "الحلقة الحالية",
	rating: "التقييم",
	outOfTen: (rating) => `${rating} من 10`,
	currentServer: "الخادم الحالي",
	trailer: "الإعلان الترويجي",
});
