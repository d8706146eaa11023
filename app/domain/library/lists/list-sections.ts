// The sections of Continue Watching: each title stands in exactly one. For the server's rows and those of a browser alike.

/** In the order in which they are shown. */
export const LIST_SECTIONS = ["next", "waiting", "untouched", "finished"] as const;

export type ListSection = (typeof LIST_SECTIONS)[number];

/** How many titles a section has in all; null: not known. */
export type SectionSizes = Partial<Record<ListSection, number | null>>;

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
export interface SectionFacts {
	/** Everything that has aired was watched. */
	isDone: boolean;
	/** More episodes are to come. Never true of a movie. */
	isRunning: boolean;
	/** Milliseconds. */
	lastWatched: number;
}

export function isUntouched({ lastWatched }: Pick<SectionFacts, "lastWatched">, now: number): boolean {
	return lastWatched < now - MONTH_MS;
}

/** Nothing of a waiting or finished title can be continued, however long ago it was touched. */
export function sectionOf(facts: SectionFacts, now: number): ListSection {
	if (facts.isDone) return facts.isRunning ? "waiting" : "finished";
	return isUntouched(facts, now) ? "untouched" : "next";
}

/** The sections that have cards, each with its cards in the order given. */
export function groupBySection<Card extends { section: ListSection }>(
	cards: Card[],
): { section: ListSection; cards: Card[] }[] {
	const groups = LIST_SECTIONS.map((section) => {
		return { section, cards: cards.filter((card) => card.section === section) };
	});
	return groups.filter((group) => group.cards.length > 0);
}
