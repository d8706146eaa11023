import type { DrawAdvice, DrawReason, Widening } from "../draw";
import type { SurpriseTexts } from "../surprise";

const TIMES = { 30: "30 minutos", 60: "una hora", 90: "90 minutos", 120: "dos horas" };
const MOODS = {
	light: "ligero",
	moving: "emotivo",
	exciting: "emocionante",
	tense: "tenso",
	scary: "terrorífico",
	fantastical: "fantástico",
};
/** Of "película" and "serie". */
const QUALITIES: typeof MOODS = {
	light: "ligera",
	moving: "emotiva",
	exciting: "emocionante",
	tense: "tensa",
	scary: "terrorífica",
	fantastical: "fantástica",
};
const CHANGES = { time: "elige más tiempo", mood: "elige otro tono", filter: "quita un filtro" };

export default (): SurpriseTexts => ({
	howLong: "¿Cuánto tiempo tienes?",
	times: { 30: "30 min", 60: "1 hora", 90: "90 min", 120: "2 horas" },
	whatMood: "¿De qué tienes ganas?",
	moods: {
		light: "Ligero",
		moving: "Emotivo",
		exciting: "Emocionante",
		tense: "Tenso",
		scary: "Terrorífico",
		fantastical: "Fantástico",
	},
	drawnFrom: "Elegido entre",

	title: (drawn: string) => `Sorpréndeme: ${drawn}`,
	drawAgain: "Otra sorpresa",
	drawing: "Eligiendo…",
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = `${mood ? `${isMore ? " que sea" : ""} ${MOODS[mood]}` : ""}${minutes ? ` en ${TIMES[minutes]}` : ""}`;
		const wider = to === "mood" ? "Con otro tono" : to === "length" ? "De cualquier duración" : `En ${TIMES[to]}`;
		return `${isMore ? "Nada más" : "Nada"}${asked}. ${wider}:`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const length = minutes && (isShow ? `su primer episodio dura ${minutes} minutos` : `dura ${minutes} minutos`);
		return `Porque ${[length, mood && `es ${QUALITIES[mood]}`].filter(Boolean).join(" y ")}`;
	},
	becauseWatched: (title: string) => `Porque viste ${title}`,
	byChance: "Elegido al azar",

	nothingFits: "No hay nada que encaje",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore) return "No queda nada que encaje y que no hayas visto. Empieza de nuevo o cambia tus respuestas.";
		const change = changes.map((name) => CHANGES[name]).join(" o ") || "prueba otra vez";
		return `No hay nada que encaje y que no hayas visto: ${change}.`;
	},
	beginAgain: "Empezar de nuevo",
	drawFromEverything: "Elegir entre todo",
});
