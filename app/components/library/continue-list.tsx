import { removeEntry, restoreEntry } from "~/browser/list-calls.client";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import type { MediaType } from "~/domain/catalogue/types";
import type { WatchEntry } from "~/domain/library/types";
import { formatRelative } from "~/lib/format";
import { ListCard, ListGrid } from "./list-card";
import type { Removal } from "./use-removals";

/** What a card of Continue Watching shows. */
export interface ContinueItem extends CardFacts {
	mediaType: MediaType;
	target: { season: number; episode: number };
	isNext: boolean;
	progress: number;
	entry: WatchEntry;
}

interface ContinueListProps {
	items: ContinueItem[];
	now: number;
	onRemove: (removal: Removal) => void;
}

const FIRST_POSTERS = 4;

export function ContinueList({ items, now, onRemove }: ContinueListProps) {
	return (
		<ListGrid label="Continue Watching">
			{items.map((item, index) => (
				<ListCard
					key={titleKey(item)}
					card={item}
					kind="continue"
					watchTo={watchPath(item, item.target)}
					progress={item.progress}
					isFirst={index < FIRST_POSTERS}
					onRemove={() =>
						onRemove({
							key: `continue ${titleKey(item)}`,
							name: item.title,
							list: "Continue Watching",
							remove: () => removeEntry(item.entry),
							restore: () => restoreEntry(item.entry),
						})
					}
				>
					{item.mediaType === "tv" && (
						<p className="text-cream">
							{item.isNext && <span className="font-semibold text-bulb">Next </span>}S{item.target.season}E
							{item.target.episode} <span className="text-soft">Episode {item.target.episode}</span>
						</p>
					)}
					<p>
						<time dateTime={new Date(item.entry.lastWatched).toISOString()}>
							{formatRelative(item.entry.lastWatched, now)}
						</time>
					</p>
					<p className="truncate">{[item.year, ...item.genres].filter(Boolean).join(" · ")}</p>
				</ListCard>
			))}
		</ListGrid>
	);
}
