import type { EmbedTexts } from "../embed";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default (): EmbedTexts => ({
	play: "تشغيل:",
	playControl: "تشغيل",
	player: "المشغّل",
	intermission: "استراحة",
	catalogueDown: "الكتالوج لا يستجيب الآن. حاول مرة أخرى بعد لحظات.",
	nothingToPlay: "لا يوجد ما يمكن تشغيله",
	notInCatalogue: "هذا العمل غير موجود في الكتالوج.",

	trailer: "الإعلان الترويجي",
	trailerOf: (title) => `الإعلان الترويجي: ${isolated(title)}`,
	trailerPlayer: "مشغّل الإعلان الترويجي",
	fromYouTube: "الإعلان الترويجي عبر مشغّل YouTube الذي لا يستخدم ملفات تعريف الارتباط",
	noTrailer: "لا يتوفر لدينا إعلان ترويجي لهذا العمل.",
	trailerLate: "تعذّر تحميل الإعلان الترويجي",
	openInTab: "فتحه في علامة تبويب جديدة",

	picture: (title) => `عدّ تنازلي ثم صور من ${isolated(title)}`,
	needsScripts: "يحتاج هذا المشغّل إلى JavaScript ليعمل.",
	nextEpisode: "الحلقة التالية",
	back10: "ترجيع 10 ثوانٍ",
	forward10: "تقديم 10 ثوانٍ",
	mute: "كتم الصوت",
	unmute: "إلغاء كتم الصوت",
	volume: "مستوى الصوت",
	speed: (speed) => `السرعة ${speed}`,
	captions: "الترجمة",
	pip: "صورة داخل صورة",
	fullScreen: "ملء الشاشة",
	leaveFullScreen: "الخروج من ملء الشاشة",
	seek: "موضع التشغيل",

	pause: "إيقاف مؤقت",
	playAgain: "التشغيل مرة أخرى",
	playing: "جارٍ التشغيل",
	paused: "متوقف مؤقتًا",
	theEnd: "النهاية",
	muted: "الصوت مكتوم",
	volumeAt: (volume) => `مستوى الصوت ${volume}`,
	captionsOn: "الترجمة مفعّلة",
	captionsOff: "الترجمة متوقفة",
	holdVolume: "السهمان الأيسر والأيمن يغيّران مستوى الصوت",
	timeOf: (time, duration) => `${time} من ${duration}`,

	beeps: ["[صفير] واحد", "[صفير] اثنان", "[صفير] ثلاثة", "[صفير] أربعة", "[صفير] خمسة"],
	presents: (product) => `${product} يقدّم`,
	presentsWord: "يقدّم",
	endCard: "النهاية",
});
