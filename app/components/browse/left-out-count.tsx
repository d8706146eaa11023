import { Link } from "react-router";
import { browseTexts } from "~/messages/browse";
import { useTexts } from "~/messages/use-language";

/** Shows the hidden results in the list. */
export function ShowHidden({ count, url }: { count: number; url: string }) {
	return (
		<Link to={url} preventScrollReset className="font-semibold text-bulb hover:text-glow">
			{useTexts(browseTexts).showHidden(count)}
		</Link>
	);
}

/** How many titles the visitor's lists leave out, and a way to see them. */
export function LeftOut({ count, url }: { count: number; url: string }) {
	const texts = useTexts(browseTexts);
	return (
		<span title={texts.leftOutNote}>
			{texts.leftOut(count)} <ShowHidden count={count} url={url} />
		</span>
	);
}
