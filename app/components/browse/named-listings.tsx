import { Link } from "react-router";
import { Profile } from "~/components/title/artwork";
import { TitleRow } from "~/components/title/title-row";
import { Icon } from "~/components/ui/icon";
import type { ListingLink } from "~/domain/catalogue/lists/loaded-list";

/** What a search text names, as "80s horror" does: a row of titles for each, with a portrait if they are a person's, or a link where there are none. */
export function NamedListings({ listings }: { listings: ListingLink[] }) {
	if (listings.length === 0) return null;
	const links = listings.filter(({ cards }) => !cards);
	return (
		<>
			{listings.map(
				({ label, url, cards, person }) =>
					cards && (
						<div key={label} className="-mx-gutter">
							<TitleRow
								title={label}
								picture={
									person && (
										<Profile
											subject={person.id}
											path={person.photo}
											sizes="4.5rem"
											className="size-14 self-center rounded-full object-top md:size-18"
										/>
									)
								}
								url={url}
								cards={cards}
							/>
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
