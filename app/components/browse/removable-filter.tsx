import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";
import { listingsTexts } from "~/messages/listings";
import { useTexts } from "~/messages/use-language";

/** A filter that a press takes away. */
export function RemovableFilter({ name, to, rel }: { name: string; to: string; rel?: string }) {
	return (
		<Link to={to} rel={rel} aria-label={useTexts(listingsTexts).removeFilter(name)} className="removable">
			{name}
			<Icon name="close" className="size-3.5" />
		</Link>
	);
}
