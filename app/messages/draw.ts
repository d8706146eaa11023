// What texts about a draw of Surprise Me are told.

type MoodName = "light" | "moving" | "exciting" | "tense" | "scary" | "fantastical";

/** The answers to how long somebody has. */
type DrawMinutes = 30 | 60 | 90 | 120;

/** What was asked for where nothing fitted, and what was drawn from then. */
export interface Widening {
	/** Something that fits was drawn before. */
	isMore: boolean;
	mood: MoodName | null;
	minutes: DrawMinutes | null;
	to: "mood" | "length" | DrawMinutes;
}

/** What was asked for and is true of the drawn title. */
export interface DrawReason {
	/** Minutes of the movie, or of the show's first episode. */
	minutes: number | null;
	mood: MoodName | null;
	isShow: boolean;
}

/** What to change where nothing fits. */
export interface DrawAdvice {
	/** What fits was drawn before. */
	isMore: boolean;
	changes: ("time" | "mood" | "filter")[];
}
