import { lazy, Suspense, useState } from "react";
import { Button } from "~/components/ui/button";
import { listActiveFilters } from "~/domain/catalogue/lists/list-query";
import type { FilterProps } from "./filter-form";

/** Only the server renders the form into the page. */
const FilterForm = import.meta.env.SSR ? (await import("./filter-form")).FilterForm : null;

const FilterDrawer = lazy(async () => ({ default: (await import("./filter-form")).FilterDrawer }));

/** The button that opens the drawer with the additional filters. Without scripts, the same form is part of the page. */
export function MoreFilters(props: FilterProps) {
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
