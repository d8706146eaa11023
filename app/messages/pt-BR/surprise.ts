import type { DrawAdvice, DrawReason, Widening } from "../draw";
import type { SurpriseTexts } from "../surprise";

const TIMES = { 30: "30 minutos", 60: "uma hora", 90: "90 minutos", 120: "duas horas" };
const MOODS = {
	light: "leve",
	moving: "comovente",
	exciting: "empolgante",
	tense: "tenso",
	scary: "assustador",
	fantastical: "fantástico",
};
const CHANGES = { time: "reserve mais tempo", mood: "escolha outro clima", filter: "remova um filtro" };

export default (): SurpriseTexts => ({
	howLong: "Quanto tempo você tem?",
	times: { 30: "30 min", 60: "1 hora", 90: "90 min", 120: "2 horas" },
	whatMood: "Qual é o clima?",
	moods: {
		light: "Leve",
		moving: "Comovente",
		exciting: "Empolgante",
		tense: "Tenso",
		scary: "Assustador",
		fantastical: "Fantástico",
	},
	drawnFrom: "Sorteado entre",

	title: (drawn: string) => `Me surpreenda: ${drawn}`,
	drawAgain: "Sortear de novo",
	drawing: "Sorteando…",
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = `${mood ? `${isMore ? " que seja" : ""} ${MOODS[mood]}` : ""}${minutes ? ` em ${TIMES[minutes]}` : ""}`;
		const wider = to === "mood" ? "Em outro clima" : to === "length" ? "De qualquer duração" : `Em ${TIMES[to]}`;
		return `${isMore ? "Nada mais" : "Nada"}${asked}. ${wider}:`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const length = minutes && (isShow ? `o primeiro episódio dura ${minutes} minutos` : `dura ${minutes} minutos`);
		return `Porque ${[length, mood && `é ${MOODS[mood]}`].filter(Boolean).join(" e ")}`;
	},
	becauseWatched: (title: string) => `Porque você viu ${title}`,
	byChance: "Escolhido ao acaso",

	nothingFits: "Nada combina",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore)
			return "Não há mais nada que combine e que você ainda não tenha visto. Comece de novo ou mude suas respostas.";
		const change = changes.map((name) => CHANGES[name]).join(" ou ") || "sorteie de novo";
		return `Nada que você ainda não tenha visto combina: ${change}.`;
	},
	beginAgain: "Começar de novo",
	drawFromEverything: "Sortear entre tudo",
});
