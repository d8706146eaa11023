// Moods in which somebody wants to watch something. A title has a mood by its genres.
import { listGenres } from "./genres";
import type { SignKey } from "./signs/signs";
import type { MediaType } from "./types";

/** Genres by name: movies and shows share most of them under different ids. */
const NAMED = [
	{
		key: "light",
		sign: "flower",
		of: ["Comedy", "Family", "Animation", "Kids", "Music"],
		without: ["Drama", "Crime", "Thriller", "Horror", "Mystery", "War", "War & Politics"],
	},
	{
		key: "moving",
		sign: "heart",
		of: ["Drama", "Romance"],
		without: ["Comedy", "Crime", "Thriller", "Horror", "Mystery", "Action", "Action & Adventure"],
	},
	{
		key: "exciting",
		sign: "mountain",
		of: ["Action", "Adventure", "Action & Adventure"],
		without: ["Horror", "Documentary"],
	},
	{
		key: "tense",
		sign: "eye",
		of: ["Thriller", "Crime", "Mystery"],
		without: ["Comedy", "Family", "Kids"],
	},
	{ key: "scary", sign: "ghost", of: ["Horror"], without: ["Comedy", "Family"] },
	{
		key: "fantastical",
		sign: "rocket",
		of: ["Fantasy", "Science Fiction", "Sci-Fi & Fantasy"],
		without: ["Horror"],
	},
] as const;

/** In the URL. */
export type MoodKey = (typeof NAMED)[number]["key"];

export interface Mood {
	key: MoodKey;
	/** Its picture. */
	sign: SignKey;
	/** Names of genres, of which a title has at least one. */
	of: readonly string[];
	/** Names of genres, of which it has none. */
	without: readonly string[];
}

export const MOODS: readonly Mood[] = NAMED;

/** `genres`: all of the title's, by name. */
export function hasMood({ of, without }: Mood, genres: string[]): boolean {
	return genres.some((name) => of.includes(name)) && !genres.some((name) => without.includes(name));
}

/** The upstream's ids of its genres; `of` is empty where no title of this kind has the mood. */
export function moodGenres(mood: Mood, mediaType: MediaType): Record<"of" | "without", number[]> {
	const idsOf = (names: readonly string[]) =>
		listGenres(mediaType).flatMap(({ id, name }) => (names.includes(name) ? id : []));
	return { of: idsOf(mood.of), without: idsOf(mood.without) };
}
