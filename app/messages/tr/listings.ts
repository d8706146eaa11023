import type { ListingFacets, MovieGenre, Range, ShowGenre } from "../listed";
import type { ListingsTexts } from "../listings";

const MOVIES: Record<MovieGenre, string> = {
	Action: "Aksiyon filmleri",
	Adventure: "Macera filmleri",
	Animation: "Animasyon filmleri",
	Comedy: "Komedi filmleri",
	Crime: "Suç filmleri",
	Documentary: "Belgeseller",
	Drama: "Dram filmleri",
	Family: "Aile filmleri",
	Fantasy: "Fantastik filmler",
	History: "Tarihî filmler",
	Horror: "Korku filmleri",
	Music: "Müzikal filmler",
	Mystery: "Gizem filmleri",
	Romance: "Romantik filmler",
	"Science Fiction": "Bilim kurgu filmleri",
	"TV Movie": "TV filmleri",
	Thriller: "Gerilim filmleri",
	War: "Savaş filmleri",
	Western: "Western filmleri",
};

const SHOWS: Record<ShowGenre, string> = {
	"Action & Adventure": "Aksiyon ve macera dizileri",
	Animation: "Animasyon dizileri",
	Comedy: "Komedi dizileri",
	Crime: "Suç dizileri",
	Documentary: "Belgesel diziler",
	Drama: "Dram dizileri",
	Family: "Aile dizileri",
	Kids: "Çocuk dizileri",
	Mystery: "Gizem dizileri",
	News: "Haber programları",
	Reality: "Reality şovlar",
	"Sci-Fi & Fantasy": "Bilim kurgu ve fantastik diziler",
	Soap: "Pembe diziler",
	Talk: "Sohbet programları",
	"War & Politics": "Savaş ve politika dizileri",
	Western: "Western dizileri",
};

const ORDERS = { all: "", trending: "Gündemdeki ", top_rated: "En beğenilen ", latest: "En yeni " };

function nameTitles({ mediaType, genre }: ListingFacets): string {
	if (genre === "") return mediaType === "movie" ? "Filmler" : "Diziler";
	return mediaType === "movie" ? MOVIES[genre as MovieGenre] : SHOWS[genre as ShowGenre];
}

/** The ending follows the last vowel of the number as it is spoken: 1980’lerden (seksen), 1990’lardan (doksan). */
function nameDecade(from: number): string {
	const isBack = [1, 3, 4, 6, 9].includes((from / 10) % 10);
	return `${from}’${isBack ? "lardan" : "lerden"} `;
}

function nameYears({ from, to }: Range): string {
	if (from === null && to === null) return "";
	if (from === null) return `${to} ve öncesi `;
	if (to === null) return `${from} ve sonrası `;
	if (from === to) return `${from} yapımı `;
	return from % 10 === 0 && to === from + 9 ? nameDecade(from) : `${from}–${to} arası `;
}

/** Not the first word of the heading: in small letters, but for names. */
function inside(titles: string): string {
	return titles.startsWith("TV") ? titles : titles.charAt(0).toLocaleLowerCase("tr") + titles.slice(1);
}

function rangeOfYears({ from, to }: Range): string {
	if (from === null) return `${to} ve öncesi`;
	if (to === null) return `${from} ve sonrası`;
	return from === to ? `${from}` : `${from}–${to}`;
}

function rangeOfMinutes({ from, to }: Range): string {
	if (from === null) return `En çok ${to} dk`;
	if (to === null) return `En az ${from} dk`;
	return from === to ? `${from} dk` : `${from}–${to} dk`;
}

export default (): ListingsTexts => ({
	nameListing: (facets: ListingFacets) => {
		const { order, country, language } = facets;
		const before = `${nameYears(facets)}${language && `${language} `}`;
		const rated = before ? inside(ORDERS[order]) : ORDERS[order];
		const titles = nameTitles(facets);
		const name = `${before}${rated}${before || rated ? inside(titles) : titles}`;
		return [name, country].filter(Boolean).join(" · ");
	},
	pageOf: (name: string, page: number) => `${name}, sayfa ${page}`,
	moviesDescription: "Katalogdaki tüm filmler: türe, yıla, puana ve dile göre.",
	showsDescription: "Katalogdaki tüm diziler: türe, yıla, puana ve dile göre.",
	searchMovies: "Film ara",
	searchShows: "Dizi ara",
	searchingMovies:
		"<wide>Tüm filmler adına göre aranıyor. </wide>Filtreler ve sıralama <wide>arama sırasında </wide>uygulanmaz.",
	searchingShows:
		"<wide>Tüm diziler adına göre aranıyor. </wide>Filtreler ve sıralama <wide>arama sırasında </wide>uygulanmaz.",
	noMovies: "Film bulunamadı",
	noMoviesAdvice: "Gösterilecek film yok",
	noShows: "Dizi bulunamadı",
	noShowsAdvice: "Gösterilecek dizi yok",
	nothingFits: "Hiçbir şey bulunamadı",
	nothingFitsAdvice: "Arama ölçütlerini değiştirmeyi dene",

	show: "Göster",
	allMovies: "Tüm filmler",
	allShows: "Tüm diziler",
	trending: "Gündemde",
	topRated: "En beğenilenler",
	latest: "En yeniler",
	mostPopular: "En popüler",
	byName: "A’dan Z’ye",
	genre: "Tür",
	allGenres: "Tüm türler",
	sortBy: "Sırala",
	clearFilters: "Filtreleri temizle",
	activeFilters: "Etkin filtreler",
	removeFilter: (filter: string) => `Filtreyi kaldır: ${filter}`,

	moreFilters: "<more>Diğer </more><filters>filtreler</filters>",
	releaseYear: "Çıkış yılı",
	firstAired: "İlk yayın yılı",
	minimumScore: "En düşük puan",
	minimumVotes: "En az oy sayısı",
	runtime: "Süre (dakika)",
	episodeRuntime: "Bölüm süresi (dakika)",
	country: "Ülke",
	anyCountry: "Tüm ülkeler",
	originalLanguage: "Orijinal dil",
	anyLanguage: "Tüm diller",
	provider: "Platform",
	anyProvider: "Tüm platformlar",
	from: "En az",
	to: "En çok",
	any: "Fark etmez",
	showTitles: "Yapımları göster",
	reset: "Sıfırla",
	hideWatched: "İzlediklerimi gizle",
	hideWatchedNote:
		"İzlediğin filmler ve başladığın diziler listelerde, aramada ve serilerde gösterilmez. Listem’de kalırlar.",
	preferencesFailed: "Tercihlerin yüklenemedi. Yeniden dene.",
	changeFailed: "Değiştirilemedi. Yeniden dene.",

	score: (score: number) => `Puan ${score}+`,
	votes: (votes: string) => `En az ${votes} oy`,
	years: (years: Range) => rangeOfYears(years),
	minutes: (minutes: Range) => rangeOfMinutes(minutes),
});
