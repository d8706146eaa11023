import { formatDate } from "./format";

const HOUR_MS = 60 * 60 * 1000;

/** "Just now" within the hour, "5h ago" within the day, "Yesterday" within two, then the date (UTC). Milliseconds. */
export function formatRelative(time: number, now: number): string {
	const hours = Math.floor((now - time) / HOUR_MS);
	if (hours < 1) return "Just now";
	if (hours < 24) return `${hours}h ago`;
	return hours < 48 ? "Yesterday" : formatDay(time);
}

/** The date of a moment, as "July 15, 2010" (UTC). */
export function formatDay(time: number): string {
	return formatDate(new Date(time).toISOString().slice(0, 10));
}
