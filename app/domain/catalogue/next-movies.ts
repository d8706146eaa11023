// Finds the next part of a movie's collection.
import type { CardFacts } from "./cards";
import type { TitleCard } from "./types";

/** A movie to watch after another one, with the reason if there is one. */
export type NextMovie = CardFacts & { reason?: string };

/** The first movie after this one that is out; null after the last. `movies` in order of release, `today` YYYY-MM-DD. */
export function findNextPart(movies: TitleCard[], { id, today }: { id: number; today: string }): TitleCard | null {
	const index = movies.findIndex((movie) => movie.id === id);
	if (index < 0) return null;
	return movies.slice(index + 1).find(({ date }) => date !== null && date <= today) ?? null;
}
