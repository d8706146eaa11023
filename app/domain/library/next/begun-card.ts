import type { ListSection } from "~/domain/library/lists/list-sections";
import type { WatchEntry } from "~/domain/library/types";
import type { CardFacts } from "../../catalogue/cards";
import type { EpisodeNumber } from "../../catalogue/types";
import type { NextUp } from "./next-up";

/** A title that was begun, as its card in Continue Watching shows it: of the server's library and of a browser's alike. */
export interface BegunCard extends CardFacts {
	backdrop: string | null;
	/** What the card plays. */
	next: NextUp;
	/** True when some of it was played or marked as watched; false when it was only opened. */
	isBegun: boolean;
	/** The episode that it links to; always 1 and 1 for a movie. */
	target: EpisodeNumber;
	/** Of the target; empty for a movie, and where it has none. A browser does not know it. */
	episodeName?: string;
	/** Names of those of the people here who are further on; null for the person. */
	ahead?: (string | null)[];
	/** True when the target is the episode after the one that was watched to its end. */
	isNext: boolean;
	/** Progress of the target, 0..1. */
	progress: number;
	/** Of the target; null when unknown. */
	secondsLeft: number | null;
	/** True when everything that has aired was watched. */
	isDone: boolean;
	/** When the next episode of a waiting show airs, YYYY-MM-DD; null when that is not known. */
	awaitedDay?: string | null;
	/** True when the catalogue does not have the title, or it is blocked here. */
	isGone?: boolean;
	/** The history entry, to undo a removal. */
	entry: WatchEntry;
}

export interface ContinueCard extends BegunCard {
	section: ListSection;
}
