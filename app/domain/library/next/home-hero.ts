// Which of the titles that are being watched is in Home's first banner.

import type { LocalCard } from "~/domain/library/browser/local-card";
import { listLocalContinue } from "~/domain/library/browser/local-continue";
import type { LocalLibrary } from "~/domain/library/browser/read-document";
import { HISTORY_RETENTION_MS } from "~/domain/library/retention";
import { titleKey } from "../../catalogue/paths";
import { labelNextUp } from "./next-up-label";

interface Begun {
	isBegun: boolean;
	isDone: boolean;
}

/** The latest title of which something was watched, and that can be continued; null where there is none. */
export function findHeroCard<Cards extends Begun[]>(cards: Cards): Cards[number] | null {
	return cards.find(({ isBegun, isDone }) => isBegun && !isDone) ?? null;
}

/** The others, for the row. */
export function withoutHeroCard<Cards extends Begun[]>(cards: Cards): Cards[number][] {
	const shown = findHeroCard(cards);
	return cards.filter((card) => card !== shown);
}

/** What Home shows of a signed-out visitor's library before its script runs. */
export interface HomeSummary {
	/** Milliseconds: when the first of its titles is too old. */
	until: number;
	hero: {
		/** `titleKey` of the title. */
		key: string;
		name: string;
		backdrop: string | null;
		/** The catalogue of the backdrop. */
		source: LocalCard["source"] | undefined;
		/** What the button plays, and says. */
		to: string;
		text: string;
	} | null;
	hasRow: boolean;
}

/** Null where there is nothing to continue. */
export function summarizeHome(library: LocalLibrary): HomeSummary | null {
	const entries = [...library.history];
	const cards = (["tmdb", "sample"] as const).flatMap((source) =>
		listLocalContinue({ ...library, history: entries.filter(({ card }) => card?.source === source) }, source),
	);
	const open = cards.filter(({ isDone }) => !isDone).sort((a, b) => b.entry.lastWatched - a.entry.lastWatched);
	const card = findHeroCard(open);
	const [shown] = card ? [card] : open;
	if (!shown) return null;
	const label = card && labelNextUp(card, card.next);
	const source = entries.find((entry) => card && titleKey(entry) === titleKey(card))?.card?.source;
	return {
		until: shown.entry.lastWatched + HISTORY_RETENTION_MS,
		hero: card &&
			label && {
				key: titleKey(card),
				name: card.title,
				backdrop: card.backdrop,
				source,
				to: label.to,
				text: label.text,
			},
		hasRow: withoutHeroCard(open).length > 0,
	};
}
