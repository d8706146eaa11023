import { Link, useNavigate } from "react-router";
import { ChoiceForm } from "~/components/ui/choice-form";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Select } from "~/components/ui/select";
import {
	LIST_FILTERS,
	LIST_SORTS,
	type ListView,
	listParameters,
	listUrl,
	OWN_SORT,
	readListView,
} from "~/domain/library/list-view";

interface ListControlsProps {
	view: ListView;
	/** Whether titles can be selected to be removed together. */
	canSelect: boolean;
}

/** Filters, order and selection of My List. Each control navigates to another URL; also without scripts. */
export function ListControls({ view, canSelect }: ListControlsProps) {
	return (
		<div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<nav
				aria-label="Show"
				className="-mx-gutter max-w-[calc(100%+2*var(--spacing-gutter))] md:-mx-1 md:max-w-[calc(100%+0.5rem)]"
			>
				<ul className="reel gap-2 px-gutter py-1 md:px-1">
					{[{ value: null, label: "All" }, ...LIST_FILTERS].map(({ value, label }) => (
						<li key={label}>
							<Link
								to={listUrl({ ...view, show: value, isSelecting: false })}
								replace
								preventScrollReset
								aria-current={view.show === value ? "true" : undefined}
								className="chip"
							>
								{label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="flex grow items-center gap-2.5 sm:grow-0">
				<SortForm view={view} />
				{canSelect && (
					<NavigateButton to={listUrl({ ...view, isSelecting: true })} replace icon="check" size="medium">
						Select
					</NavigateButton>
				)}
			</div>
		</div>
	);
}

function SortForm({ view }: { view: ListView }) {
	const navigate = useNavigate();

	function sort(form: FormData) {
		const chosen = readListView(new URLSearchParams({ sort: String(form.get("sort")) })).sort;
		const next = { ...view, sort: chosen === OWN_SORT[view.tab] ? null : chosen };
		void navigate(listUrl(next), { replace: true, preventScrollReset: true });
	}

	return (
		<ChoiceForm action="/my-list" onChoose={sort}>
			{listParameters(view).map(([name, value]) => {
				return name !== "sort" && <input key={name} type="hidden" name={name} value={value} />;
			})}
			<Select
				name="sort"
				label="Sort by"
				value={view.sort ?? OWN_SORT[view.tab]}
				options={LIST_SORTS.map(({ value, label }) => [value, label])}
				className="min-w-0 grow sm:w-48"
			/>
		</ChoiceForm>
	);
}
