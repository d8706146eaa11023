import { Link } from "react-router";
import { describeTimeZone } from "~/lib/text/time-zone-names";

/** Says in which time zone the days of a page begin and end, and leads to where it is changed. */
export function DaysOf({ timeZone }: { timeZone: string }) {
	return (
		<>
			Days are those of{" "}
			<Link to="/settings?tab=watching" className="underline decoration-edge underline-offset-4 hover:text-glow">
				{describeTimeZone(timeZone)}
			</Link>
			.
		</>
	);
}
