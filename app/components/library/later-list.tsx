import { titleKey, watchPath } from "~/domain/catalogue/paths";
import { describeRelease, type LaterItem } from "~/domain/library/types";
import { dayOf } from "~/lib/days";
import { formatDay } from "~/lib/format";
import { ListCard, ListGrid } from "./list-card";
import type { Removal, Removals } from "./use-removals";

interface LaterListProps {
	items: LaterItem[];
	/** True when they are the samples that are suggested to a visitor who has saved nothing yet. */
	areSamples: boolean;
	removals: Removals;
	isSelecting: boolean;
}

const FIRST_POSTERS = 4;
export const SUGGESTIONS = "Suggestions";

export function laterRemoval(item: LaterItem, areSamples: boolean): Removal {
	const { nextSeason, nextEpisode, addedAt } = item;
	const title = { media_type: item.mediaType, media_id: item.id };
	return {
		name: item.title,
		list: "Watch Later",
		shownIn: areSamples ? SUGGESTIONS : undefined,
		remove: { intent: areSamples ? "remove-sample" : "remove-saved", ...title },
		undo: areSamples
			? { intent: "restore-sample", ...title }
			: { intent: "save", ...title, nextSeason, nextEpisode, added_at: new Date(addedAt).toISOString() },
	};
}

export function LaterList({ items, areSamples, removals, isSelecting }: LaterListProps) {
	if (items.length === 0) return null;
	return (
		<ListGrid label={areSamples ? SUGGESTIONS : "Watch Later"}>
			{items.map((item, index) => (
				<ListCard
					key={titleKey(item)}
					card={item}
					removal={laterRemoval(item, areSamples)}
					removals={removals}
					watchTo={watchPath(item, { season: item.nextSeason, episode: item.nextEpisode })}
					isGone={item.isGone}
					isFirst={index < FIRST_POSTERS}
					isSelecting={isSelecting}
				>
					{item.mediaType === "tv" && item.totalEpisodes !== 0 && (
						<p className="text-cream">
							Start: S{item.nextSeason}E{item.nextEpisode}
						</p>
					)}
					<p className="truncate">
						{[item.year, describeRelease(item, dayOf(Date.now())), ...item.genres].filter(Boolean).join(" · ")}
					</p>
					{areSamples && <p className="font-semibold text-glow">Sample</p>}
					<p>Added {formatDay(item.addedAt)}</p>
				</ListCard>
			))}
		</ListGrid>
	);
}
