import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Site } from "~/components/site/site-context";
import type { CardFacts, PersonFacts } from "~/domain/catalogue/cards";
import { emptyList, type LoadedList } from "~/domain/catalogue/lists/loaded-list";
import { renderOnSite } from "../../../tests/harness/render";
import { SearchPage } from "./search-page";

test.each([
	["zzzzqqqq", "Check the spelling or try fewer words."],
	["2049 zz", "Check the spelling or try fewer words."],
	["العراب", "The sample catalogue has English names only."],
	["Крёстный отец", "The sample catalogue has English names only."],
])("a search of the sample catalogue for “%s” without results says what to do", (text, advice) => {
	renderOnSite(
		<SearchPage first={{ ...emptyList(), nextPage: 2, lastPage: 1 }} offers={null} />,
		`/search?q=${encodeURIComponent(text)}`,
	);
	expect(screen.getByText(new RegExp(`Nothing is called “${text}”. ${advice}`))).toBeInTheDocument();
});

test("a child's search without results says that the profile has a limit, not that there is no such title", () => {
	const visitor = { profileId: "a", isChild: true } as NonNullable<Site["visitor"]>;
	const first = { ...emptyList(), nextPage: 2, lastPage: 1 };
	renderOnSite(<SearchPage first={first} offers={null} />, "/search?q=pulp+fiction", { visitor });
	expect(screen.getByText(/^Nothing in this profile is called “pulp fiction”\. .* age limit/)).toBeInTheDocument();
	expect(screen.queryByText(/spelling/)).toBeNull();
});

const NONE = { ...emptyList(), nextPage: 2, lastPage: 1, total: 0 };
const HEAT: CardFacts = {
	mediaType: "movie",
	id: 1,
	title: "Heat",
	year: 1995,
	poster: "/p.svg",
	rating: 8,
	genres: [],
};
const PACINO = { mediaType: "person", id: 2, title: "Al Pacino", poster: null, knownFor: [] } as unknown as PersonFacts;

test.each<[string, Partial<LoadedList>, string, string]>([
	["nothing", {}, "No results found", "No results found"],
	["a title", { cards: [HEAT], total: 1 }, "1 of 1 result shown", "Movies"],
	["people only", { people: [PACINO] }, "1 person", "People"],
	[
		"titles and people",
		{ cards: [HEAT], total: 1, people: [PACINO, { ...PACINO, id: 3 }] },
		"2 people. 1 of 1 result shown",
		"People",
	],
	[
		"another spelling",
		{ cards: [HEAT], total: 1, takenFor: "nights" },
		"Showing results for “nights”. 1 of 1 result shown",
		"Movies",
	],
	[
		"a described list",
		{ listings: [{ name: { lists: ["/movies?genre=27"] }, url: "/movies?genre=27", cards: [HEAT] }] },
		"Horror movies: 1 title",
		"Horror movies",
	],
	[
		"some of the words",
		{ lacksWords: true, listings: [{ name: { words: "robot" }, url: "/search?q=robot", cards: [HEAT] }] },
		"No title has all of these words. With “robot”: 1 title",
		"With “robot”",
	],
	["hidden titles", { hidden: 3 }, "3 results hidden", "3 results hidden"],
])("a search that finds %s announces what it shows, and has a heading", async (text, result, announced, heading) => {
	renderOnSite(<SearchPage first={{ ...NONE, ...result }} offers={null} />, `/search?q=${text}`);
	const status = screen.getByRole("status");
	expect(status).toBeEmptyDOMElement();
	expect(screen.getByRole("heading", { level: 2, name: heading })).toBeInTheDocument();
	await waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${announced}$`)));
});
