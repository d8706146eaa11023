import { describe, expect, it } from "vitest";
import { nameList } from "~/components/browse/name-list";
import { createIsolate } from "~/platform.server";
import { testPlatform } from "../../../../tests/harness/context";
import { recordedTmdb } from "../../../../tests/harness/recorded-tmdb";
import { TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../catalogue.server";
import { readSearch } from "../lists/list-query";
import { readFirstScreen } from "../lists/list-source.server";
import type { LoadedList } from "../lists/loaded-list";
import { openSearch } from "./open-search.server";

/** As decision 029 has it. */
const REQUESTS_MAX = 9;

async function read(text: string, variables: Record<string, string>): Promise<LoadedList> {
	const platform = testPlatform(variables);
	const catalogue = openCatalogue({ ...platform, isolate: createIsolate() });
	const query = readSearch(new URLSearchParams({ q: text }));
	return await readFirstScreen(openSearch(catalogue, platform.config, query), 1);
}

/** The first title that the page shows, or the first list where it has no titles. */
function firstOf({ listings = [], cards, people = [] }: LoadedList): string {
	const row = listings.find((listing) => listing.cards);
	const [first] = row?.cards ?? cards;
	if (!first) return people[0]?.name ?? "";
	const name = first.mediaType === "person" ? first.name : first.title;
	return row ? `${nameList("en", row.name)}: ${name}` : name;
}

/** What is first in the sample, and with TMDB; null where the catalogue's few titles have no answer. */
const QUERIES: [text: string, sample: string | null, tmdb: string | null][] = [
	["starwars", "Star Wars", "Star Wars"],
	["star wars", "Star Wars", "Star Wars"],
	["gameofthrones", "Game of Thrones", "Game of Thrones"],
	["strangerthings", "Stranger Things", "Stranger Things"],
	["breakingbad", "Breaking Bad", "Breaking Bad"],
	["the darkknight", "The Dark Knight", "The Dark Knight"],
	["godfather 2", "With “godfather”: The Godfather", "The Godfather Part II"],
	["the godfather part 2", "With “godfather”: The Godfather", "The Godfather Part II"],
	["godfather ii", "With “godfather”: The Godfather", "The Godfather Part II"],
	["rocky 4", null, "Rocky IV"],
	["rocky iv", null, "Rocky IV"],
	["twelve angry men", "12 Angry Men", "12 Angry Men"],
	["12 angry men", "12 Angry Men", "12 Angry Men"],
	["seven samurai", "Seven Samurai", null],
	["7 samurai", "Seven Samurai", null],
	["ocean's 11", null, "Ocean's Eleven"],
	["oceans eleven", null, "Ocean's Eleven"],
	["terminator two", "Terminator 2: Judgment Day", null],
	["dune 2", "Dune: Part Two", "Dune: Part Two"],
	["dune part 2", "Dune: Part Two", "Dune: Part Two"],
	["leonardo di caprio", "Leonardo DiCaprio: Inception", "Leonardo DiCaprio: Inception"],
	["leonardo dicaprio", "Leonardo DiCaprio: Inception", "Leonardo DiCaprio: Inception"],
	["dicaprio", "Leonardo DiCaprio: Inception", "Leonardo DiCaprio: Inception"],
	["robert deniro", "Robert De Niro: Joker", "Robert De Niro: GoodFellas"],
	["robert de niro", "Robert De Niro: Joker", "Robert De Niro: GoodFellas"],
	["nolan", "Christopher Nolan: Inception", "Christopher Nolan: Inception"],
	["miyazaki", "Hayao Miyazaki: Spirited Away", null],
	["toni colette", "Toni Collette: Knives Out", null],
	[
		"dicaprio scorsese",
		"Leonardo DiCaprio and Martin Scorsese: Shutter Island",
		"Leonardo DiCaprio and Martin Scorsese: The Wolf of Wall Street",
	],
	[
		"martin scorsese dicaprio",
		"Martin Scorsese and Leonardo DiCaprio: Shutter Island",
		"Martin Scorsese and Leonardo DiCaprio: The Wolf of Wall Street",
	],
	["brad pitt and george clooney", "Brad Pitt: Fight Club", "Brad Pitt and George Clooney: Ocean's Eleven"],
	["tom hanks & meg ryan", "Tom Hanks: Forrest Gump", "Tom Hanks: Forrest Gump"],
	["pacino de niro", "Al Pacino and Robert De Niro: Heat", "Al Pacino and Robert De Niro: The Godfather Part II"],
	["nolan batman", "Christopher Nolan: Batman Begins", "Christopher Nolan: Batman Begins"],
	["scorsese 1990", "Martin Scorsese · Movies of 1990: GoodFellas", "Martin Scorsese · Movies of 1990: GoodFellas"],
	["tom hanks comedy", "Tom Hanks · Comedy movies: Forrest Gump", "Tom Hanks · Comedy movies: Forrest Gump"],
	["nicole kidman horror", null, "Nicole Kidman · Horror movies: The Others"],
	["tom hanks movies", "Tom Hanks: Forrest Gump", "Tom Hanks: Forrest Gump"],
	["movies with tom hanks", "Tom Hanks: Forrest Gump", "Tom Hanks: Forrest Gump"],
	["films by miyazaki", "Hayao Miyazaki: Spirited Away", null],
	["nolan 2010", "Christopher Nolan · Movies of 2010: Inception", "Christopher Nolan · Movies of 2010: Inception"],
	["90s tom hanks", "Tom Hanks · Movies of the 1990s: Forrest Gump", "Tom Hanks · Movies of the 1990s: Forrest Gump"],
	["best movies 2024", "Top rated movies of 2024: The Wild Robot", "Top rated movies of 2024: Dune: Part Two"],
	["new shows", "Latest TV shows: Adolescence", null],
	["80s horror", "Horror movies of the 1980s: The Shining", "Horror movies of the 1980s: The Shining"],
	["horror movies of the 80s", "Horror movies of the 1980s: The Shining", "Horror movies of the 1980s: The Shining"],
	["korean thriller", "Thriller movies in Korean: Parasite", null],
	["movies with robots", "With “robot”: The Wild Robot", "With “robot”: I, Robot"],
	["robots", "The Wild Robot", "With “robot”: I, Robot"],
	["ghost films", "With “ghost”: Ghostbusters", null],
	["d'une", "Anatomy of a Fall", "Anatomy of a Fall"],
	["anatomie d'une chute", "Anatomy of a Fall", "Anatomy of a Fall"],
	["schindler's list", "Schindler's List", null],
	["schindlers list", "Schindler's List", null],
	["spider man", "Spider-Man", "Spider-Man"],
	["spiderman", "Spider-Man", "Spider-Man"],
	["spider-man", "Spider-Man", "Spider-Man"],
	["wall e", "WALL·E", null],
	["x men", "X-Men", null],
	["breaking bad season 2", "Breaking Bad", "Breaking Bad"],
	["watch inception online free", "Inception", "Inception"],
	["friends s02e03", "Friends", null],
	["the office us", null, "With “office”: The Office"],
	["inception matrix", "With “inception”: Inception", "With “inception”: Inception"],
	["space horror", "With “space”: 2001: A Space Odyssey", "Horror movies: The Shining"],
	["interstelar", "Interstellar", null],
	["the matrix movie", "The Matrix", "The Matrix"],
	["amelie", "Amélie", null],
	["blade runner 2049", "Blade Runner 2049", null],
	["dune 2021", "Dune", "Dune"],
	["zzzzqqqq", "", ""],
	["qwer tyui opas", "", ""],
];

describe("in the sample catalogue", () => {
	it.each(QUERIES.filter(([, sample]) => sample !== null))("“%s” shows %s first", async (text, sample) => {
		expect(firstOf(await read(text, {}))).toBe(sample);
	});
});

describe("with TMDB, in at most nine requests,", () => {
	it.each(QUERIES)("“%s” shows first what is meant", async (text, _, expected) => {
		const upstream = recordedTmdb();
		const page = await read(text, { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` });
		if (expected !== null) expect(firstOf(page)).toBe(expected);
		expect(upstream.requests().length).toBeLessThanOrEqual(REQUESTS_MAX);
	});
});

it.each([
	["movies with robots", { lacksWords: true }],
	["starwars", { takenFor: "star wars" }],
	["leonardo di caprio", { takenFor: "leonardo dicaprio" }],
	["tom hanks & meg ryan", { lacksWords: true }],
])("“%s” says what it did", async (text, said) => {
	recordedTmdb();
	expect(await read(text, TMDB_VARIABLES)).toMatchObject(said);
});

it("“dicaprio scorsese” has the films of both, and a row with the name of each", async () => {
	const { listings = [] } = await read("dicaprio scorsese", {});
	expect(listings.map(({ name, person }) => [nameList("en", name), person?.name])).toEqual([
		["Leonardo DiCaprio and Martin Scorsese", undefined],
		["Leonardo DiCaprio", "Leonardo DiCaprio"],
		["Martin Scorsese", "Martin Scorsese"],
	]);
});

it("of one kind, it lists no titles of the other", async () => {
	const platform = testPlatform({});
	const catalogue = openCatalogue({ ...platform, isolate: createIsolate() });
	const source = openSearch(catalogue, platform.config, { text: "godfather 2", kind: "tv", showsAll: false });
	expect(await readFirstScreen(source, 1)).toMatchObject({ cards: [] });
	expect((await readFirstScreen(source, 1)).listings).toBeUndefined();
});
