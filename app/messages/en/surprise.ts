import type { DrawAdvice, DrawReason, Widening } from "../draw";

const TIMES = { 30: "30 minutes", 60: "an hour", 90: "90 minutes", 120: "two hours" };
const CHANGES = { time: "take more time", mood: "choose another mood", filter: "remove a filter" };

export default () => ({
	// The questions
	howLong: "How long do you have?",
	times: { 30: "30 min", 60: "1 hour", 90: "90 min", 120: "2 hours" },
	whatMood: "What mood?",
	moods: {
		light: "Light",
		moving: "Moving",
		exciting: "Exciting",
		tense: "Tense",
		scary: "Scary",
		fantastical: "Fantastical",
	},
	drawnFrom: "Drawn from",

	// The draw
	title: (drawn: string) => `Surprise Me: ${drawn}`,
	drawAgain: "Draw again",
	drawing: "Drawing...",
	/** "Nothing scary in 90 minutes. In two hours:" */
	widened: ({ isMore, mood, minutes, to }: Widening) => {
		const asked = [isMore && "else", mood, minutes && `in ${TIMES[minutes]}`].filter(Boolean);
		const wider = to === "mood" ? "Another mood" : to === "length" ? "Of any length" : `In ${TIMES[to]}`;
		return `${["Nothing", ...asked].join(" ")}. ${wider}:`;
	},
	because: ({ minutes, mood, isShow }: DrawReason) => {
		const length = minutes && `${minutes} minutes`;
		if (!isShow) return `Because it is ${[length, mood].filter(Boolean).join(" and ")}`;
		return `Because ${[length && `its first episode is ${length}`, mood && `it is ${mood}`].filter(Boolean).join(" and ")}`;
	},
	becauseWatched: (title: string) => `Because you watched ${title}`,
	byChance: "Drawn by chance",

	// Where nothing fits
	nothingFits: "Nothing fits",
	advice: ({ isMore, changes }: DrawAdvice) => {
		if (isMore) return "Nothing else that you have not seen fits. Begin again, or change your answers.";
		const change = changes.map((name) => CHANGES[name]).join(" or ") || "draw again for others";
		return `Nothing that you have not seen fits: ${change}.`;
	},
	beginAgain: "Begin again",
	drawFromEverything: "Draw from everything",
});
