import type { DrawAdvice, DrawReason, Widening } from "../draw";
import type { SurpriseTexts } from "../surprise";

const TIMES = { 30: "30 Minuten", 60: "einer Stunde", 90: "90 Minuten", 120: "zwei Stunden" };
const MOODS = {
	light: "leicht",
	moving: "bewegend",
	exciting: "aufregend",
	tense: "spannend",
	scary: "gruselig",
	fantastical: "fantastisch",
};
const NOTHING = {
	light: "Leichtes",
	moving: "Bewegendes",
	exciting: "Aufregendes",
	tense: "Spannendes",
	scary: "Gruseliges",
	fantastical: "Fantastisches",
};
const CHANGES = {
	time: "mehr Zeit",
	mood: "einer anderen Stimmung",
	filter: "einem Filter weniger",
};

export default (): SurpriseTexts => ({
	howLong: "Wie viel Zeit hast du?",
	times: { 30: "30 Min.", 60: "1 Stunde", 90: "90 Min.", 120: "2 Stunden" },
	whatMood: "Welche Stimmung?",
	moods: {
		light: "Leicht",
		moving: "Bewegend",
		exciting: "Aufregend",
		tense: "Spannend",
		scary: "Gruselig",
		fantastical: "Fantastisch",
	},
	drawnFrom: "Ausgewählt aus",

	title: (drawn: string) => `Überrasch mich: ${drawn}`,
	drawAgain: "Noch eine Überraschung",
	drawing: "Wird ausgewählt …",
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = `${mood ? ` ${NOTHING[mood]}` : ""}${minutes ? ` in ${TIMES[minutes]}` : ""}`;
		const wider = to === "mood" ? "In anderer Stimmung" : to === "length" ? "Beliebig lang" : `In ${TIMES[to]}`;
		return `${isMore ? "Sonst nichts" : "Nichts"}${asked}. ${wider}:`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const subject = isShow ? "die erste Folge" : "es";
		const length = minutes && `${subject} ${minutes} Minuten dauert`;
		const feeling = mood && (length && !isShow ? `${MOODS[mood]} ist` : `es ${MOODS[mood]} ist`);
		return `Weil ${[length, feeling].filter(Boolean).join(" und ")}`;
	},
	becauseWatched: (title: string) => `Weil du ${title} gesehen hast`,
	byChance: "Zufällig ausgewählt",

	nothingFits: "Nichts Passendes gefunden",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore)
			return "Sonst passt nichts, was du noch nicht gesehen hast. Fang von vorn an oder ändere deine Antworten.";
		const change = changes.map((name) => CHANGES[name]).join(" oder ");
		return `Es passt nichts, was du noch nicht gesehen hast. ${change ? `Versuch es mit ${change}` : "Lass dich noch einmal überraschen"}.`;
	},
	beginAgain: "Von vorn anfangen",
	drawFromEverything: "Aus allem auswählen",
});
