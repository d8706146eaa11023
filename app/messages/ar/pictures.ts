import type { TextTools } from "../area";
import type { PicturesTexts } from "../pictures";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): PicturesTexts => ({
	description: "اختر صورة أو صورتين وشاهد الأفلام والمسلسلات التي تضمّها.",
	todaysRiddle: "لغز اليوم",
	skipToTitles: "الانتقال إلى الأعمال",
	titlesWithSigns: (signs: string) => `أعمال تحمل هذه الرموز: ${signs}`,
	nothingFound: "لم يُعثر على أعمال",
	noTitleHasBoth: (signs: string) => `لا يوجد عمل يجمع الرمزين: ${signs}.`,
	noTitleHas: (sign: string) => `لا يوجد عمل يحمل هذا الرمز: ${sign}.`,
	oneAlone: "أحد الرمزين فقط",

	riddle: "رموز",
	riddleTitle: "رموز، اللغز اليومي",
	riddleDescription: "ثلاث صور وسنة: أي فيلم هذا؟ اللغز نفسه للجميع اليوم، بست محاولات ومن دون حساب.",
	whichFilm: (day: string) => `ثلاث صور وسنة: أي فيلم هذا؟ اللغز نفسه للجميع في ${day} (بالتوقيت العالمي).`,
	theRiddle: "اللغز",
	attemptsLeft: (count: number) =>
		plural(count, {
			zero: "لم تبقَ محاولات.",
			one: "بقيت محاولة واحدة.",
			two: "بقيت محاولتان.",
			few: "بقيت # محاولات.",
			many: "بقيت # محاولة.",
			other: "بقيت # محاولة.",
		}),
	itWas: (title: string) => `الإجابة: ${isolated(title)}.`,
	solved: (title: string, attempt: number, attempts: number) =>
		`إجابة صحيحة: ${isolated(title)}. المحاولة ${attempt} من ${attempts}.`,
	notIt: "إجابات خاطئة: <films></films>",
	genres: "الأنواع",
	directedBy: "الإخراج",
	notKnown: "غير معروف",
	corner: "زاوية من الملصق",
	cornerPicture: "إحدى زواياه",
	yourGuess: "تخمينك",
	nameOfMovie: "اسم فيلم",
	noOtherMovie: "لا يوجد فيلم آخر بهذا الاسم. جرّب أحرفًا أقل.",
	theFilm: "الفيلم",
	nextRiddle: "يأتي اللغز التالي عند منتصف الليل بالتوقيت العالمي.",
	goToFilm: "الانتقال إلى الفيلم",
	copied: "تم النسخ",
	copyResult: "نسخ نتيجتي",
	yourResult: "نتيجتك",
	result: (product: string, day: string, strip: string) => `رموز ${isolated(product)}، ${day}: ${strip}`,
});
