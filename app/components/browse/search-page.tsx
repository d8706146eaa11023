import { useEffect } from "react";
import { Link, useHref, useLocation, useNavigate } from "react-router";
import { rememberSearch } from "~/browser/recent-searches";
import { type Site, useSite } from "~/components/site/site-context";
import {
	mayBeAddress,
	readSearch,
	SEARCH_KINDS,
	type SearchKind,
	type SearchQuery,
	searchUrl,
} from "~/domain/catalogue/lists/list-query";
import type { ListingLink, LoadedList } from "~/domain/catalogue/lists/loaded-list";
import type { SearchOffers } from "~/domain/catalogue/lists/popular.server";
import type { MaybeDeferred } from "~/lib/deferred";
import { browseTexts } from "~/messages/browse";
import { type SearchTexts, searchTexts } from "~/messages/search";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { EmptyList } from "./empty-list";
import { useListName } from "./name-list";
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
function adviceFor(
	texts: SearchTexts,
	text: string,
	listings: ListingLink[] | undefined,
	source: Site["source"],
): string {
	if (source === "sample" && !/[\p{Script=Latin}\d]/u.test(text)) return texts.englishNamesOnly;
	if (mayBeAddress(text)) return texts.noSuchAddress;
	if (!listings) return texts.checkSpelling;
	return listings.length > 0 ? texts.tryListAbove : texts.tryFewerWords;
}

/** What the list has, of one kind or of two. */
function headTitles(texts: SearchTexts, { cards }: LoadedList): string {
	const kinds = new Set(cards.map(({ mediaType }) => mediaType));
	if (kinds.has("person")) return texts.people;
	if (kinds.size > 1) return texts.moviesAndShows;
	return kinds.has("tv") ? texts.shows : texts.movies;
}

/** What the list of a search says. */
function useListLabels({ text, kind }: SearchQuery, offers: SearchPageProps["offers"]): ListLabels {
	const texts = useTexts(searchTexts);
	const { loadMoreResults } = useTexts(browseTexts);
	const { source, visitor } = useSite();
	return {
		kind: kind === "person" ? "person" : "result",
		more: loadMoreResults,
		nameList: useListName(),
		lead: (list) => (list.people || list.takenFor || list.listings) && <SearchLead text={text} list={list} />,
		heading: (list) => headTitles(texts, list),
		emptyHeading: texts.noResults,
		empty: ({ listings }) => (
			<>
				<EmptyList
					heading={texts.noResults}
					advice={
						visitor?.isChild
							? texts.nothingForChild(text)
							: texts.nothingCalled(text, adviceFor(texts, text, listings, source))
					}
				>
					{kind !== "multi" && (
						<Link to={searchUrl({ text })} className="font-semibold text-bulb hover:text-glow">
							{texts.searchMoviesAndShows}
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
	const texts = useTexts(searchTexts);
	const site = useTexts(siteTexts);
	const words = useListLabels(query, offers);
	const tabs: Record<SearchKind, string> = {
		multi: texts.all,
		movie: site.movies,
		tv: site.shows,
		person: texts.people,
	};
	return (
		<div className="space-y-3 px-gutter pt-20 md:space-y-6 md:pt-32">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-10">
				<h1 className="lettering text-title max-md:sr-only">{site.search}</h1>
				<div className="max-w-3xl grow basis-36">
					<SearchField
						text={text}
						label={site.searchEverything}
						action={useHref("/search")}
						isFocused={!text}
						onSearch={(typed, replace) =>
							navigate(searchUrl({ text: typed, kind }), { replace, preventScrollReset: true })
						}
					>
						{kind !== "multi" && <input type="hidden" name="type" value={kind} />}
					</SearchField>
				</div>
			</div>
			<nav aria-label={texts.kinds}>
				<ul className="reel -mx-gutter scroll-px-gutter gap-2 px-gutter py-1">
					{SEARCH_KINDS.map((tab) => (
						<li key={tab}>
							<Link
								to={searchUrl({ text, kind: tab })}
								aria-current={tab === kind ? "page" : undefined}
								preventScrollReset
								className="chip"
							>
								{tabs[tab]}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{text ? (
				<div onClickCapture={remember} className="space-y-3 pt-2 md:space-y-6">
					<TitleListView address={searchUrl(query)} first={first} saved={saved} words={words} />
				</div>
			) : (
				<div className="space-y-6 pt-2">
					<div>
						<h2 className="lettering text-heading">{texts.startSearch}</h2>
						<p className="mt-2 text-soft">{texts.startAdvice}</p>
					</div>
					<SearchOffersView offers={offers} />
				</div>
			)}
		</div>
	);
}
