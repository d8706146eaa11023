import type { DmcaTexts } from "../dmca";

export default (): DmcaTexts => ({
	description: (product) =>
		`${product} hiçbir video barındırmaz. Bu sayfa, telif hakkıyla ilgili bir sorunu nasıl bildireceğini açıklar.`,
	heading: "DMCA / Telif hakkı politikası",
	updated: (date) => `Son güncelleme: ${date}`,
	whatItIs: (product) => `${product} nedir`,
	whatItIsText: (product) =>
		`${product} bir katalogdur: herkese açık bir veri tabanındaki yapımları, oyuncuları ve tarihleri gösterir; izleme sayfasına başkasının işlettiği bir oynatıcıyı yerleştirir. Telif hakkıyla korunan içeriği barındırmaz, saklamaz ve dağıtmaz.`,
	whatItDoesNot: (product) => `${product} ne yapmaz`,
	noVideo: "Sunucularında video saklamaz.",
	noUploads: "Dosya yüklenmesini kabul etmez.",
	noStreams:
		"Hiçbir yayını kopyalamaz, dönüştürmez veya aktarmaz; oynatıcının görüntüsü kendi sunucusundan tarayıcına gelir.",
	concerns: "Telif hakkı sorunları",
	concernsText:
		"Bir oynatıcının gösterdiği şeyin hakları sendeyse onu yalnızca videoyu barındıran kaldırabilir. Lütfen önce ona başvur; oynatıcının çerçevesi kim olduğunu belirtir.",
	thirdParty: "Üçüncü taraf içeriğinin sorumluluğu",
	thirdPartyText: (product) =>
		`Bir oynatıcının gösterdiği şeyden onu işletenler sorumludur. Oynatıcıları bu sitenin sahibi seçer; ${product} onların gösterdiklerini ne seçer ne de denetler. Sorunlu kaynaklara giden bağlantılar kaldırılabilir.`,
	compliance: "Yasalara uyum",
	complianceText:
		"Yapımı, bu sitedeki sayfanın adresini ve sana nasıl ulaşılacağını belirten bildirimleri okur ve gereğini yaparız. Bir yapımı katalogdan kaldırabiliriz.",
	contact: "İletişim",
	writeTo: (subject) => `<contact></contact> adresine “${subject}” konusuyla yaz.`,
	subject: "DMCA/Telif hakkı",
	disclaimer: "Sorumluluk reddi",
	disclaimerText: (product) =>
		`Yapım adları, kişi adları ve afişler sahiplerine aittir ve yalnızca bir yapımı tanıtmak için gösterilir. ${product} olduğu gibi, garanti verilmeden sunulur.`,
});
