import { useIsHydrated } from "~/lib/caching/store";

/** A time (ISO 8601 or milliseconds) as date and time in the visitor's time zone; without scripts in UTC, marked as such. */
export function LocalTime({ time }: { time: string | number | null }) {
	const isHydrated = useIsHydrated();
	const date = new Date(time ?? Number.NaN);
	if (Number.isNaN(date.getTime())) return "Unknown";
	const zone = isHydrated ? undefined : "UTC";
	const text = date.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: zone });
	return (
		<time dateTime={date.toISOString()} className="whitespace-nowrap">
			{isHydrated ? text : `${text} UTC`}
		</time>
	);
}
