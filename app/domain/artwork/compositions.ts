// Owns the choice of a title's composition: by genre, by words in title and overview, and by a seeded random number.
import { type Entry, REPERTOIRE } from "./data/repertoire";
import type { EmblemCall } from "./emblem-words";
import type { TitleArtworkFacts } from "./facts";
import { familyOf } from "./palettes";
import type { Random } from "./random";

export type CompositionName = keyof typeof REPERTOIRE;

/** Points that a matching composition gets for a title's first, second, … genre. */
const LIKING_BY_RANK = [3, 2.2, 1.4, 0.9];
const CHANCE = 3.6;

/** All compositions that can be drawn for a title, best first. */
export function rankCompositions(
	facts: TitleArtworkFacts,
	emblem: EmblemCall | null,
	random: Random,
): CompositionName[] {
	const families = [...new Set(facts.genres.map((genre) => familyOf([genre])))];
	const ranked = (Object.entries(REPERTOIRE) as [CompositionName, Entry][])
		// Draws the random number before any entry is skipped, so that skipped entries do not change the others.
		.map(([name, entry]) => ({ name, entry, luck: random.between(0, CHANCE) }))
		.filter(({ entry }) => (entry.suits?.(facts.title) ?? true) && (!entry.needsEmblem || emblem))
		.map(({ name, entry, luck }) => {
			const rank = families.findIndex((family) => entry.families.includes(family));
			const liking = rank < 0 ? 0 : (LIKING_BY_RANK[rank] ?? 0.6);
			return {
				name,
				score: liking + luck + (entry.bias ?? 0) + called(entry, facts, emblem) + ofItsTime(entry, facts.year),
			};
		});
	return ranked.sort((one, other) => other.score - one.score).map(({ name }) => name);
}

function called(entry: Entry, { title, overview }: TitleArtworkFacts, emblem: EmblemCall | null): number {
	if (entry.needsEmblem) return emblem?.strength === 2 ? 3.4 : 0.2;
	if (!entry.words) return 0;
	return (entry.words.test(title) ? 4.6 : 0) + (entry.words.test(overview) ? 1.1 : 0);
}

function ofItsTime({ era }: Entry, year: number): number {
	if (!era) return 0;
	return year >= era[0] && year <= era[1] ? 1.2 : -1.2;
}
