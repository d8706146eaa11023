import type { TextTools } from "../area";
import type { ImportReasonTexts } from "../import-reasons";

export default ({ plural }: TextTools<"tr">): ImportReasonTexts => ({
	// Of rows
	stated: ({ text }) => text,
	notLookedUp: "Henüz aranmadı",
	noPlaceHere: "Buradaki kitaplıkta bunun karşılığı yok",
	chosenOut: "Sen atladın",
	otherPerson: "Bunu dosyadaki başka biri izlemiş",
	otherList: "Bu listenin ne izlenecekler ne de izlenenler olduğunu söyledin",
	ratedOnly: "Puanlananlar yalnızca sen öyle dersen izlenmiş sayılır",
	thumbOnly: "Beğeni işareti (başparmak), sen öyle demedikçe 1–10 arası bir puan sayılmaz",

	noTitle: "Katalogda böyle bir yapım yok",
	noId: "Katalogda bu kimlik yok",
	unreadTitle: "Bu yapım için kataloğa bakılamadı: kendin ara",
	severalNamed: "Bu adda birkaç yapım var",
	noneNamed: "Tam olarak bu adda bir yapım yok",
	noneNamedOfYear: "Tam olarak bu adda ve bu yıldan bir yapım yok",
	severalOfId: "Bu kimlikte birkaç yapım var",
	idOfTwo: "Bu kimlik hem bir filmin hem de bir dizinin",
	noEpisodeNamed: ({ name }) => `Dizinin “${name}” adlı bir bölümü yok`,
	noEpisodeNamedAt: ({ name, toSeason, toEpisode }) =>
		`Dizinin “${name}” adlı bir bölümü yok: adına göre S${toSeason}B${toEpisode}`,
	noneInSeason: ({ season, name }) => `${season}. sezonda “${name}” adlı bir bölüm yok`,
	noneInSeasonAt: ({ season, name, toSeason, toEpisode }) =>
		`${season}. sezonda “${name}” adlı bir bölüm yok: adına göre S${toSeason}B${toEpisode}`,
	noEpisode: ({ season, episode }) => `Katalogda S${season}B${episode} yok`,
	noEpisodeAt: ({ season, episode, toSeason, toEpisode }) =>
		`Katalogda S${season}B${episode} yok: baştan sayınca S${toSeason}B${toEpisode}`,
	noNumber: ({ episode }) => `Katalogda ${episode}. bölüm yok`,
	noSeasonAt: ({ toSeason, toEpisode }) => `Satırda sezon yok: baştan sayınca S${toSeason}B${toEpisode}`,
	noSeason: "Satırda bölüm var, ama sezonu yok",
	noEpisodeOfShow: "Satırda dizi var, ama bölüm yok",
	wholeShow: "Bu bütün bir dizi: hangi bölümlerin izlendiği belli değil",

	badDate: ({ text }) => `“${text}” tarih olarak okunamıyor`,
	future: "Tarih gelecekte",
	beforeFilms: "O tarihte henüz sinema yoktu",
	placeOfUndated: "Tarihi olmayan bir izlemenin yerini alır",
	samePlay: "Bu izleme zaten var",
	toldTwice: "Bu izleme dosyalarda iki kez geçiyor",
	laterRemark: {
		rating: "Dosyalarda daha yeni bir puan var",
		note: "Dosyalarda daha yeni bir not var",
		other: "Dosyalarda daha yenisi var",
	},
	sameRemark: { rating: "Bu puan zaten var", note: "Bu not zaten var", other: "Bu zaten var" },
	ownRemark: {
		rating: ({ value }) => `Burada başka bir puanın var (${value}); o kalır`,
		note: "Burada başka bir notun var; o kalır",
		other: "Burada başka bir kaydın var; o kalır",
	},
	remarkSince: {
		rating: "Bu puanı sonradan burada değiştirdin ya da daha fazlasına yer yok",
		note: "Bu notu sonradan burada değiştirdin ya da daha fazlasına yer yok",
		watchLater: "Bu kayıtlı yapımı sonradan burada değiştirdin ya da daha fazlasına yer yok",
		list: "Listedeki bu yapımı sonradan burada değiştirdin ya da daha fazlasına yer yok",
		hidden: "Bu gizli yapımı sonradan burada değiştirdin ya da daha fazlasına yer yok",
		round: "Bu yeniden başlamayı sonradan burada değiştirdin ya da daha fazlasına yer yok",
		progress: "Bu oynatma konumunu sonradan burada değiştirdin ya da daha fazlasına yer yok",
		other: "Bunu sonradan burada değiştirdin ya da daha fazlasına yer yok",
	},
	noRemark: { rating: "Bu satırda puan yok", note: "Bu satırda not yok", other: "Bu satırda bir şey yok" },
	ofSeasons: {
		rating: "Sezon puanları içe aktarılmaz",
		note: "Sezon notları içe aktarılmaz",
		other: "Bütün bir sezonla ilgili bilgiler içe aktarılmaz",
	},
	saved: "Zaten Daha sonra izle listende",
	listed: "Zaten bu listede",
	hidden: "Zaten “Bana göre değil” olarak işaretli",
	begun: "Buna burada zaten yeniden başlandı",
	played: "Burada zaten oynatıldı ve kaldığı yerden devam eder",
	tooManyOfTitle: "Bir bölüm veya yapım için tek seferde en fazla 1.000 satır içe aktarılabilir",
	fullOfPlays: "100.000 izlemen var, en fazla bu kadar olabilir",
	fullOfRemarks: {
		rating: ({ max }) =>
			plural(max, {
				one: "# puanın var, en fazla bu kadar olabilir",
				other: "# puanın var, en fazla bu kadar olabilir",
			}),
		note: ({ max }) =>
			plural(max, {
				one: "# notun var, en fazla bu kadar olabilir",
				other: "# notun var, en fazla bu kadar olabilir",
			}),
		hidden: ({ max }) =>
			plural(max, {
				one: "# gizli yapımın var, en fazla bu kadar olabilir",
				other: "# gizli yapımın var, en fazla bu kadar olabilir",
			}),
		progress: ({ max }) =>
			plural(max, {
				one: "# oynatma konumun var, en fazla bu kadar olabilir",
				other: "# oynatma konumun var, en fazla bu kadar olabilir",
			}),
		other: "Bundan daha fazlasına yer yok",
	},
	fullOfSaved: "5.000 kayıtlı yapımın var, en fazla bu kadar olabilir",
	fullOfLists: "100 listen var, en fazla bu kadar olabilir",
	fullOfList: "Listede 5.000 yapım var, en fazla bu kadar olabilir",

	longText: "İçinde 1.000 karakterden uzun bir metin var",
	highNumber: "Sezon veya bölüm numarası bir dizi için çok yüksek",
	openQuote: "Bu satırda kapanmamış bir tırnak var: dosya burada kesilmiş ya da bundan sonrası okunamıyor",
	longField: "Bu satırdaki bir alan okunamayacak kadar uzun",
	notAnObject: "Bu kayıt bir nesne değil",
	cutOff: "Bu kayıt kesilmiş ya da okunamayacak kadar uzun",
	otherShape: "Bu kayıt, bir dışa aktarmadaki kayıtların biçiminde değil",
	entryUnnamed: "Bu kayıtta yapım adı yok",
	unnamed: "Bu satırda yapım adı yok",
	noImdbId: "Bu satırda IMDb kimliği yok",
	episodeIdOnly: "Bu satırda yalnızca bölümün kimliği var; bu da hangi dizi olduğunu göstermiyor",
	idsOfPart: "Birkaç parçalı bir filmin burada yalnızca bir parçasının kimlikleri var",
	removedTitle: "Netflix bu satırdaki yapımın adını silmiş",
	unknownVote: "TV Time’daki bu oy hangi puana denk geliyor, bilinmiyor",
	ratingAbove: ({ text, max }) => `“${text}”, en yüksek puan olan ${max} değerini aşıyor`,
	notARating: ({ text }) => `“${text}” bir puan değil`,
	not1To10: "Puan 1 ile 10 arasında değil",
	notHalfTo10: "Puan 0,5 ile 10 arasında değil",

	historyTells: "Bu zaten geçmişte var",
	fileTells: "Bu zaten başka bir dosyada var",
	diaryTells: "Bu filmin izlendiği günler günlükte var",
	ratingsTell: "Bu filmin puanı puanlar dosyasında var",
	trackingTells: "Bu yeniden izlemeler, tarihleriyle birlikte takip dosyasında var",
	continuesViewing: "Dosyadaki bir izlemenin devamı",
	shortPlay: "İki dakikadan az oynatılmış",
	trailer: "Fragman veya ek içerik",
	notMovieOrShow: ({ text }) => `“${text}” ne film ne de dizi`,
	notOfTmdb: ({ text }) => `“${text}” TMDB’de ne film ne de dizi`,
	wholeTitlesOnly: "Daha sonra izle listesine ve diğer listelere tek tek sezon veya bölüm eklenemez",
	nothingSaid: "Bu satırda tarih, puan veya liste yok",
	noStarsOrThumb: "Bu satırda ne yıldız ne de başparmak var",
	noWatchOrRating: "Bu satırda izleme de puan da yok",
	noRewatch: "Bu satırda yeniden izleme yok",
	rowNotWatched: "Bu satırdaki izlenmemiş",
	movieNotWatched: "Bu film izlenmemiş",
	episodeNotWatched: "Bu bölüm izlenmemiş",
	showNotWatched: "Bu diziden hiçbir şey izlenmemiş",
	rowWithoutEpisode: "Bu satırda bölüm yok",
	lastEpisodeOnly: "Dosyada son bölüm var, ama sezonu yok",
	fabricated: "TV Time’ın bu dizinin satırlarını uydurduğu biliniyor",
	wrongExport: "TV Time’ın bu dışa aktarması yalnızca izlenen filmler için doğru",
	musicVideo: "Müzik klibi ne film ne de dizidir",
	deletedEntry: "Bu kayıt Watcharr’da silinmiş",
	emptyEntry: "Bu kayıtta kitaplığa girecek bir şey yok",
	statusAlone: "Durum tek başına içe aktarılmaz",
	statusOf: ({ status }) => `“${status}” durumu tek başına içe aktarılmaz`,
	statusHasNoPlace: ({ status }) => `“${status}” durumu içe aktarılmaz`,
	statusWithoutEpisodes: ({ status }) => `Bölümleri olmadan “${status}” durumu içe aktarılmaz`,
	thisStatus: "Bu durum içe aktarılmaz",
	typeOfTvTime: ({ type }) => `TV Time’daki “${type}” türü içe aktarılmaz`,
	statusFollows: "Bir dizinin durumu izlemelerinden anlaşılır",
	totalsFollow: "Toplamlar ve dizilerin durumu izlemelerden anlaşılır",
	followedShows: "Takip edilen diziler izlemelerden anlaşılır",
	seasonsFollow: "Sezonlar bölümlerinden anlaşılır",
	unknownScale: "Bu puanların kaç üzerinden olduğu bilinmiyor",
	collections: "Koleksiyonlar içe aktarılmaz",
	feelings: "Duygular içe aktarılmaz",
	favourites: "Favoriler içe aktarılmaz",
	games: "Oyunlar içe aktarılmaz",
	lists: "Bu hizmetin listeleri alınmaz",
	unnamedList: "Bu kaydın hangi listeden olduğu dosyada yazmıyor",
	emptyList: "İçinde yapım olmayan liste alınmaz",
	notesOfTitles: "Yalnızca yapımlara, bölümlere ve izlemelere ait notlar içe aktarılır",
	replies: "Başka birine verilen yanıt not değildir",
	noPlayOfNote: "Bu notun ait olduğu izleme ne kitaplığında ne de dosyalarda var",
	noteCut: ({ kept, of }) =>
		plural(of, {
			one: `Metin # karakter: yalnızca ilk ${kept} karakteri kaydedildi`,
			other: `Metin # karakter: yalnızca ilk ${kept} karakteri kaydedildi`,
		}),
	people: "Kişiler, Daha sonra izle listesine ve diğer listelere eklenemez",
	progress: "Nerede kaldığın bu hizmetten alınmaz",
	hiddenTitles: "Gizli yapımlar alınmaz",
	notForMe: "“Bana göre değil” olarak işaretlenen yapımlar alınmaz",
	openedLast: "Son açılanlar alınmaz",
	begunAgain: "Bir diziye yeniden başlandığı bilgisi alınmaz",
	preference: "Tercihlerin alınmaz: onları Ayarlar’da seç",

	// Of files
	secrets: "İçinde gizli bilgiler var, açılmaz",
	passwords: "İçinde şifreler var, açılmaz",
	badPath: "Adı, ZIP içindeki bir dosya için geçerli değil",
	clutter: "Bu bir yapım listesi değil",
	unopened: "Okunamadı",
	damagedMember: "ZIP içindeki bu dosya bozuk",
	oddPacking: "Alışılmadık bir şekilde sıkıştırılmış",
	innerZip: "ZIP içindeki ZIP açılmaz",
	innerGzip: "Sıkıştırılmış dosyanın içindeki sıkıştırılmış dosya açılmaz: önce sen aç, sonra içindekileri seç",
	damagedGzip: "Sıkıştırılmış dosya bozuk: yeniden indir",
	encryptedZip: "Bu ZIP şifreyle korunuyor. Şifresiyle aç ve içindeki dosyaları seç.",
	incompleteZip: "ZIP eksik: hizmetten yeniden indir",
	emptyZip: "ZIP boş",
	manyMembers: ({ max }) =>
		plural(max, { one: "ZIP’te # dosyadan fazlası var", other: "ZIP’te # dosyadan fazlası var" }),
	unpacksFar: "ZIP açılınca bir yapım listesinin olabileceğinden çok daha büyük oluyor",
	unpacksTooFar: ({ megabytes }) => `Dosyalar açıldığında toplam ${megabytes} MB’tan büyük`,
	largeZip: ({ megabytes }) => `ZIP ${megabytes} MB’tan büyük`,
	largeFile: ({ megabytes }) => `Dosya ${megabytes} MB’tan büyük`,
	largeZips: ({ megabytes }) => `ZIP’ler toplam ${megabytes} MB’tan büyük`,
	largeFiles: ({ megabytes }) => `Dosyalar toplam ${megabytes} MB’tan büyük`,
	costly: "Dosyalar tek seferde okunamayacak kadar büyük: yalnızca bu dosyayı ya da bir parçasını seç",
	chosenTwice: "Aynı dosya iki kez seçildi",
	manyFiles: "Toplam 2.000’den fazla dosya var: bu dosya ve sonrakiler okunmaz",
	manyRecords: "Dosyalarda toplam 100.000’den fazla kayıt var",
	manyColumns: ({ max }) =>
		plural(max, { one: "Dosyada # sütundan fazlası var", other: "Dosyada # sütundan fazlası var" }),
	otherLibrary: ({ name, own }) =>
		`Burada yalnızca ${name} adlı kişinin kitaplığı okunur; bu, ${own} adlı bir profilde okunur`,

	empty: "Dosya boş",
	notText: "Dosya metin değil",
	notCsvOrJson: "Dosya ne CSV ne de JSON",
	cutJson: "Dosya eksik: JSON’u erken bitiyor ya da bozuk",
	deepJson: "Dosya, bir yapım listesi olamayacak kadar çok katmanlı",
	webPage:
		"Bu bir web sayfası, dışa aktarma dosyası değil. İndirme başarısız olunca giriş sayfası böyle kaydedilir: hizmete giriş yap ve dosyayı yeniden indir",
	feed: "Bu bir akış; içinde yalnızca en son kayıtlar var. Bunun yerine hizmetin dışa aktarma dosyasını indir",
	otherXml:
		"Bu XML; XML olarak yalnızca MyAnimeList listesi okunur. Dosyayı oluşturan programdan CSV veya JSON dışa aktar",
	excel: "Bu bir Excel çalışma kitabı. CSV olarak kaydet (Dosya → Farklı Kaydet → CSV UTF-8) ve o dosyayı seç",
	openDocument:
		"Bu bir OpenDocument hesap tablosu. CSV olarak kaydet (Dosya → Farklı Kaydet → Metin CSV) ve o dosyayı seç",
	numbers: "Bu bir Numbers hesap tablosu. CSV olarak kaydet (Dosya → Şuraya Aktar → CSV) ve o dosyayı seç",
	document:
		"Bu bir metin belgesi. Her satırda bir yapım olacak şekilde düz metin olarak kaydet ya da bir hesap tablosuna aktarıp CSV olarak kaydet",
	pdf: "Bu bir PDF. Hizmette aynısının CSV veya JSON hâlini ara ya da yapım adlarını her satıra bir tane olacak şekilde bir metin dosyasına kopyala",
	picture:
		"Bu bir resim; içindeki yazı okunamıyor. Yapım adlarını her satıra bir tane olacak şekilde bir metin dosyasına yaz",
	media: "Bu bir video veya ses dosyası, yapım listesi değil",
	database: "Bu, bir uygulamanın veri tabanı. Listeni uygulamadan CSV veya JSON olarak dışa aktar ve o dosyayı seç",
	book: "Bu bir e-kitap, yapım listesi değil",
	program: "Bu bir program, yapım listesi değil",
	propertyList: "Bu, bir Apple uygulamasının özellik listesi. Listeni uygulamadan CSV veya JSON olarak dışa aktar",
	archiveOf: ({ format }) => `Bu bir ${format} arşivi. Arşivi aç ve içindeki dosyaları seç`,
	archive: "Bu bir arşiv. Arşivi aç ve içindeki dosyaları seç",

	listOfBooks: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir kitap listesi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfMusic: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir müzik listesi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfGames: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir oyun listesi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfPodcasts: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir podcast listesi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfContacts: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir kişi rehberi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfPayments: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir ödeme listesi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfFiles: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir resim veya dosya listesi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfPurchases: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bu bir alışveriş listesi. Yalnızca filmler ve diziler içe aktarılır`,
	listOfSports: ({ columns }) =>
		`Sütunlarına (${columns}) bakılırsa bunlar spor veya sağlık verileri. Yalnızca filmler ve diziler içe aktarılır`,

	noService: "Bu dosya, içe aktarılabilen bir hizmetin dosyası değil",
	noPlaceInZip: "Dışa aktarmanın bu dosyasında kitaplığa girecek bir şey yok",
	noRows: "Sütun adları var, ama altlarında satır yok",
	unnamedColumns: "Sütunları bilinmiyor: hangisinin ne olduğunu söyle",
	unclearColumns: "Sütunlarının her birinin ne olduğunu söyle",
	unnamedAmongOthers: "Sütunları bilinmiyor: hangisinin ne olduğunu söylemek için yalnızca bu dosyayı seç",
	unnamedAndLarge:
		"Sütunları bilinmiyor ve 1 MB’tan büyük dosyalarda hangisinin ne olduğunu sonradan söyleyemezsin: ilk satırda sütunlara title, year, season, episode, watched_at ve rating adlarını ver ve dosyayı yeniden seç",
	likes: "Beğeniler içe aktarılmaz",
	deletedEntries: "Letterboxd’da silinenler silinmiş olarak kalır",
	unclearFilms:
		"İzlenen filmlerin, izleme listesinin ve beğenilerin sütunları aynı: dosyaya watched.csv veya watchlist.csv adını ver",
	manga: "Bu bir manga listesi. Yalnızca filmler ve diziler içe aktarılır",
	noAnime: "Listede anime yok",
	sameInJson: "Yanındaki JSON dosyasında aynısı var",
	noWatches: "Bu dosyada izleme yok",
	exportErrors: "Trakt’ın dışa aktaramadıklarının listesi",
	noTitlesOfTrakt: "Trakt’ın bu dosyasında kitaplığa girecek yapım yok",
	accountData: "Hesap verilerinde yapım yok",
	accountDataAlone: "Bunlar Trakt hesap verileri; içinde geçmiş yok",

	// Of what was read, with a doubt
	encoding: ({ file, encoding }) =>
		`${file} dosyası şu alfabeyle okundu: ${encoding}. Adlar yanlış görünüyorsa dosyayı UTF-8 olarak kaydet ve yeniden seç`,
	scaleOf5: ({ file }) => `${file} dosyasındaki puanlar 0,5–5 yıldız olarak okundu`,
	scaleOf10: ({ file }) => `${file} dosyasındaki puanlar 10 üzerinden okundu; bunlar yıldızsa sütuna “stars” adını ver`,
	scaleOf100: ({ file }) => `${file} dosyasındaki puanlar 100 üzerinden okundu`,
	simklCsv: "Simkl’in CSV dosyasında bir dizinin yalnızca son bölümü var: JSON yedeğinde hepsi var",
	simklRewatches: "Simkl yedeğindeki yeniden izlemeler doğrulanmadı",
	listNoteCut: ({ list, of, kept }) =>
		plural(of, {
			one: `“${list}” listesinin notu # karakter: yalnızca ilk ${kept} karakteri kaydedilir`,
			other: `“${list}” listesinin notu # karakter: yalnızca ilk ${kept} karakteri kaydedilir`,
		}),
	incompleteTrakt: ({ missing }) =>
		`Trakt dışa aktarması eksik; yenisini alırsan gerisi onda olabilir. Eksikler: ${missing}`,
	lastDatesOnly:
		"Trakt’ın izlenenler listelerinde her yapımın yalnızca son tarihi var: geçmiş olmadan önceki izlemeler eksik kalır",

	// Of an import that waits
	catalogueAway: "Katalog şu anda yanıt vermiyor. Yanıt verince içe aktarma kendiliğinden devam eder.",
	waitsForImport: "Başka bir içe aktarmanın uygulanmasını bekliyor.",
});
