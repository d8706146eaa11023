import { Link } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { Poster } from "~/components/title/artwork";
import { Note } from "~/components/title/verbs/note";
import { RateLink } from "~/components/title/verbs/rate-link";
import { RemovePlay } from "~/components/title/verbs/remove-play";
import { Icon, PathIcon } from "~/components/ui/icon";
import { MarkedText } from "~/components/ui/marked-text";
import { Menu } from "~/components/ui/menu";
import type { RatedRef, Remarked } from "~/domain/library/changes/remarks";
import { groupByDay, groupByRating, groupIntoLines, halfOf } from "~/domain/library/diary/diary";
import type { ListedPlay } from "~/domain/library/diary/plays";
import type { EntryCard } from "~/domain/library/diary/watched-page.server";
import { hasTitleFilter, isFiltered, type ListView } from "~/domain/library/lists/list-view";
import { diaryTexts } from "~/messages/diary";
import { useFormats } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { EmptyLibrary, ImportOffer } from "./import-offer";
import { DOTS } from "./list-card";
import { NoMatch } from "./list-search-notes";
import { useEpisodeWords } from "./use-episode-words";
import { useRowFocus } from "./use-row-focus";

interface ItemFacts extends EntryCard {
	/** Of the play, or of what was rated; "" for none. */
	note: string;
}

export type WatchedItem = ListedPlay & ItemFacts & { isAgain: boolean };
export type RatedItem = Remarked<"rating"> & ItemFacts;

/** Plays by day, each with a form that removes it, also without scripts. An evening of one show is one line. */
export function WatchedList({ items }: { items: WatchedItem[] }) {
	const parts = groupByDay(items).map(({ key, entries }) => ({
		key: String(key),
		heading: <DayHeading day={key} />,
		lines: groupIntoLines(entries).map((plays) => <Line key={plays.at(-1)?.playId} plays={plays} />),
	}));
	return <ListInParts label={useTexts(diaryTexts).whatYouWatched} parts={parts} />;
}

function keyOf({ to, season, episode }: RatedItem): string {
	return `${to} ${season} ${episode}`;
}

/** What was rated, by its rating, which can be changed. */
export function RatedList({ items }: { items: RatedItem[] }) {
	const rowFocus = useRowFocus(items.map(keyOf));
	const parts = groupByRating(items).map(({ key, entries }) => ({
		key: String(key),
		heading: <RatingHeading rating={key} />,
		lines: entries.map((item) => (
			<Row key={keyOf(item)} item={item}>
				<RowVerbs item={item} />
			</Row>
		)),
	}));
	return (
		<div {...rowFocus}>
			<ListInParts label={useTexts(diaryTexts).whatYouRated} parts={parts} />
		</div>
	);
}

interface PartOfList {
	key: string;
	heading: React.ReactNode;
	lines: React.ReactNode[];
	/** Its beginning is in the column before. */
	isRest?: boolean;
}

/** Fewer lines stay in one column. */
const DIVIDED_FROM = 8;

/** In two columns where there is room, which end level while nothing in them is opened. */
function ListInParts({ label, parts }: { label: string; parts: PartOfList[] }) {
	const texts = useTexts(diaryTexts);
	const half = halfOf(parts.map(({ lines }) => lines.length));
	let start = 0;
	const halves = parts.map((part) => {
		const cut = Math.max(0, half - start);
		start += part.lines.length;
		return [part.lines.slice(0, cut), part.lines.slice(cut)] as const;
	});
	const first = parts.map((part, index) => ({ ...part, lines: halves[index]?.[0] ?? [] }));
	const second = parts.map((part, index) => {
		return { ...part, lines: halves[index]?.[1] ?? [], isRest: (halves[index]?.[0].length ?? 0) > 0 };
	});
	if (start < DIVIDED_FROM) return <Column label={label} parts={parts} />;
	return (
		<div className="gap-16 xl:grid xl:grid-cols-2 xl:has-[details[open]]:items-start">
			<Column label={label} parts={first} />
			<Column label={texts.continued(label)} parts={second} />
		</div>
	);
}

function Column({ label, parts }: { label: string; parts: PartOfList[] }) {
	return (
		<ol
			aria-label={label}
			className="flex flex-col divide-y divide-line border-y border-line not-first:max-xl:border-t-0"
		>
			{parts.map(
				({ key, heading, lines, isRest }) =>
					lines.length > 0 && (
						<li key={key} className="sm:flex" style={{ flexGrow: lines.length }}>
							<div className={`shrink-0 pt-4 sm:w-32 ${isRest ? "max-sm:hidden sm:max-xl:invisible" : ""}`}>
								{heading}
							</div>
							<ol className="flex min-w-0 grow flex-col divide-y divide-line">{lines}</ol>
						</li>
					),
			)}
		</ol>
	);
}

function DayHeading({ day }: { day: string | null }) {
	const texts = useTexts(diaryTexts);
	const formats = useFormats();
	if (day === null) return <h2 className="text-soft">{texts.dateUnknown}</h2>;
	return (
		<h2 className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
			<span className="sr-only">{formats.date(day)}</span>
			<span aria-hidden="true" className="lettering text-heading tabular-nums">
				{Number(day.slice(8))}
			</span>
			<span aria-hidden="true" className="block text-[0.8125rem] text-soft">
				{formats.month(day.slice(0, 7))}
			</span>
		</h2>
	);
}

function RatingHeading({ rating }: { rating: number }) {
	return (
		<h2>
			<span className="sr-only">{useTexts(diaryTexts).ratedWith} </span>
			<span className="lettering text-heading tabular-nums">{rating}</span>
			<span className="text-[0.8125rem] text-soft"> / 10</span>
		</h2>
	);
}

/** Null for a movie and for a whole show. */
function episodeOf({ mediaType, season, episode }: RatedRef) {
	return mediaType === "tv" && season !== null && episode !== null ? { season, episode } : null;
}

/** "" where it is of no episode. */
function useCode(): (item: RatedRef) => string {
	const { episodeCode } = useTexts(siteTexts);
	return (item) => {
		const place = episodeOf(item);
		return place ? episodeCode(place.season, place.episode) : "";
	};
}

function useName(item: RatedRef & ItemFacts): string {
	const { episodeOfTitle } = useTexts(siteTexts);
	const code = useCode()(item);
	return code ? episodeOfTitle(item.title, code) : item.title;
}

/** A play, or an evening of one show, which a press opens. */
function Line({ plays }: { plays: [WatchedItem, ...WatchedItem[]] }) {
	const texts = useTexts(diaryTexts);
	const { episodes: countEpisodes } = useTexts(siteTexts);
	const codeOf = useCode();
	const describeEvening = useEpisodeWords();
	const [item, ...others] = plays;
	if (others.length === 0) {
		return (
			<Row item={item}>
				<PlayVerbs item={item} />
			</Row>
		);
	}
	const { id, title, poster } = item;
	const count = new Set(plays.map(codeOf)).size;
	const withWhom = plays.every((play) => play.withWhom === item.withWhom) ? item.withWhom : "";
	return (
		<li className="grow content-center">
			<details className="group/evening">
				<summary className="group flex items-center gap-4 py-3">
					<RowPoster id={id} poster={poster} />
					<span className="min-w-0 grow">
						<RowTitle>{title}</RowTitle>
						<RowFacts>
							{describeEvening(plays)} · {count < plays.length ? texts.viewings(plays.length) : countEpisodes(count)}
							{plays.every(({ isAgain }) => isAgain) && <Again />}
							{withWhom && <With names={withWhom} />}
						</RowFacts>
					</span>
					<span className="flex size-11 shrink-0 items-center justify-center text-soft group-hover:text-glow">
						<Icon name="down" className="size-5 group-open/evening:rotate-180" />
					</span>
				</summary>
				<ol className="divide-y divide-line border-t border-line ps-16">
					{plays.map((play) => (
						<li key={play.playId} className="flex flex-wrap items-center gap-x-2">
							<Link to={play.to} className="min-w-0 grow basis-20 py-3 hover:text-glow">
								{codeOf(play)}
								{play.isAgain && <Again />}
								{!withWhom && play.withWhom && <With names={play.withWhom} />}
							</Link>
							<PlayVerbs item={play} />
						</li>
					))}
				</ol>
			</details>
		</li>
	);
}

/** Who watched too. */
function With({ names }: { names: string }) {
	return (
		<span className="text-[0.8125rem] text-soft">
			{" "}
			·{" "}
			<MarkedText
				text={useTexts(diaryTexts).withWhom(names)}
				marks={{ names: (who) => <span dir="auto">{who}</span> }}
			/>
		</span>
	);
}

function Again() {
	const texts = useTexts(diaryTexts);
	return (
		<span className="ms-1.5 text-glow" title={texts.watchedAgain}>
			<span aria-hidden="true">↻</span>
			<span className="sr-only">{texts.again}</span>
		</span>
	);
}

function RowPoster({ id, poster }: { id: number; poster: string | null }) {
	return (
		<Poster subject={id} path={poster} widest="w185" sizes="3rem" className="aspect-2/3 w-12 shrink-0 rounded-md" />
	);
}

function RowTitle({ children }: { children: string }) {
	return (
		<span dir="auto" className="line-clamp-2 font-semibold group-hover:text-glow">
			{children}
		</span>
	);
}

function RowFacts({ children }: { children: React.ReactNode }) {
	return <span className="mt-0.5 block text-[0.8125rem] text-soft">{children}</span>;
}

interface RowProps {
	item: RatedRef & ItemFacts & { isAgain?: boolean; withWhom?: string };
	children: React.ReactNode;
}

/** The row's own link, and what can be done with it. */
function Row({ item, children }: RowProps) {
	const { id, title, year, poster, to, isAgain = false, withWhom } = item;
	const code = useCode()(item);
	const facts = item.mediaType === "movie" ? year : code;
	return (
		<li className="flex grow flex-wrap items-center gap-x-2">
			<Link to={to} className="group flex min-w-0 grow basis-40 items-center gap-4 py-3">
				<RowPoster id={id} poster={poster} />
				<span className="min-w-0">
					<RowTitle>{title}</RowTitle>
					{(facts || isAgain || withWhom) && (
						<RowFacts>
							{facts}
							{isAgain && <Again />}
							{withWhom && <With names={withWhom} />}
						</RowFacts>
					)}
				</span>
			</Link>
			{children}
		</li>
	);
}

function RowVerbs({ item }: { item: RatedRef & ItemFacts & { playId?: string } }) {
	return (
		<>
			<RateLink
				title={item}
				name={item.title}
				episode={episodeOf(item)}
				remarks={item.remarks}
				className="inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-full px-2 text-soft hover:text-glow"
				isListed
			/>
			<Note of={item} name={useName(item)} note={item.note} look="icon" />
		</>
	);
}

function PlayVerbs({ item }: { item: WatchedItem }) {
	const name = useName(item);
	const { optionsFor } = useTexts(libraryTexts);
	return (
		<>
			<RowVerbs item={item} />
			<Menu
				label={optionsFor(name)}
				button={<PathIcon path={DOTS} filled />}
				buttonClass="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-soft hover:bg-cream/12 hover:text-cream"
				className="w-44"
			>
				<RemovePlay play={item} name={name} isItem />
			</Menu>
		</>
	);
}

interface NoEntriesProps {
	view: ListView;
	isFirst: boolean;
	/** Of the page after this one; null on the last one. */
	nextCursor: string | null;
}

/** In place of a page without entries: what to do. */
export function NoEntries({ view, isFirst, nextCursor }: NoEntriesProps) {
	const library = useTexts(libraryTexts);
	const texts = useTexts(diaryTexts);
	const isRated = view.show === "rated";
	if (!isFirst && nextCursor === null) {
		return <EmptyList heading={isRated ? texts.nothingLower : texts.nothingEarlier} advice={texts.endsBefore} />;
	}
	if (isRated ? hasTitleFilter(view) : isFiltered(view)) {
		const latest = isRated ? library.noneOfHighest : library.noneOfLatest;
		return <NoMatch view={view} searched={nextCursor && (isFirst ? latest : library.noneOfThese)} />;
	}
	if (isRated) {
		return (
			<EmptyList heading={texts.nothingRated} advice={texts.nothingRatedAdvice}>
				<ImportOffer />
			</EmptyList>
		);
	}
	return <EmptyLibrary heading={texts.nothingWatched} advice={texts.nothingWatchedAdvice} />;
}
