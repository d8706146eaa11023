import type { TextTools } from "../area";
import type { BrowseTexts } from "../browse";
import type { ListCount } from "../listed";

const NOUNS = {
	movie: { one: "# film", other: "# film" },
	tv: { one: "# dizi", other: "# dizi" },
	title: { one: "# yapım", other: "# yapım" },
	result: { one: "# sonuç", other: "# sonuç" },
	person: { one: "# kişi", other: "# kişi" },
} as const;

export default ({ plural }: TextTools<"tr">): BrowseTexts => ({
	homeRows: {
		trending: "Gündemdekiler",
		"popular-movies": "Popüler filmler",
		"trending-shows": "Gündemdeki diziler",
		"popular-shows": "Popüler diziler",
		netflix: "Netflix orijinalleri",
		disney: "Disney+ koleksiyonu",
		hbo: "HBO dizileri",
		prime: "Prime Video",
	},
	recommended: "Sana önerilenler",
	trendingNow: "Şu an gündemde",
	moreInfo: "Daha fazla bilgi",
	aboutTitle: (title: string) => `(${title})`,
	allPictures: "Tüm resimler",
	adminForRoles:
		"Yönetim panelini yalnızca yöneticiler ve site sahipleri açabilir. Bir site sahibi sana erişim verebilir.",
	adminForFirstPerson: "Yönetim panelini yalnızca hesabındaki ilk kişi açabilir. Önce kimin izlediğini değiştir.",
	intermission: "Kısa bir ara",

	savedCatalogue: "Kaydedilmiş katalog gösteriliyor",
	unavailable: "Katalog şu anda yanıt vermiyor. Biraz sonra yeniden dene.",
	fromSavedCatalogue: "Kaydedilmiş katalogdan",
	notResponding: "Katalog yanıt vermiyor",
	lightsBackSoon: "Işıklar birazdan yanacak; kaydettiğin hiçbir şey kaybolmadı.",
	opensByItself: "Katalog yanıt verdiğinde bu sayfa kendiliğinden açılır.",
	goBack: "Geri dön",

	leftOut: (count: number) => plural(count, { one: "# yapım gösterilmiyor", other: "# yapım gösterilmiyor" }),
	leftOutNote: "Sana göre değil ya da izledin.",
	hiddenResults: (count: number) => plural(count, { one: "# sonuç gizli", other: "# sonuç gizli" }),
	hiddenNote: "Adı dışında pek bir şey bilinmiyor.",
	showHidden: (count: number) => plural(count, { one: "Göster", other: "Göster" }),

	titles: "Yapımlar",
	loadingTitles: "Yapımlar yükleniyor",
	titleCount: (count: number) => plural(count, NOUNS.title),
	peopleCount: (count: number) => plural(count, NOUNS.person),
	showing: ({ kind, shown, total, isAbout }: ListCount) =>
		`Gösterilen: <shown>${shown}</shown>, toplam: ${isAbout ? "yaklaşık " : ""}${plural(total, NOUNS[kind])}`,
	shownOf: ({ kind, shown, total, isAbout }: ListCount) =>
		`Gösterilen: ${shown}, toplam: ${isAbout ? "yaklaşık " : ""}${plural(total, NOUNS[kind])}`,
	rowHas: (row: string, count: string) => `${row}: ${count}`,
	sentence: (said: string) => `${said}.`,
	sentences: (said: string[]) => said.join(". "),
	lacksWords: "Bu kelimelerin hepsinin geçtiği bir yapım yok",
	resultsFor: (text: string) => `“${text}” için sonuçlar`,
	threeColumns: "Üç sütun",
	moreNotLoaded: "Devamı yüklenemedi. Yeniden dene.",
	loadMore: "Daha fazla yükle",
	loadMoreResults: "Daha fazla sonuç yükle",
	loadingMore: "Yükleniyor…",
	theEnd: "Hepsi bu kadar",
	pages: "Sayfalar",
	previousPage: "Önceki sayfa",
	nextPage: "Sonraki sayfa",
});
