import { useTimeZone } from "~/components/site/site-context";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import { describeRelease, type LaterItem } from "~/domain/library/types";
import { dayOf } from "~/lib/text/days";
import { formatDate } from "~/lib/text/format";
import { dayIn } from "~/lib/text/time-zones";
import { ListCard, ListGrid } from "./list-card";
import type { Removal } from "./removal";

interface LaterListProps {
	items: LaterItem[];
	/** True when they are the samples that are suggested to a visitor who has saved nothing yet. */
	areSamples: boolean;
	isSelecting: boolean;
}

const FIRST_POSTERS = 4;
export const SUGGESTIONS = "Suggestions";

export function laterRemoval({ mediaType, id, title, addedAt }: LaterItem, areSamples: boolean): Removal {
	const removal = { title: { mediaType, id }, name: title, kind: "unsave" } as const;
	if (!areSamples) return { ...removal, since: addedAt };
	return { ...removal, since: 0, done: `${title} removed from ${SUGGESTIONS}` };
}

export function LaterList({ items, areSamples, isSelecting }: LaterListProps) {
	const timeZone = useTimeZone();
	if (items.length === 0) return null;
	return (
		<ListGrid label={areSamples ? SUGGESTIONS : "Watch Later"}>
			{items.map((item, index) => (
				<ListCard
					key={titleKey(item)}
					card={item}
					removal={laterRemoval(item, areSamples)}
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
					<p>Added {formatDate(dayIn(item.addedAt, timeZone))}</p>
				</ListCard>
			))}
		</ListGrid>
	);
}
