import { useLocation, useNavigate } from "react-router";
import { hasFilters, listingUrl, readFilters, searchUrl, withSearch } from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import { EmptyList } from "./empty-list";
import { ListingControls } from "./listing-controls";
import { SearchLead } from "./search-extras";
import type { ListLabels } from "./title-count";
import { type TitleListProps, TitleListView } from "./title-list";

interface Wording {
	nouns: [string, string];
	empty: [string, string];
}

/** `empty`: heading and advice for an empty list without filters. */
const WORDING: Record<MediaType, Wording> = {
	movie: { nouns: ["movie", "movies"], empty: ["No movies found", "No movies available"] },
	tv: { nouns: ["TV show", "TV shows"], empty: ["No TV shows found", "No TV shows available"] },
};
const NOTHING_FITS: [string, string] = ["No content found", "Try adjusting your search criteria"];

/** The movie or TV listing; its state is in the URL. */
export function ListingPage({
	mediaType,
	first,
	saved,
}: { mediaType: MediaType } & Pick<TitleListProps, "first" | "saved">) {
	const navigate = useNavigate();
	const filters = readFilters(mediaType, new URLSearchParams(useLocation().search));
	const address = listingUrl(mediaType, filters);
	const isBare = !hasFilters(filters);
	const { nouns, empty } = WORDING[mediaType];
	const [heading, advice] = isBare ? empty : NOTHING_FITS;
	const searchAll = filters.search ? searchUrl({ text: filters.search, kind: mediaType, showsAll: true }) : undefined;
	const words: ListLabels = {
		nouns,
		more: "Load More",
		emptyHeading: heading,
		empty: () => <EmptyList heading={heading} advice={advice} />,
		lead: (list) => (list.listings || list.takenFor) && <SearchLead text={filters.search} list={list} />,
		hiddenUrl: searchAll,
		leftOutUrl: searchAll ?? listingUrl(mediaType, { ...filters, all: 1 }),
	};
	return (
		<div className="space-y-3 px-gutter pt-20 md:space-y-6 md:pt-32">
			<ListingControls
				mediaType={mediaType}
				filters={filters}
				onChange={(next) => navigate(listingUrl(mediaType, next))}
				onSearch={(text, replace) =>
					navigate(listingUrl(mediaType, withSearch(filters, text)), { replace, preventScrollReset: true })
				}
			/>
			<TitleListView address={address} first={first} saved={saved} words={words} />
		</div>
	);
}
