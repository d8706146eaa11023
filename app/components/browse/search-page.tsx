import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { rememberSearch } from "~/browser/recent-searches";
import { SEARCH_LABEL } from "~/components/site/search-form";
import { type Site, useSite } from "~/components/site/site-context";
import {
	mayBeAddress,
	readSearch,
	SEARCH_TABS,
	type SearchQuery,
	searchUrl,
} from "~/domain/catalogue/lists/list-query";
import type { ListingLink, LoadedList } from "~/domain/catalogue/lists/loaded-list";
import type { SearchOffers } from "~/domain/catalogue/lists/popular.server";
import type { MaybeDeferred } from "~/lib/deferred";
import { EmptyList } from "./empty-list";
import { SearchLead, SearchOffersView, useRecentSearches } from "./search-extras";
import { SearchField } from "./search-field";
import type { ListLabels } from "./title-count";
import { type TitleListProps, TitleListView } from "./title-list";

/** Milliseconds without a change before a search is saved, so that half-typed texts are not saved. */
const REMEMBERED_AFTER = 2000;

/** Saves the search after a pause. The returned function saves it at once, for a click on a result. */
function useRememberSearch(text: string): () => void {
	const searches = useRecentSearches();
	useEffect(() => {
		if (!text) return;
		const timer = setTimeout(() => rememberSearch(searches, text), REMEMBERED_AFTER);
		return () => clearTimeout(timer);
	}, [searches, text]);
	return () => text && rememberSearch(searches, text);
}

interface SearchPageProps extends Pick<TitleListProps, "first" | "saved"> {
	/** What the page offers where there are no results; null beside results. */
	offers: MaybeDeferred<SearchOffers | null>;
}

/** Where the text describes a list, its spelling is right; in another script, it cannot be found among English names. */
function adviceFor(text: string, listings: ListingLink[] | undefined, source: Site["source"]): string {
	if (source === "sample" && !/[\p{Script=Latin}\d]/u.test(text)) return "The sample catalogue has English names only.";
	if (mayBeAddress(text)) return "No title of this catalogue has this address.";
	if (!listings) return "Check the spelling or try fewer words.";
	return listings.length > 0 ? "Try the list above." : "Try fewer words.";
}

/** What the list has, of one kind or of two. */
function headTitles({ cards }: LoadedList): string {
	const kinds = new Set(cards.map(({ mediaType }) => mediaType));
	if (kinds.has("person")) return "People";
	if (kinds.size > 1) return "Movies and TV shows";
	return kinds.has("tv") ? "TV shows" : "Movies";
}

const NOTHING_FOUND = "No results found";

function wordsFor({ text, kind }: SearchQuery, offers: SearchPageProps["offers"], source: Site["source"]): ListLabels {
	return {
		nouns: kind === "person" ? ["person", "people"] : ["result", "results"],
		more: "Load More Results",
		lead: (list) => (list.people || list.takenFor || list.listings) && <SearchLead text={text} list={list} />,
		heading: headTitles,
		emptyHeading: NOTHING_FOUND,
		empty: ({ listings }) => (
			<>
				<EmptyList heading={NOTHING_FOUND} advice={`Nothing is called “${text}”. ${adviceFor(text, listings, source)}`}>
					{kind !== "multi" && (
						<Link to={searchUrl({ text })} className="font-semibold text-bulb hover:text-glow">
							Search movies and TV shows
						</Link>
					)}
				</EmptyList>
				<SearchOffersView offers={offers} />
			</>
		),
		isMixed: kind === "multi",
		hiddenUrl: searchUrl({ text, kind, showsAll: true }),
		leftOutUrl: searchUrl({ text, kind, showsAll: true }),
	};
}

/** Search over movies, shows and people; its state is in the URL. */
export function SearchPage({ first, saved, offers }: SearchPageProps) {
	const navigate = useNavigate();
	const query = readSearch(new URLSearchParams(useLocation().search));
	const { text, kind } = query;
	const remember = useRememberSearch(text);
	const { source } = useSite();
	return (
		<div className="space-y-3 px-gutter pt-20 md:space-y-6 md:pt-32">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-10">
				<h1 className="lettering text-title">Search</h1>
				<div className="max-w-3xl grow basis-36">
					<SearchField
						text={text}
						label={SEARCH_LABEL}
						action="/search"
						isFocused={!text}
						onSearch={(typed, replace) =>
							navigate(searchUrl({ text: typed, kind }), { replace, preventScrollReset: true })
						}
					>
						{kind !== "multi" && <input type="hidden" name="type" value={kind} />}
					</SearchField>
				</div>
			</div>
			<nav aria-label="Kinds">
				<ul className="reel -mx-gutter gap-2 px-gutter py-1">
					{SEARCH_TABS.map((tab) => (
						<li key={tab.kind}>
							<Link
								to={searchUrl({ text, kind: tab.kind })}
								aria-current={tab.kind === kind ? "page" : undefined}
								preventScrollReset
								className="chip"
							>
								{tab.label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{text ? (
				<div onClickCapture={remember} className="space-y-3 md:space-y-6">
					<TitleListView
						address={searchUrl(query)}
						first={first}
						saved={saved}
						words={wordsFor(query, offers, source)}
					/>
				</div>
			) : (
				<>
					<div>
						<h2 className="lettering text-heading">Start your search</h2>
						<p className="mt-2 text-soft">
							Type a title or a name. Add a year to narrow the results, as in “Dune 2021”, describe a list, as in “80s
							horror”, or paste a link to a title.
						</p>
					</div>
					<SearchOffersView offers={offers} />
				</>
			)}
		</div>
	);
}
