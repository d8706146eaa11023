import type { SearchTexts } from "../search";

export default (): SearchTexts => ({
	description: "Filmleri, dizileri ve kişileri adlarıyla bul.",
	kinds: "Sonuç türleri",
	all: "Tümü",
	people: "Kişiler",
	startSearch: "Aramaya başla",
	startAdvice:
		"Bir yapım ya da kişi adı yaz. Sonuçları daraltmak için “Dune 2021” gibi yıl ekle, “80’ler korku” gibi bir liste tarif et ya da bir yapımın bağlantısını yapıştır.",
	genres: "Türler",
	recentSearches: "Son aramalar",
	removeSearch: (text: string) => `Kaldır: ${text}`,

	movies: "Filmler",
	shows: "Diziler",
	moviesAndShows: "Filmler ve diziler",
	seeAllPeople: "Tüm kişileri gör",
	lists: "Listeler",
	withWords: (text: string) => `“${text}” içerenler`,
	withSign: (sign: string) => `“${sign}” simgesini taşıyanlar`,

	noResults: "Sonuç bulunamadı",
	nothingCalled: (text: string, advice: string) => `“${text}” adında bir şey yok. ${advice}`,
	/** For a child. */
	nothingForChild: (text: string) =>
		`Bu profilde “${text}” adında bir şey yok. Yaş sınırının üzerindeki yapımlar gösterilmez.`,
	englishNamesOnly: "Örnek katalogda yalnızca İngilizce adlar var.",
	noSuchAddress: "Bu katalogda bu adrese sahip yapım yok.",
	checkSpelling: "Yazımı kontrol et ya da daha az kelimeyle dene.",
	tryListAbove: "Yukarıdaki listeye bak.",
	tryFewerWords: "Daha az kelimeyle dene.",
	searchMoviesAndShows: "Filmlerde ve dizilerde ara",
});
