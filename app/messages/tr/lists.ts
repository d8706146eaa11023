import type { TextTools } from "../area";
import type { ListsTexts } from "../lists";

export default ({ plural }: TextTools<"tr">): ListsTexts => ({
	yourLists: "Listelerin",
	noLists: "Henüz liste yok",
	noListsAdvice:
		"Yapımları istediğin sırayla bir araya getir: kış için filmler, bir yönetmenin tüm işleri, bir arkadaşına göstereceklerin",
	openByLink: "Bağlantıyla paylaşılıyor",
	isPrivate: "Özel",
	isFull: (max) =>
		plural(max, {
			one: "# listen var, daha fazlası olamaz. Yenisini oluşturmak için birini sil.",
			other: "# listen var, daha fazlası olamaz. Yenisini oluşturmak için birini sil.",
		}),
	newList: "Yeni liste",
	beginsWith: (title) => `İlk yapım: <name>${title}</name>.`,
	make: "Listeyi oluştur",
	making: "Oluşturuluyor…",
	allLists: "Tüm listeler",
	name: "Ad",
	note: "Not",
	noteHint: "İstersen ne için olduğunu yaz",
	makeFailed: "Liste oluşturulamadı. Yeniden dene.",
	changeFailed: "Liste değiştirilemedi. Yeniden dene.",

	list: "Liste",
	openToAnyone: "Bağlantıyı bilen herkese açık",
	reorder: "Yeniden sırala",
	done: "Tamam",
	edit: "Düzenle",
	save: "Kaydet",
	saving: "Kaydediliyor…",
	nothingInList: "Bu listede henüz bir şey yok",
	nothingInListAdvice: "Bir yapımı aç ve düğmelerinin altındaki “Bir listeye ekle” düğmesine bas",
	findSomething: "Bir şeyler bul",
	number: (rank) => `${rank}. sıra`,
	pages: "Sayfalar",

	delete: "Sil",
	deleting: "Siliniyor…",
	deleteQuestion: "Liste silinsin mi?",
	deleteText: (parts) =>
		`${parts && `Şunlar silinir: ${parts}. `}İzlediklerin, puanların ve kaydettiklerin kalır. Bu işlem geri alınamaz.`,
	itsOrder: (count) => plural(count, { one: "içindeki # yapımın sırası", other: "içindeki # yapımın sırası" }),
	itsNote: "notu",
	itsLink: "hemen geçersiz olacak bağlantısı",

	nobodyButYou:
		"Bu listeyi yalnızca sen görürsün. Gizli bir bağlantı oluşturursan, sen iptal edene kadar bağlantıyı bilen herkes listeyi açabilir.",
	makeLink: "Gizli bağlantı oluştur",
	anyoneReads: "Bu bağlantıyı bilen herkes listeyi görebilir. Liste arama motorlarında çıkmaz.",
	link: "Bağlantı",
	copyLink: "Bağlantıyı kopyala",
	saysName: "Sayfada adın yazıyor.",
	saysNoName: "Sayfada listeyi kimin hazırladığı yazmıyor.",
	leaveNameOut: "Adımı gösterme",
	showName: "Adımı göster",
	endLink: "Bağlantıyı iptal et",

	orderOf: (list) => `Sıra: ${list}`,
	positionOf: (title) => `${title} için sıra`,
	move: "Taşı",
	moveTitle: (title) => `${title} yapımını taşı`,
	moveUp: (title) => `${title} yapımını yukarı taşı`,
	moveDown: (title) => `${title} yapımını aşağı taşı`,

	notHere: "Liste bulunamadı",
	notHereAdvice: "Bağlantısı iptal edilmiş ya da eksik. Sana gönderenden yenisini iste.",
	by: (name) => `Hazırlayan: <name>${name}</name>`,
	nothingHere: "Burada henüz bir şey yok",
	nothingHereAdvice: "Bu listeyi hazırlayan kişi henüz bir şey eklememiş",
});
