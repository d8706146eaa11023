// Days and times of the lists, in the language of the page.
import type { Formats } from "~/messages/formats";
import type { LibraryTexts } from "~/messages/library";

/** "2026", "March 2026", "March 5, 2026", "March 5, 2026 to March 12, 2026". */
export function describePeriod(texts: LibraryTexts, formats: Formats, period: string): string {
	const [first = "", last] = period.split("..").map((part) => {
		if (part.length === 4) return part;
		return part.length === 7 ? formats.month(part) : (formats.date(part) ?? part);
	});
	return last === undefined ? first : texts.range(first, last);
}

const HOUR_MS = 60 * 60 * 1000;

/** "Just now" within the hour, "5h ago" within the day, "Yesterday" within two, then `day`, that of the time as YYYY-MM-DD. Times in milliseconds. */
export function describeTimeAgo(
	texts: LibraryTexts,
	formats: Formats,
	{ time, now, day }: { time: number; now: number; day: string },
): string {
	const hours = Math.floor((now - time) / HOUR_MS);
	if (hours < 1) return texts.justNow;
	if (hours < 24) return texts.hoursAgo(hours);
	return hours < 48 ? texts.yesterday : (formats.date(day) ?? day);
}
