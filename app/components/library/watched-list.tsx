import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { RemovePlay } from "~/components/title/remove-play";
import { groupByDay } from "~/domain/library/diary";
import type { Play } from "~/domain/library/plays";
import { formatDate, formatMonth } from "~/lib/format";

export interface WatchedItem extends Play {
	title: string;
	poster: string | null;
	to: string;
	/** Null where there is none. */
	rating: number | null;
}

/** Entries of a day that stay in one column. */
const UNDIVIDED_MAX = 6;

/** Plays by day, in two columns where there is room, each with a form that removes it, also without scripts. */
export function WatchedList({ items }: { items: WatchedItem[] }) {
	return (
		<ol aria-label="What You Watched" className="gap-16 divide-y divide-line border-y border-line xl:columns-2">
			{groupByDay(items).map(({ key, entries }) => (
				<li key={key} className={`sm:flex ${entries.length > UNDIVIDED_MAX ? "" : "break-inside-avoid"}`}>
					<DayHeading day={key} />
					<ol className="min-w-0 grow divide-y divide-line">
						{entries.map((item) => (
							<WatchedRow key={item.playId} item={item} />
						))}
					</ol>
				</li>
			))}
		</ol>
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

function WatchedRow({ item }: { item: WatchedItem }) {
	const { mediaType, id, season, episode, title, poster, to, rating } = item;
	const code = mediaType === "tv" ? `S${season}E${episode}` : "";
	const details = [code, rating && `Rated ${rating}`].filter(Boolean).join(" · ");
	return (
		<li className="flex break-inside-avoid items-center gap-2">
			<Link to={to} className="group flex min-w-0 grow items-center gap-4 py-3">
				<Poster subject={id} path={poster} widest="w185" sizes="3rem" className="aspect-2/3 w-12 shrink-0 rounded-md" />
				<span className="min-w-0">
					<span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere group-hover:text-glow">
						{title}
					</span>
					{details && <span className="mt-0.5 block text-[0.8125rem] text-soft">{details}</span>}
				</span>
			</Link>
			<RemovePlay play={item} name={[title, code].filter(Boolean).join(" ")} />
		</li>
	);
}
