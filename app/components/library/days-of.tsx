import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import { MarkedText } from "~/components/ui/marked-text";
import { diaryTexts } from "~/messages/diary";
import { useFormats } from "~/messages/formats";
import { useTexts } from "~/messages/use-language";

/** Says in which time zone the days of a page begin and end, and leads to where it is changed, which is closed to children. */
export function DaysOf({ timeZone }: { timeZone: string }) {
	const isChild = useSite().visitor?.isChild === true;
	return (
		<MarkedText
			text={useTexts(diaryTexts).daysOf(useFormats().zoneName(timeZone))}
			marks={{
				link: (zone) =>
					isChild ? (
						<span suppressHydrationWarning>{zone}</span>
					) : (
						<Link
							to="/settings?tab=watching"
							suppressHydrationWarning
							className="underline decoration-edge underline-offset-4 hover:text-glow"
						>
							{zone}
						</Link>
					),
			}}
		/>
	);
}
