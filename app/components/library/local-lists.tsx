import { useState } from "react";
import { useSearchParams } from "react-router";
import { useSite } from "~/components/site/site-context";
import { useLocalLibrary } from "~/components/title/use-local-library";
import { ButtonLink } from "~/components/ui/button";
import { toCardFacts } from "~/domain/library/browser/local-card";
import type { LocalContinue } from "~/domain/library/browser/local-continue";
import { groupBySection, LIST_SECTIONS, sectionOf } from "~/domain/library/lists/list-sections";
import {
	FILTERS_FROM,
	isFiltered,
	listUrl,
	MEDIA_TYPES,
	PAGE,
	pageUrl,
	readListPage,
	readListView,
	wholeList,
} from "~/domain/library/lists/list-view";
import { type FilterFacts, matchesFilter } from "~/domain/library/lists/title-filter";
import { SECTION_SHOWN } from "~/domain/library/retention";
import { libraryTexts } from "~/messages/library";
import { useTexts } from "~/messages/use-language";
import { ContinueList, More } from "./continue-list";
import { LaterList } from "./later-list";
import { ListForm, ShortChip } from "./list-controls";
import { NoMatch } from "./list-search-notes";

/** What this browser stores for a signed-out visitor; with the address of My List it shows what that says. */
export function LocalLists({ begun }: { begun: LocalContinue[] }) {
	const texts = useTexts(libraryTexts);
	const { source } = useSite();
	const [search] = useSearchParams();
	const saved = useLocalLibrary()?.later ?? [];
	const later = saved.map(({ card, ...entry }) => ({ ...entry, ...toCardFacts({ ...entry, card }, source) }));
	const [now] = useState(Date.now);
	const continuing = begun.map((card) => {
		return { ...card, section: sectionOf({ ...card, lastWatched: card.entry.lastWatched }, now) };
	});
	if (begun.length + later.length === 0) return null;

	const view = readListPage(search, readListView(search).tab);
	const section = LIST_SECTIONS.find((value) => value === view.show) ?? null;
	const isOnlyLater = view.tab === "watchlater";
	const kind = view.show ? MEDIA_TYPES[view.show] : undefined;
	const fits = (card: FilterFacts) => matchesFilter(card, view) && (!kind || card.mediaType === kind);
	const fitting = isOnlyLater ? [] : continuing.filter((card) => fits(card) && (!section || card.section === section));
	const fittingLater = section ? [] : later.filter(fits);
	const groups = groupBySection(fitting);
	const isOverview = !isFiltered(view);
	// Where both lists are shown, each begins at its first title.
	const from = isOnlyLater || section ? view.from : 0;
	const shown = isOverview
		? groups.flatMap(({ cards }) => cards.slice(0, SECTION_SHOWN))
		: fitting.slice(from, from + PAGE);
	const isWhole = isOverview && !isOnlyLater;
	return (
		<div className="space-y-8 md:space-y-14">
			<div className="border-t border-line pt-4 md:pt-8">
				<p className="text-soft">{texts.storedHere}</p>
				{(begun.length + later.length >= FILTERS_FROM || !isWhole) && (
					<div className="mt-4 flex flex-wrap items-center gap-2.5 md:mt-6">
						<ListForm view={view} genres={listGenres([...begun, ...later])} hasSort={false} />
						<ShortChip view={view} />
						{!isWhole && fitting.length + fittingLater.length > 0 && (
							<ButtonLink to={listUrl(wholeList("continue"))}>{texts.showAll}</ButtonLink>
						)}
					</div>
				)}
			</div>
			{fitting.length + fittingLater.length === 0 && <NoMatch view={view} />}
			{fitting.length > 0 && (
				<section aria-labelledby="local-continue">
					<h2 id="local-continue" className="lettering mb-4 text-heading md:mb-6">
						{texts.continueWatching} {/* Of one section its own heading says it. */}
						{groups.length > 1 && <Count number={fitting.length} />}
					</h2>
					<ContinueList
						key={pageUrl({ ...view, from })}
						items={shown}
						now={now}
						isSelecting={false}
						level={3}
						sizes={Object.fromEntries(groups.map(({ section: other, cards }) => [other, cards.length]))}
						moreUrl={isOverview ? (other) => listUrl({ ...view, show: other }) : undefined}
					/>
					{section && fitting.length > from + PAGE && (
						<More to={pageUrl({ ...view, from: from + PAGE })}>{texts.nextPage}</More>
					)}
				</section>
			)}
			{fittingLater.length > 0 && (
				<section aria-labelledby="local-later">
					<h2 id="local-later" className="lettering mb-4 text-heading md:mb-6">
						{texts.watchLater} <Count number={fittingLater.length} />
					</h2>
					<LaterList items={fittingLater.slice(from, from + PAGE)} areSamples={false} isSelecting={false} />
					{fittingLater.length > from + PAGE && (
						<More to={pageUrl({ ...view, tab: "watchlater", from: from + PAGE })} label={texts.nextPageOfLater}>
							{texts.nextPage}
						</More>
					)}
				</section>
			)}
		</div>
	);
}

function listGenres(cards: { genres: string[] }[]): string[] {
	return [...new Set(cards.flatMap(({ genres }) => genres))].sort();
}

function Count({ number }: { number: number }) {
	return (
		<span className="ms-2 font-sans text-[0.8125rem] text-soft normal-case">
			{useTexts(libraryTexts).items(number)}
		</span>
	);
}
