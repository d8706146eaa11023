import type { TextTools } from "../area";
import type { DrawAdvice, DrawReason, Widening } from "../draw";
import type { SurpriseTexts } from "../surprise";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const TIMES = { 30: "30 دقيقة", 60: "ساعة", 90: "90 دقيقة", 120: "ساعتين" };
const MOODS = {
	light: "خفيف",
	moving: "مؤثر",
	exciting: "حماسي",
	tense: "مشوّق",
	scary: "مخيف",
	fantastical: "خيالي",
};
const CHANGES = { time: "خصّص وقتًا أطول", mood: "اختر مزاجًا آخر", filter: "أزل عامل تصفية" };

export default ({ plural }: TextTools<"ar">): SurpriseTexts => ({
	howLong: "كم لديك من الوقت؟",
	times: { 30: "30 دقيقة", 60: "ساعة", 90: "90 دقيقة", 120: "ساعتان" },
	whatMood: "ما مزاجك الآن؟",
	moods: MOODS,
	drawnFrom: "الاختيار من",

	title: (drawn: string) => `فاجئني: ${isolated(drawn)}`,
	drawAgain: "مفاجأة أخرى",
	drawing: "جارٍ الاختيار…",
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = `${mood ? ` ${MOODS[mood]}` : ""}${minutes ? ` خلال ${TIMES[minutes]}` : ""}`;
		const wider = to === "mood" ? "بمزاج آخر" : to === "length" ? "بأي مدة" : `خلال ${TIMES[to]}`;
		return `${isMore ? "لا شيء آخر" : "لا شيء"}${asked}. ${wider}:`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const counted =
			minutes &&
			plural(minutes, {
				zero: "# دقيقة",
				one: "دقيقة واحدة",
				two: "دقيقتان",
				few: "# دقائق",
				many: "# دقيقة",
				other: "# دقيقة",
			});
		const length = counted && (isShow ? `مدة حلقته الأولى ${counted}` : `مدته ${counted}`);
		return `لأن ${[length, mood && (length ? `وهو ${MOODS[mood]}` : `العمل ${MOODS[mood]}`)].filter(Boolean).join(" ")}`;
	},
	becauseWatched: (title: string) => `لأنك شاهدت ${isolated(title)}`,
	byChance: "اختير عشوائيًا",

	nothingFits: "لا يوجد ما يناسب",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore) return "لم يبقَ عمل مناسب لم تشاهده. ابدأ من جديد أو غيّر إجاباتك.";
		const change = changes.map((name) => CHANGES[name]).join(" أو ") || "اختر من جديد";
		return `لا يوجد عمل مناسب لم تشاهده: ${change}.`;
	},
	beginAgain: "البدء من جديد",
	drawFromEverything: "الاختيار من كل شيء",
});
