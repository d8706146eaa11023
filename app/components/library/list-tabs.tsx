import { Link } from "react-router";
import { type ListTab, type ListView, listUrl } from "~/domain/library/list-view";
import { formatCount, formatPlural } from "~/lib/format";

/** `hasMore`: there are more than this number. Null while it is not known. */
type Count = { number: number; hasMore?: boolean } | null;

/** "3 items", "10+ items". */
function formatItems(count: Count): string {
	if (!count) return "";
	return count.hasMore ? `${formatCount(count.number)}+ items` : formatPlural(count.number, "item");
}

export function ListTabs({ view, counts }: { view: ListView; counts: Record<ListTab, Count> }) {
	const tabs: [ListTab, string][] = [
		["continue", "Continue Watching"],
		["watchlater", "Watch Later"],
	];
	return (
		<nav aria-label="My List">
			<ul className="-mx-3 flex gap-1 sm:-mx-4 sm:gap-2">
				{tabs.map(([tab, label]) => (
					<li key={tab}>
						<Link
							to={listUrl({ ...view, tab, isSelecting: false })}
							replace
							preventScrollReset
							aria-current={tab === view.tab ? "page" : undefined}
							className="relative flex min-h-14 flex-col justify-center rounded-t-lg px-3 py-2 font-semibold text-soft transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-[3px] aria-[current=page]:after:bulbs sm:flex-row sm:items-baseline sm:justify-start sm:gap-3 sm:px-4"
						>
							{label}
							<span className="text-[0.8125rem] font-normal text-soft tabular-nums">{formatItems(counts[tab])}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
