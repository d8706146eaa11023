import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { loadModule } from "~/browser/load-module";
import { Button, ButtonLink } from "~/components/ui/button";
import { ChoiceForm } from "~/components/ui/choice-form";
import { Icon } from "~/components/ui/icon";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Select } from "~/components/ui/select";
import { listGenres } from "~/domain/catalogue/genres";
import {
	hasFilters,
	listActiveFilters,
	listChips,
	listingPath,
	listingUrl,
	SORTS,
	surpriseUrl,
	withChip,
} from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import type { FilterProps } from "./filter-form";
import { HiddenFilterInputs, readFilterForm } from "./filter-inputs";
import { SearchField } from "./search-field";

/** Only the server renders the form into the page. */
const FilterForm = import.meta.env.SSR ? (await import("./filter-form")).FilterForm : null;

const FilterDrawer = lazy(async () => ({ default: (await loadModule(() => import("./filter-form"))).FilterDrawer }));

interface ListingControlsProps extends FilterProps {
	onSearch: (text: string, replace: boolean) => void;
}

const TITLES: Record<MediaType, string> = { movie: "Movies", tv: "TV Shows" };

/** The listing's heading, filters and sort order. Each control shows the state in the URL and navigates to a new URL. */
export function ListingControls(props: ListingControlsProps) {
	const { mediaType, filters, onSearch } = props;
	const path = listingPath(mediaType);
	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-end justify-between gap-y-4 md:justify-start md:gap-x-10">
				<h1 className="lettering text-title">{TITLES[mediaType]}</h1>
				<Chips mediaType={mediaType} filters={filters} />
				{hasFilters(filters) && (
					<NavigateButton to={path} variant="quiet" size="small" className="-me-3 md:ms-auto md:mb-0.5">
						Clear Filters
					</NavigateButton>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-2.5">
				<div className="flex grow basis-48 gap-2.5 sm:basis-full lg:basis-72">
					<SearchField
						text={filters.search}
						label={mediaType === "movie" ? "Search movies" : "Search TV shows"}
						action={path}
						onSearch={onSearch}
					>
						<HiddenFilterInputs filters={filters} except={[]} />
					</SearchField>
				</div>
				<Selects {...props} />
				<MoreFilters {...props} />
				<ButtonLink to={surpriseUrl(mediaType, filters)} icon="ticket" rel="nofollow" className="max-sm:px-3.5">
					<span className="max-sm:sr-only">Surprise Me</span>
				</ButtonLink>
			</div>
			<ActiveFilters mediaType={mediaType} filters={filters} />
		</div>
	);
}

type Filtered = Pick<FilterProps, "mediaType" | "filters">;

function Chips({ mediaType, filters }: Filtered) {
	return (
		<nav
			aria-label="Show"
			className="-mx-gutter order-last w-[calc(100%+2*var(--spacing-gutter))] md:order-none md:mx-0 md:w-auto md:max-w-full"
		>
			<ul className="reel gap-2 px-gutter py-1 md:px-1">
				{listChips(mediaType).map(({ value, label }) => (
					<li key={value}>
						<Link
							to={listingUrl(mediaType, withChip(filters, value))}
							aria-current={filters.chip === value && !filters.search ? "true" : undefined}
							className="chip"
						>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Selects({ mediaType, filters, onChange }: FilterProps) {
	return (
		<ChoiceForm action={listingPath(mediaType)} onChoose={(form) => onChange(readFilterForm(mediaType, form))}>
			<HiddenFilterInputs filters={filters} except={["genre", "sort"]} />
			<Select
				name="genre"
				label="Genre"
				value={String(filters.genre ?? "")}
				any="All Genres"
				options={listGenres(mediaType).map(({ id, name }) => [id, name])}
				className="min-w-0 grow basis-36 max-sm:order-last sm:basis-40 lg:max-w-52"
			/>
			<Select
				name="sort"
				label="Sort by"
				value={filters.sort}
				options={SORTS.map(({ value, label }) => [value, label])}
				className="min-w-0 grow basis-36 max-sm:order-last sm:basis-40 lg:max-w-48"
			/>
		</ChoiceForm>
	);
}

/** The active filters of the drawer, each with a button to remove it. During a text search: a note that they are ignored. */
function ActiveFilters({ mediaType, filters }: Filtered) {
	const active = listActiveFilters(filters);
	if (filters.search) {
		return (
			<p className="text-sm text-soft">
				Searching all {mediaType === "movie" ? "movies" : "TV shows"} by name. Filters and sorting are off while you
				search.
			</p>
		);
	}
	if (active.length === 0) return null;
	return (
		<ul aria-label="Active filters" className="flex flex-wrap gap-2">
			{active.map(({ key, label, without }) => (
				<li key={key}>
					<Link to={listingUrl(mediaType, without)} aria-label={`Remove filter: ${label}`} className="removable">
						{label}
						<Icon name="close" className="size-3.5" />
					</Link>
				</li>
			))}
		</ul>
	);
}

/** The button that opens the drawer with the additional filters. Without scripts, the same form is part of the page. */
function MoreFilters(props: FilterProps) {
	const [isOpen, setIsOpen] = useState(false);
	const count = props.filters.search ? 0 : listActiveFilters(props.filters).length;
	return (
		<>
			<Button
				icon="filter"
				aria-haspopup="dialog"
				onClick={() => setIsOpen(true)}
				className="max-sm:px-3.5 noscript:hidden"
			>
				<span className="max-sm:sr-only">More filters</span>
				{count > 0 && <span className="rounded-full bg-bulb px-2 text-sm text-ink tabular-nums">{count}</span>}
			</Button>
			{isOpen && (
				<Suspense>
					<FilterDrawer {...props} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
			<noscript className="noscript:contents">
				{FilterForm && (
					<details className="w-full rounded-xl border border-line p-5">
						<summary className="font-semibold">More filters{count > 0 && ` (${count})`}</summary>
						<div className="max-w-xl pt-5">
							<FilterForm mediaType={props.mediaType} filters={props.filters} />
						</div>
					</details>
				)}
			</noscript>
		</>
	);
}
