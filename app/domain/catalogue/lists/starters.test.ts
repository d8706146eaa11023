import { expect, test } from "vitest";
import type { CardFacts } from "../cards";
import { pickStarters } from "./starters";

function card(id: number, rating: number, genres: string[], mediaType: CardFacts["mediaType"] = "movie"): CardFacts {
	return { id, mediaType, title: `Title ${id}`, year: 2000, poster: null, rating, genres };
}

const idsOf = (cards: CardFacts[]) => pickStarters(cards).map(({ id }) => id);

test("titles to start with are the best rated movies of different genres", () => {
	const cards = [
		card(1, 8, ["Drama", "Crime"]),
		card(2, 9, ["Drama"]),
		card(3, 7.6, ["Comedy"]),
		card(4, 8.5, ["Horror"], "tv"),
		card(5, 7.9, ["Animation", "Family"]),
		card(6, 7.4, ["Western"]),
	];
	expect(idsOf(cards)).toEqual([2, 5, 3]);
});

test("where genres repeat, titles that begin with another one fill up", () => {
	expect(idsOf([card(1, 9, ["Drama"]), card(1, 9, ["Drama"]), card(2, 8, ["Crime", "Drama"])])).toEqual([1, 2]);
	expect(idsOf([])).toEqual([]);
});
