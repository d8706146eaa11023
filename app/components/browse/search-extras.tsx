import { Link } from "react-router";
import { forgetSearch, recentSearchesOf } from "~/browser/recent-searches";
import { useSite } from "~/components/site/site-context";
import { PersonPill } from "~/components/title/person-card";
import { RowSkeleton, TitleRow } from "~/components/title/title-row";
import { Deferred } from "~/components/ui/deferred";
import { Icon } from "~/components/ui/icon";
import { MarkedText } from "~/components/ui/marked-text";
import type { PersonFacts } from "~/domain/catalogue/cards";
import { listingUrl, NO_FILTERS, searchUrl } from "~/domain/catalogue/lists/list-query";
import type { LoadedList } from "~/domain/catalogue/lists/loaded-list";
import type { SearchOffers } from "~/domain/catalogue/lists/popular.server";
import type { MediaType } from "~/domain/catalogue/types";
import { useStore } from "~/lib/caching/store";
import type { MaybeDeferred } from "~/lib/deferred";
import { browseTexts } from "~/messages/browse";
import { searchTexts } from "~/messages/search";
import { useTexts } from "~/messages/use-language";
import { useFilterNames } from "./filter-names";
import { NamedListings } from "./named-listings";
import { PicturesLink } from "./pictures-link";

/** What a search page offers while it has no results: genres, people, trending titles and recent searches. */
export function SearchOffersView({ offers }: { offers: MaybeDeferred<SearchOffers | null> }) {
	const trendingNow = useTexts(browseTexts).homeRows.trending;
	return (
		<div className="space-y-10">
			<PicturesLink />
			<GenreLinks mediaType="movie" />
			<Deferred value={offers} waiting={<RowSkeleton title={trendingNow} />}>
				{(offered) => (
					<>
						{offered && <PeopleStrip people={offered.people} />}
						{offered && offered.trending.length > 0 && (
							<div className="-mx-gutter">
								<TitleRow title={trendingNow} cards={offered.trending} />
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

/** To the listings of the genres of one kind. */
export function GenreLinks({ mediaType }: { mediaType: MediaType }) {
	const { genres } = useFilterNames();
	return (
		<nav aria-labelledby="genres">
			<h2 id="genres" className="mb-3 text-sm font-semibold text-soft">
				{useTexts(searchTexts).genres}
			</h2>
			<ul className="flex flex-wrap gap-2">
				{genres(mediaType).map(([id, name]) => (
					<li key={id}>
						<Link to={listingUrl(mediaType, { ...NO_FILTERS, genre: Number(id) })} className="chip">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Above the titles: how the text was read, what it names besides titles, and the people of that name. */
export function SearchLead({ text, list }: { text: string; list: LoadedList }) {
	const texts = useTexts(browseTexts);
	const { people = [], takenFor, lacksWords, listings = [] } = list;
	const others = people.filter(({ id }) => !listings.some(({ person }) => person?.id === id));
	return (
		<div className="space-y-6 pb-4 md:pb-6">
			{lacksWords && <p className="text-lg">{texts.sentence(texts.lacksWords)}</p>}
			{takenFor && (
				<p className="text-lg wrap-anywhere">
					<MarkedText
						text={texts.resultsFor("<text></text>")}
						marks={{
							text: () => (
								<Link to={searchUrl({ text: takenFor })} className="font-semibold text-bulb hover:text-glow">
									<bdi>{takenFor}</bdi>
								</Link>
							),
						}}
					/>
				</p>
			)}
			<NamedListings listings={listings} />
			<PeopleStrip people={others}>
				<Link to={searchUrl({ text: takenFor ?? text, kind: "person" })} className="row-link-all">
					{useTexts(searchTexts).seeAllPeople}
				</Link>
			</PeopleStrip>
		</div>
	);
}

/** People in one line that scrolls; nothing when there are none. */
function PeopleStrip({ people, children }: { people: PersonFacts[]; children?: React.ReactNode }) {
	const texts = useTexts(searchTexts);
	if (people.length === 0) return null;
	return (
		<section aria-labelledby="people">
			<div className="mb-2 row-link">
				<h2 id="people" className="lettering text-heading">
					{texts.people}
				</h2>
				{children}
			</div>
			<ul className="reel -mx-gutter scroll-px-gutter gap-2.5 px-gutter py-1">
				{people.map((person) => (
					<li key={person.id} className="shrink-0 snap-start">
						<PersonPill person={person} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** Those of who is watching. */
export function useRecentSearches() {
	const { visitor } = useSite();
	const isAdded = visitor !== null && visitor.profileId !== visitor.id;
	return recentSearchesOf(isAdded ? visitor.profileId : null);
}

const NONE: string[] = [];

export function RecentSearches() {
	const words = useTexts(searchTexts);
	const searches = useRecentSearches();
	const texts = useStore(searches, NONE);
	if (texts.length === 0) return null;
	return (
		<section aria-labelledby="recent-searches" className="w-full max-w-2xl">
			<h2 id="recent-searches" className="mb-3 text-sm font-semibold text-soft">
				{words.recentSearches}
			</h2>
			<ul className="divide-y divide-line border-y border-line">
				{texts.map((text) => (
					<li key={text} className="flex items-center">
						<Link
							to={searchUrl({ text })}
							dir="auto"
							className="min-w-0 grow truncate py-3.5 font-medium hover:text-glow"
						>
							{text}
						</Link>
						<button
							type="button"
							aria-label={words.removeSearch(text)}
							onClick={() => forgetSearch(searches, text)}
							className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft hover:bg-cream/10 hover:text-cream"
						>
							<Icon name="close" className="size-4" />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
