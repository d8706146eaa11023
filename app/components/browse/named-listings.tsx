import { Link } from "react-router";
import { Profile } from "~/components/title/artwork";
import { TitleRow } from "~/components/title/title-row";
import { Icon } from "~/components/ui/icon";
import type { ListingLink } from "~/domain/catalogue/lists/loaded-list";
import { searchTexts } from "~/messages/search";
import { useTexts } from "~/messages/use-language";
import { useListName } from "./name-list";

/** What a search text names, as "80s horror" does: a row of titles for each, with a portrait if they are a person's, or a link where there are none. */
export function NamedListings({ listings }: { listings: ListingLink[] }) {
	const { lists } = useTexts(searchTexts);
	const nameList = useListName();
	if (listings.length === 0) return null;
	const named = listings.map(({ name, ...list }) => ({ ...list, label: nameList(name) }));
	const links = named.filter(({ cards }) => !cards);
	return (
		<>
			{named.map(
				({ label, url, cards, person }) =>
					cards && (
						<div key={label} className="-mx-gutter">
							<TitleRow
								title={label}
								isName
								picture={
									person && (
										<Profile
											subject={person.id}
											path={person.photo}
											sizes="4.5rem"
											className="size-14 rounded-full object-top md:size-18"
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
				<nav aria-label={lists}>
					<ul className="flex flex-wrap gap-2">
						{links.map(({ label, url }) => (
							<li key={url}>
								<Link to={url} className="chip">
									{label}
									<Icon name="right" className="ms-1.5 size-4 text-bulb" />
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
		</>
	);
}
