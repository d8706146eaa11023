import type { ListingFacets, MovieGenre, Range, ShowGenre } from "../listed";
import type { ListingsTexts } from "../listings";

const MOVIES: Record<MovieGenre, string> = {
	Action: "أفلام أكشن",
	Adventure: "أفلام مغامرة",
	Animation: "أفلام رسوم متحركة",
	Comedy: "أفلام كوميدية",
	Crime: "أفلام جريمة",
	Documentary: "أفلام وثائقية",
	Drama: "أفلام درامية",
	Family: "أفلام عائلية",
	Fantasy: "أفلام فانتازيا",
	History: "أفلام تاريخية",
	Horror: "أفلام رعب",
	Music: "أفلام موسيقية",
	Mystery: "أفلام غموض",
	Romance: "أفلام رومانسية",
	"Science Fiction": "أفلام خيال علمي",
	"TV Movie": "أفلام تلفزيونية",
	Thriller: "أفلام إثارة",
	War: "أفلام حربية",
	Western: "أفلام غرب أمريكي",
};

const SHOWS: Record<ShowGenre, string> = {
	"Action & Adventure": "مسلسلات أكشن ومغامرة",
	Animation: "مسلسلات رسوم متحركة",
	Comedy: "مسلسلات كوميدية",
	Crime: "مسلسلات جريمة",
	Documentary: "مسلسلات وثائقية",
	Drama: "مسلسلات درامية",
	Family: "مسلسلات عائلية",
	Kids: "مسلسلات أطفال",
	Mystery: "مسلسلات غموض",
	News: "برامج إخبارية",
	Reality: "برامج تلفزيون الواقع",
	"Sci-Fi & Fantasy": "مسلسلات خيال علمي وفانتازيا",
	Soap: "مسلسلات درامية طويلة",
	Talk: "برامج حوارية",
	"War & Politics": "مسلسلات حرب وسياسة",
	Western: "مسلسلات غرب أمريكي",
};

const ORDERS = { all: "", trending: " رائجة", top_rated: " بأعلى التقييمات", latest: " حديثة" };

/** Decades of the last century that have a name of their own. */
const DECADES: Record<number, string> = {
	1920: "العشرينيات",
	1930: "الثلاثينيات",
	1940: "الأربعينيات",
	1950: "الخمسينيات",
	1960: "الستينيات",
	1970: "السبعينيات",
	1980: "الثمانينيات",
	1990: "التسعينيات",
};

function nameTitles({ mediaType, genre }: ListingFacets): string {
	if (genre === "") return mediaType === "movie" ? "أفلام" : "مسلسلات";
	return mediaType === "movie" ? MOVIES[genre as MovieGenre] : SHOWS[genre as ShowGenre];
}

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return ` حتى عام ${to}`;
	if (to === null) return ` منذ عام ${from}`;
	if (from === to) return ` من عام ${from}`;
	const decade = to === from + 9 && DECADES[from];
	return decade ? ` من ${decade}` : ` من ${from} إلى ${to}`;
}

function range({ from, to }: Range, unit: string): string {
	if (from === null) return `حتى ${to}${unit}`;
	if (to === null) return `من ${from}${unit}`;
	return from === to ? `${from}${unit}` : `من ${from} إلى ${to}${unit}`;
}

export default (): ListingsTexts => ({
	nameListing: (facets: ListingFacets) => {
		const { mediaType, order, genre, country, language } = facets;
		const titles = nameTitles(facets);
		const details = `${ORDERS[order]}${country && ` من ${country}`}${language && ` باللغة ${language}`}${nameYears(facets)}`;
		if (genre === "" && details === "") return mediaType === "movie" ? "الأفلام" : "المسلسلات";
		return `${titles}${details}`;
	},
	pageOf: (name: string, page: number) => `${name}، صفحة ${page}`,
	moviesDescription: "كل أفلام الكتالوج حسب النوع والسنة والتقييم واللغة.",
	showsDescription: "كل مسلسلات الكتالوج حسب النوع والسنة والتقييم واللغة.",
	searchMovies: "البحث عن أفلام",
	searchShows: "البحث عن مسلسلات",
	searchingMovies: "<wide>البحث بالاسم في كل الأفلام. </wide>لا تُطبَّق عوامل التصفية والترتيب<wide> أثناء البحث</wide>.",
	searchingShows: "<wide>البحث بالاسم في كل المسلسلات. </wide>لا تُطبَّق عوامل التصفية والترتيب<wide> أثناء البحث</wide>.",
	noMovies: "لم يُعثر على أفلام",
	noMoviesAdvice: "لا تتوفر أفلام",
	noShows: "لم يُعثر على مسلسلات",
	noShowsAdvice: "لا تتوفر مسلسلات",
	nothingFits: "لم يُعثر على شيء",
	nothingFitsAdvice: "جرّب تغيير معايير البحث",

	show: "عرض",
	allMovies: "كل الأفلام",
	allShows: "كل المسلسلات",
	trending: "الرائج",
	topRated: "الأعلى تقييمًا",
	latest: "الأحدث",
	mostPopular: "الأكثر شعبية",
	byName: "أبجديًا",
	genre: "النوع",
	allGenres: "كل الأنواع",
	sortBy: "ترتيب حسب",
	clearFilters: "إزالة عوامل التصفية",
	activeFilters: "عوامل التصفية المفعّلة",
	removeFilter: (filter: string) => `إزالة عامل التصفية: ${filter}`,

	moreFilters: "<filters>عوامل التصفية</filters><more> الإضافية</more>",
	releaseYear: "سنة العرض",
	firstAired: "سنة أول عرض",
	minimumScore: "الحد الأدنى للتقييم",
	minimumVotes: "الحد الأدنى للأصوات",
	runtime: "المدة بالدقائق",
	episodeRuntime: "مدة الحلقة بالدقائق",
	country: "البلد",
	anyCountry: "كل البلدان",
	originalLanguage: "اللغة الأصلية",
	anyLanguage: "كل اللغات",
	provider: "المنصة",
	anyProvider: "كل المنصات",
	from: "من",
	to: "إلى",
	any: "الكل",
	showTitles: "عرض الأعمال",
	reset: "إعادة الضبط",
	hideWatched: "إخفاء ما شاهدته",
	hideWatchedNote:
		"لا تظهر الأفلام التي شاهدتها والمسلسلات التي بدأتها في القوائم والبحث والسلاسل، لكنها تبقى في «قائمتي».",
	preferencesFailed: "تعذّر تحميل تفضيلاتك. حاول مرة أخرى.",
	changeFailed: "تعذّر التغيير. حاول مرة أخرى.",

	score: (score: number) => `التقييم ${score} فأكثر`,
	votes: (votes: string) => `عدد الأصوات ${votes} فأكثر`,
	years: (years: Range) => range(years, ""),
	minutes: (minutes: Range) => range(minutes, " د"),
});
