import { Link, useLocation, useNavigate } from "react-router";
import { useChosen } from "~/browser/navigation/use-chosen";
import { NavigateButton } from "~/components/ui/navigate-button";
import {
	hasFilters,
	listingPath,
	listingUrl,
	readFilters,
	searchUrl,
	withSearch,
} from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import { browseTexts } from "~/messages/browse";
import { type ListingsTexts, listingsTexts } from "~/messages/listings";
import { searchTexts } from "~/messages/search";
import { useTexts } from "~/messages/use-language";
import { EmptyList } from "./empty-list";
import { ListingControls } from "./listing-controls";
import { useListName } from "./name-list";
import { PicturesLink } from "./pictures-link";
import { GenreLinks, SearchLead } from "./search-extras";
import type { ListLabels } from "./title-count";
import { type TitleListProps, TitleListView } from "./title-list";

/** Heading and advice for an empty list. */
function describeEmpty(texts: ListingsTexts, mediaType: MediaType, isFiltered: boolean): [string, string] {
	if (isFiltered) return [texts.nothingFits, texts.nothingFitsAdvice];
	return mediaType === "movie" ? [texts.noMovies, texts.noMoviesAdvice] : [texts.noShows, texts.noShowsAdvice];
}

/** The movie or TV listing; its state is in the URL. */
export function ListingPage({
	mediaType,
	first,
	saved,
}: { mediaType: MediaType } & Pick<TitleListProps, "first" | "saved">) {
	const navigate = useNavigate();
	const filters = readFilters(mediaType, new URLSearchParams(useLocation().search));
	const [chosen, choose] = useChosen(filters);
	const address = listingUrl(mediaType, filters);
	const texts = useTexts(listingsTexts);
	const { searchMoviesAndShows } = useTexts(searchTexts);
	const isFiltered = hasFilters(filters);
	const [heading, advice] = describeEmpty(texts, mediaType, isFiltered);
	const searchAll = filters.search ? searchUrl({ text: filters.search, kind: mediaType, showsAll: true }) : undefined;
	const words: ListLabels = {
		kind: mediaType,
		more: useTexts(browseTexts).loadMore,
		emptyHeading: heading,
		empty: () => (
			<div className="space-y-10">
				<EmptyList heading={heading} advice={advice}>
					<div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
						{isFiltered && (
							<NavigateButton to={listingPath(mediaType)} variant="primary">
								{texts.clearFilters}
							</NavigateButton>
						)}
						{filters.search && (
							<Link to={searchUrl({ text: filters.search })} className="font-semibold text-bulb hover:text-glow">
								{searchMoviesAndShows}
							</Link>
						)}
					</div>
				</EmptyList>
				<PicturesLink />
				<GenreLinks mediaType={mediaType} />
			</div>
		),
		nameList: useListName(),
		lead: (list) => (list.listings || list.takenFor) && <SearchLead text={filters.search} list={list} />,
		hiddenUrl: searchAll,
		leftOutUrl: searchAll ?? listingUrl(mediaType, { ...filters, all: 1 }),
	};
	return (
		<div className="space-y-3 px-gutter pt-20 md:space-y-6 md:pt-32">
			<ListingControls
				mediaType={mediaType}
				filters={filters}
				onChange={(next) => navigate(listingUrl(mediaType, choose(next)))}
				onSearch={(text, replace) =>
					navigate(listingUrl(mediaType, choose(withSearch(chosen, text))), { replace, preventScrollReset: true })
				}
			/>
			<TitleListView address={address} first={first} saved={saved} words={words} />
		</div>
	);
}
