import { lazy } from "./lazy";

// Made when the first one is needed: a browser takes some ten milliseconds to begin with Intl.
const longDate = lazy(
	() => new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" }),
);
const count = lazy(() => new Intl.NumberFormat("en-US"));

/** "2010-07-15" -> "July 15, 2010"; null or nonsense -> "Unknown". */
export function formatDate(date: string | null): string {
	const time = date ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
	return Number.isNaN(time) ? "Unknown" : longDate().format(time);
}

/** Minutes as "2h 28m" (specification, section 2, "Movie detail"); null -> "Unknown". */
export function formatRuntime(minutes: number | null): string {
	if (!minutes) return "Unknown";
	return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** US dollars as "$160.0M" (specification, section 2, "Box Office"); 0 -> "Unknown". */
export function formatMillions(dollars: number): string {
	return dollars > 0 ? `$${(dollars / 1_000_000).toFixed(1)}M` : "Unknown";
}

/** A rating to one decimal. */
export function formatRating(rating: number): string {
	return rating.toFixed(1);
}

export function formatCount(value: number): string {
	return count().format(value);
}
