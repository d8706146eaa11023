import { expect, test } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { RiddlePage } from "./riddle-page";

const film = (id: number) => ({
	...{ mediaType: "movie" as const, id, title: `Film ${id}`, titleLanguage: undefined, year: 1939 },
	...{ poster: null, backdrop: null, rating: 0, genres: [] },
});
const RIDDLE = { day: "2026-11-30", year: "1939", signs: [], genres: null, directors: null, corner: null, found: null };

test.each([
	["none, before the first", [], null, 0],
	["those that were wrong", [1, 2], null, 2],
	["those that were wrong and the right one", [1, 2], 3, 3],
	["the right one alone", [], 3, 1],
])("the bulbs that are lit are the guesses that were made: %s", (_, wrong, solution, lit) => {
	const { container } = renderOnSite(
		<RiddlePage
			{...RIDDLE}
			wrong={wrong.map(film)}
			film={solution === null ? null : film(solution)}
			isSolved={solution !== null}
			guesses={wrong}
			text=""
		/>,
	);
	const drawn = container.querySelector('[role="status"] [data-bulb="lit"]')?.getAttribute("d") ?? "";
	expect(drawn.split("M").length - 1).toBe(lit);
});
