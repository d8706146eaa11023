import { Link } from "react-router";
import { useTimeZone } from "~/components/site/site-context";
import { WatchedCheck } from "~/components/title/verbs/watched-check";
import { ButtonLink } from "~/components/ui/button";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import { groupBySection, type ListSection, type SectionSizes } from "~/domain/library/lists/list-sections";
import type { ContinueCard } from "~/domain/library/next/begun-card";
import { formatTimeLeft } from "~/domain/library/next/next-up-label";
import { dayIn } from "~/lib/text/time-zones";
import { useFormats } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { ListCard, ListGrid } from "./list-card";
import { describeTimeAgo } from "./list-words";
import { type Removal, useIsRemoved } from "./removal";
import { useFirst } from "./use-first";
import { useFurtherOn } from "./use-further-on";

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
	const texts = useTexts(libraryTexts);
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
						{texts.parts[group.section]} <SectionSize size={sizes[group.section] ?? null} />
					</Heading>
					<ListGrid label={texts.continueSection(texts.parts[group.section])}>
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
						<More to={moreUrl(group.section)} label={texts.showMoreOf(texts.parts[group.section])}>
							{texts.showMore}
						</More>
					)}
				</section>
			))}
		</div>
	);
}

function SectionSize({ size }: { size: number | null }) {
	const texts = useTexts(libraryTexts);
	if (size === null) return null;
	return <span className="ms-2.5 font-sans text-[0.8125rem] text-soft normal-case">{texts.titles(size)}</span>;
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
	const texts = useTexts(libraryTexts);
	const { startOver, genre } = useTexts(siteTexts);
	const formats = useFormats();
	const time = item.entry.lastWatched;
	const sayFurtherOn = useFurtherOn();
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
			<NextLine item={item} />
			<div className="flex items-start justify-between gap-2">
				<div className="min-w-0 space-y-0.5">
					<p className="flex flex-wrap gap-x-3">
						{time > 0 && (
							<time dateTime={new Date(time).toISOString()}>
								{describeTimeAgo(texts, formats, { time, now, day: dayIn(time, timeZone) })}
							</time>
						)}
						{!isSelecting && item.progress > 0 && item.progress < 1 && (
							<Link
								to={`${watchPath(item, item.target)}?t=0`}
								aria-label={texts.startOverTitle(item.title)}
								className="font-semibold text-cream underline-offset-4 hover:text-glow hover:underline"
							>
								{startOver}
							</Link>
						)}
					</p>
					{item.ahead && item.ahead.length > 0 && <p>{sayFurtherOn(item.ahead)}</p>}
					<p className="truncate">{[item.year, ...item.genres.map(genre)].filter(Boolean).join(" · ")}</p>
				</div>
				{!isSelecting && !item.isDone && <WatchedCheck title={item} target={item.target} />}
			</div>
		</ListCard>
	);
}

/** What the poster plays, or what a show waits for. */
function NextLine({ item }: { item: ContinueCard }) {
	const { mediaType, target, episodeName, isNext, isDone, secondsLeft, section, awaitedDay } = item;
	const texts = useTexts(libraryTexts);
	const shared = useTexts(siteTexts);
	const formats = useFormats();
	const date = formats.date(awaitedDay ?? null);
	if (section === "waiting" && date) return <p className="text-cream">{texts.newOn(date)}</p>;
	if (section === "waiting") return <p className="text-cream">{texts.noDateYet}</p>;
	if (isDone) return <p className="text-cream">{mediaType === "tv" ? texts.allWatched : texts.movieWatched}</p>;
	const left = secondsLeft === null ? null : formatTimeLeft(shared, secondsLeft);
	if (mediaType === "movie") return left && <p className="text-cream">{left}</p>;
	return (
		<p className="text-cream">
			{isNext && <span className="font-semibold text-bulb">{texts.next} </span>}
			{shared.episodeCode(target.season, target.episode)}
			{episodeName && (
				<>
					{" "}
					<bdi className="text-soft">{episodeName}</bdi>
				</>
			)}
			{left && ` · ${left}`}
		</p>
	);
}
