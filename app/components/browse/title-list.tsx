import { memo, Suspense } from "react";
import { Await } from "react-router";
import { PersonCardView } from "~/components/title/person-card";
import { CardSkeleton, TitleCardView, useKinds } from "~/components/title/title-card";
import { Button, ButtonLink } from "~/components/ui/button";
import { ListStatus } from "~/components/ui/list-status";
import { Notice } from "~/components/ui/notice";
import type { CardFacts, ListCard } from "~/domain/catalogue/cards";
import {
	type FirstScreen,
	hasMorePages,
	isEmptyList,
	type LoadedList,
	PAGE_SIZE_MAX,
} from "~/domain/catalogue/lists/loaded-list";
import { titleKey } from "~/domain/catalogue/paths";
import { isResolved, type MaybeDeferred } from "~/lib/deferred";
import { explainFailure } from "~/lib/offline";
import { browseTexts } from "~/messages/browse";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { CatalogueNotice } from "./catalogue-notice";
import { ColumnChoice } from "./column-choice";
import { EmptyList } from "./empty-list";
import { Intermission } from "./intermission";
import { ShowHidden } from "./left-out-count";
import { SavedTitles } from "./saved-titles";
import { describeList, type ListLabels, TitleCount } from "./title-count";
import { useTitleList } from "./use-title-list";

/** Cards that are visible at every window size; their posters are not loaded lazily. */
const FIRST_POSTERS = 4;

export interface TitleListProps {
	/** URL of the page; it identifies the list. */
	address: string;
	first: FirstScreen;
	/** Titles in place of a list that could not be read. */
	saved?: MaybeDeferred<CardFacts[]> | null;
	words: ListLabels;
}

/** A list of titles in its four states: loading, loaded, error and empty. */
export function TitleListView({ address, first, saved, words }: TitleListProps) {
	const failure = <ListFailure address={address} saved={saved ?? []} instead={words.instead} />;
	return (
		<>
			<ColumnChoice />
			{isResolved(first) ? (
				<LoadedTitles address={address} first={first} words={words} failure={failure} />
			) : (
				<Suspense key={address} fallback={<ListSkeleton />}>
					<Await resolve={first.later} errorElement={failure}>
						{(list: LoadedList | null) => (
							<LoadedTitles address={address} first={list} words={words} failure={failure} />
						)}
					</Await>
				</Suspense>
			)}
		</>
	);
}

interface LoadedTitlesProps extends Pick<TitleListProps, "address" | "words"> {
	first: LoadedList | null;
	failure: React.ReactNode;
}

function LoadedTitles({ address, first, words, failure }: LoadedTitlesProps) {
	return first ? <Titles address={address} first={first} words={words} /> : failure;
}

function Titles({ address, first, words }: Pick<TitleListProps, "address" | "words"> & { first: LoadedList }) {
	const { offline } = useTexts(siteTexts);
	const texts = useTexts(browseTexts);
	const formats = useFormats();
	const kinds = useKinds();
	const titles = useTitleList(address, first);
	const { cards, list, isFirstScreen, missing, hasFailed, hasMore } = titles;
	// While more is on its way, and after a failure, which has an alert of its own, there is nothing to say yet.
	const isSettled = !isFirstScreen && missing === 0 && !hasFailed;
	const status = (
		<ListStatus address={address} text={isSettled ? describeList(list, cards.length, words, { texts, formats }) : ""} />
	);
	if (cards.length === 0 && missing === 0 && !hasMore && !hasFailed) {
		const { hidden, leftOut = 0 } = list;
		const hiddenUrl = (hidden > 0 && words.hiddenUrl) || (leftOut > 0 && words.leftOutUrl);
		return (
			<>
				{words.lead?.(list)}
				{hiddenUrl && <AllHidden hidden={hidden} leftOut={leftOut} url={hiddenUrl} />}
				{!hiddenUrl && isEmptyList(list) && words.empty(list)}
				{status}
			</>
		);
	}
	return (
		<>
			{words.lead?.(list)}
			{words.heading && <h2 className="lettering text-heading">{words.heading(list)}</h2>}
			<TitleCount shown={cards.length} list={list} isFirstScreen={isFirstScreen} words={words} />
			{status}
			{list.isStale && <CatalogueNotice />}
			<ul
				ref={titles.ref}
				data-prefetch
				data-loaded={list.cards.length}
				data-all={titles.showsAll || undefined}
				aria-label={texts.titles}
				aria-busy={missing > 0}
				style={words.isMixed ? kinds : undefined}
				className={`title-list ${words.isMixed ? "mixed" : ""} ${isFirstScreen ? "first-screen" : ""}`}
			>
				{cards.map((card, index) => (
					<Item key={titleKey(card)} card={card} isFirst={index < FIRST_POSTERS} />
				))}
				<Placeholders count={Math.min(missing, PAGE_SIZE_MAX)} />
			</ul>
			{hasFailed && (
				<Notice tone="alarm" live="assertive">
					{explainFailure(texts.moreNotLoaded, offline)}
				</Notice>
			)}
			<div ref={titles.endRef} className="flex min-h-13 items-center justify-center gap-6 pt-6 noscript:hidden">
				{hasMore ? (
					<Button size="large" onClick={titles.showMore} busyLabel={missing > 0 && texts.loadingMore}>
						{words.more}
					</Button>
				) : (
					<p className="text-sm text-soft">{texts.theEnd}</p>
				)}
			</div>
			<noscript>{import.meta.env.SSR && <TitlePager address={address} list={list} />}</noscript>
		</>
	);
}

/** Shown when all results are hidden: "nothing found" would be wrong. */
function AllHidden({ hidden, leftOut, url }: { hidden: number; leftOut: number; url: string }) {
	const count = hidden + leftOut;
	const texts = useTexts(browseTexts);
	return (
		<EmptyList heading={texts.hiddenResults(count)} advice={leftOut > 0 ? texts.leftOutNote : texts.hiddenNote}>
			<ShowHidden count={count} url={url} />
		</EmptyList>
	);
}

const Item = memo(function Item({ card, isFirst }: { card: ListCard; isFirst: boolean }) {
	return (
		<li>
			{card.mediaType === "person" ? (
				<PersonCardView person={card} sizes={LIST_SIZES} />
			) : (
				<TitleCardView card={card} sizes={LIST_SIZES} isFirst={isFirst} />
			)}
		</li>
	);
});

function Placeholders({ count }: { count: number }) {
	return Array.from({ length: count }, (_, index) => (
		// Counted from the end: cards replace the first ones, and the others stay in their places.
		// biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id.
		<li key={count - index} aria-hidden="true">
			<CardSkeleton />
		</li>
	));
}

/** As many placeholders as the window shows titles. */
function ListSkeleton() {
	return (
		<div className="list-skeleton">
			<span className="sr-only">{useTexts(browseTexts).loadingTitles}</span>
			<div className="pending mb-6 h-5 w-48 rounded" />
			<ul className="title-list first-screen" aria-hidden="true">
				<Placeholders count={PAGE_SIZE_MAX} />
			</ul>
		</div>
	);
}

interface ListFailureProps extends Pick<ListLabels, "instead"> {
	address: string;
	saved: MaybeDeferred<CardFacts[]>;
}

function ListFailure({ address, saved, instead }: ListFailureProps) {
	const { fromSavedCatalogue } = useTexts(browseTexts);
	const { contentNotLoaded } = useTexts(siteTexts);
	return (
		<div className="space-y-10">
			<div role="alert">
				<Intermission address={address} text={contentNotLoaded}>
					{instead}
				</Intermission>
			</div>
			<div className="-mx-gutter">
				<SavedTitles title={fromSavedCatalogue} titles={saved} />
			</div>
		</div>
	);
}

/** Upstream pages that one page of the listing usually needs. */
const STEP = 2;

function atPage(address: string, page: number): string {
	const [path, search] = address.split("?");
	const params = new URLSearchParams(search);
	params.delete("page");
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `${path}?${params}` : (path ?? "");
}

/** Page links that replace Load More without scripts. */
function TitlePager({ address, list }: { address: string; list: LoadedList }) {
	const texts = useTexts(browseTexts);
	const page = Number(new URLSearchParams(address.split("?")[1]).get("page") ?? 1);
	return (
		<nav aria-label={texts.pages} className="flex justify-center gap-3">
			{page > 1 && <ButtonLink to={atPage(address, Math.max(1, page - STEP))}>{texts.previousPage}</ButtonLink>}
			{hasMorePages(list) && <ButtonLink to={atPage(address, list.nextPage)}>{texts.nextPage}</ButtonLink>}
		</nav>
	);
}

/** The `sizes` of the images in a list. Must match the columns of `.title-list`. */
const LIST_SIZES =
	"(min-width: 1536px) 13vw, (min-width: 1280px) 15vw, (min-width: 1024px) 18vw, (min-width: 768px) 22vw, (min-width: 640px) 30vw, (min-resolution: 2.5dppx) 29vw, 43vw";
