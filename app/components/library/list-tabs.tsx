import { Link } from "react-router";
import { type ListTab, type ListView, listPath, listUrl, onTab, wholeList } from "~/domain/library/lists/list-view";
import { LISTS_PATH } from "~/domain/library/own-lists/own-lists";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

const TAB =
	"relative flex h-full min-h-14 flex-col -outline-offset-3 rounded-t-lg px-2 py-2 font-semibold max-sm:text-[0.9375rem] text-soft transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-bulb sm:flex-row sm:items-baseline sm:justify-start sm:gap-3 sm:px-4";

/** The last tab may be beyond the edge of a phone. */
function showTab(tab: HTMLElement | null): void {
	tab?.closest("ul")?.scrollTo({ left: tab.offsetLeft });
}

interface ListHeaderProps {
	/** Null: the lists that the person makes. */
	view: ListView | null;
	/** Of the tabs whose titles are counted. */
	counts: Partial<Record<ListTab, number>>;
	/** What failed. */
	children?: React.ReactNode;
}

/** The heading of the visitor's lists, and the way to each of them. On a phone it is low: the first title is soon there. */
export function ListHeader({ view, counts, children }: ListHeaderProps) {
	const texts = useTexts(libraryTexts);
	const { myList, watched } = useTexts(siteTexts);
	const tabs: [ListTab, string][] = [
		["continue", texts.continueWatching],
		["watchlater", texts.watchLater],
		["watched", watched],
	];
	/** Whether it is on the page that is shown. */
	const isHere = (tab: ListTab) => view !== null && listPath(view) === listPath({ tab });
	return (
		<header className="mb-3 md:mb-6">
			<h1 className="lettering text-heading md:text-title">{myList}</h1>
			<p className="mt-3 mb-5 text-soft max-md:sr-only">{texts.collection}</p>
			<div role="alert" className="not-empty:mb-6">
				{children}
			</div>
			<nav aria-label={myList} className="-mx-gutter border-b border-line px-gutter">
				<ul className="reel -mx-2 sm:-mx-4 sm:gap-2">
					{tabs.map(([tab, label]) => (
						<li key={tab} className="shrink-0">
							<Link
								to={listUrl(onTab(view ?? wholeList(tab), tab))}
								replace={isHere(tab)}
								preventScrollReset={isHere(tab)}
								aria-current={tab === view?.tab ? "page" : undefined}
								className={TAB}
							>
								{label}
								{counts[tab] !== undefined && (
									<span className="text-[0.8125rem] font-normal text-soft tabular-nums">
										{texts.items(counts[tab])}
									</span>
								)}
							</Link>
						</li>
					))}
					<li className="shrink-0">
						<Link
							ref={view ? undefined : showTab}
							to={LISTS_PATH}
							aria-current={view ? undefined : "page"}
							className={TAB}
						>
							{texts.lists}
						</Link>
					</li>
				</ul>
			</nav>
		</header>
	);
}
