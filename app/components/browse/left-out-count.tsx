import { Link } from "react-router";
import { formatPlural } from "~/lib/text/format";

/** Shows the hidden results in the list. */
export function ShowHidden({ count, url }: { count: number; url: string }) {
	return (
		<Link to={url} preventScrollReset className="font-semibold text-bulb hover:text-glow">
			Show {count === 1 ? "it" : "them"}
		</Link>
	);
}

export const LEFT_OUT_NOTE = "Not for you, or watched.";

/** How many titles the visitor's lists leave out, and a way to see them. */
export function LeftOut({ count, url }: { count: number; url: string }) {
	return (
		<span title={LEFT_OUT_NOTE}>
			{formatPlural(count, "title")} left out <ShowHidden count={count} url={url} />
		</span>
	);
}
