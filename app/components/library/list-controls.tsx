import { Link, useHref, useNavigate } from "react-router";
import { useChosen } from "~/browser/navigation/use-chosen";
import { SearchField } from "~/components/browse/search-field";
import { ChoiceForm } from "~/components/ui/choice-form";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Select } from "~/components/ui/select";
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
import { useFormats } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { describePeriod } from "./list-words";

interface ListControlsProps {
	view: ListPage;
	/** Names of genres to choose from; with none there is no search either. */
	genres: string[];
	/** Whether several titles can be selected. */
	canSelect: boolean;
	/** Of what was watched: the months to choose from, as YYYY-MM. */
	months?: string[];
}

/** In one line with the chips of which one is chosen. */
const APART = "md:ms-1 md:border-s md:border-line md:ps-3";

/** What the diary shows its entries as. */
export function DiaryLooks({ view }: { view: ListView }) {
	const texts = useTexts(libraryTexts);
	return (
		<nav aria-label={texts.view}>
			<ul className="flex rounded-full inset-ring inset-ring-line">
				{(["list", "ticket"] as const).map((icon) => (
					<li key={icon}>
						<ChipLink
							to={{ ...view, hasTickets: icon === "ticket" }}
							isOn={view.hasTickets === (icon === "ticket")}
							isPart
						>
							<Icon name={icon} className="size-4.5 max-sm:hidden" />
							{icon === "ticket" ? texts.asStubs : texts.asList}
						</ChipLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** On a phone the filters are behind a button, so that the list begins above the middle of the screen. */
export function FoldedControls({ view, children }: { view: ListView; children: React.ReactNode }) {
	const texts = useTexts(libraryTexts);
	return (
		<Menu
			position="folded"
			className=""
			buttonClass="chip gap-2 md:hidden"
			button={
				<>
					<Icon name="filter" className="size-4.5" />
					{isFiltered(view) ? texts.filtered : texts.filter}
				</>
			}
		>
			{children}
		</Menu>
	);
}

/** Filters, order and selection of My List. Each control navigates to another URL; also without scripts. */
export function ListControls({ view, genres, canSelect, months }: ListControlsProps) {
	const texts = useTexts(libraryTexts);
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<div className={`flex min-w-0 items-center gap-3 ${genres.length > 0 ? "basis-full" : "grow basis-80"}`}>
				<nav aria-label={texts.show} className={`min-w-0 grow md:-ms-1 ${canSelect ? "" : "md:-me-1"}`}>
					<ul className={`reel gap-2 py-1 max-md:flex-wrap md:scroll-px-1 md:ps-1 ${canSelect ? "" : "md:pe-1"}`}>
						{[null, ...LIST_FILTERS[view.tab]].map((value) => (
							<li key={value}>
								<ChipLink to={{ ...view, show: value }} isOn={view.show === value}>
									{value ? texts.parts[value] : texts.all}
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
				{canSelect && (
					<div className="max-md:hidden">
						<SelectButton view={view} />
					</div>
				)}
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
			{useTexts(libraryTexts).select}
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
			{useTexts(libraryTexts).underTwoHours}
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
	const texts = useTexts(libraryTexts);
	const { genre: genreName } = useTexts(siteTexts);
	const formats = useFormats();
	const navigate = useNavigate();
	const action = useHref(listPath(view));
	const [chosen, choose] = useChosen(view);
	// A day, a year or a range in the URL is a choice too.
	const periods = view.when === null || months.includes(view.when) ? months : [view.when, ...months];

	function go(change: Partial<ListView>, replace: boolean): void {
		void navigate(listUrl(choose(change)), { replace, preventScrollReset: true });
	}

	return (
		<>
			{genres.length > 0 && (
				<div className="grow basis-full md:basis-52">
					<SearchField
						text={chosen.text}
						label={texts.searchWithin}
						action={action}
						onSearch={(text, replace) => go({ text }, replace)}
					>
						<HiddenParameters view={view} except={["q"]} />
					</SearchField>
				</div>
			)}
			<ChoiceForm
				action={action}
				onChoose={(form) => {
					const { genre, sort, when } = readListView(new URLSearchParams(allFormValues(form)), view.tab);
					go({ genre, sort, when }, true);
				}}
			>
				<HiddenParameters view={view} except={["genre", "sort", "when"]} />
				{genres.length > 0 && (
					<Select
						name="genre"
						label={texts.genre}
						value={chosen.genre ?? ""}
						any={texts.allGenres}
						options={genres.map((name) => [name, genreName(name)])}
						className="min-w-0 grow basis-40 md:max-w-52 md:basis-48"
					/>
				)}
				{periods.length > 0 && isDiary(view) && (
					<Select
						name="when"
						label={texts.when}
						value={chosen.when ?? ""}
						any={texts.allMonths}
						options={periods.map((period) => [period, describePeriod(texts, formats, period)])}
						className="min-w-0 grow basis-40 md:max-w-52 md:basis-48"
					/>
				)}
				{hasSort && (
					<Select
						name="sort"
						label={texts.sortBy}
						value={chosen.sort ?? OWN_SORT[view.tab]}
						options={LIST_SORTS.map((sort) => [sort, texts.sorts[sort]])}
						className="min-w-0 grow sm:max-w-64"
					/>
				)}
			</ChoiceForm>
		</>
	);
}

function HiddenParameters({ view, except }: { view: ListView; except: string[] }) {
	return listParameters(view).map(([name, value]) => {
		return !except.includes(name) && <input key={name} type="hidden" name={name} value={value} />;
	});
}
