// Names of months and weekdays, in the languages that the runtime knows.

/** Languages of services' exports and of spreadsheets. A name that means two months in them means none. */
const LANGUAGES =
	"en de fr es it pt nl pl cs sk hu ro hr sl sr bs bg ru uk tr el fi sv da nb is et lv lt he ar fa hi id ms vi th ca eu gl".split(
		" ",
	);
const STYLES = ["long", "short"] as const;

interface Words {
	/** By name: 1 to 12. */
	months: Map<string, number>;
	weekdays: Set<string>;
}

function toWord(name: string): string {
	return name.toLowerCase().replace(/\.$/, "");
}

/** A month is written otherwise within a date: "2 января" and "январь". */
function listNames(language: string, style: "long" | "short") {
	const inDate = new Intl.DateTimeFormat(language, {
		month: style,
		day: "numeric",
		timeZone: "UTC",
		calendar: "gregory",
	});
	const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC", calendar: "gregory" });
	const partOf = (format: Intl.DateTimeFormat, date: number) =>
		format.formatToParts(date).find(({ type }) => type === "month")?.value ?? "";
	return Array.from({ length: 12 }, (_, month) => {
		const date = Date.UTC(2024, month, 2);
		return [partOf(inDate, date), partOf(alone, date)].map(toWord);
	});
}

function openWords(): Words {
	const months = new Map<string, number>();
	const several = new Set<string>();
	const weekdays = new Set<string>();
	for (const language of LANGUAGES) {
		for (const style of STYLES) {
			listNames(language, style).forEach((names, at) => {
				for (const name of names) {
					if ((months.get(name) ?? at + 1) !== at + 1) several.add(name);
					months.set(name, at + 1);
				}
			});
			const weekday = new Intl.DateTimeFormat(language, { weekday: style, timeZone: "UTC" });
			for (let day = 1; day <= 7; day += 1) weekdays.add(toWord(weekday.format(Date.UTC(2024, 0, day))));
		}
	}
	for (const name of several) months.delete(name);
	return { months, weekdays };
}

let words: Words | null = null;

/** 1 to 12; null for a word that is no month, or two. */
export function readMonth(word: string): number | null {
	words ??= openWords();
	return words.months.get(toWord(word)) ?? null;
}

export function isWeekday(word: string): boolean {
	words ??= openWords();
	return words.weekdays.has(toWord(word));
}
