import { lazy, Suspense, useState } from "react";
import { Link, useHref } from "react-router";
import { loadModule } from "~/browser/load-module";
import { Button } from "~/components/ui/button";
import { ChoiceForm } from "~/components/ui/choice-form";
import { Icon } from "~/components/ui/icon";
import { MarkedText } from "~/components/ui/marked-text";
import { NavigateButton } from "~/components/ui/navigate-button";
import { listActiveFilters, listChosenFilters } from "~/domain/catalogue/lists/active-filters";
import {
	CHIPS,
	hasFilters,
	listingPath,
	listingUrl,
	NO_FILTERS,
	surpriseUrl,
	withChip,
} from "~/domain/catalogue/lists/list-query";
import { listingsTexts } from "~/messages/listings";
import { siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";
import type { FilterProps } from "./filter-form";
import { GenreSelect, HiddenFilterInputs, readFilterForm, SortSelect } from "./filter-inputs";
import { nameListing, useFilterNames } from "./filter-names";
import { RemovableFilter } from "./removable-filter";
import { SearchField } from "./search-field";

/** Only the server renders the form into the page. */
const FilterForm = import.meta.env.SSR ? (await import("./filter-form")).FilterForm : null;

const FilterDrawer = lazy(async () => ({ default: (await loadModule(() => import("./filter-form"))).FilterDrawer }));

interface ListingControlsProps extends FilterProps {
	onSearch: (text: string, replace: boolean) => void;
}

/** The listing's heading, filters and sort order. Each control shows the state in the URL and navigates to a new URL. */
export function ListingControls(props: ListingControlsProps) {
	const { mediaType, filters, onSearch } = props;
	const path = listingPath(mediaType);
	const texts = useTexts(listingsTexts);
	const language = useLanguage();
	return (
		<div className="space-y-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-10">
				{/* A phone has room for the search beside it, in three lines of it at most; in wider windows the search stays in its place. */}
				<h1 className="lettering text-title max-md:line-clamp-3 max-md:max-w-2/5 max-md:text-2xl max-md:leading-none md:min-w-0 md:flex-1">
					{nameListing(language, mediaType, filters.search ? NO_FILTERS : filters)}
				</h1>
				<div className="grow basis-36 md:grow-0 md:basis-80 xl:basis-[32rem]">
					<SearchField
						text={filters.search}
						label={mediaType === "movie" ? texts.searchMovies : texts.searchShows}
						action={useHref(path)}
						onSearch={onSearch}
					>
						<HiddenFilterInputs filters={filters} except={[]} />
					</SearchField>
				</div>
			</div>
			<div className="flex flex-wrap items-center gap-2.5">
				<Chips mediaType={mediaType} filters={filters} />
				<div className="contents gap-2.5 md:flex md:noscript:w-full md:noscript:flex-wrap">
					<Selects {...props} />
					<MoreFilters {...props} />
				</div>
			</div>
			<ActiveFilters {...props} />
		</div>
	);
}

type Filtered = Pick<FilterProps, "mediaType" | "filters">;

function Chips({ mediaType, filters }: Filtered) {
	const names = useFilterNames();
	return (
		<nav aria-label={useTexts(listingsTexts).show} className="min-w-0 grow basis-36 md:grow-0 md:basis-auto">
			<ul className="reel -m-1 scroll-px-1 gap-2 p-1">
				{CHIPS.map((chip) => (
					<li key={chip}>
						<Link
							to={listingUrl(mediaType, withChip(filters, chip))}
							aria-current={filters.chip === chip && !filters.search ? "true" : undefined}
							className="chip md:min-h-11"
						>
							{names.chip(mediaType, chip)}
						</Link>
					</li>
				))}
				<li>
					<Link to={surpriseUrl(mediaType, filters)} rel="nofollow" className="chip gap-2 md:min-h-11">
						<Icon name="ticket" className="size-4.5" />
						{useTexts(siteTexts).surpriseMe}
					</Link>
				</li>
			</ul>
		</nav>
	);
}

/** On phones with scripts they are in the drawer. */
function Selects({ mediaType, filters, onChange }: FilterProps) {
	return (
		<ChoiceForm
			action={useHref(listingPath(mediaType))}
			onChoose={(form) => onChange(readFilterForm(mediaType, form))}
			className="hidden w-full flex-wrap gap-2.5 max-md:noscript:flex md:contents"
		>
			<HiddenFilterInputs filters={filters} except={["genre", "sort"]} />
			<GenreSelect mediaType={mediaType} filters={filters} className="min-w-0 grow lg:max-w-52" />
			<SortSelect filters={filters} className="min-w-0 grow lg:max-w-52" />
		</ChoiceForm>
	);
}

function ClearButton({ mediaType, filters, className }: Filtered & { className: string }) {
	const texts = useTexts(listingsTexts);
	return (
		hasFilters(filters) && (
			<NavigateButton to={listingPath(mediaType)} variant="quiet" size="small" className={className}>
				{texts.clearFilters}
			</NavigateButton>
		)
	);
}

/**
 * The active filters of the drawer, each with a button to remove it; on phones also what the selects chose. During a text
 * search: a note that they are ignored.
 */
function ActiveFilters({ mediaType, filters }: Filtered) {
	const texts = useTexts(listingsTexts);
	const names = useFilterNames();
	const onlyWide = (words: string) => <span className="max-md:hidden">{words}</span>;
	const active = filters.search ? [] : listActiveFilters(filters);
	const chosen = filters.search ? [] : listChosenFilters(mediaType, filters);
	if (!filters.search && chosen.length + active.length === 0) return null;
	return (
		<div className={`flex flex-wrap items-center gap-2 ${filters.search || active.length > 0 ? "" : "md:hidden"}`}>
			{filters.search && (
				<p className="text-sm text-soft">
					<MarkedText
						text={mediaType === "movie" ? texts.searchingMovies : texts.searchingShows}
						marks={{ wide: onlyWide }}
					/>
				</p>
			)}
			{!filters.search && (
				<ul aria-label={texts.activeFilters} className="contents">
					{[...chosen, ...active].map(({ key, without }, index) => (
						<li key={key} className={index < chosen.length ? "md:hidden" : ""}>
							<RemovableFilter name={names.active(key, mediaType, filters)} to={listingUrl(mediaType, without)} />
						</li>
					))}
				</ul>
			)}
			<ClearButton mediaType={mediaType} filters={filters} className="md:hidden" />
		</div>
	);
}

/** How many filters are active. */
function Count({ of: count, className }: { of: number; className: string }) {
	return (
		count > 0 && <span className={`rounded-full bg-bulb px-2 text-sm text-ink tabular-nums ${className}`}>{count}</span>
	);
}

/** The button that opens the drawer with the additional filters. Without scripts, the same form is part of the page. */
function MoreFilters(props: FilterProps) {
	const [isOpen, setIsOpen] = useState(false);
	const { mediaType, filters } = props;
	const { moreFilters } = useTexts(listingsTexts);
	const plain = (words: string) => words;
	const count = filters.search ? 0 : listActiveFilters(filters).length;
	const chosen = filters.search ? 0 : listChosenFilters(mediaType, filters).length;
	return (
		<>
			<Button
				icon="filter"
				aria-haspopup="dialog"
				onClick={() => setIsOpen(true)}
				className="max-sm:min-h-10 max-sm:px-3.5 noscript:hidden"
			>
				<span>
					<MarkedText
						text={moreFilters}
						marks={{
							more: (words) => <span className="max-md:sr-only">{words}</span>,
							filters: (words) => <span className="max-md:capitalize">{words}</span>,
						}}
					/>
				</span>
				<Count of={count} className="max-md:hidden" />
				<Count of={count + chosen} className="md:hidden" />
			</Button>
			<ClearButton mediaType={mediaType} filters={filters} className="max-md:hidden" />
			{isOpen && (
				<Suspense>
					<FilterDrawer {...props} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
			<noscript className="noscript:contents">
				{FilterForm && (
					<details className="w-full rounded-xl border border-line p-5">
						<summary className="font-semibold">
							<MarkedText text={moreFilters} marks={{ more: plain, filters: plain }} />
							{count > 0 && ` (${count})`}
						</summary>
						<div className="max-w-xl pt-5">
							<FilterForm mediaType={mediaType} filters={filters} />
						</div>
					</details>
				)}
			</noscript>
		</>
	);
}
