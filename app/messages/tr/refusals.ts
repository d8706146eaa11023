import type { TextTools } from "../area";
import type { RefusalTexts } from "../sentence";

export default ({ plural }: TextTools<"tr">): RefusalTexts => ({
	// Any request
	tryAgain: "Biraz sonra yeniden dene.",
	nothingHere: "Burada bir şey yok.",
	internal: "Bizim tarafımızda bir sorun oluştu. Biraz sonra yeniden dene.",
	unavailable: "Bunu şu anda yapamıyoruz. Biraz sonra yeniden dene.",
	catalogueDown: "Katalog şu anda yanıt vermiyor. Biraz sonra yeniden dene.",
	databaseDown: "Veri tabanı yanıt vermiyor",
	tooManyRequests: "Çok fazla istek. Bir dakika bekleyip yeniden dene.",
	tooManyLargeBodies: "Şu anda başka büyük istekler alınıyor. Birkaç saniye sonra yeniden dene.",
	lateBody: "İstek 30 saniye içinde ulaşmadı. Yeniden gönder.",
	notJson: "İçerik JSON değil",
	notSentAsJson: "İçeriği application/json olarak gönder",
	bodyTooLarge: (kibibytes: number) => `İçerik ${kibibytes} KiB sınırını aşıyor`,
	notForm: "İçerik, dosya içeren bir form değil",
	tooManyParts: (max: number) => `Formda ${max} parçadan fazlası var: tek seferde daha az dosya gönder`,
	noUrl: "Böyle bir adres yok",
	onlyMethods: (methods: string) => `Bu adres yalnızca şunları destekler: ${methods}`,
	crossSite: "Bu istek başka bir siteden gönderildi",
	invalid: "Geçersiz",

	// Who asks
	signInFirst: "Bunun için giriş yap",
	noToken: "Kimlik doğrulama jetonu gönderilmedi",
	sessionEnded: "Oturumun sonlandırıldı. Yeniden giriş yap.",
	sessionEndedByFailures: "Çok fazla yanlış şifre girildi: bu oturum sonlandırıldı. Yeniden giriş yap.",
	sessionNotChecked: "Oturumun şu anda doğrulanamıyor. Biraz sonra yeniden dene.",
	notAllowed: "Bunu yapma iznin yok",
	confirmPassword: "Bunun için şifreni doğrula",
	chooseProfile: "Önce kimin izlediğini seç",
	otherProfile: "Bu tarayıcıda artık başka biri izliyor",
	firstPersonOnly: "Bunu yalnızca hesabın ilk kişisi yapabilir. Önce o kişinin profiline geç",
	notForChildren: "Burası çocuk profillerine kapalı. Önce başka bir profil seç",

	// Sign-in
	badCredentials: "E-posta veya şifre yanlış",
	suspended: "Bu hesap askıya alındı.",
	suspendedAskAt: (address: string) => `Bu hesap askıya alındı. ${address} adresine yaz.`,
	tooManyFailures: "Çok fazla başarısız deneme. 15 dakika bekleyip yeniden dene.",
	tooManySignIns: "Şu anda çok fazla kişi giriş yapıyor. Birkaç saniye bekleyip yeniden dene.",
	noSession: "Böyle bir oturum yok",
	linkEnded: "Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış.",

	// An account
	nameOrEmailTaken: "Kullanıcı adı veya e-posta zaten kullanılıyor (büyük/küçük harf fark etmez)",
	nameOrEmailOfOther: "Kullanıcı adı veya e-posta zaten kullanılıyor",
	usernameTaken: "Bu kullanıcı adı zaten kullanılıyor",
	emailTaken: "Bu e-postayla açılmış bir hesap zaten var",
	wrongPassword: "Mevcut şifre yanlış",
	onlyHolderChangesPassword:
		"Şifreyi yalnızca hesabın sahibi değiştirebilir. Bunun yerine bir sıfırlama bağlantısı oluştur",
	deleteInSettings: "Kendi hesabını silmek için Ayarlar’a git ve şifreni orada gir",
	noUser: "Böyle bir kullanıcı yok",
	lastOwner: "Son site sahibinin yetkisi düşürülemez, hesabı da silinemez. Önce başka birini site sahibi yap",

	// Mail
	noMail: "Bu site e-posta göndermiyor",
	unfitAddress: "Adresine e-posta gönderilemiyor. Önce adresini değiştir",
	tooManyMails: "Çok fazla e-posta gönderildi. Sonuncusunu spam klasöründe de ara veya daha sonra yeniden dene",
	allMailsSent: "Bu site bugünkü e-posta sınırına ulaştı. Yarın yeniden dene",
	mailFailed: "E-posta gönderilemedi. Daha sonra yeniden dene",

	// Profiles
	noProfile: "Böyle bir profil yok",
	profileNameTaken: "Bu adda başka bir profil var",
	profilesFull: (max: number) =>
		plural(max, { one: "Bir hesapta en fazla # profil olabilir", other: "Bir hesapta en fazla # profil olabilir" }),
	firstProfileIsAdult: "Bir hesabın ilk profili çocuk profili olamaz",
	firstProfileStays: "Bir hesabın ilk profili silinemez",
	wrongPin: "Bu PIN yanlış",
	tooManyPins: "Çok fazla başarısız deneme. 15 dakika bekleyip yeniden dene veya hesabın şifresini kullan.",
	pinClosed: "Çok fazla başarısız deneme. Hesabın şifresini kullan.",
	passwordToLeave: "Çocuk profilinden çıkmak için hesabın şifresini gir",
	noCertificate: "maxCertificate, bölgenin filmler için bir, diziler için bir yaş sınırını belirtmeli",
	notOfAccount: "with, hesabındaki diğer profilleri belirtmeli",

	// The library
	noTitle: "Böyle bir yapım yok",
	noShow: "Böyle bir dizi yok",
	noTitleOrEpisode: "Böyle bir yapım, sezon veya bölüm yok",
	noPlay: "Böyle bir izleme kaydı yok",
	notInHistory: "Bu yapım izleme geçmişinde yok",
	notSaved: "Bu yapım Daha sonra izle listende yok",
	deletedMeanwhile: "Kayıt aynı anda silindi",
	notAired: "Bu bölüm henüz yayınlanmadı",
	onlyShowsBegin: "Yalnızca bir diziye yeniden başlanabilir",
	noEpisodes: "Filmlerin bölümü olmaz",
	confirmDated:
		"Bununla tarihi olan bir izleme kaydı ya da birden fazla kayıt kaldırılır. Onayla ya da kayıtları tek tek kaldır",
	nothingToRestore: "Geri getirilecek bir şey yok",
	tooManyChanges: "Bugün kitaplığında çok fazla değişiklik yaptın. Yarın yeniden dene.",
	savedFull: "Daha sonra izle listen dolu: en fazla 5.000 yapım alır. Önce birkaçını kaldır",
	playsFull: "İzleme kayıtların dolu: en fazla 100.000 kayıt tutulur. Önce birkaçını kaldır",
	hiddenFull: (max: number) =>
		plural(max, {
			one: "# yapımı gizledin, daha fazlası olamaz. Önce onu yeniden göster",
			other: "# yapımı gizledin, daha fazlası olamaz. Önce birkaçını yeniden göster",
		}),
	ratingsFull: (max: number) =>
		plural(max, {
			one: "# puanın var, daha fazlası olamaz. Önce onu kaldır",
			other: "# puanın var, daha fazlası olamaz. Önce birkaçını kaldır",
		}),
	notesFull: (max: number) =>
		plural(max, {
			one: "# notun var, daha fazlası olamaz. Önce onu kaldır",
			other: "# notun var, daha fazlası olamaz. Önce birkaçını kaldır",
		}),

	// Lists
	badCursor: "cursor bu listeden gelmiyor",
	noList: "Böyle bir liste yok",
	listNameTaken: "Bu adda başka bir listen var",
	listsFull: (max: number) =>
		plural(max, {
			one: "# listen var, daha fazlası olamaz. Önce onu sil",
			other: "# listen var, daha fazlası olamaz. Önce birini sil",
		}),
	listFull: (max: number) =>
		plural(max, {
			one: "Bu listede # yapım var, daha fazlası olamaz. Önce onu kaldır",
			other: "Bu listede # yapım var, daha fazlası olamaz. Önce birkaçını kaldır",
		}),

	// Imports
	noImport: "Böyle bir içe aktarma yok",
	importBusy: "İçe aktarma henüz buna uygun durumda değil: hazır olmasını bekle",
	importsFull:
		"Yeni içe aktarmaya yer yok: hâlâ geri alınabilen 20 içe aktarman var ya da hesabındakilerin toplamı 64 MB’ı, yani yaklaşık 250.000 satırı aşıyor. Birini geri al veya 30 günün geçmesini bekle",
	filesTooLarge:
		"Dosyalar burada okunamayacak kadar büyük: 20’den az ve 4 MB’tan küçük dosya seç ya da JavaScript açıkken gönder; o zaman daha büyükleri de okunur",
	tooManyRecords: "Dosyalarda toplam 100.000’den fazla kayıt var",
	columnTwice: "İki sütun aynı şey olamaz: birini bırak, diğeri için “Kullanılmıyor” seçeneğini seç",
	noFileUsed: "Dosyaların hiçbiri içe aktarılamıyor",
	undoFirst: "İçe aktarma uygulandı ve geri alınabilir: önce geri al",
	tooManyWritten:
		"Bu yapımın 5.000’den fazla satırı kaydedildi: içe aktarmayı geri al ve yeniden uygulamadan önce seçimini yap",
	importChanged: "İçe aktarma değişti: yeniden gözden geçir",
	tooManyWithColumns: "Bu sütunlarla dosyalarda burada okunamayacak kadar çok kayıt var",
	noRoomForImports:
		"Bu sitede şu anda içe aktarma için yer yok. Sitenin işletmecisine haber verildi; birkaç gün sonra yeniden dene",

	// The catalogue
	noCataloguePath: "Katalogda böyle bir yol yok",
	badCatalogueQuery: "Katalog bu sorguyu desteklemiyor. Parametrelerini kontrol et",

	noPlayerServer: "Bu kimliğe sahip bir oynatıcı sunucusu yok",
	badPages: (pages: number, last: number) =>
		`first ve last gönder (1 ile ${last} arasında en fazla ${pages} sayfa); arama için q metnini de ekle`,

	// Fields of a request, each by its name
	isRequired: (name: string) => `${name} zorunlu`,
	notValid: (name: string) => `${name} geçerli değil`,
	mustBeText: (name: string) => `${name} bir metin olmalı`,
	mustBeNumber: (name: string) => `${name} bir sayı olmalı`,
	mustBeWhole: (name: string) => `${name} bir tam sayı olmalı`,
	mustBePositive: (name: string) => `${name} pozitif bir tam sayı olmalı`,
	mustBeTrueOrFalse: (name: string) => `${name} true veya false olmalı`,
	mustBeList: (name: string) => `${name} bir liste olmalı`,
	mustBeObject: (name: string) => `${name} bir nesne olmalı`,
	mustBeUuid: (name: string) => `${name} bir UUID olmalı`,
	mustBeTime: (name: string) => `${name} saat dilimiyle birlikte ISO 8601 biçiminde bir zaman olmalı`,
	mustBeDay: (name: string) => `${name} YYYY-MM-DD biçiminde bir gün olmalı`,
	mustBeMoment: (name: string) => `${name} bir zaman veya gün olmalı`,
	mustBePlayTime: (name: string) =>
		`${name} saat dilimiyle birlikte ISO 8601 biçiminde bir zaman, YYYY-MM-DD biçiminde bir gün veya null olmalı`,
	mustBePlayId: (name: string) => `${name} bir izlemenin kimliği olmalı`,
	mustBeTitleKey: (name: string) => `${name} movie:603 gibi bir tür ve kimlik olmalı`,
	mustBeCountry: (name: string) => `${name} ES gibi bir ülke kodu olmalı`,
	mustBeTimeZone: (name: string) => `${name} Europe/Berlin gibi bir saat dilimi olmalı`,
	mustBeSiteLanguage: (name: string) => `${name} es gibi, bu sitenin dillerinden biri olmalı`,
	mustBeLanguage: (name: string) => `${name} de veya pt-BR gibi bir dil olmalı`,
	mustBeCertificate: (name: string) => `${name} PG gibi bir yaş sınırı olmalı`,
	mustBeIds: (name: string) => `${name} , veya | ile ayrılmış kimliklerden oluşmalı`,
	mustBe: (name: string, value: string) => `${name} şu olmalı: ${value}`,
	oneOf: (name: string, choices: string) => `${name} şunlardan biri olmalı: ${choices}`,
	numberFromTo: (name: string, from: number, to: number) => `${name} ${from} ile ${to} arasında bir sayı olmalı`,
	wholeFromTo: (name: string, from: number, to: number) => `${name} ${from} ile ${to} arasında bir tam sayı olmalı`,
	atLeast: (name: string, min: number) => `${name} en az ${min} olmalı`,
	atMost: (name: string, max: number) => `${name} en fazla ${max} olabilir`,
	atLeastCharacters: (name: string, min: number) =>
		plural(min, { one: `${name} en az # karakter olmalı`, other: `${name} en az # karakter olmalı` }),
	atMostCharacters: (name: string, max: number) =>
		plural(max, { one: `${name} en fazla # karakter olabilir`, other: `${name} en fazla # karakter olabilir` }),
	atLeastEntries: (name: string, min: number) =>
		plural(min, { one: `${name} en az # öğe içermeli`, other: `${name} en az # öğe içermeli` }),
	atMostEntries: (name: string, max: number) =>
		plural(max, { one: `${name} en fazla # öğe içerebilir`, other: `${name} en fazla # öğe içerebilir` }),
	unknownMembers: (name: string, members: string) => `${name} içinde bilinmeyen öğeler var: ${members}`,
	unknownFilter: (name: string) => `${name} diye bir filtre yok`,
	requires: (name: string, other: string) => `${name} için ${other} gerekli`,
	belongTogether: (one: string, other: string) => `${one} ve ${other} birlikte gönderilmeli`,
	sendOneOf: (one: string, other: string) => `${one} veya ${other} gönder`,
	sendTitleOrLeaveOut: "media_type ile media_id ya da leaveOut gönder",
	nothingToChange: "Neyin değişeceğini belirt",
	noFutureTime: (name: string) => `${name} gelecekte bir zaman olamaz`,
	noFutureDate: "Tarih gelecekte olamaz",
	noDateBeforeFilms: "Tarih 1888’den önce olamaz: yılı kontrol et",
	onlyOfWholeShow: (name: string) => `${name} yalnızca dizinin tamamı için kullanılır`,
	neededForEpisode: (name: string) => `Bir bölüm için ${name} zorunlu`,
	precisionDiffers: "precision, watched_at ile uyuşmalı: zaman için instant, gün için day, null için unknown",
	confirmRemoval: (plays: number) =>
		plural(plays, {
			one: "# izlemeyi kaldırmak için confirm değeri true olmalı",
			other: "# izlemeyi kaldırmak için confirm değeri true olmalı",
		}),
	mustHaveLetter: (name: string) => `${name} boş olamaz`,
	listNameLong: (max: number) =>
		plural(max, { one: "Ad en fazla # karakter olabilir", other: "Ad en fazla # karakter olabilir" }),
	whoAskedAndWhen: "Kimin, ne zaman istediğini yaz",
	controlCharacters: "Bu metinde denetim karakterleri var: onları sil",
	sendOtherRows: (max: number) =>
		plural(max, {
			one: "rows en fazla # satır içerebilir: kalanları /api/imports/{id}/rows adresine gönder",
			other: "rows en fazla # satır içerebilir: kalanları /api/imports/{id}/rows adresine gönder",
		}),
	tellUsedFiles: (max: number) =>
		plural(max, {
			one: "files en fazla # dosya içerebilir: önce kullanılanları bildir",
			other: "files en fazla # dosya içerebilir: önce kullanılanları bildir",
		}),
	reasonNeeds: (code: string, argument: string) => `${code} için ${argument} gerekli`,
	chooseFile: "Bir dosya seç",

	// Administration
	notTheirUsername: "Bu, o kişinin kullanıcı adı değil",
	onlyOwners: "Bunu bir yöneticiye veya site sahibine yalnızca bir site sahibi yapabilir",
	reinstateFirst: "Bu hesap askıya alınmış. Önce yeniden etkinleştir",
	noOwnResetLink: "Kendin için sıfırlama bağlantısı oluşturamazsın. Şifreni Ayarlar’dan değiştir",
	noOwnSuspension: "Kendi hesabını askıya alamazsın",
	onlyInDevelopment: "Test yöneticisi yalnızca bir geliştirme kurulumunda oluşturulabilir",
	testAdminExists: "Test yöneticisi zaten var",
	noJob: "Böyle bir görev yok",
	jobRunning: "Görev zaten çalışıyor",
	notBlocked: "Bu yapım engellenmemiş",
	metricsToken: "METRICS_TOKEN değerini bearer jetonu olarak gönder",
});
