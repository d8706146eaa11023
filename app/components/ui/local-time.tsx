import { useIsHydrated } from "~/lib/caching/store";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

/** A time (ISO 8601 or milliseconds) as date and time in the visitor's time zone; without scripts in UTC, marked as such. */
export function LocalTime({ time }: { time: string | number | null }) {
	const formats = useFormats();
	const texts = useTexts(siteTexts);
	const isHydrated = useIsHydrated();
	const date = new Date(time ?? Number.NaN);
	if (Number.isNaN(date.getTime())) return texts.unknown;
	const text = formats.time(date, isHydrated ? undefined : "UTC");
	return (
		<time dateTime={date.toISOString()} className="whitespace-nowrap">
			{isHydrated ? text : `${text} UTC`}
		</time>
	);
}
