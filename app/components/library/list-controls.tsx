import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { ChoiceForm } from "~/components/ui/choice-form";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Select } from "~/components/ui/select";
import { describePeriod } from "~/domain/library/diary/periods";
import {
	isDiary,
	isFiltered,
	LIST_FILTERS,
	LIST_SORTS,
	type ListPage,
	type ListView,
	listParameters,
	listPath,
	listUrl,
	OWN_SORT,
	pageUrl,
	readListView,
} from "~/domain/library/lists/list-view";
import { allFormValues } from "~/lib/http/read-form";
import { SEARCH_TEXT_MAX } from "~/product";

interface ListControlsProps {
	view: ListPage;
	/** Names of genres to choose from; with none there is no search either. */
	genres: string[];
	/** Whether several titles can be selected. */
	canSelect: boolean;
	/** Of what was watched: the months to choose from, as YYYY-MM. */
	months?: string[];
}

/** From the chips of which one is chosen. */
const APART = "ms-1 border-s border-line ps-3";

/** What the diary shows its entries as. */
export function DiaryLooks({ view }: { view: ListView }) {
	return (
		<nav aria-label="View">
			<ul className="flex rounded-full inset-ring inset-ring-line">
				{(["list", "ticket"] as const).map((icon) => (
					<li key={icon}>
						<ChipLink
							to={{ ...view, hasTickets: icon === "ticket" }}
							isOn={view.hasTickets === (icon === "ticket")}
							isPart
						>
							<Icon name={icon} className="size-4.5 max-sm:hidden" />
							{icon === "ticket" ? "Stubs" : "List"}
						</ChipLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** On a phone the filters are behind a button, so that the list begins above the middle of the screen. */
export function FoldedControls({ view, children }: { view: ListView; children: React.ReactNode }) {
	return (
		<Menu
			position="folded"
			className=""
			buttonClass="chip gap-2 md:hidden"
			button={
				<>
					<Icon name="filter" className="size-4.5" />
					{isFiltered(view) ? "Filtered" : "Filter"}
				</>
			}
		>
			{children}
		</Menu>
	);
}

/** Filters, order and selection of My List. Each control navigates to another URL; also without scripts. */
export function ListControls({ view, genres, canSelect, months }: ListControlsProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<div className={`flex min-w-0 items-center gap-3 ${genres.length > 0 ? "basis-full" : "grow basis-80"}`}>
				<nav aria-label="Show" className={`-ms-gutter min-w-0 grow md:-ms-1 ${canSelect ? "" : "-me-gutter md:-me-1"}`}>
					<ul
						className={`reel gap-2 py-1 ps-gutter md:ps-1 ${canSelect ? "" : "pe-gutter md:pe-1"} ${view.tab === "watched" ? "max-md:flex-wrap" : ""}`}
					>
						{[{ value: null, label: "All" }, ...LIST_FILTERS[view.tab]].map(({ value, label }) => (
							<li key={label}>
								<ChipLink to={{ ...view, show: value }} isOn={view.show === value}>
									{label}
								</ChipLink>
							</li>
						))}
						{genres.length > 0 && (
							<li className={view.tab === "watched" ? "" : APART}>
								<ShortChip view={view} />
							</li>
						)}
					</ul>
				</nav>
				{canSelect && <SelectButton view={view} />}
			</div>
			<div className={`flex grow flex-wrap items-center gap-2.5 ${genres.length > 0 ? "basis-full" : "sm:grow-0"}`}>
				<ListForm view={view} genres={genres} hasSort={view.tab !== "watched"} months={months} />
			</div>
		</div>
	);
}

export function SelectButton({ view }: { view: ListPage }) {
	return (
		<NavigateButton to={pageUrl({ ...view, isSelecting: true })} replace icon="check" size="medium">
			Select
		</NavigateButton>
	);
}

/** `isPart`: of a control that has an outline of its own. */
function ChipLink({ to, isOn, isPart = false, children }: ChipLinkProps) {
	return (
		<Link
			to={listUrl({ ...to, isSelecting: false })}
			replace
			preventScrollReset
			aria-current={isOn ? "true" : undefined}
			className={isPart ? "chip gap-2 not-aria-[current]:inset-ring-transparent" : "chip"}
		>
			{children}
		</Link>
	);
}

interface ChipLinkProps {
	to: ListView;
	isOn: boolean;
	isPart?: boolean;
	children: React.ReactNode;
}

export function ShortChip({ view }: { view: ListView }) {
	return (
		<ChipLink to={{ ...view, isShort: !view.isShort }} isOn={view.isShort}>
			Under two hours
		</ChipLink>
	);
}

interface ListFormProps {
	view: ListView;
	genres: string[];
	hasSort?: boolean;
	months?: string[];
}

/** Search within the list, its genre, its order, or its months. */
export function ListForm({ view, genres, hasSort = true, months = [] }: ListFormProps) {
	const navigate = useNavigate();
	const fields = ["q", "genre", "sort", "when"];
	// A day, a year or a range in the URL is a choice too.
	const periods = view.when === null || months.includes(view.when) ? months : [view.when, ...months];
	return (
		<ChoiceForm
			action={listPath(view)}
			onChoose={(form) => {
				const chosen = readListView(new URLSearchParams(allFormValues(form)), view.tab);
				void navigate(listUrl(chosen), { replace: true, preventScrollReset: true });
			}}
		>
			{listParameters(view).map(([name, value]) => {
				return !fields.includes(name) && <input key={name} type="hidden" name={name} value={value} />;
			})}
			{genres.length > 0 && (
				<>
					<SearchBox text={view.text} />
					<Select
						name="genre"
						label="Genre"
						value={view.genre ?? ""}
						any="All Genres"
						options={genres.map((name) => [name, name])}
						className="min-w-0 grow basis-36 md:max-w-52"
					/>
				</>
			)}
			{periods.length > 0 && isDiary(view) && (
				<Select
					name="when"
					label="When"
					value={view.when ?? ""}
					any="All Months"
					options={periods.map((period) => [period, describePeriod(period)])}
					className="min-w-0 grow basis-36 md:max-w-52"
				/>
			)}
			{hasSort && (
				<Select
					name="sort"
					label="Sort by"
					value={view.sort ?? OWN_SORT[view.tab]}
					options={LIST_SORTS.map(({ value, label }) => [value, label])}
					className="min-w-0 grow basis-36 sm:max-w-52"
				/>
			)}
		</ChoiceForm>
	);
}

function SearchBox({ text }: { text: string }) {
	const input = useRef<HTMLInputElement>(null);

	useEffect(() => {
		if (input.current) input.current.value = text;
	}, [text]);

	return (
		<span className="relative grow basis-full md:basis-60">
			<button
				type="submit"
				aria-label="Search this list"
				className="absolute start-1 top-1/2 inline-flex size-10 -translate-y-1/2 cursor-pointer items-center justify-center rounded-full text-soft hover:text-cream"
			>
				<Icon name="search" />
			</button>
			<input
				ref={input}
				type="search"
				name="q"
				aria-label="Search within this list"
				placeholder="Search within this list"
				defaultValue={text}
				maxLength={SEARCH_TEXT_MAX}
				autoComplete="off"
				enterKeyHint="search"
				className="search-input"
			/>
		</span>
	);
}
