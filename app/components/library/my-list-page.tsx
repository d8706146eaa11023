import { lazy, Suspense, useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { useLocalLibrary } from "~/components/title/use-local-library";
import { VerbForm } from "~/components/title/verbs/verb-form";
import { ButtonLink } from "~/components/ui/button";
import { Deferred } from "~/components/ui/deferred";
import { ListStatus } from "~/components/ui/list-status";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import {
	FILTERS_FROM,
	isFiltered,
	type ListPage,
	type ListTab,
	listUrl,
	PAGE,
	pageUrl,
	readListPage,
	readListView,
} from "~/domain/library/lists/list-view";
import type { ContinueCard } from "~/domain/library/next/begun-card";
import type { ContinuePage } from "~/domain/library/next/search-begun.server";
import type { WatchHistoryDebug } from "~/domain/library/responses";
import type { LaterItem } from "~/domain/library/types";
import type { MaybeDeferred } from "~/lib/deferred";
import { useFormats } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { ContinueList, continueRemoval, More } from "./continue-list";
import { EmptyLibrary } from "./import-offer";
import { LaterList, laterRemoval, sampleRemoval } from "./later-list";
import { FoldedControls, ListControls, SelectButton } from "./list-controls";
import { NoMatch, Unread } from "./list-search-notes";
import { ListHeader } from "./list-tabs";
import { loadLibrary } from "./load-library";
import { readSelected, useIsRemoved } from "./removal";
import type { SelectionBar as SelectionBarOf } from "./selection-bar";

interface MyListData {
	/** Milliseconds; the reference of relative times. */
	now: number;
	hasFailed: boolean;
	continuing: MaybeDeferred<ContinuePage>;
	later: { items: LaterItem[]; total: number; unread: number; suggestions: LaterItem[] };
	/** The titles among which each tab searches. */
	sizes: Partial<Record<ListTab, number>>;
	/** Names of all genres. */
	genres: string[];
	debug: WatchHistoryDebug | null;
}

const { WatchDebug, SelectionBar } = import.meta.env.SSR
	? await loadLibrary()
	: {
			WatchDebug: lazy(async () => ({ default: (await loadLibrary()).WatchDebug })),
			SelectionBar: lazy(async () => ({ default: (await loadLibrary()).SelectionBar })),
		};

export function MyListPage({ list }: { list: MyListData }) {
	const texts = useTexts(libraryTexts);
	const { historyNotLoaded } = useTexts(siteTexts);
	const [searchParams] = useSearchParams();
	const view = readListPage(searchParams, readListView(searchParams).tab);
	const { tab, isSelecting } = view;
	const isRemoved = useIsRemoved();
	const [dismissed, setDismissed] = useState<MyListData | null>(null);
	const banner = list.hasFailed && list !== dismissed ? historyNotLoaded : null;

	// After signing up or in, until the account has it, and then the page.
	const isArriving = useLocalLibrary()?.isWaiting === true;
	const [listBefore, setListBefore] = useState<MyListData | null>(null);
	if (isArriving && list !== listBefore) setListBefore(list);
	const isLoading = useRevalidator().state === "loading" && list === listBefore;
	const waiting = isArriving ? texts.moving : isLoading ? texts.loadingHistory : null;

	const { later } = list;
	const candidates = later.items.map((item) => laterRemoval(item));
	const removedLater = candidates.filter(isRemoved).length;
	const countRemoved = (items: ContinueCard[]) => items.filter((item) => isRemoved(continueRemoval(item))).length;
	const removed = {
		continue: "later" in list.continuing ? 0 : countRemoved(list.continuing.cards),
		watchlater: removedLater,
	};
	// Of the whole lists, whatever is searched for.
	const counts = {
		continue: (list.sizes.continue ?? 0) - removed.continue,
		watchlater: (list.sizes.watchlater ?? 0) - removed.watchlater,
	};
	const canSelect = !isSelecting && counts[tab === "continue" ? tab : "watchlater"] > 1;
	const hasFilters = (list.sizes[tab] ?? 0) >= FILTERS_FROM || isFiltered(view);
	/** Of a search or a filter. */
	const announce = (shown: number) =>
		isFiltered(view) && (
			<ListStatus address={pageUrl(view)} text={waiting ? "" : shown > 0 ? texts.shown(shown) : texts.noMatch} />
		);

	return (
		<div className="px-gutter pt-20 md:pt-28">
			<ListHeader view={view} counts={counts}>
				{banner && (
					<Notice tone="alarm" onDismiss={() => setDismissed(list)}>
						{banner}
					</Notice>
				)}
			</ListHeader>
			{hasFilters ? (
				<div className="mb-4 flex min-h-11 items-center justify-between gap-3 md:mb-8 md:block">
					<FoldedControls view={view}>
						<ListControls view={view} genres={list.genres} canSelect={canSelect} />
					</FoldedControls>
					{canSelect && (
						<div className="md:hidden">
							<SelectButton view={view} />
						</div>
					)}
				</div>
			) : (
				canSelect && (
					// Beside the first section's heading, where there is one to see.
					<div className={tab === "continue" ? "float-end" : "mb-4 flex justify-end"}>
						<SelectButton view={view} />
					</div>
				)
			)}
			{tab === "continue" ? (
				<Deferred value={list.continuing} waiting={<Waiting>{texts.loadingHistory}</Waiting>}>
					{({ cards: items, sizes, next, unread }) => (
						<>
							<Before view={view} />
							<Unread number={unread} />
							{announce(items.length - countRemoved(items))}
							{countRemoved(items) === items.length && (
								<Empty
									waiting={waiting}
									view={view}
									next={next}
									heading={texts.nothingToContinue}
									advice={texts.nothingToContinueAdvice}
								/>
							)}
							<Selectable view={view} candidates={items.map(continueRemoval)}>
								<ContinueList
									key={pageUrl({ ...view, isSelecting: false })}
									items={items}
									now={list.now}
									isSelecting={isSelecting}
									sizes={sizes}
									moreUrl={isFiltered(view) ? undefined : (section) => listUrl({ ...view, show: section })}
								/>
							</Selectable>
							{next !== null && <More to={pageUrl({ ...view, from: next })}>{texts.nextPage}</More>}
						</>
					)}
				</Deferred>
			) : (
				<>
					<Before view={view} />
					<Unread number={later.unread} />
					{announce(later.items.length - removedLater)}
					{removedLater === later.items.length && (
						<Empty waiting={waiting} view={view} heading={texts.nothingSaved} advice={texts.nothingSavedAdvice} />
					)}
					<Selectable view={view} candidates={candidates}>
						{later.items.length > 0 && <h2 className="sr-only">{texts.watchLater}</h2>}
						<LaterList items={later.items} areSamples={false} isSelecting={isSelecting} />
					</Selectable>
					{later.total > view.from + PAGE && (
						<More to={pageUrl({ ...view, from: view.from + PAGE })}>{texts.nextPage}</More>
					)}
					<Suggestions items={later.suggestions} />
				</>
			)}
			<div className="mt-24 text-center">
				{list.debug ? (
					<Suspense>
						<WatchDebug debug={list.debug} closeTo={listUrl(view)} />
					</Suspense>
				) : (
					<NavigateButton to={listUrl(view, { debug: "1" })} replace size="small" variant="quiet">
						{texts.debug}
					</NavigateButton>
				)}
			</div>
		</div>
	);
}

/** The page before; of titles that fit a filter, which has no pages of one size, the first one. */
function Before({ view }: { view: ListPage }) {
	const texts = useTexts(libraryTexts);
	if (view.from === 0) return null;
	const from = isFiltered(view) ? 0 : Math.max(0, view.from - PAGE);
	return (
		<div className="mb-8 flex justify-center">
			<ButtonLink to={pageUrl({ ...view, from })}>{isFiltered(view) ? texts.firstPage : texts.previousPage}</ButtonLink>
		</div>
	);
}

/** Sample titles below an empty list. */
function Suggestions({ items }: { items: LaterItem[] }) {
	const texts = useTexts(libraryTexts);
	const isRemoved = useIsRemoved();
	if (items.every((item) => isRemoved(sampleRemoval(item)))) return null;
	return (
		<section aria-labelledby="suggestions" className="mt-12">
			<h2 id="suggestions" className="lettering text-heading">
				{texts.suggestions}
			</h2>
			<p className="mt-2 mb-6 max-w-prose text-soft">{texts.suggestionsAdvice}</p>
			<LaterList items={items} areSamples isSelecting={false} />
		</section>
	);
}

function Waiting({ children }: { children: string }) {
	return (
		<p role="status" className="flex items-center justify-center gap-4 py-24 text-soft">
			<Spinner />
			{children}
		</p>
	);
}

interface SelectableProps extends Pick<React.ComponentProps<typeof SelectionBarOf>, "view" | "candidates"> {
	/** The cards, each with a checkbox. */
	children: React.ReactNode;
}

/**
 * While titles are being selected, the form around the list, whose checkboxes are named `title`: a title can be selected before
 * the buttons are there.
 */
function Selectable({ children, view, candidates }: SelectableProps) {
	const navigate = useNavigate();
	const texts = useTexts(libraryTexts);
	if (!view.isSelecting) return children;
	const doneTo = pageUrl({ ...view, isSelecting: false });
	function describe(form: FormData): string {
		const [first, ...others] = readSelected(form, candidates);
		return first && others.length === 0 ? first.name : texts.titles(others.length + 1);
	}
	return (
		<VerbForm
			title={null}
			name={describe}
			onPress={(form) => readSelected(new FormData(form), candidates).length > 0}
			onDone={() => void navigate(doneTo, { replace: true, preventScrollReset: true })}
			className=""
		>
			{children}
			<Suspense>
				<SelectionBar view={view} candidates={candidates} doneTo={doneTo} />
			</Suspense>
		</VerbForm>
	);
}

/** `next`: where the search goes on that has looked at a part of the list. `waiting`: what the list waits for. */
function Empty({ waiting, view, next = null, heading, advice }: EmptyProps) {
	const texts = useTexts(libraryTexts);
	const formats = useFormats();
	if (waiting) return <Waiting>{waiting}</Waiting>;
	if (view.from > 0) return <EmptyList heading={texts.endOfList} advice={texts.endOfListAdvice} />;
	if (isFiltered(view))
		return <NoMatch view={view} searched={next === null ? null : texts.noneOfFirst(formats.count(next))} />;
	return <EmptyLibrary heading={heading} advice={advice} />;
}

interface EmptyProps {
	waiting: string | null;
	view: ListPage;
	next?: number | null;
	heading: string;
	advice: string;
}
