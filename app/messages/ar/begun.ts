import type { TextTools } from "../area";
import type { BegunTexts } from "../begun";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): BegunTexts => ({
	continueWatching: "متابعة المشاهدة",
	upNext: "التالي",
	next: (code: string) => `التالي: ${code}`,
	markWatched: "تمت المشاهدة",
	moreInfo: "مزيد من المعلومات",
	moreInfoAbout: (name: string) => `مزيد من المعلومات عن ${isolated(name)}`,
	you: "أنت",
	youAreFurtherOn: "وصلت إلى حلقة لاحقة",
	youAndOthersAreFurtherOn: (names: string) => `في حلقة لاحقة: ${names}`,
	areFurtherOn: (names: string, count: number) => {
		const further = `في حلقة لاحقة: ${names}`;
		return plural(count, { zero: "", one: further, two: further, few: further, many: further, other: further });
	},

	yearsAgoTonight: (years: number) =>
		plural(years, {
			zero: "في مثل هذه الليلة",
			one: "في مثل هذه الليلة قبل سنة",
			two: "في مثل هذه الليلة قبل سنتين",
			few: "في مثل هذه الليلة قبل # سنوات",
			many: "في مثل هذه الليلة قبل # سنة",
			other: "في مثل هذه الليلة قبل # سنة",
		}),
	memory: (title: string, part: string | null, day: string, rating: number | null) =>
		`شاهدت ${part ? `${part} من ` : ""}<name>${title}</name> في ${day}${rating === null ? "." : `، وكان تقييمك ${rating}.`} هل تود المشاهدة مرة أخرى؟`,
	watchOnceMore: "شاهد مرة أخرى",
	thatDay: "ذلك اليوم في يومياتك",

	threeToBegin: "ثلاثة أعمال للبداية",
	threeToBeginAdvice: "احفظ أحدها، أو أخبرنا بما شاهدته منها ومدى إعجابك به: من هنا تبدأ توصياتك.",
	watchedShort: "شاهدته",
});
