import type { TextTools } from "../area";
import type { PrivacyTexts } from "../privacy";

export default ({ plural }: TextTools<"tr">): PrivacyTexts => {
	const days = (count: number) => plural(count, { one: "# gün", other: "# gün" });
	return {
		fields: { name: "adı", colour: "rengi" },
		description: (product) =>
			`${product} senin hakkında neyi, ne kadar süreyle saklar ve bunları nasıl sildirebilirsin.`,
		updated: (date) => `Son güncelleme: ${date}`,

		introduction: "Giriş",
		introductionText: (product) =>
			`${product} hesap olmadan kullanılabilir. Bu sayfa, hesabın varken neleri, yokken neleri sakladığımızı ve bu konuda neler yapabileceğini anlatır.`,

		collected: "Topladığımız bilgiler",
		given: "Bize verdiklerin",
		givenList: (names) => ({
			account:
				"Hesap bilgileri: kullanıcı adın, e-posta adresin, onu ne zaman doğruladığın ve yalnızca özeti (hash) saklanan şifren. Bu site e-posta gönderiyorsa adresine onu doğrulaman için bir e-posta, şifreni unuttuğunda da bir bağlantı gönderilir; başka hiçbir şey gönderilmez.",
			profile: "Kişisel bilgiler: girdiysen adın ve soyadın. Ayarlarında görünür.",
			people: `Profiller: hesabındaki her kişinin ${names.join(", ")}, ne zaman eklendiği ve PIN’i varsa bunun özeti. Çocuk profilinde ayrıca görebileceği yaş sınırları. Bir kişinin izledikleri, puanladıkları, kaydettikleri, gizledikleri ve içe aktardıkları profilinde saklanır. Başka kimlerin burada olduğu, oturumunla ve birlikte izlediklerinizle saklanır.`,
			communication: "Yazışmalar: bize yazıp yazmadığın ve ne yanıt verdiğimiz.",
		}),
		recorded: "Siteyi kullanırken kaydettiklerimiz",
		recordedList: (names) => ({
			history:
				"İzleme geçmişi: hangi yapımları ve bölümleri ne zaman açtığın ve Daha sonra izle listesine ne kaydettiğin.",
			watched:
				"İzlediklerin: bir bölümü veya filmi izlediğin her sefer, biliniyorsa tarihi, nerede kaldığın ve hangi dizilere yeniden başladığın. Listem’de bunlara giden bir bağlantı var.",
			ratings: "Puanlar: puanladığın her film, dizi ve bölüm için verdiğin sayı ve ne zaman verdiğin.",
			notes:
				"Notlar: bir yapım, bir bölüm veya bir izleyişin hakkında kendin için yazdıkların ve ne zaman yazdığın. Yalnızca kendi sayfalarında ve indirdiğin verilerde bulunur, paylaştığın hiçbir şeyde yer almaz.",
			imports:
				"İçe aktarmalar: getirdiğin dosyaların satırları ve onlara ne olduğu, geri alabilmen için 30 gün boyunca. Şifre veya adres içeren dosyalar açılmaz.",
			hidden: "Bana göre değil: hangi yapımları listelerden gizlediğin ve ne zaman.",
			lists:
				"Listeler: adları ve notları, içlerindeki yapımlar, bunların sırası ve her birini ne zaman eklediğin. Liste, sen paylaşıma açana kadar özeldir: açtığında, bağlantıyı iptal edene kadar adresini bilen herkes görebilir; adın, sen eklemedikçe görünmez.",
			preferences: `Tercihler, her biri açık veya kapalı: “${names.join("”, “")}”. Ayrıca saat dilimin: günlüğündeki günler senin günlerin olsun diye, ilk girişinde tarayıcın bildirir.`,
			searches: "Aramalar: kataloğa gönderilir; son aramalar yalnızca kendi tarayıcında saklanır.",
			surprise:
				"Beni şaşırt: tarayıcının açılmış veya izlenmiş olarak bildiği yapımlar istekle birlikte gönderilir; böylece bunlar değil, bazı benzerleri seçilir. Saklanmazlar.",
		}),
		technical: "Teknik veriler",
		technicalList: {
			cookies: "Çerezler: aşağıda sıralanan altı çerez. Hiçbiri reklam için değildir.",
			activity:
				"Hesap hareketleri: girişlerin; şifre, e-posta, kullanıcı adı ve rol değişikliklerin; askıya almalar. Her biri saati, tarayıcısı ve kısaltılmış bir ağ adresiyle saklanır. Son yüz olay 180 gün saklanır.",
			logs: "Sunucu kayıtları: sayfanın türü, saat, bir istek numarası ve oturumun açıkken hesabının kimliği.",
			signIns:
				"Girişler: başkası hesabını kilitleyemesin diye, hesabından ve ağ adresinden gizli bir anahtarla üretilen bir kod, 30 gün boyunca. Başarısız bir girişten sonra bu kodlar 15 dakika boyunca denemeleri sayar. Sınıra ulaşırlarsa, bir yönetici kimin hesabının kilitlendiğini bulsun diye hesabının kimliği yanlarında durur.",
			limits: "Sınırlar: sunucu isteklerini ağ adresine göre, yalnızca bellekte sayar. Saklanmaz.",
			servers:
				"Oynatıcı sunucuları: izleme sayfası, bir oynatıcının yüklenip yüklenmediğini ve “Oynatılmıyor” düğmesine bastığını yapımla birlikte bildirir. Yalnızca her sunucunun ve üzerindeki her yapımın günlük toplamları doksan gün saklanır.",
			owners:
				"Site sahipleri: hesabın site sahibi yapıldığında, rastgele bir sayı olan kimliği 30 gün saklanır ve işletmecinin bildirimler için kullandığı bir hizmete gönderilebilir.",
			performance: "Performans ve hata verileri: bir yanıtın ne kadar sürdüğü ve neyin ters gittiği.",
		},

		used: "Bilgilerini nasıl kullanıyoruz",
		usedList: {
			goOn: "Giriş yaptığın her cihazda kaldığın yerden devam etmen için.",
			recommend:
				"İzlediğin veya yüksek puan verdiğin yapımlara benzeyenleri önermek, düşük puan verdiklerine benzeyenleri önermemek için.",
			show: "Puanlarını ve notlarını sana göstermek için. Başka kimse görmez.",
			safe: "Hesapları güvende, hizmeti çalışır tutmak için.",
		},
		notSold: "Bilgilerini satmayız; kimse onları görmek için para ödemez.",
		helped: "Biri sana yardım ederken",
		helpedText:
			"Bir yönetici, neden giriş yapamadığını veya izleyemediğini bulmak için hesabınla ilgili bir sayfa açabilir. Sayfa kullanıcı adını, adını, e-posta adresini ve rolünü; en son ne zaman, kaç tarayıcıda ve hangisiyle burada olduğunu; son 15 dakikadaki yanlış şifreleri; açık bir sıfırlama bağlantısı olup olmadığını; en son açtığın tek yapımı; kaydettiğin yapımlardan engellenmiş olanları; denetim kaydında seninle ilgili son girdileri; ve ağ adresleri olmadan hesap hareketlerini gösterir. Gerekenden fazlasını göstermez. Birinin onu açtığı her gün, denetim kaydında ve indirdiğin verilerde yer alır.",
		suspended:
			"Bir yönetici hesabı silmek yerine askıya alabilir. O zaman hesabın tüm oturumları kapanır ve hesaba giriş yapılamaz; başka hiçbir şey değişmez ve bu işlem geri alınabilir. Doğru şifreyle giriş yapan kişiye bu durum ve kime yazacağı söylenir; oturumu açık olan bir tarayıcıya da. Yönetici, sana yardım eden başkaları bilsin diye kısa bir neden yazabilir. Neden, denetim kaydında ve hesap askıdayken hesapla ilgili sayfada durur. Giriş yaparken sana söylenmez; indirdiğin verilerde yer alır.",

		tracking: "Çerezler ve takip",
		cookies: "Bu sitenin koyduğu çerezlerin hepsi bunlardır. HTTPS üzerinde adları __Host- ile başlar.",
		cookieList: {
			marquee_session:
				"oturumunu açık tutar: hatırlanmayı seçtiysen son ziyaretinden sonra 30 gün, yoksa tarayıcıyı kapatana kadar.",
			marquee_bookmark: "kendi değişikliklerini bir sonraki sayfada gösterir: değişiklikten sonra on dakika.",
			marquee_signed_out:
				"yalnızca çıkış yaptığında sunucuya ulaşılamazsa konur: oturumu bitiren bir sonraki ziyaretine kadar, en fazla 30 gün.",
			marquee_refused:
				"başka bir sayfanın neden açılmadığını sonraki sayfaya söyler: o sayfada, en geç bir dakika sonra kaldırılır.",
			region: "yapımların nereden izleneceği için seçtiğin ülke: seçtikten sonra 400 gün.",
			language: "seçtiğin dil veya sana başka bir dilin önerildiği: ondan sonra 400 gün.",
		},
		localStorage:
			"Tarayıcının yerel depolama alanında, anlatıldığı gibi kaldırılana veya sen sitenin verilerini silene kadar şunlar bulunur:",
		localList: ({ localTitles, localEpisodes, localSaved, historyDays }) => ({
			"marquee.auth.token": "sayfadaki kodun istekleri için oturumun: çıkış yapana kadar.",
			"marquee.auth.sessionId": "o oturumun kimliği: çıkış yapana kadar.",
			"marquee.auth.untilClosed": "tarayıcı kapanınca biten bir oturumun işareti: çıkış yapana kadar.",
			"marquee.auth.profile": "diğer sekmeler de aynı profile geçsin diye kimin seçildiği: çıkış yapana kadar.",
			"marquee.auth.leaving": "diğer sekmelere çıkış yaptığını söyler: hemen kaldırılır.",
			"marquee.library": `oturum açmadan veya çevrimdışıyken yaptıkların ve bunlardan hesabına kaydedilemeyenler: ${days(historyDays)} boyunca son ${localTitles} yapım, son ${localEpisodes} bölüm ve filmi nereye kadar oynattığın, ${localEpisodes} izleme, Daha sonra izle listesinden en çok ${localSaved} yapım, sana göre olmayan aynı sayıda yapım, aynı sayıda puan ve aynı sayıda not: sen kaldırana veya hesabına geçene kadar.`,
			"marquee.home": "bunlardan Ana sayfanın ilk gösterdiği yapım ve onu oynatan adres: olduğu sürece.",
			"marquee.leftOut":
				"listelerde gösterilmeyen yapımların adresleri: sana göre olmayanlar ve gizliyorsan izlediklerin. Olduğu sürece.",
			"marquee.recentSearches":
				"son sekiz araman ve hesabına eklediğin her kişinin son sekiz araması: sen kaldırana kadar, çıkış yaptıktan sonra da.",
			"marquee.welcomeSeen": "karşılama mesajının gösterildiği.",
			"marquee.autoplayNext": "sonraki bölümün kendiliğinden başlamadığı: otomatik oynatmayı yeniden açana kadar.",
			"marquee.server": "en son seçtiğin oynatıcı sunucusu: sen silene kadar.",
			"marquee.serverLoads": "geçen sefer bu tarayıcıda hangi oynatıcı sunucularının yüklendiği: sen silene kadar.",
			"marquee.player": "yerleşik oynatıcının ses düzeyi, hızı ve altyazıları.",
			"marquee.columns": "bu telefonda listelerin üç sütunlu olduğu: yeniden iki sütun seçene kadar.",
			"marquee.television": "bu tarayıcının kumandalı bir televizyon olduğu: fare veya Tab tuşu kullanana kadar.",
			"marquee.shortcuts": "klavye kısayollarının kapalı olduğu: yeniden açana kadar.",
		}),
		sessionStorage: "Oturum depolama alanında, sekmeyi kapatana kadar şunlar bulunur:",
		sessionList: {
			"marquee.lists": "Geri düğmesi hemen göstersin diye açtığın son beş yapım listesi.",
			"marquee.scrollPositions": "her sayfanın ne kadar kaydırıldığı.",
			"marquee.places": "son 50 sayfada hangi bağlantıyı açtığın ve sıralarının ne kadar kaydırıldığı.",
		},
		others:
			"Tarayıcı, çevrimdışıyken gösterdiği sayfayı da saklar. Açtığın oynatıcılar başkalarınındır ve kendi çerezlerini koyabilir; sen bir izleme sayfası açana veya bir fragman başlatana kadar onlardan hiçbir şey yüklenmez.",

		security: "Veri güvenliği",
		securityText:
			"Bağlantılar şifrelenir, hesap şifreleri tuzlanmış özetler (hash) olarak saklanır, oturumlar ayarlarından sonlandırılabilir ve her yönetim işlemi kaydedilir. Hiçbir sistem kusursuz değildir; verilerine bir şey olursa sana haber veririz.",

		rights: "Hakların",
		rightsList: {
			access: "Erişim: senin hakkında sakladığımız her şeyi görmek.",
			correction: "Düzeltme: ayarlarında değiştirmek.",
			deletion: "Silme: ayarlarında hesabını silmek. Nelerin kaldığı “Ne kadar saklıyoruz” bölümünde yazıyor.",
			portability: "Taşıma: makinelerin okuyabildiği bir biçimde indirmek.",
			objection: "İtiraz: belirli bir biçimde kullanmayı bırakmamızı istemek.",
			withdrawal: "Geri alma: onayını istediğin zaman geri almak.",
		},

		retention: "Ne kadar saklıyoruz",
		retentionText: ({ historyDays, undoDays }) =>
			`İzleme geçmişi ${days(historyDays)} hareketsizlikten sonra silinir: ${days(historyDays)} boyunca açmadığın bir yapım listeden kendiliğinden çıkar. İzlediklerin, nerede kaldığın ve verdiğin puanlar, sen kaldırana, listeyi temizleyene veya hesabını silene kadar saklanır; gizlediğin yapımlar da öyle. İzlediğin diziler, sen oradan kaldırana kadar Listem’de görünmeye devam eder. Bir seferde temizlediklerin, geri getirebilmen için ${days(undoDays)} daha saklanır. Hesabın sen silene kadar kalır.`,
		deleted:
			"Hesabını silmek profillerini, oturumlarını, hesap hareketlerini, izleme geçmişini, izlediklerinin kaydını, puanlarını, gizlediğin yapımları ve Daha sonra izle listeni hemen siler. Şunlar kalır:",
		staysList: {
			audit:
				"Denetim kaydının girdileri, bir yıl boyunca: yöneticilerin senin hesabınla ilgili işlemleri, hesabının sayfasını açmaları, bir sıfırlama bağlantısı kullanman, yönetici olarak yaptıkların ve sana izin verilmeyen yönetim işlemleri. Saati, işlemi, reddedilip reddedilmediğini, yeni rol gibi ayrıntıları, bir yapımın neden engellendiğini veya bir hesabın neden askıya alındığını ve işlemin ilgili olduğu hesabın rastgele bir sayı olan kimliğini içerir. Senin yaptıklarına ilişkin girdiler senin kimliğini ve yöneticiysen o zamanki kullanıcı adını da içerir. Bu kayıtta hiçbir zaman adres bulunmaz.",
			usernames:
				"Hesabına ilişkin girdiler, o zamanki kullanıcı adını da içerir. Hesabını kendin silersen kullanıcı adın ve askıya alma nedeni bunlardan hemen çıkarılır. Bir yönetici silerse, site sahipleri yöneticilerin ne yaptığını denetleyebilsin diye ikisi de o yıl boyunca kalır.",
			codes: "Yukarıda anlatılan giriş kodları, en fazla 30 gün.",
			notifications: "Bildirim hizmetine gönderilen: kimliği seninki olan hesabın site sahibi yapıldığı.",
			totals: "Günlük kayıt sayısı gibi toplamlar.",
			browser: "Kendi tarayıcının sakladıkları, sen silene kadar; yalnızca oturum kaldırılır.",
		},

		pictures: "Yapımlar ve görseller",

		contact: "Bize ulaş",
		writeTo: "<contact></contact> adresine yaz ya da bu formu kullan.",
		subject: "Konu",
		subjectValue: "Gizlilik",
		message: "Mesaj",
		writeInApp: "E-posta uygulamanda yaz",

		updates: "Bu politikadaki değişiklikler",
		updatesText: "Bu politika değiştiğinde yukarıdaki tarih de değişir.",
	};
};
