import { Link } from "react-router";
import { Deferred } from "~/components/ui/deferred";
import { listGenres } from "~/domain/catalogue/genres";
import { listingUrl, NO_FILTERS, searchUrl } from "~/domain/catalogue/lists/list-query";
import { hasListedTitles, hasMorePages, type LoadedList } from "~/domain/catalogue/lists/loaded-list";
import type { SearchOffers } from "~/domain/catalogue/lists/popular.server";
import type { MaybeDeferred } from "~/lib/deferred";
import { NamedListings } from "./named-listings";
import { PeopleStrip } from "./people-strip";
import { RecentSearches } from "./recent-searches";
import { RowSkeleton, TitleRow } from "./title-row";

/** What a search page offers while it has no results: genres, people, trending titles and recent searches. */
export function SearchOffersView({ offers }: { offers: MaybeDeferred<SearchOffers | null> }) {
	return (
		<div className="space-y-10">
			<nav aria-labelledby="genres">
				<h2 id="genres" className="mb-3 text-sm font-semibold text-soft">
					Genres
				</h2>
				<ul className="flex flex-wrap gap-2">
					{listGenres("movie").map(({ id, name }) => (
						<li key={id}>
							<Link to={listingUrl("movie", { ...NO_FILTERS, genre: id })} className="chip">
								{name}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<Deferred value={offers} waiting={<RowSkeleton title="Trending Now" />}>
				{(found) => (
					<>
						{found && <PeopleStrip people={found.people} />}
						{found && found.trending.length > 0 && (
							<div className="-mx-gutter">
								<TitleRow title="Trending Now" cards={found.trending} />
							</div>
						)}
						{/* Only the browser knows them: they come last, so that they push nothing away. */}
						<RecentSearches />
					</>
				)}
			</Deferred>
		</div>
	);
}

/** What a misspelt text was taken for, and the people of that name. */
export function BestGuesses({ text, list }: { text: string; list: LoadedList }) {
	const { people = [], takenFor, listings = [] } = list;
	const isPeopleOnly = people.length > 0 && list.cards.length === 0 && !hasMorePages(list);
	return (
		<div className="space-y-6">
			{hasListedTitles(list) && (
				<p className="text-lg wrap-anywhere">
					{people.length > 0 ? "No movie or TV show" : "Nothing"} is called “<bdi>{text}</bdi>”. This is what it
					describes:
				</p>
			)}
			<NamedListings listings={listings} />
			{takenFor && (
				<p className="text-lg wrap-anywhere">
					Nothing is called “<bdi>{text}</bdi>”. Showing results for{" "}
					<Link to={searchUrl({ text: takenFor })} className="font-semibold text-bulb hover:text-glow">
						“<bdi>{takenFor}</bdi>”
					</Link>
				</p>
			)}
			<PeopleStrip people={people} isAlone={isPeopleOnly}>
				<Link to={searchUrl({ text, kind: "person" })} className="text-sm font-semibold text-bulb hover:text-glow">
					See all people
				</Link>
			</PeopleStrip>
			{isPeopleOnly && !hasListedTitles(list) && (
				<p className="wrap-anywhere text-soft">
					No movie or TV show is called “<bdi>{text}</bdi>”.
				</p>
			)}
		</div>
	);
}
