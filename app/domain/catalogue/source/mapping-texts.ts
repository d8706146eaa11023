// Owns how single values of the upstream become ours: plain, bounded, and null where they say nothing.
import { isDay } from "~/lib/days";
import { plainText } from "~/lib/plain-text";

export const NAME_LENGTH = 300;
export const OVERVIEW_LENGTH = 3000;

/** Plain, without blanks, each once. */
export function toNames(items: { name: string }[]): string[] {
	return [...new Set(items.map(({ name }) => plainText(name, NAME_LENGTH)).filter(Boolean))];
}

export function toName(name: string, originalName: string): string {
	return plainText(name, NAME_LENGTH) || plainText(originalName, NAME_LENGTH) || "Untitled";
}

export function toRating(score: number): number {
	return Math.min(10, Math.max(0, score));
}

/** Null for "" and for what is no day of the calendar. */
export function toDate(text: string): string | null {
	return isDay(text) ? text : null;
}
