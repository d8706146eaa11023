import { useSyncExternalStore } from "react";

function neverChanges(): () => void {
	return () => undefined;
}

/** Whether the page runs in a browser: false on the server and for the first drawing there. */
function useIsBrowser(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
}

/** A moment (ISO 8601, or milliseconds) as date and time of the visitor's own zone; without scripts in UTC, and it says so. */
export function LocalTime({ time }: { time: string | number | null }) {
	const isBrowser = useIsBrowser();
	const date = new Date(time ?? Number.NaN);
	if (Number.isNaN(date.getTime())) return "Unknown";
	const zone = isBrowser ? undefined : "UTC";
	const text = date.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: zone });
	return <time dateTime={date.toISOString()}>{isBrowser ? text : `${text} UTC`}</time>;
}
