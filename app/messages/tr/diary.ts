import type { TextTools } from "../area";
import type { DiaryTexts } from "../diary";

export default ({ plural }: TextTools<"tr">): DiaryTexts => ({
	whatYouWatched: "İzlediklerin",
	whatYouRated: "Puanladıkların",
	counted: ({ text, isAmong, count, hasMore, isRated }) => {
		const kind = isRated ? "Puanlanan" : "İzlenen";
		const all = `${count}${hasMore ? "+" : ""}`;
		return isAmong ? `${kind} ${all} kayıt arasında${text && `<text>: “${text}”</text>`}` : `${kind}: ${all}`;
	},
	isFull: (max) => `Liste dolu: en fazla ${max} kayıt alır. Yeni kayıt eklemek için bazılarını kaldır.`,
	loading: "Yükleniyor…",
	pages: "Sayfalar",
	highest: "En yüksekler",
	lower: "Daha düşükler",
	latest: "En yeniler",
	earlier: "Daha eskiler",
	entriesStay: "Kayıtlar, sen kaldırana ya da listeyi temizleyene kadar kalır.",
	daysOf: (zone) => `Günlerin saat dilimi: <link>${zone}</link>.`,
	clear: "İzlediklerimi temizle",

	continued: (list) => `${list}, devamı`,
	dateUnknown: "Tarih bilinmiyor",
	ratedWith: "Puan",
	viewings: (count) => plural(count, { one: "# izleme", other: "# izleme" }),
	episodeShort: (number) => `B${number}`,
	withWhom: (names) => `<names>${names}</names> ile`,
	watchedAgain: "Yeniden izlendi",
	again: ", yeniden",
	nothingLower: "Daha düşüğü yok",
	nothingEarlier: "Daha eskisi yok",
	endsBefore: "Liste önceki bir sayfada bitiyor",
	nothingRated: "Henüz puanladığın bir şey yok",
	nothingRatedAdvice: "İzlediklerini kendi sayfalarında ya da bu listede puanla",
	nothingWatched: "Henüz izlediğin bir şey yok",
	nothingWatchedAdvice: "Sonuna kadar izlediklerin ya da izlendi olarak işaretlediklerin burada görünür",

	ticketOf: (title, date) => `${title}, ${date}`,
	undatedTicket: (title) => `${title}, tarih bilinmiyor`,
	seasonTicket: (title, season, episodes) => `${title}, ${season}. sezon, izlenenler: ${episodes}`,
	ticket: {
		admitOne: "GİRİŞ BİLETİ",
		oneEvening: "BİR AKŞAM",
		day: (day, month, year) => `${day} ${month} ${year}`,
		number: (id) => `No: ${id}`,
		seasonTicket: "SEZONLUK BİLET",
		season: (number) => (number === 0 ? "ÖZEL BÖLÜMLER" : `${number}. SEZON`),
		punched: (punched, count) => `${punched} / ${count}`,
	},

	allTime: "Tüm zamanlar",
	years: "Yıllar",
	diary: "Günlük",
	nothingYet: "Henüz izlediğin bir şey yok",
	nothingInYear: "Bu yılda izlediğin bir şey yok",
	daysWithSomething: (count) => plural(count, { one: "Bir şey izlediğin # gün", other: "Bir şey izlediğin # gün" }),
	ticketOfYear: "Her yıldan bir bilet",
	ticketOfMonth: "Her aydan bir bilet",
	shareAsPicture: "Görsel olarak paylaş",
	downloadToPrint: "Yazdırmak için indir",
	pictureFailed: "Görsel oluşturulamadı. Yeniden dene.",
	figure: (count, unit) => `${count} ${unit}`,

	hours: (count) => plural(count, { one: "saat", other: "saat" }),
	titles: (count) => plural(count, { one: "yapım", other: "yapım" }),
	movies: (count) => plural(count, { one: "film", other: "film" }),
	episodes: (count) => plural(count, { one: "bölüm", other: "bölüm" }),
	rewatches: (count) => plural(count, { one: "yeniden izleme", other: "yeniden izleme" }),
	daysInARow: (count) => plural(count, { one: "gün üst üste", other: "gün üst üste" }),

	yearByYear: "Yıl yıl",
	monthByMonth: "Ay ay",
	watchedByYear: "Yıllara göre izlenenler",
	watchedByMonth: "Aylara göre izlenenler",
	countIn: (count, period) => `${period}: ${count}`,
	howYouRated: "Verdiğin puanlar",
	titlesByRating: "Puanlara göre yapımlar",
	ratedAs: (rating) => `Puan: ${rating}`,
	countRated: (count, rating) => `${rating} puan: ${count}`,
	mostWatched: "En çok izlediklerin",
	mostSeenPeople: "En çok izlediğin kişiler",
	genres: "Türler",
	decades: "Dönemler",
	/** The ending follows the last vowel of the number as it is spoken: 1980’ler (seksen), 1990’lar (doksan). */
	decade: (year) => `${year}’${/[13469]0$/.test(year) ? "lar" : "ler"}`,
	countries: "Ülkeler",
	times: (count) => plural(count, { one: "# kez", other: "# kez" }),
	ofTitles: (count) => plural(count, { one: "# yapım", other: "# yapım" }),

	longestRun: (first, last) => `Aralıksız en uzun dönem: ${first} – ${last}.`,
	untimed: (count) =>
		plural(count, {
			one: "Saatlere, süresi bilinmeyen bir kayıt dâhil değil.",
			other: "Saatlere, süresi bilinmeyen # kayıt dâhil değil.",
		}),
	unknownTitles: (count) =>
		plural(count, {
			one: "Türlere, ülkelere ve kişilere # yapım dâhil değil.",
			other: "Türlere, ülkelere ve kişilere # yapım dâhil değil.",
		}),
	cutAll: (max) => `Film ve bölüm sayıları dışındaki her şey son ${max} kayda göredir.`,
	cutYear: (max) => `Bu yılda ${max} kayıttan fazlası var: sayılar en yenilerine göredir.`,
	undatedOfAll: "Tarihi olmayanlar film ya da bölüm olarak sayılır, başka hiçbir yerde hesaba katılmaz.",
	undatedOfYear: "Tarihi olmayanlar hiçbir yıla ait değildir.",
});
