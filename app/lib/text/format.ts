import { isDay } from "./days";

// Not from Intl: its first date costs a new isolate or a browser 10 to 40 ms.
const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

/** "2010-07-15" -> "July 15, 2010"; null or invalid -> "Unknown". */
export function formatDate(date: string | null): string {
	if (date === null || !isDay(date)) return "Unknown";
	const day = new Date(date);
	return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** "2010-07" -> "July 2010". */
export function formatMonth(month: string): string {
	return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** Minutes as "2h 28m". */
export function formatRuntime(minutes: number): string {
	return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** US dollars as "$160.0M". */
export function formatMillions(dollars: number): string {
	return `$${(dollars / 1_000_000).toFixed(1)}M`;
}

/** A rating to one decimal. */
export function formatRating(rating: number): string {
	return rating.toFixed(1);
}

/** A whole number with commas between thousands: "12,345". */
export function formatCount(value: number): string {
	return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 episode", "70 episodes". */
export function formatPlural(value: number, noun: string): string {
	return `${formatCount(value)} ${noun}${value === 1 ? "" : "s"}`;
}

/** A time in milliseconds on the clock of this device: "22:41". */
export function formatClock(time: number): string {
	const at = new Date(time);
	return [at.getHours(), at.getMinutes()].map((value) => String(value).padStart(2, "0")).join(":");
}

/** Seconds as "1:02:03", or "2:03" under an hour. */
export function formatTime(seconds: number): string {
	const whole = Math.floor(seconds);
	const two = (value: number) => String(value).padStart(2, "0");
	const hours = Math.floor(whole / 3600);
	const minutes = Math.floor(whole / 60) % 60;
	return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Seconds in words of a language, for a screen reader: "1 hour 2 minutes 3 seconds". */
export function describeTime(seconds: number, language: string): string {
	const write = (value: number, unit: string) =>
		value.toLocaleString(language, { style: "unit", unit, unitDisplay: "long", numberingSystem: "latn" });
	const whole = Math.floor(seconds);
	const parts: [number, string][] = [
		[Math.floor(whole / 3600), "hour"],
		[Math.floor(whole / 60) % 60, "minute"],
		[whole % 60, "second"],
	];
	const said = parts.filter(([value]) => value > 0).map(([value, unit]) => write(value, unit));
	return said.join(" ") || write(0, "second");
}
