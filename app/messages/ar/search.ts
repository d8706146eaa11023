import type { SearchTexts } from "../search";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default (): SearchTexts => ({
	description: "ابحث عن الأفلام والمسلسلات والأشخاص بأسمائهم.",
	kinds: "الفئات",
	all: "الكل",
	people: "الأشخاص",
	startSearch: "ابدأ البحث",
	startAdvice:
		"اكتب اسم عمل أو شخص. أضف سنة لتضييق النتائج، مثل «Dune 2021»، أو صِف قائمة، مثل «رعب الثمانينيات»، أو الصق رابط عمل.",
	genres: "الأنواع",
	recentSearches: "عمليات البحث الأخيرة",
	removeSearch: (text: string) => `إزالة ${isolated(text)}`,

	movies: "الأفلام",
	shows: "المسلسلات",
	moviesAndShows: "الأفلام والمسلسلات",
	seeAllPeople: "عرض كل الأشخاص",
	lists: "القوائم",
	withWords: (text: string) => `أعمال تتضمن «${isolated(text)}»`,
	withSign: (sign: string) => `أعمال تحمل الرمز «${sign}»`,

	noResults: "لا توجد نتائج",
	nothingCalled: (text: string, advice: string) => `لا يوجد شيء باسم «${isolated(text)}». ${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`لا يوجد في هذا الملف الشخصي شيء باسم «${isolated(text)}». الأعمال التي تتجاوز حدّه العمري لا تظهر هنا.`,
	englishNamesOnly: "الأسماء في الكتالوج التجريبي بالإنجليزية فقط.",
	noSuchAddress: "لا يوجد في هذا الكتالوج عمل بهذا الرابط.",
	checkSpelling: "تحقّق من الإملاء أو جرّب كلمات أقل.",
	tryListAbove: "جرّب القائمة أعلاه.",
	tryFewerWords: "جرّب كلمات أقل.",
	searchMoviesAndShows: "البحث في الأفلام والمسلسلات",
});
