import { Link, useSearchParams } from "react-router";
import { CONFIRM_CLEAR_URL } from "~/components/account/settings-tabs";
import { DaysOf } from "~/components/library/days-of";
import { DiaryLooks, FoldedControls, ListControls } from "~/components/library/list-controls";
import { Unread } from "~/components/library/list-search-notes";
import { ListHeader } from "~/components/library/list-tabs";
import { describePeriod } from "~/components/library/list-words";
import { TicketDrawer } from "~/components/library/ticket-drawer";
import { NoEntries, RatedList, WatchedList } from "~/components/library/watched-list";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { Deferred } from "~/components/ui/deferred";
import { ListStatus } from "~/components/ui/list-status";
import { MarkedText } from "~/components/ui/marked-text";
import { Notice } from "~/components/ui/notice";
import { PageLinks } from "~/components/ui/page-links";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listGenreNames } from "~/domain/catalogue/genres";
import { ALL_YEARS } from "~/domain/library/diary/year";
import {
	FILTERS_FROM,
	hasTitleFilter,
	isDiary,
	isFiltered,
	type ListView,
	listUrl,
	readListView,
} from "~/domain/library/lists/list-view";
import { type MaybeDeferred, resolveWithin } from "~/lib/deferred";
import { findTimeZone, readPerson } from "~/loaders/load-own";
import { diaryTexts } from "~/messages/diary";
import { useFormats } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/watched";

/** Milliseconds that the first HTML waits for names and posters. */
const TITLES_BUDGET = 120;
/** Entries that a record has room for: `PLAYS_MAX` on the server. */
const RECORD_MAX = 100_000;

export const meta: Route.MetaFunction = (args) => unlistedMeta(diaryTexts.in(metaLanguage(args)).whatYouWatched);

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const db = context.get(database);
	const cursor = searchParams.get("cursor") ?? undefined;
	const filter = readListView(searchParams, "watched");
	const [{ openWatchedPage }, { countLists }] = await Promise.all([
		import("~/domain/library/diary/watched-page.server"),
		import("~/domain/library/lists/my-list.server"),
	]);
	const platform = context.get(platformContext);
	const catalogue = openCatalogue(platform);
	const timeZone = findTimeZone(context);
	const [page, counts] = await readPerson(context, (profileId) =>
		Promise.all([
			openWatchedPage(db, catalogue, { profileId, timeZone, cursor, filter, language: platform.language }),
			countLists(db, catalogue, profileId),
		]),
	);
	return {
		...page,
		timeZone: await timeZone,
		counts,
		genres: page.size >= FILTERS_FROM || hasTitleFilter(filter) ? listGenreNames() : [],
		plays: page.plays && (await resolveWithin(page.plays, TITLES_BUDGET)),
		rated: page.rated && (await resolveWithin(page.rated, TITLES_BUDGET)),
		isFirst: cursor === undefined,
	};
}

export { runLibraryForm as action } from "~/operations/library/run-library-form.server";

export default function Watched({ loaderData }: Route.ComponentProps) {
	const { plays, rated, genres, months, isRecordFull, isFirst, counts, count, size, hasRatings, timeZone } = loaderData;
	const texts = useTexts(libraryTexts);
	const diary = useTexts(diaryTexts);
	const formats = useFormats();
	const [searchParams] = useSearchParams();
	const view = readListView(searchParams, "watched");
	const isChild = useSite().visitor?.isChild === true;
	// The ratings are a list of their own.
	const hasFilters = size >= FILTERS_FROM || hasRatings || isFiltered(view);
	return (
		<div className="px-gutter pt-20 md:pt-28">
			<ListHeader view={view} counts={counts} />
			<div className={view.hasTickets ? "" : "max-xl:max-w-4xl"}>
				{(size > 0 || isFiltered(view)) && (
					<div className="relative mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:mb-4 md:gap-x-6">
						{hasFilters && (
							<div className="md:basis-full">
								<FoldedControls view={view}>
									<ListControls view={{ ...view, from: 0 }} genres={genres} canSelect={false} months={months} />
								</FoldedControls>
							</div>
						)}
						{isDiary(view) && (
							// Where there is a search, the chips above it leave room.
							<div className={genres.length > 0 ? "md:absolute md:end-0 md:top-1" : ""}>
								<DiaryLooks view={view} />
							</div>
						)}
						<p className="grow text-soft max-md:text-end max-md:text-[0.8125rem]">
							<MarkedText
								text={diary.counted({
									text: view.text,
									isAmong: hasTitleFilter(view),
									...count,
									count: formats.count(count.number),
									isRated: rated !== null,
								})}
								marks={{ text: (searched) => <bdi>{searched}</bdi> }}
							/>
							{view.when && ` · ${describePeriod(texts, formats, view.when)}`}
						</p>
						<div className="max-md:hidden">
							<YearLinks months={months} />
						</div>
					</div>
				)}
				{isRecordFull && (
					<div className="mb-6">
						<Notice tone="alarm">{diary.isFull(formats.count(RECORD_MAX))}</Notice>
					</div>
				)}
				{plays && (
					<EntryPages entries={plays} view={view} isFirst={isFirst}>
						{(cards) => (view.hasTickets ? <TicketDrawer items={cards} /> : <WatchedList items={cards} />)}
					</EntryPages>
				)}
				{rated && (
					<EntryPages entries={rated} view={view} isFirst={isFirst}>
						{(cards) => <RatedList items={cards} />}
					</EntryPages>
				)}
				<div className="mt-8 md:hidden">
					<YearLinks months={months} />
				</div>
				{size > 0 && (
					<p className="mt-12 text-soft">
						{diary.entriesStay} <DaysOf timeZone={timeZone} />
					</p>
				)}
				{size > 0 && !isChild && (
					<ButtonLink to={CONFIRM_CLEAR_URL} variant="danger" className="mt-6">
						{diary.clear}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}

interface EntryPagesProps<Card> {
	entries: MaybeDeferred<{ cards: Card[]; nextCursor: string | null; unread: number }>;
	view: ListView;
	isFirst: boolean;
	children: (cards: Card[]) => React.ReactNode;
}

/** A page of the list, or what to do where it is empty, and the ways to the other pages. */
function EntryPages<Card>({ entries, view, isFirst, children }: EntryPagesProps<Card>) {
	const texts = useTexts(libraryTexts);
	const diary = useTexts(diaryTexts);
	const isRated = view.show === "rated";
	return (
		<Deferred value={entries} waiting={<p role="status">{diary.loading}</p>}>
			{({ cards, nextCursor, unread }) => (
				<>
					<Unread number={unread} />
					{isFiltered(view) && (
						<ListStatus address={listUrl(view)} text={cards.length > 0 ? texts.shown(cards.length) : texts.noMatch} />
					)}
					{cards.length > 0 ? children(cards) : <NoEntries view={view} isFirst={isFirst} nextCursor={nextCursor} />}
					<PageLinks
						label={diary.pages}
						back={!isFirst && { to: listUrl(view), children: isRated ? diary.highest : diary.latest }}
						next={
							nextCursor && {
								to: listUrl(view, { cursor: nextCursor }),
								children: isRated ? diary.lower : diary.earlier,
							}
						}
					/>
				</>
			)}
		</Deferred>
	);
}

const YEARS_SHOWN = 3;

/** The latest years and all of them; the page of each leads to the others. */
function YearLinks({ months }: { months: string[] }) {
	const { allTime } = useTexts(diaryTexts);
	const { myYear } = useTexts(siteTexts);
	const years = [...new Set(months.map((month) => month.slice(0, 4)))].slice(0, YEARS_SHOWN);
	if (years.length === 0) return null;
	return (
		<ul className="flex flex-wrap gap-x-5 gap-y-1">
			{[...years, ALL_YEARS].map((year) => (
				<li key={year}>
					<Link
						to={`/watched/${year}`}
						className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:text-glow"
					>
						{year === ALL_YEARS ? allTime : myYear(year)}
					</Link>
				</li>
			))}
		</ul>
	);
}
