// The daily riddle as it stands in the URL: the day, and the films that were guessed. `riddle.server.ts` knows the solution.
import { isDay } from "~/lib/text/days";

export const RIDDLE_PATH = "/signs";
export const GUESSES_MAX = 6;

export interface RiddleQuery {
	/** YYYY-MM-DD; null for today. */
	day: string | null;
	/** Ids of movies in the order of the guesses, each once. */
	guesses: number[];
	/** What is searched for the next guess. */
	text: string;
}

export function readRiddleQuery(params: URLSearchParams): RiddleQuery {
	const day = params.get("day");
	const ids = params.getAll("guess").filter((text) => /^[1-9]\d{0,8}$/.test(text));
	return {
		day: day !== null && isDay(day) ? day : null,
		guesses: [...new Set(ids.map(Number))].slice(0, GUESSES_MAX),
		text: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, 100),
	};
}

export function riddleUrl({ day, guesses }: Pick<RiddleQuery, "day" | "guesses">): string {
	const params = new URLSearchParams([
		...(day && guesses.length > 0 ? [["day", day]] : []),
		...guesses.map((id) => ["guess", String(id)]),
	]);
	return params.size > 0 ? `${RIDDLE_PATH}?${params}` : RIDDLE_PATH;
}
