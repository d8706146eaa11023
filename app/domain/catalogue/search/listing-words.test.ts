import { expect, test } from "vitest";
import { nameList } from "~/components/browse/name-list";
import type { Language } from "~/lib/language/languages";
import { readDescription } from "./listing-words";

test.each([
	["western", ["Western movies /movies?genre=37", "Western TV shows /tv?genre=37"]],
	["Horror", ["Horror movies /movies?genre=27"]],
	["sci-fi", ["Science Fiction movies /movies?genre=878", "Sci-Fi & Fantasy TV shows /tv?genre=10765"]],
	["comedies", ["Comedy movies /movies?genre=35", "Comedy TV shows /tv?genre=35"]],
	[
		"the 80s",
		[
			"Movies of the 1980s /movies?year_from=1980&year_to=1989",
			"TV shows of the 1980s /tv?year_from=1980&year_to=1989",
		],
	],
	["nineties movies", ["Movies of the 1990s /movies?year_from=1990&year_to=1999"]],
	["10s shows", ["TV shows of the 2010s /tv?year_from=2010&year_to=2019"]],
	["1994 films", ["Movies of 1994 /movies?year_from=1994&year_to=1994"]],
	["Japan", ["Movies from Japan /movies?country=JP", "TV shows from Japan /tv?country=JP"]],
	["french movies", ["Movies in French /movies?language=fr"]],
	["south korea thriller", ["Thriller movies from South Korea /movies?genre=53&country=KR"]],
	["80s horror movies", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	["'80s horror", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	["horror of the 80's", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	// TV has no horror: what was asked for is closer than no list.
	["horror 80s shows", ["Horror movies of the 1980s /movies?genre=27&year_from=1980&year_to=1989"]],
	["a british crime series", ["Crime TV shows from United Kingdom /tv?genre=80&country=GB"]],
	["romantic films in french", ["Romance movies in French /movies?genre=10749&language=fr"]],
	["musicals", ["Music movies /movies?genre=10402"]],
	["best movies 2024", ["Top rated movies of 2024 /movies?chip=top_rated&year_from=2024&year_to=2024"]],
	["new shows", ["Latest TV shows /tv?chip=latest"]],
	["popular french films", ["Trending movies in French /movies?chip=trending&language=fr"]],
	["movies with robots", ["With the sign “Robot” /pictures?sign=robot"]],
])("%s matches listings", (text, expected) => {
	const { listings, rest } = readDescription(text, "en");
	expect(rest).toEqual([]);
	expect(listings.map(({ name, url }) => `${nameList("en", name)} ${url}`)).toEqual(expected);
});

test.each(["", "the", "godfather", "1066", "a", "best", "new", "story"])("%s matches no listing", (text) => {
	expect(readDescription(text, "en").listings).toEqual([]);
});

test.each([
	["horror story", ["story"]],
	["blade runner 2049", ["blade", "runner"]],
	["western comedy western", ["comedy", "western"]],
	["tom hanks comedies from the 90s", ["tom", "hanks"]],
	["movies with nicole kidman", ["nicole", "kidman"]],
])("of %s, the words %j say nothing about a list", (text, rest) => {
	expect(readDescription(text, "en").rest).toEqual(rest);
});

test.each<[Language, string, string[]]>([
	[
		"es",
		"comedias de los 90",
		["/movies?genre=35&year_from=1990&year_to=1999", "/tv?genre=35&year_from=1990&year_to=1999"],
	],
	["es", "películas de terror de los años 80", ["/movies?genre=27&year_from=1980&year_to=1989"]],
	["es", "las mejores películas de 1994", ["/movies?chip=top_rated&year_from=1994&year_to=1994"]],
	["es", "series coreanas", ["/tv?language=ko"]],
	[
		"es",
		"ciencia ficción de la década de 1970",
		["/movies?genre=878&year_from=1970&year_to=1979", "/tv?genre=10765&year_from=1970&year_to=1979"],
	],
	["es", "cine japonés", ["/movies?language=ja"]],
	["es", "peliculas de robots", ["/pictures?sign=robot"]],
	// Other countries speak it too.
	["es", "películas españolas", ["/movies?country=ES"]],
	["es", "series en español", ["/tv?language=es"]],
	["es", "pelis de risa de los ochentas", ["/movies?genre=35&year_from=1980&year_to=1989"]],
	["es", "las series turcas más vistas", ["/tv?chip=trending&language=tr"]],
	["es", "novelas mexicanas", ["/tv?genre=10766&country=MX"]],
	["fr", "films d'horreur des années 80", ["/movies?genre=27&year_from=1980&year_to=1989"]],
	["fr", "comédies françaises", ["/movies?genre=35&language=fr", "/tv?genre=35&language=fr"]],
	["fr", "les meilleurs films de 1999", ["/movies?chip=top_rated&year_from=1999&year_to=1999"]],
	["fr", "séries policières britanniques", ["/tv?genre=80&country=GB"]],
	["fr", "films de science-fiction", ["/movies?genre=878"]],
	["fr", "nouvelles séries", ["/tv?chip=latest"]],
	["fr", "comédies musicales des années quatre-vingt-dix", ["/movies?genre=10402&year_from=1990&year_to=1999"]],
	["fr", "films d’animation des années quatre-vingt", ["/movies?genre=16&year_from=1980&year_to=1989"]],
	["fr", "une histoire d’amour", ["/movies?genre=10749"]],
	["fr", "séries télé sud-coréennes", ["/tv?language=ko"]],
	["fr", "films à suspense autrichiens", ["/movies?genre=53&country=AT"]],
	[
		"de",
		"Komödien der 90er",
		["/movies?genre=35&year_from=1990&year_to=1999", "/tv?genre=35&year_from=1990&year_to=1999"],
	],
	["de", "Horrorfilme der 80er Jahre", ["/movies?genre=27&year_from=1980&year_to=1989"]],
	["de", "die besten Filme von 2010", ["/movies?chip=top_rated&year_from=2010&year_to=2010"]],
	["de", "koreanische Serien", ["/tv?language=ko"]],
	["de", "französische Krimis", ["/movies?genre=80&language=fr", "/tv?genre=80&language=fr"]],
	["de", "neue Filme", ["/movies?chip=latest"]],
	["de", "Western aus Italien", ["/movies?genre=37&country=IT", "/tv?genre=37&country=IT"]],
	[
		"de",
		"Komödien aus den 90ern",
		["/movies?genre=35&year_from=1990&year_to=1999", "/tv?genre=35&year_from=1990&year_to=1999"],
	],
	["de", "Filme der Achtzigerjahre", ["/movies?year_from=1980&year_to=1989"]],
	["de", "romantische Komödien", ["/movies?genre=10749"]],
	["de", "gruselige Filme aus den USA", ["/movies?genre=27&country=US"]],
	["de", "finnische Serien", ["/tv?language=fi"]],
	["de", "Agentenfilme", ["/pictures?sign=target"]],
	["de", "Filme im Wald", ["/pictures?sign=forest"]],
	[
		"pt-BR",
		"comédias dos anos 90",
		["/movies?genre=35&year_from=1990&year_to=1999", "/tv?genre=35&year_from=1990&year_to=1999"],
	],
	["pt-BR", "filmes de terror", ["/movies?genre=27"]],
	["pt-BR", "melhores filmes de 1994", ["/movies?chip=top_rated&year_from=1994&year_to=1994"]],
	["pt-BR", "séries brasileiras", ["/tv?country=BR"]],
	["pt-BR", "filmes de época mais assistidos", ["/movies?chip=trending&genre=36"]],
	["pt-BR", "boas séries gregas para assistir", ["/tv?country=GR"]],
	["pt-BR", "doramas coreanos", ["/movies?language=ko", "/tv?language=ko"]],
	[
		"pt-BR",
		"ficção científica da década de 80",
		["/movies?genre=878&year_from=1980&year_to=1989", "/tv?genre=10765&year_from=1980&year_to=1989"],
	],
	["ja", "80年代のホラー映画", ["/movies?genre=27&year_from=1980&year_to=1989"]],
	[
		"ja",
		"９０年代 コメディ",
		["/movies?genre=35&year_from=1990&year_to=1999", "/tv?genre=35&year_from=1990&year_to=1999"],
	],
	["ja", "韓国ドラマ", ["/movies?genre=18&country=KR", "/tv?genre=18&country=KR"]],
	[
		"ja",
		"2020年のアニメ",
		["/movies?genre=16&year_from=2020&year_to=2020", "/tv?genre=16&year_from=2020&year_to=2020"],
	],
	["ja", "フランスの映画", ["/movies?country=FR"]],
	["ja", "最新の映画", ["/movies?chip=latest"]],
	["ja", "邦画 ラブコメ", ["/movies?genre=10749&country=JP"]],
	["ja", "評価の高い映画", ["/movies?chip=top_rated"]],
	["ja", "テレビアニメ", ["/tv?genre=16"]],
	["ar", "أفلام الرعب", ["/movies?genre=27"]],
	["ar", "أفلام كوميديا من التسعينيات", ["/movies?genre=35&year_from=1990&year_to=1999"]],
	["ar", "مسلسلات تركية", ["/tv?language=tr"]],
	["ar", "أفضل أفلام ١٩٩٤", ["/movies?chip=top_rated&year_from=1994&year_to=1994"]],
	["ar", "أفلام خيال علمي", ["/movies?genre=878"]],
	["ar", "رعب الثمانينات", ["/movies?genre=27&year_from=1980&year_to=1989"]],
	["ar", "افلام كوميديه", ["/movies?genre=35"]],
	["ar", "مسلسلات امريكى", ["/tv?country=US"]],
	["ar", "أفلام مصرية", ["/movies?country=EG"]],
	["ar", "مسلسلات سورية", ["/tv?country=SY"]],
	["ar", "أقوى أفلام الأكشن", ["/movies?chip=top_rated&genre=28"]],
	["ar", "المسلسلات الأعلى تقييمًا", ["/tv?chip=top_rated"]],
	["ar", "أفلام تسعينيات القرن الماضي", ["/movies?year_from=1990&year_to=1999"]],
	["ar", "أفلام الفضاء", ["/pictures?sign=rocket"]],
	["tr", "90’lar komedi", ["/movies?genre=35&year_from=1990&year_to=1999", "/tv?genre=35&year_from=1990&year_to=1999"]],
	["tr", "80'lerin korku filmleri", ["/movies?genre=27&year_from=1980&year_to=1989"]],
	["tr", "en iyi filmler 1994", ["/movies?chip=top_rated&year_from=1994&year_to=1994"]],
	["tr", "Kore dizileri", ["/tv?country=KR"]],
	["tr", "BİLİM KURGU filmleri", ["/movies?genre=878"]],
	["tr", "İtalyan filmleri", ["/movies?language=it"]],
	["tr", "İngiliz dizileri", ["/tv?country=GB"]],
	["tr", "90'lı yılların korku filmleri", ["/movies?genre=27&year_from=1990&year_to=1999"]],
	["tr", "2000’li yıllar film", ["/movies?year_from=2000&year_to=2009"]],
	["tr", "seksenli yılların filmleri", ["/movies?year_from=1980&year_to=1989"]],
	["tr", "en çok izlenen diziler", ["/tv?chip=trending"]],
	["tr", "romantik komedi filmi önerileri", ["/movies?genre=10749"]],
	["tr", "2023 yılında çıkan filmler", ["/movies?year_from=2023&year_to=2023"]],
	["tr", "uzay filmleri izle", ["/pictures?sign=rocket"]],
	// English is understood everywhere.
	["de", "80s horror", ["/movies?genre=27&year_from=1980&year_to=1989"]],
	["ja", "90s comedy movies", ["/movies?genre=35&year_from=1990&year_to=1999"]],
])("in %s, %s matches listings", (language, text, urls) => {
	const { listings, rest } = readDescription(text, language);
	expect(rest).toEqual([]);
	expect(listings.map(({ url }) => url)).toEqual(urls);
});

test.each<[Language, string, string[]]>([
	["es", "comedias con tom hanks", ["tom", "hanks"]],
	["fr", "films avec louis de funès", ["louis", "funes"]],
	["de", "Filme mit Romy Schneider", ["romy", "schneider"]],
	["pt-BR", "filmes com fernanda montenegro", ["fernanda", "montenegro"]],
	["ja", "黒澤明の映画", ["黒澤明"]],
	["tr", "Kemal Sunal filmleri", ["kemal", "sunal"]],
])("in %s, of %s the words %j say nothing about a list", (language, text, rest) => {
	expect(readDescription(text, language).rest).toEqual(rest);
});
