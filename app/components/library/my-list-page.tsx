import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { loadModule } from "~/browser/load-module";
import { EmptyList } from "~/components/browse/empty-list";
import { ButtonLink } from "~/components/ui/button";
import { Deferred } from "~/components/ui/deferred";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Notice } from "~/components/ui/notice";
import {
	beforeUrl,
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
import { type ContinueItem, ContinueList, continueRemoval } from "./continue-list";
import { LaterList, laterRemoval, SUGGESTIONS } from "./later-list";
import { ListControls } from "./list-controls";
import { type ItemCount, ListHeader } from "./list-tabs";
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
	debug: WatchHistoryDebug | null;
}

function loadDebug() {
	return loadModule(() => import("./watch-debug"));
}

/** Few visitors open it. */
const WatchDebug = import.meta.env.SSR
	? (await loadDebug()).WatchDebug
	: lazy(async () => ({ default: (await loadDebug()).WatchDebug }));

const LOAD_FAILED = "Failed to load watch history. Please try refreshing the page.";

export function MyListPage({ list }: { list: MyListData }) {
	const [searchParams] = useSearchParams();
	const view = readListView(searchParams);
	const { tab, isSelecting } = view;
	const window = readListWindow(searchParams, tab);
	const removals = useRemovals();
	const { error, dismissError, isRemoving } = removals;
	const [dismissed, setDismissed] = useState<MyListData | null>(null);
	const banner = error ?? (list.hasFailed && list !== dismissed ? LOAD_FAILED : null);

	const { later } = list;
	const candidates = later.items.map((item) => laterRemoval(item, false));
	const removedLater = candidates.filter(isRemoving).length;
	const countRemoved = (items: ContinueItem[]) => items.filter((item) => isRemoving(continueRemoval(item))).length;
	const counts = {
		continue: countContinuing(list, window, countRemoved),
		watchlater: { number: later.total - removedLater },
	};

	return (
		<div className="px-gutter pt-28 md:pt-36">
			<ListHeader view={view} counts={counts}>
				{banner && (
					<Notice tone="alarm" onDismiss={() => (error ? dismissError() : setDismissed(list))}>
						{banner}
					</Notice>
				)}
			</ListHeader>
			{((counts[tab]?.number ?? 0) > 0 || view.show) && (
				<ListControls view={view} canSelect={!isSelecting && (counts[tab]?.number ?? 0) > 1} />
			)}
			{tab === "continue" ? (
				<Deferred value={list.continuing} waiting={<Loading />}>
					{({ cards: items, hasMore }) => (
						<>
							<Before view={view} window={window} />
							{countRemoved(items) === items.length && (
								<Empty view={view} heading="Nothing to continue" advice="Start watching something to see it here" />
							)}
							<Selectable view={view} candidates={items.map(continueRemoval)} removals={removals}>
								<ContinueList items={items} now={list.now} removals={removals} isSelecting={isSelecting} />
							</Selectable>
							{hasMore && <More view={view} window={window} />}
						</>
					)}
				</Deferred>
			) : (
				<>
					<Before view={view} window={window} />
					{removedLater === later.items.length && (
						<Empty view={view} heading="No saved content" advice="Add movies and shows to watch them later" />
					)}
					<Selectable view={view} candidates={candidates} removals={removals}>
						<LaterList items={later.items} areSamples={false} removals={removals} isSelecting={isSelecting} />
					</Selectable>
					{later.total > window.from + window.shown && <More view={view} window={window} />}
					<Suggestions items={later.suggestions} removals={removals} />
				</>
			)}
			<div className="mt-24 text-center">
				{list.debug ? (
					<Suspense>
						<WatchDebug debug={list.debug} closeTo={listUrl(view)} />
					</Suspense>
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
	{ continuing, continuingTotal }: MyListData,
	window: ListWindow,
	countRemoved: (items: ContinueItem[]) => number,
): ItemCount {
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
