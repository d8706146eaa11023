import { Link } from "react-router";

export type ListTab = "continue" | "watchlater";

/** The address of a tab, which keeps it through a reload. */
export function listAddress(tab: ListTab): string {
	return tab === "continue" ? "/my-list" : "/my-list?tab=watchlater";
}

function formatItems(count: number): string {
	return `${count} ${count === 1 ? "item" : "items"}`;
}

export function ListTabs({ current, counts }: { current: ListTab; counts: Record<ListTab, number> }) {
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
							to={listAddress(tab)}
							replace
							preventScrollReset
							aria-current={tab === current ? "page" : undefined}
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
