import type { TextTools } from "../area";
import type { PressTexts } from "../presses";

export default ({ plural }: TextTools<"tr">): PressTexts => {
	const notChanged = "Değiştirilemedi. Yeniden dene.";
	const notRemoved = "Kaldırılamadı. Yeniden dene.";
	const notAdded = "Eklenemedi. Yeniden dene.";
	const notRated = "Puan kaydedilemedi. Yeniden dene.";
	const notMarked = "İşaretlenemedi. Yeniden dene.";
	return {
		changes: {
			open: { past: "Açıldı", failed: notChanged },
			close: {
				past: "İzlemeye devam et bölümünden çıkarıldı",
				done: (name) => `${name}, İzlemeye devam et bölümünden çıkarıldı`,
				failed: notRemoved,
			},
			progress: { past: "Oynatıldı", failed: notChanged },
			play: { past: "İzlendi", done: (name) => `${name} eklendi`, failed: notChanged },
			unplay: { past: "Bir izleme kaldırıldı", done: (name) => `${name} kaldırıldı`, failed: notRemoved },
			save: {
				past: "Daha sonra izle listesine eklendi",
				done: (name) => `${name}, Daha sonra izle listesine eklendi`,
				failed: notAdded,
				full: "Bu tarayıcı daha fazla yapım saklayamıyor. Bunu saklamak için kaydol.",
			},
			unsave: {
				past: "Daha sonra izle listesinden çıkarıldı",
				done: (name) => `${name}, Daha sonra izle listesinden çıkarıldı`,
				failed: notRemoved,
			},
			hide: {
				past: "Bana göre değil",
				done: (name) => `${name} sana göre değil. Listelerde gösterilmeyecek.`,
				failed: "Gizlenemedi. Yeniden dene.",
				full: "Bu tarayıcı daha fazla gizli yapım saklayamıyor. Bunu gizlemek için kaydol.",
			},
			show: {
				past: "Yine bana göre",
				done: (name) => `${name} yeniden listelerde`,
				failed: "Gösterilemedi. Yeniden dene.",
			},
			rate: {
				past: "Puanlandı",
				done: (name, rating) => `${name} için puanın: ${rating}`,
				failed: notRated,
				full: "Bu tarayıcı daha fazla puan saklayamıyor. Bunu saklamak için kaydol.",
			},
			unrate: { past: "Puan kaldırıldı", done: (name) => `${name} için puanın kaldırıldı`, failed: notRated },
			note: {
				past: "Not yazıldı",
				done: (name, note) => `${name} hakkındaki notun ${note === "" ? "kaldırıldı" : "kaydedildi"}`,
				failed: "Notun kaydedilemedi. Yeniden dene.",
				full: "Bu tarayıcı daha fazla not saklayamıyor. Bunu saklamak için kaydol.",
			},
			begin: {
				past: "Yeniden başlandı",
				done: (name) => `${name} baştan başlıyor. İzlediklerin günlüğünde kalır`,
				failed: notChanged,
			},
			unbegin: { past: "İzlenenlere döndü", done: (name) => `${name} izlenenlere döndü`, failed: notChanged },
			list: { past: "Bir listeye eklendi", done: (name) => `${name} listeye eklendi`, failed: notAdded },
			unlist: {
				past: "Bir listeden çıkarıldı",
				done: (name) => `${name} listeden çıkarıldı`,
				failed: notRemoved,
			},
			mark: {
				past: "İzlendi olarak işaretlendi",
				done: (name) => `${name} izlendi olarak işaretlendi`,
				failed: notMarked,
				full: (max) =>
					`Hesap olmadan bu tarayıcı ${max} bölüm ve film saklayabilir. Daha fazlasını işaretlemek için kaydol.`,
			},
			unmark: {
				past: "İzlenmedi olarak işaretlendi",
				done: (name) => `${name} izlenmedi olarak işaretlendi`,
				failed: notMarked,
			},
		},

		savedHere: (name) =>
			`${name}, bu tarayıcıda Daha sonra izle listesine eklendi. Tüm cihazlarında görmek için kaydol.`,
		withCompany: (done, names) => `${done} (birlikte: ${names})`,
		waiting: (product) => `Bu tarayıcıya kaydedildi. ${product} yeniden yanıt verdiğinde gönderilir.`,
		followedBy: (said, next) => `${said}. ${next}`,
		undo: "Geri al",
		notUndone: "Geri alınamadı. Yeniden dene.",
		sentSince: "Artık hesabında. Oradan değiştir.",
		thereAlready: (name) => `${name} zaten var. Yeniden mi izledin?`,
		addAgain: "Yeniden ekle",

		refusals: {
			full: "Hesabında yer kalmadı. Önce birkaç kaydı kaldır.",
			missing: "Böyle bir yapım yok.",
			deleted: "Bu arada onu kaldırmışsın.",
			not_aired: "Henüz yayınlanmadı.",
			list_gone: "Bu liste artık yok.",
			dated_plays: "Tarihi olan izlemeler de kaldırılacaktı.",
		},
		unreadable: (product) => `${product} bunu okuyamadı.`,
		datedPlays: (count) =>
			plural(count, { one: "Bir izleme, tarihiyle birlikte kaldırılacaktı.", other: "# izleme kaldırılacaktı." }),
		pleaseTryAgain: "Yeniden dene.",
		leftOut: (count, reason) => `${plural(count, { one: "# yapım atlandı.", other: "# yapım atlandı." })} ${reason}`,
		notTaken: (name, reason) => `Hesabına kaydedilemedi: ${name}. ${reason}`,
		severalNotTaken: (count, reason) =>
			`${plural(count, {
				one: "# değişikliğin hesabına kaydedilemedi.",
				other: "# değişikliğin hesabına kaydedilemedi.",
			})} ${reason}`,

		whenWatched: (name) => `${name}: ne zaman izledin?`,
		when: "Ne zaman",
		unknownDay: "Bilmiyorum",
		whenAired: "Yayınlandığında",
		today: "Bugün",
		otherDay: "Başka bir gün",
		theDay: "Gün",
		markWatched: "İzlendi olarak işaretle",

		youWatched: (name) => `İzledin: ${name}`,
		plays: (count) => plural(count, { one: "# izleme", other: "# izleme" }),
		playsOf: (plays, times) => `${plays}: ${times}.`,
		timesUndated: (count) => plural(count, { one: "bir kez tarihsiz", other: "# kez tarihsiz" }),
		more: (count) => plural(count, { one: "# kez daha", other: "# kez daha" }),
		times: (first, last) => `${first.join("; ")} ve ${last}`,
		removePlays: (count) => plural(count, { one: "# izlemeyi kaldır", other: "# izlemeyi kaldır" }),
		watchedAgain: "Yeniden izledim",
		changeDate: "Bir tarihi değiştir",
	};
};
