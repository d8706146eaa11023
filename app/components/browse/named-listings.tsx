import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";
import type { ListingLink } from "~/domain/catalogue/lists/loaded-list";
import { TitleRow } from "./title-row";

/** The listings that a search text names, as "80s horror" does: a row of first titles, or a link where there are none. */
export function NamedListings({ listings }: { listings: ListingLink[] }) {
	if (listings.length === 0) return null;
	const links = listings.filter(({ cards }) => !cards);
	return (
		<>
			{listings.map(
				({ label, url, cards }) =>
					cards && (
						<div key={url} className="-mx-gutter">
							<TitleRow title={label} url={url} cards={cards} />
						</div>
					),
			)}
			{links.length > 0 && (
				<nav aria-label="Lists">
					<ul className="flex flex-wrap gap-2">
						{links.map(({ label, url }) => (
							<li key={url}>
								<Link to={url} className="chip">
									{label}
									<Icon name="right" className="ms-1.5 size-4 text-bulb rtl:-scale-x-100" />
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
		</>
	);
}
