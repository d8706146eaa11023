import { Link } from "react-router";
import { useTimeZone } from "~/components/site/site-context";
import { WatchedCheck } from "~/components/title/verbs/watched-check";
import { ButtonLink } from "~/components/ui/button";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import { groupBySection, type ListSection, type SectionSizes } from "~/domain/library/lists/list-sections";
import type { ContinueCard } from "~/domain/library/next/begun-card";
import { formatTimeLeft } from "~/domain/library/next/next-up-label";
import { formatDate, formatPlural, formatRelative } from "~/lib/text/format";
import { dayIn } from "~/lib/text/time-zones";
import { ListCard, ListGrid } from "./list-card";
import { type Removal, useIsRemoved } from "./removal";
import { useFirst } from "./use-first";

interface ContinueListProps {
	items: ContinueCard[];
	now: number;
	isSelecting: boolean;
	/** Of an overview of the sections. */
	sizes?: SectionSizes;
	/** Where the whole of a section is; none where the list is no overview. */
	moreUrl?: (section: ListSection) => string;
	/** Of the sections' headings. */
	level?: 2 | 3;
}

const FIRST_POSTERS = 4;

export function continueRemoval({ title: name, entry }: ContinueCard): Removal {
	const { mediaType, id, lastWatched } = entry;
	return { title: { mediaType, id }, name, kind: "close", since: lastWatched };
}

export function ContinueList({ items, moreUrl, sizes = {}, level = 2, ...cards }: ContinueListProps) {
	const place = useFirst<number>();
	const places = new Map(items.map((item, index) => [item, place(titleKey(item), index)]));
	const groups = groupBySection(items.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)));
	const isRemoved = useIsRemoved();
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<div className="space-y-12">
			{groups.map((group, index) => (
				<section
					key={group.section}
					aria-labelledby={`list-${group.section}`}
					hidden={group.cards.every((item) => isRemoved(continueRemoval(item)))}
				>
					<Heading
						id={`list-${group.section}`}
						className={level === 2 ? "lettering mb-5 text-heading" : "mb-4 text-lg font-semibold text-soft"}
					>
						{group.label} <SectionSize size={sizes[group.section] ?? null} />
					</Heading>
					<ListGrid label={`Continue Watching: ${group.label}`}>
						{group.cards.map((item, place) => (
							<ContinueCardView
								key={titleKey(item)}
								item={item}
								{...cards}
								isFirst={index === 0 && place < FIRST_POSTERS}
								level={level === 2 ? 3 : 4}
							/>
						))}
					</ListGrid>
					{moreUrl && sizes[group.section] !== group.cards.length && (
						<More to={moreUrl(group.section)} label={`Show more: ${group.label}`}>
							Show more
						</More>
					)}
				</section>
			))}
		</div>
	);
}

function SectionSize({ size }: { size: number | null }) {
	if (size === null) return null;
	return <span className="ms-2.5 font-sans text-[0.8125rem] text-soft normal-case">{formatPlural(size, "title")}</span>;
}

/** Leads to titles that the page does not show: the whole of a section, or the next page of a list. */
export function More({ to, label, children }: { to: string; label?: string; children: string }) {
	return (
		<div className="mt-10 flex justify-center">
			<ButtonLink to={to} aria-label={label}>
				{children}
			</ButtonLink>
		</div>
	);
}

interface CardProps extends Pick<ContinueListProps, "now" | "isSelecting"> {
	item: ContinueCard;
	isFirst: boolean;
	level: 3 | 4;
}

function ContinueCardView({ item, now, isSelecting, isFirst, level }: CardProps) {
	const timeZone = useTimeZone();
	return (
		<ListCard
			card={item}
			removal={continueRemoval(item)}
			watchTo={watchPath(item, item.target)}
			isGone={item.isGone}
			progress={item.progress}
			isFirst={isFirst}
			level={level}
			isSelecting={isSelecting}
		>
			<div className="flex items-center justify-between gap-2">
				<div className="min-w-0">
					<NextLine item={item} />
				</div>
				{!isSelecting && !item.isDone && <WatchedCheck title={item} target={item.target} />}
			</div>
			<p className="flex flex-wrap gap-x-3">
				{item.entry.lastWatched > 0 && (
					<time dateTime={new Date(item.entry.lastWatched).toISOString()}>
						{formatRelative(item.entry.lastWatched, { now, day: dayIn(item.entry.lastWatched, timeZone) })}
					</time>
				)}
				{!isSelecting && item.progress > 0 && item.progress < 1 && (
					<Link
						to={`${watchPath(item, item.target)}?t=0`}
						aria-label={`Start over: ${item.title}`}
						className="font-semibold text-cream underline-offset-4 hover:text-glow hover:underline"
					>
						Start over
					</Link>
				)}
			</p>
			<p className="truncate">{[item.year, ...item.genres].filter(Boolean).join(" · ")}</p>
		</ListCard>
	);
}

/** What the poster plays, or what a show waits for. */
function NextLine({ item }: { item: ContinueCard }) {
	const { mediaType, target, episodeName, isNext, isDone, secondsLeft, section, awaitedDay } = item;
	if (section === "waiting" && awaitedDay) return <p className="text-cream">New on {formatDate(awaitedDay)}</p>;
	if (section === "waiting") return <p className="text-cream">No date yet</p>;
	if (isDone) return <p className="text-cream">{mediaType === "tv" ? "All episodes watched" : "Watched"}</p>;
	const left = secondsLeft === null ? null : formatTimeLeft(secondsLeft);
	if (mediaType === "movie") return left && <p className="text-cream">{left}</p>;
	return (
		<p className="text-cream">
			{isNext && <span className="font-semibold text-bulb">Next </span>}S{target.season}E{target.episode}{" "}
			<span className="text-soft">
				Episode {target.episode}
				{episodeName && <bdi>: {episodeName}</bdi>}
			</span>
			{left && ` · ${left}`}
		</p>
	);
}
