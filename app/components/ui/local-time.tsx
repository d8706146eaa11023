import { useSyncExternalStore } from "react";

function neverChanges(): () => void {
	return () => undefined;
}

/** False on the server and during hydration. */
function useIsBrowser(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
}

/** A time (ISO 8601 or milliseconds) as date and time in the visitor's time zone; without scripts in UTC, marked as such. */
export function LocalTime({ time }: { time: string | number | null }) {
	const isBrowser = useIsBrowser();
	const date = new Date(time ?? Number.NaN);
	if (Number.isNaN(date.getTime())) return "Unknown";
	const zone = isBrowser ? undefined : "UTC";
	const text = date.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: zone });
	return <time dateTime={date.toISOString()}>{isBrowser ? text : `${text} UTC`}</time>;
}
