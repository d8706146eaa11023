// Apart from `time-zones.ts`, so that every page is without its rules.

/** The zone of this browser. */
export function browserTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** "America/New York". */
export function describeTimeZone(name: string): string {
	return name.replaceAll("_", " ");
}
