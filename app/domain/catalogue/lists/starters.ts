// Titles to pick from for somebody whose library is empty.
import type { CardFacts } from "../cards";

const STARTERS = 3;
/** Out of ten: many find them good. */
const GOOD = 7.5;

/** The best rated good movies, at most three, no two of which share a genre where that can be. */
export function pickStarters(cards: CardFacts[]): CardFacts[] {
	const good = cards
		.filter(({ mediaType, rating }) => mediaType === "movie" && rating >= GOOD)
		.toSorted((one, other) => other.rating - one.rating);
	const picked: CardFacts[] = [];
	const isOther = (card: CardFacts) => !picked.some(({ genres }) => genres.some((name) => card.genres.includes(name)));
	const begins = (card: CardFacts) => !picked.some(({ id, genres }) => id === card.id || genres[0] === card.genres[0]);
	for (const fits of [isOther, begins]) {
		for (const card of good) if (picked.length < STARTERS && fits(card)) picked.push(card);
	}
	return picked;
}
