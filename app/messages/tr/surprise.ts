import type { DrawAdvice, DrawReason, Widening } from "../draw";
import type { SurpriseTexts } from "../surprise";

const TIMES = { 30: "30 dakikada", 60: "bir saatte", 90: "90 dakikada", 120: "iki saatte" };
const MOODS = {
	light: "hafif",
	moving: "dokunaklı",
	exciting: "heyecanlı",
	tense: "gerilimli",
	scary: "korkutucu",
	fantastical: "fantastik",
};
const CHANGES = { time: "daha çok zaman ayır", mood: "başka bir tarz seç", filter: "bir filtreyi kaldır" };

export default (): SurpriseTexts => ({
	howLong: "Ne kadar vaktin var?",
	times: { 30: "30 dk", 60: "1 saat", 90: "90 dk", 120: "2 saat" },
	whatMood: "Nasıl bir şey olsun?",
	moods: {
		light: "Hafif",
		moving: "Dokunaklı",
		exciting: "Heyecanlı",
		tense: "Gerilimli",
		scary: "Korkutucu",
		fantastical: "Fantastik",
	},
	drawnFrom: "Şunların arasından",

	title: (drawn: string) => `Beni şaşırt: ${drawn}`,
	drawAgain: "Bir daha şaşırt",
	drawing: "Seçiliyor…",
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = [minutes && TIMES[minutes], isMore && "başka", mood && MOODS[mood], "bir şey yok"];
		const sentence = asked.filter(Boolean).join(" ");
		const wider = to === "mood" ? "Başka bir tarzda" : to === "length" ? "Süresi ne olursa olsun" : TIMES[to];
		const capital = (text: string) => text.charAt(0).toLocaleUpperCase("tr") + text.slice(1);
		return `${capital(sentence)}. ${capital(wider)}:`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const length = minutes && (isShow ? `ilk bölümü ${minutes} dakika` : `${minutes} dakika`);
		return `Çünkü ${[length, mood && MOODS[mood]].filter(Boolean).join(" ve ")}`;
	},
	becauseWatched: (title: string) => `${title} izlediğin için`,
	byChance: "Rastgele seçildi",

	nothingFits: "Uyan bir şey yok",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore) return "İzlemediklerin arasında uyan başka bir şey yok. Baştan başla ya da cevaplarını değiştir.";
		const change = changes.map((name) => CHANGES[name]).join(" ya da ") || "yeniden dene";
		return `İzlemediklerin arasında uyan bir şey yok: ${change}.`;
	},
	beginAgain: "Baştan başla",
	drawFromEverything: "Hepsinin arasından seç",
});
