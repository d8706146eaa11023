import { Link } from "react-router";
import { type ListTab, type ListView, listPath, listUrl, onTab } from "~/domain/library/lists/list-view";
import { formatPlural } from "~/lib/text/format";

const TABS: [ListTab, string][] = [
	["continue", "Continue Watching"],
	["watchlater", "Watch Later"],
	["watched", "Watched"],
];

const TAB =
	"relative flex min-h-14 flex-col -outline-offset-3 rounded-t-lg px-2.5 py-2 font-semibold text-soft transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-bulb sm:flex-row sm:items-baseline sm:justify-start sm:gap-3 sm:px-4";

interface ListHeaderProps {
	view: ListView;
	/** Of the tabs whose titles are counted. */
	counts: Partial<Record<ListTab, number>>;
	/** What failed. */
	children?: React.ReactNode;
}

/** The heading of the visitor's lists, and the way to each of them. On a phone the diary's is low: its first entry is soon there. */
export function ListHeader({ view, counts, children }: ListHeaderProps) {
	const isLow = view.tab === "watched";
	return (
		<header className={isLow ? "mb-3 md:mb-6" : "mb-6"}>
			<h1 className={`lettering ${isLow ? "text-heading md:text-title" : "text-title"}`}>My List</h1>
			<p className={`mt-3 text-soft ${isLow ? "mb-5 max-md:sr-only" : "mb-8"}`}>
				Your personal entertainment collection
			</p>
			<div role="alert" className="not-empty:mb-6">
				{children}
			</div>
			<nav aria-label="My List" className="-mx-gutter border-b border-line px-gutter">
				<ul className="reel -mx-2.5 gap-0.5 sm:-mx-4 sm:gap-2">
					{TABS.map(([tab, label]) => (
						<li key={tab} className="shrink-0">
							<Link
								to={listUrl(onTab(view, tab))}
								replace={listPath(view) === listPath({ tab })}
								preventScrollReset={listPath(view) === listPath({ tab })}
								aria-current={tab === view.tab ? "page" : undefined}
								className={TAB}
							>
								{label}
								{counts[tab] !== undefined && (
									<span className="text-[0.8125rem] font-normal text-soft tabular-nums">
										{formatPlural(counts[tab], "item")}
									</span>
								)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</header>
	);
}
