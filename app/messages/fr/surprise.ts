import type { DrawAdvice, DrawReason, Widening } from "../draw";
import type { SurpriseTexts } from "../surprise";

const TIMES = { 30: "30 minutes", 60: "une heure", 90: "90 minutes", 120: "deux heures" };
const MOODS = {
	light: "léger",
	moving: "émouvant",
	exciting: "palpitant",
	tense: "plein de suspense",
	scary: "effrayant",
	fantastical: "fantastique",
};
const CHANGES = {
	time: "accordez-vous plus de temps",
	mood: "choisissez une autre ambiance",
	filter: "retirez un filtre",
};

export default (): SurpriseTexts => ({
	howLong: "Combien de temps avez-vous ?",
	times: { 30: "30 min", 60: "1 heure", 90: "90 min", 120: "2 heures" },
	whatMood: "Quelle ambiance ?",
	moods: {
		light: "Léger",
		moving: "Émouvant",
		exciting: "Palpitant",
		tense: "À suspense",
		scary: "Effrayant",
		fantastical: "Fantastique",
	},
	drawnFrom: "Tirage parmi",

	title: (drawn: string) => `Surprenez-moi : ${drawn}`,
	drawAgain: "Une autre surprise",
	drawing: "Tirage…",
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = `${isMore ? " d’autre" : ""}${mood ? ` qui soit ${MOODS[mood]}` : ""}${minutes ? ` en ${TIMES[minutes]}` : ""}`;
		const wider =
			to === "mood" ? "Une autre ambiance" : to === "length" ? "De n’importe quelle durée" : `En ${TIMES[to]}`;
		return `Rien${asked}. ${wider} :`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const length =
			minutes && (isShow ? `le premier épisode dure ${minutes} minutes` : `le film dure ${minutes} minutes`);
		return `Parce que ${[length, mood && `c’est ${MOODS[mood]}`].filter(Boolean).join(" et que ")}`;
	},
	becauseWatched: (title: string) => `Parce que vous avez vu ${title}`,
	byChance: "Tiré au hasard",

	nothingFits: "Rien ne convient",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore) return "Plus rien que vous n’ayez déjà vu ne convient. Recommencez ou changez vos réponses.";
		const change = changes.map((name) => CHANGES[name]).join(" ou ") || "relancez le tirage";
		return `Rien que vous n’ayez déjà vu ne convient : ${change}.`;
	},
	beginAgain: "Recommencer",
	drawFromEverything: "Tirer dans tout le catalogue",
});
