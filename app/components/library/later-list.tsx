import { setSample } from "~/browser/list-calls.client";
import { changeSaved } from "~/browser/saved-titles.client";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import type { LaterItem } from "~/domain/library/types";
import { formatDay } from "~/lib/format";
import { ListCard, ListGrid } from "./list-card";
import type { Removal } from "./use-removals";

interface LaterListProps {
	items: LaterItem[];
	/** They are the samples of a visitor who has saved nothing yet. */
	areSamples: boolean;
	onRemove: (removal: Removal) => void;
}

const FIRST_POSTERS = 4;

export function LaterList({ items, areSamples, onRemove }: LaterListProps) {
	function removalOf(item: LaterItem): Removal {
		const added_at = new Date(item.addedAt).toISOString();
		const { nextSeason, nextEpisode } = item;
		return {
			key: `later ${titleKey(item)}`,
			name: item.title,
			list: "Watch Later",
			remove: () => (areSamples ? setSample(item, true) : changeSaved(item, false)),
			restore: () =>
				areSamples ? setSample(item, false) : changeSaved(item, true, { added_at, nextSeason, nextEpisode }),
		};
	}

	return (
		<ListGrid label="Watch Later">
			{items.map((item, index) => (
				<ListCard
					key={titleKey(item)}
					card={item}
					kind={areSamples ? "sample" : "later"}
					watchTo={watchPath(item, { season: item.nextSeason, episode: item.nextEpisode })}
					badge={
						areSamples && (
							<span className="rounded-full bg-ground/85 px-2.5 py-0.5 text-xs font-semibold text-glow">Sample</span>
						)
					}
					isFirst={index < FIRST_POSTERS}
					onRemove={() => onRemove(removalOf(item))}
				>
					{item.mediaType === "tv" && (
						<p className="text-cream">
							Start: S{item.nextSeason}E{item.nextEpisode}
						</p>
					)}
					<p className="truncate">{[item.year, ...item.genres].filter(Boolean).join(" · ")}</p>
					<p>Added {formatDay(item.addedAt)}</p>
				</ListCard>
			))}
		</ListGrid>
	);
}
