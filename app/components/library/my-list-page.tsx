import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { ButtonLink } from "~/components/ui/button";
import { Deferred } from "~/components/ui/deferred";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Notice } from "~/components/ui/notice";
import {
	beforeUrl,
	type ListTab,
	type ListView,
	type ListWindow,
	listUrl,
	moreUrl,
	readListView,
	readListWindow,
} from "~/domain/library/list-view";
import type { WatchHistoryDebug } from "~/domain/library/responses";
import type { LaterItem } from "~/domain/library/types";
import type { MaybeDeferred } from "~/lib/deferred";
import { formatCount, formatPlural } from "~/lib/format";
import { type ContinueItem, ContinueList, continueRemoval } from "./continue-list";
import { LaterList, laterRemoval, SUGGESTIONS } from "./later-list";
import { ListControls } from "./list-controls";
import { SelectionForm } from "./selection-form";
import { type Removals, useRemovals } from "./use-removals";

interface MyListData {
	/** Milliseconds; the reference of relative times. */
	now: number;
	hasFailed: boolean;
	continuing: MaybeDeferred<{ cards: ContinueItem[]; hasMore: boolean }>;
	/** Of all pages; null where only the cards show it. */
	continuingTotal: number | null;
	later: { items: LaterItem[]; total: number; suggestions: LaterItem[] };
	/** What is shown of the tab. */
	window: ListWindow;
	debug: WatchHistoryDebug | null;
}

const LOAD_FAILED = "Failed to load watch history. Please try refreshing the page.";

export function MyListPage({ list }: { list: MyListData }) {
	const [searchParams] = useSearchParams();
	const view = readListView(searchParams);
	const { tab, isSelecting } = view;
	const removals = useRemovals();
	const { error, dismissError, isRemoving } = removals;
	const [dismissed, setDismissed] = useState<MyListData | null>(null);
	const banner = error ?? (list.hasFailed && list !== dismissed ? LOAD_FAILED : null);

	const { later } = list;
	const candidates = later.items.map((item) => laterRemoval(item, false));
	const removedLater = candidates.filter(isRemoving).length;
	const countRemoved = (items: ContinueItem[]) => items.filter((item) => isRemoving(continueRemoval(item))).length;
	const counts = {
		continue: countContinuing(list, countRemoved),
		watchlater: { number: later.total - removedLater },
	};
	const { from, shown } = list.window;

	return (
		<div className="px-gutter pt-28 md:pt-36">
			<div className="flex items-end justify-between gap-4">
				<h1 className="lettering text-title">My List</h1>
				<ButtonLink to="/watched" size="small" variant="quiet" icon="check">
					Watched
				</ButtonLink>
			</div>
			<p className="mt-3 text-soft">Your personal entertainment collection</p>
			<div role="alert" className="not-empty:mt-6">
				{banner && (
					<Notice tone="alarm" onDismiss={() => (error ? dismissError() : setDismissed(list))}>
						{banner}
					</Notice>
				)}
			</div>
			<div className="mt-8 mb-6 border-b border-line">
				<ListTabs view={view} counts={counts} />
			</div>
			{((counts[tab]?.number ?? 0) > 0 || view.show) && (
				<ListControls view={view} canSelect={!isSelecting && (counts[tab]?.number ?? 0) > 1} />
			)}
			{tab === "continue" ? (
				<Deferred value={list.continuing} waiting={<Loading />}>
					{({ cards: items, hasMore }) => (
						<>
							<Before view={view} window={list.window} />
							{countRemoved(items) === items.length && (
								<Empty view={view} heading="Nothing to continue" advice="Start watching something to see it here" />
							)}
							<Selectable view={view} candidates={items.map(continueRemoval)} removals={removals}>
								<ContinueList items={items} now={list.now} removals={removals} isSelecting={isSelecting} />
							</Selectable>
							{hasMore && <More view={view} window={list.window} />}
						</>
					)}
				</Deferred>
			) : (
				<>
					<Before view={view} window={list.window} />
					{removedLater === later.items.length && (
						<Empty view={view} heading="No saved content" advice="Add movies and shows to watch them later" />
					)}
					<Selectable view={view} candidates={candidates} removals={removals}>
						<LaterList items={later.items} areSamples={false} removals={removals} isSelecting={isSelecting} />
					</Selectable>
					{later.total > from + shown && <More view={view} window={list.window} />}
					<Suggestions items={later.suggestions} removals={removals} />
				</>
			)}
			<div className="mt-24 text-center">
				{list.debug ? (
					<WatchDebug debug={list.debug} closeTo={listUrl(view)} />
				) : (
					<NavigateButton to={listUrl(view, { debug: "1" })} replace size="small" variant="quiet">
						Debug
					</NavigateButton>
				)}
			</div>
		</div>
	);
}

/** Null while nothing is known. The unfinished ones are counted as far as they are shown. */
function countContinuing(
	{ continuing, continuingTotal, window }: MyListData,
	countRemoved: (items: ContinueItem[]) => number,
): { number: number; hasMore?: boolean } | null {
	if ("later" in continuing) return continuingTotal === null ? null : { number: continuingTotal };
	const { cards, hasMore } = continuing;
	const removed = countRemoved(cards);
	if (continuingTotal !== null) return { number: continuingTotal - removed };
	return { number: window.from + cards.length - removed, hasMore };
}

/** Without scripts a page; Back returns to the same titles. */
function More({ view, window }: { view: ListView; window: ListWindow }) {
	const to = moreUrl(view, window);
	const isSamePage = readListWindow(new URLSearchParams(to.split("?")[1]), view.tab).from === window.from;
	return (
		<div className="mt-10 flex justify-center">
			<ButtonLink to={to} replace={isSamePage} preventScrollReset={isSamePage}>
				Show more
			</ButtonLink>
		</div>
	);
}

function Before({ view, window }: { view: ListView; window: ListWindow }) {
	const to = beforeUrl(view, window);
	return (
		to && (
			<div className="mb-8 flex justify-center">
				<ButtonLink to={to}>Show earlier</ButtonLink>
			</div>
		)
	);
}

/** Sample titles below an empty list. */
function Suggestions({ items, removals }: { items: LaterItem[]; removals: Removals }) {
	if (items.every((item) => removals.isRemoving(laterRemoval(item, true)))) return null;
	return (
		<section aria-labelledby="suggestions" className="mt-12">
			<h2 id="suggestions" className="lettering text-heading">
				{SUGGESTIONS}
			</h2>
			<p className="mt-2 mb-6 max-w-prose text-soft">
				Well-known titles to start with. They are not in your list, and they disappear once you save something.
			</p>
			<LaterList items={items} areSamples removals={removals} isSelecting={false} />
		</section>
	);
}

function Loading() {
	return (
		<p role="status" className="flex items-center justify-center gap-4 py-24 text-soft">
			<span className="bulbs w-11 animate-pulse" />
			Loading your watch history...
		</p>
	);
}

/** While titles are being selected, the form around the list. */
function Selectable({ children, ...form }: React.ComponentProps<typeof SelectionForm>) {
	return form.view.isSelecting ? <SelectionForm {...form}>{children}</SelectionForm> : children;
}

function Empty({ view, heading, advice }: { view: ListView; heading: string; advice: string }) {
	if (view.show) {
		return (
			<EmptyList heading="No matching titles" advice="Your list has other kinds of titles">
				<ButtonLink to={listUrl({ ...view, show: null })} replace preventScrollReset className="mt-2">
					Show All
				</ButtonLink>
			</EmptyList>
		);
	}
	return (
		<EmptyList heading={heading} advice={advice}>
			<ButtonLink to="/movies" variant="primary" className="mt-2">
				Find something to watch
			</ButtonLink>
		</EmptyList>
	);
}

/** `hasMore`: there are more than this number. Null while it is not known. */
type Count = { number: number; hasMore?: boolean } | null;

/** "3 items", "10+ items". */
function formatItems(count: Count): string {
	if (!count) return "";
	return count.hasMore ? `${formatCount(count.number)}+ items` : formatPlural(count.number, "item");
}

function ListTabs({ view, counts }: { view: ListView; counts: Record<ListTab, Count> }) {
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

/** The visitor's watch history as stored in the database, for debugging. */
function WatchDebug({ debug, closeTo }: { debug: WatchHistoryDebug; closeTo: string }) {
	const rows: [string, string][] = [
		["Table exists", debug.watchHistoryTableExists ? "Yes" : "No"],
		["User ID", debug.userId],
		["Total records", String(debug.totalWatchHistoryCount)],
		["User records", String(debug.userWatchHistoryCount)],
	];
	return (
		<section
			aria-labelledby="debug-title"
			className="rounded-2xl border border-line bg-raised/60 p-5 text-start sm:p-7"
		>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h2 id="debug-title" className="lettering text-heading">
					Watch History Debug Info
				</h2>
				<NavigateButton to={closeTo} replace size="small" variant="quiet" icon="close">
					Close
				</NavigateButton>
			</div>
			<dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
				{rows.map(([name, value]) => (
					<div key={name}>
						<dt className="text-[0.8125rem] text-soft">{name}</dt>
						<dd className="mt-0.5 text-[0.9375rem] font-semibold break-all">{value}</dd>
					</div>
				))}
			</dl>
			<h3 className="mt-6 text-[0.8125rem] text-soft">Sample data</h3>
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without links needs the keyboard.
				tabIndex={0}
				className="mt-2 max-h-80 overflow-auto rounded-lg bg-ground/70 p-4 text-[0.8125rem] leading-relaxed inset-ring inset-ring-line"
			>
				{JSON.stringify(debug.userSampleData, null, 2)}
			</pre>
		</section>
	);
}
