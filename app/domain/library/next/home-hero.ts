// Which of the titles that are being watched is in Home's first banner.

import type { LocalCard } from "~/domain/library/browser/local-card";
import { listLocalContinue } from "~/domain/library/browser/local-continue";
import type { LocalLibrary } from "~/domain/library/browser/read-document";
import { HISTORY_RETENTION_MS } from "~/domain/library/retention";
import type { Language } from "~/lib/language/languages";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { labelNextUp, type NextUpTexts } from "./next-up-label";

/** The titles of Home's rows that can be continued, each row with the latest first. */
export interface BegunRows<Card> {
	/** Of the watch history. */
	continuing: Card[];
	/** Shows of the record that are not in the history. */
	upNext: Card[];
}

interface Begun {
	isBegun: boolean;
	isDone: boolean;
	entry: { lastWatched: number };
}

/**
 * The latest first, by the time that a title had when it was first shown: what is marked stays where it is until the page is
 * opened again.
 */
export function holdPlaces<Card extends Begun & TitleRef>(
	{ continuing, upNext }: BegunRows<Card>,
	firstTime: (key: string, time: number) => number,
): BegunRows<Card> {
	const order = (cards: Card[]) =>
		cards
			.map((card) => ({ card, time: firstTime(titleKey(card), card.entry.lastWatched) }))
			.sort((one, other) => other.time - one.time)
			.map(({ card, time }) => ({ ...card, entry: { ...card.entry, lastWatched: time } }));
	return { continuing: order(continuing), upNext: order(upNext) };
}

/** The latest title of both rows of which something was watched is Home's banner, and stands in no row. Null: there is none. */
export function takeHero<Card extends Begun>({
	continuing,
	upNext,
}: BegunRows<Card>): BegunRows<Card> & {
	hero: Card | null;
	isUpNext: boolean;
} {
	const canBegin = ({ isBegun, isDone }: Card) => isBegun && !isDone;
	const [first, recorded] = [continuing.find(canBegin), upNext.find(canBegin)];
	const isUpNext = recorded !== undefined && (!first || recorded.entry.lastWatched > first.entry.lastWatched);
	const hero = (isUpNext ? recorded : first) ?? null;
	const others = (cards: Card[]) => cards.filter((card) => card !== hero);
	return { hero, isUpNext, continuing: others(continuing), upNext: others(upNext) };
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
		/** What the button plays, and says in that language. */
		to: string;
		text: string;
		language: Language;
	} | null;
	hasRow: boolean;
}

/** Null where there is nothing to continue. */
export function summarizeHome(library: LocalLibrary, language: Language, texts: NextUpTexts): HomeSummary | null {
	const entries = [...library.history];
	const cards = (["tmdb", "sample"] as const).flatMap((source) =>
		listLocalContinue({ ...library, history: entries.filter(({ card }) => card?.source === source) }, source),
	);
	const open = cards.filter(({ isDone }) => !isDone).sort((a, b) => b.entry.lastWatched - a.entry.lastWatched);
	const { hero: card, continuing: others } = takeHero({ continuing: open, upNext: [] });
	const [shown] = card ? [card] : open;
	if (!shown) return null;
	const label = card && labelNextUp(texts, card, card.next);
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
				language,
			},
		hasRow: others.length > 0,
	};
}
