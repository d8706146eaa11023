import { useState } from "react";
import { useSearchParams } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { ButtonLink } from "~/components/ui/button";
import { Deferred } from "~/components/ui/deferred";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Notice } from "~/components/ui/notice";
import type { WatchHistoryDebug } from "~/domain/library/responses";
import type { LaterItem } from "~/domain/library/types";
import type { MaybeDeferred } from "~/lib/deferred";
import { type ContinueItem, ContinueList } from "./continue-list";
import { LaterList } from "./later-list";
import { ListTabs, listAddress } from "./list-tabs";
import { useRemovals } from "./use-removals";
import { WatchDebug } from "./watch-debug";

interface MyListData {
	/** Milliseconds; what the relative times are relative to. */
	now: number;
	hasFailed: boolean;
	continuing: MaybeDeferred<ContinueItem[]>;
	/** How many there will be, while they are still to come. */
	continuingCount: number;
	later: { items: LaterItem[]; total: number; areSamples: boolean };
	/** Where more of Watch Later is shown. */
	moreTo: string | null;
	debug: WatchHistoryDebug | null;
}

const LOAD_FAILED = "Failed to load watch history. Please try refreshing the page.";

export function MyListPage({ list }: { list: MyListData }) {
	const [searchParams] = useSearchParams();
	const tab = searchParams.get("tab") === "watchlater" ? "watchlater" : "continue";
	const removals = useRemovals();
	const { error, dismissError, isRemoving } = removals;
	const [dismissed, setDismissed] = useState<MyListData | null>(null);
	const banner = error ?? (list.hasFailed && list !== dismissed ? LOAD_FAILED : null);

	const { later } = list;
	const removeLater = later.areSamples ? "remove-sample" : "remove-saved";
	const removedLater = later.items.filter((item) => isRemoving(removeLater, item)).length;
	const countShown = (items: ContinueItem[]) => items.filter((item) => !isRemoving("remove-watch", item)).length;
	const counts = {
		continue: "later" in list.continuing ? list.continuingCount : countShown(list.continuing),
		watchlater: later.total - removedLater,
	};

	return (
		<div className="px-gutter pt-28 md:pt-36">
			<div className="flex items-end justify-between gap-4">
				<h1 className="lettering text-title">My List</h1>
				<NavigateButton
					to={`${listAddress(tab)}${tab === "continue" ? "?" : "&"}debug=1`}
					replace
					size="small"
					variant="quiet"
					icon="server"
				>
					Debug
				</NavigateButton>
			</div>
			<p className="mt-3 text-soft">Your personal entertainment collection</p>
			<div role="alert" className="not-empty:mt-6">
				{banner && (
					<Notice tone="alarm" onDismiss={() => (error ? dismissError() : setDismissed(list))}>
						{banner}
					</Notice>
				)}
			</div>
			{list.debug && (
				<div className="mt-6">
					<WatchDebug debug={list.debug} closeTo={listAddress(tab)} />
				</div>
			)}
			<div className="mt-8 mb-8 border-b border-line">
				<ListTabs current={tab} counts={counts} />
			</div>
			{tab === "continue" ? (
				<Deferred value={list.continuing} waiting={<Loading />}>
					{(items) => (
						<>
							{countShown(items) === 0 && (
								<Empty heading="Nothing to continue" advice="Start watching something to see it here" />
							)}
							<ContinueList items={items} now={list.now} removals={removals} />
						</>
					)}
				</Deferred>
			) : (
				<>
					{removedLater === later.items.length ? (
						<Empty heading="No saved content" advice="Add movies and shows to watch them later" />
					) : (
						later.areSamples && (
							<p className="mb-6 max-w-prose text-soft">
								Six well-known titles to begin with. They make room for your own list as soon as you save something.
							</p>
						)
					)}
					<LaterList items={later.items} areSamples={later.areSamples} removals={removals} />
					{list.moreTo && (
						<div className="mt-10 flex justify-center">
							<ButtonLink to={list.moreTo} replace preventScrollReset>
								Load More
							</ButtonLink>
						</div>
					)}
				</>
			)}
		</div>
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

function Empty({ heading, advice }: { heading: string; advice: string }) {
	return (
		<EmptyList heading={heading} advice={advice}>
			<ButtonLink to="/movies" variant="primary" className="mt-2">
				Find something to watch
			</ButtonLink>
		</EmptyList>
	);
}
