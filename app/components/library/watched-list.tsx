import { Link } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { Poster } from "~/components/title/artwork";
import { Note } from "~/components/title/verbs/note";
import { RateLink } from "~/components/title/verbs/rate-link";
import { RemovePlay } from "~/components/title/verbs/remove-play";
import { ButtonLink } from "~/components/ui/button";
import type { OwnRemarks, RatedRef, Remarked } from "~/domain/library/changes/remarks";
import { groupByDay, groupByRating } from "~/domain/library/diary/diary";
import type { ListedPlay } from "~/domain/library/diary/plays";
import { hasTitleFilter, isFiltered, type ListView } from "~/domain/library/lists/list-view";
import { formatDate, formatMonth } from "~/lib/text/format";
import { ImportOffer } from "./import-offer";
import { NoMatch } from "./list-search-notes";
import { useRowFocus } from "./use-row-focus";

interface ItemFacts {
	title: string;
	poster: string | null;
	to: string;
	remarks: OwnRemarks;
	/** Of the play, or of what was rated; "" for none. */
	note: string;
}

export type WatchedItem = ListedPlay & ItemFacts;
export type RatedItem = Remarked<"rating"> & ItemFacts;

/** Entries of a part that stay in one column. */
const UNDIVIDED_MAX = 6;

/** Plays by day, each with a form that removes it, also without scripts. */
export function WatchedList({ items }: { items: WatchedItem[] }) {
	return (
		<ListInParts label="What You Watched">
			{groupByDay(items).map(({ key, entries }) => (
				<Part key={key} heading={<DayHeading day={key} />} size={entries.length}>
					{entries.map((item) => (
						<Row key={item.playId} item={item}>
							<RemovePlay play={item} name={nameOf(item)} />
						</Row>
					))}
				</Part>
			))}
		</ListInParts>
	);
}

function keyOf(item: RatedItem): string {
	return `${item.to} ${codeOf(item)}`;
}

/** What was rated, by its rating, which can be changed. */
export function RatedList({ items }: { items: RatedItem[] }) {
	const rowFocus = useRowFocus(items.map(keyOf));
	return (
		<ListInParts label="What You Rated" {...rowFocus}>
			{groupByRating(items).map(({ key, entries }) => (
				<Part key={key} heading={<RatingHeading rating={key} />} size={entries.length}>
					{entries.map((item) => (
						<Row key={keyOf(item)} item={item} />
					))}
				</Part>
			))}
		</ListInParts>
	);
}

/** In two columns where there is room. */
function ListInParts({ label, children, ...list }: { label: string } & React.ComponentProps<"ol">) {
	return (
		<ol {...list} aria-label={label} className="gap-16 divide-y divide-line border-y border-line xl:columns-2">
			{children}
		</ol>
	);
}

function Part({ heading, size, children }: { heading: React.ReactNode; size: number; children: React.ReactNode }) {
	return (
		<li className={`sm:flex ${size > UNDIVIDED_MAX ? "" : "break-inside-avoid"}`}>
			{heading}
			<ol className="min-w-0 grow divide-y divide-line">{children}</ol>
		</li>
	);
}

function DayHeading({ day }: { day: string | null }) {
	if (day === null) return <h2 className="shrink-0 pt-4 text-soft sm:w-28">Date unknown</h2>;
	return (
		<h2 className="shrink-0 pt-4 sm:w-28">
			<span className="sr-only">{formatDate(day)}</span>
			<span aria-hidden="true" className="lettering text-heading tabular-nums">
				{Number(day.slice(8))}
			</span>
			<span aria-hidden="true" className="block text-[0.8125rem] text-soft">
				{formatMonth(day.slice(0, 7))}
			</span>
		</h2>
	);
}

function RatingHeading({ rating }: { rating: number }) {
	return (
		<h2 className="shrink-0 pt-4 sm:w-28">
			<span className="sr-only">Rated </span>
			<span className="lettering text-heading tabular-nums">{rating}</span>
			<span className="text-[0.8125rem] text-soft"> / 10</span>
		</h2>
	);
}

/** Null for a movie and for a whole show. */
function episodeOf({ mediaType, season, episode }: RatedRef) {
	return mediaType === "tv" && season !== null && episode !== null ? { season, episode } : null;
}

function codeOf(item: RatedRef): string {
	const place = episodeOf(item);
	return place ? `S${place.season}E${place.episode}` : "";
}

function nameOf(item: RatedRef & ItemFacts): string {
	return [item.title, codeOf(item)].filter(Boolean).join(" ");
}

function Row({ item, children }: { item: RatedRef & ItemFacts & { playId?: string }; children?: React.ReactNode }) {
	const { id, title, poster, to, remarks, note } = item;
	const code = codeOf(item);
	return (
		<li className="flex break-inside-avoid flex-wrap items-center gap-x-2">
			<Link to={to} className="group flex min-w-0 grow basis-40 items-center gap-4 py-3">
				<Poster subject={id} path={poster} widest="w185" sizes="3rem" className="aspect-2/3 w-12 shrink-0 rounded-md" />
				<span className="min-w-0">
					<span dir="auto" className="line-clamp-2 font-semibold group-hover:text-glow">
						{title}
					</span>
					{code && <span className="mt-0.5 block text-[0.8125rem] text-soft">{code}</span>}
				</span>
			</Link>
			<RateLink
				title={item}
				name={title}
				episode={episodeOf(item)}
				remarks={remarks}
				className="inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-full px-2 text-soft hover:text-glow"
				isListed
			/>
			<Note of={item} name={nameOf(item)} note={note} look="icon" />
			{children}
		</li>
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
	const isRated = view.show === "rated";
	if (!isFirst && nextCursor === null) {
		return (
			<EmptyList heading={isRated ? "Nothing lower" : "Nothing earlier"} advice="The list ends on a page before" />
		);
	}
	if (isRated ? hasTitleFilter(view) : isFiltered(view)) {
		const latest = isRated ? "the highest" : "the latest entries";
		return <NoMatch view={view} searched={nextCursor && (isFirst ? latest : "these entries")} />;
	}
	if (isRated) {
		return (
			<EmptyList heading="Nothing rated yet" advice="Rate what you have watched on its page, or in this list">
				<ImportOffer />
			</EmptyList>
		);
	}
	return (
		<EmptyList heading="Nothing watched yet" advice="What you finish watching, or mark as watched, appears here">
			<ButtonLink to="/movies" variant="primary" className="mt-2">
				Find something to watch
			</ButtonLink>
			<ImportOffer />
		</EmptyList>
	);
}
