import { useTimeZone } from "~/components/site/site-context";
import { titleKey, watchPath } from "~/domain/catalogue/paths";
import { findAwaited, type LaterItem } from "~/domain/library/types";
import { dayOf } from "~/lib/text/days";
import { dayIn } from "~/lib/text/time-zones";
import { useFormats } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { ListCard, ListGrid } from "./list-card";
import type { Removal } from "./removal";

interface LaterListProps {
	items: LaterItem[];
	/** True when they are the samples that are suggested to a visitor who has saved nothing yet. */
	areSamples: boolean;
	isSelecting: boolean;
}

const FIRST_POSTERS = 4;

export function laterRemoval({ mediaType, id, title, addedAt }: LaterItem): Removal {
	return { title: { mediaType, id }, name: title, kind: "unsave", since: addedAt };
}

/** Of a suggested title, which nobody has put there. */
export function sampleRemoval(item: LaterItem): Removal {
	return { ...laterRemoval(item), since: 0 };
}

export function LaterList({ items, areSamples, isSelecting }: LaterListProps) {
	const texts = useTexts(libraryTexts);
	const { episodeCode, genre } = useTexts(siteTexts);
	const formats = useFormats();
	const timeZone = useTimeZone();
	const removalOf = (item: LaterItem) =>
		areSamples ? { ...sampleRemoval(item), done: texts.removedFromSuggestions(item.title) } : laterRemoval(item);
	const awaited = { undated: texts.noReleaseDate, coming: texts.notReleased };
	function releaseOf(item: LaterItem): string | null {
		const why = findAwaited(item, dayOf(Date.now()));
		return why && awaited[why];
	}
	if (items.length === 0) return null;
	return (
		<ListGrid label={areSamples ? texts.suggestions : texts.watchLater}>
			{items.map((item, index) => (
				<ListCard
					key={titleKey(item)}
					card={item}
					removal={removalOf(item)}
					watchTo={watchPath(item, { season: item.nextSeason, episode: item.nextEpisode })}
					isGone={item.isGone}
					isFirst={index < FIRST_POSTERS}
					isSelecting={isSelecting}
				>
					{item.mediaType === "tv" && item.totalEpisodes !== 0 && (
						<p className="text-cream">{texts.start(episodeCode(item.nextSeason, item.nextEpisode))}</p>
					)}
					<p className="truncate">
						{[item.year, releaseOf(item), ...item.genres.map(genre)].filter(Boolean).join(" · ")}
					</p>
					{areSamples && <p className="font-semibold text-glow">{texts.sample}</p>}
					<p>{texts.added(formats.date(dayIn(item.addedAt, timeZone)) ?? "")}</p>
				</ListCard>
			))}
		</ListGrid>
	);
}
