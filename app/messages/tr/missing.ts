import type { MissingTexts } from "../missing";

export default (): MissingTexts => ({
	notFound: "Sayfa bulunamadı",
	notFoundText: "Aradığın sayfa yok veya taşındı.",
	searchForIt: "Arama yap ya da bu akşam için başka bir şey bul.",
	trending: "Gündemdekiler",
	catalogueDown: "Katalog yanıt vermiyor",

	notForProfile: "Bu içerik bu profile uygun değil",
	notForProfileText: "Burada bu profille izleyebileceğin bir şey yok. Bunları izleyebilirsin.",
	watchThese: "Bunları izle",
	forGrownUps: "Burası büyükler için",
	forGrownUpsText: "Sen izlerken bu sayfa kapalı. Başka biri kendi profilini seçtikten sonra açabilir.",

	offlineTitle: "Çevrimdışı",
	youAreOffline: "Çevrimdışısın",
	unreachable: (product) =>
		`${product} sitesine şu anda ulaşılamıyor. Listen ve her yapımda kaldığın yer güvende; bağlantın geri geldiğinde bu sayfa kendiliğinden açılır.`,
});
