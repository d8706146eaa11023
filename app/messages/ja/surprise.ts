import type { DrawAdvice, DrawReason, Widening } from "../draw";
import type { SurpriseTexts } from "../surprise";

const TIMES = { 30: "30分", 60: "1時間", 90: "90分", 120: "2時間" };
const MOODS = {
	light: "気軽に見られる",
	moving: "感動する",
	exciting: "ワクワクする",
	tense: "ハラハラする",
	scary: "怖い",
	fantastical: "幻想的な",
};
const CHANGES = { time: "時間を長くする", mood: "別の気分を選ぶ", filter: "絞り込みを外す" };

export default (): SurpriseTexts => ({
	howLong: "時間はどのくらいありますか？",
	times: { 30: "30分", 60: "1時間", 90: "90分", 120: "2時間" },
	whatMood: "どんな気分ですか？",
	moods: {
		light: "気軽",
		moving: "感動",
		exciting: "ワクワク",
		tense: "ハラハラ",
		scary: "怖い",
		fantastical: "幻想的",
	},
	drawnFrom: "選ぶ範囲",

	title: (drawn: string) => `おまかせ：${drawn}`,
	drawAgain: "もう一度選ぶ",
	drawing: "選んでいます…",
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = `${minutes ? `${TIMES[minutes]}以内の` : ""}${mood ? MOODS[mood] : ""}作品`;
		const wider = to === "mood" ? "別の気分から" : to === "length" ? "長さを問わず" : `${TIMES[to]}以内から`;
		return `${asked}は${isMore ? "ほかに" : ""}ありません。${wider}：`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const length = minutes ? `${isShow ? "第1話が" : ""}${minutes}分` : "";
		return `選んだ理由：${length}${mood ? `${length && "の"}${MOODS[mood]}` : "で見られる"}作品`;
	},
	becauseWatched: (title: string) => `「${title}」を見たあなたにおすすめ`,
	byChance: "ランダムに選んだ作品",

	nothingFits: "当てはまる作品がありません",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore)
			return "まだ見ていない作品で、当てはまるものはもうありません。最初からやり直すか、答えを変えてください。";
		const change = changes.map((name) => CHANGES[name]).join("か、") || "もう一度選ぶ";
		return `まだ見ていない作品で、当てはまるものがありません。${change}と見つかるかもしれません。`;
	},
	beginAgain: "最初からやり直す",
	drawFromEverything: "すべてから選ぶ",
});
