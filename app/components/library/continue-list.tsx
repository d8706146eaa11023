import { Link } from "react-router";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import type { EpisodeNumber, MediaType } from "~/domain/catalogue/types";
import { formatTimeLeft } from "~/domain/library/next-up-label";
import type { WatchEntry } from "~/domain/library/types";
import { formatRelative } from "~/lib/format";
import { ListCard, ListGrid } from "./list-card";
import type { Removal, Removals } from "./use-removals";

/** The data of a card of Continue Watching. */
export interface ContinueItem extends CardFacts {
	mediaType: MediaType;
	target: EpisodeNumber;
	isNext: boolean;
	progress: number;
	/** Of the target; null when unknown. */
	secondsLeft: number | null;
	/** True when nothing is left to continue. */
	isDone: boolean;
	/** True when the catalogue does not have the title, or it is blocked here. */
	isGone?: boolean;
	entry: WatchEntry;
}

interface ContinueListProps {
	items: ContinueItem[];
	now: number;
	removals: Removals;
	isSelecting: boolean;
}

const FIRST_POSTERS = 4;

export function continueRemoval({ title: name, entry }: ContinueItem): Removal {
	const { season, episode, position, duration } = entry;
	const title = { media_type: entry.mediaType, media_id: entry.id };
	return {
		name,
		list: "Continue Watching",
		remove: { intent: "remove-watch", ...title },
		undo: {
			intent: "restore-watch",
			...title,
			season,
			episode,
			...(position > 0 && { position, duration }),
			last_watched: new Date(entry.lastWatched).toISOString(),
		},
	};
}

export function ContinueList({ items, now, removals, isSelecting }: ContinueListProps) {
	if (items.length === 0) return null;
	return (
		<ListGrid label="Continue Watching">
			{items.map((item, index) => (
				<ListCard
					key={titleKey(item)}
					card={item}
					removal={continueRemoval(item)}
					removals={removals}
					watchTo={watchPath(item, item.target)}
					isGone={item.isGone}
					progress={item.progress}
					isFirst={index < FIRST_POSTERS}
					isSelecting={isSelecting}
				>
					<NextLine item={item} />
					<p className="flex flex-wrap gap-x-3">
						<time dateTime={new Date(item.entry.lastWatched).toISOString()}>
							{formatRelative(item.entry.lastWatched, now)}
						</time>
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
			))}
		</ListGrid>
	);
}

/** What the poster plays. */
function NextLine({ item: { mediaType, target, isNext, isDone, secondsLeft } }: { item: ContinueItem }) {
	if (isDone) return <p className="text-cream">Watch Again</p>;
	const left = secondsLeft === null ? null : formatTimeLeft(secondsLeft);
	if (mediaType === "movie") return left && <p className="text-cream">{left}</p>;
	return (
		<p className="text-cream">
			{isNext && <span className="font-semibold text-bulb">Next </span>}S{target.season}E{target.episode}{" "}
			<span className="text-soft">Episode {target.episode}</span>
			{left && ` · ${left}`}
		</p>
	);
}
