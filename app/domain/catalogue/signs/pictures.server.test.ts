import { describe, expect, it } from "vitest";
import { createIsolate } from "~/platform.server";
import { testPlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../catalogue.server";
import { readFirstScreen } from "../lists/list-source.server";
import type { LoadedList } from "../lists/loaded-list";
import { openPictures } from "./pictures.server";
import { readPicked, type SignKey } from "./signs";

function open(signs: SignKey[], variables: Record<string, string> = {}) {
	const catalogue = openCatalogue({ ...testPlatform(variables), isolate: createIsolate() });
	return openPictures(catalogue, { signs, page: 1 })!;
}

async function read(signs: SignKey[], variables?: Record<string, string>): Promise<LoadedList> {
	return readFirstScreen(open(signs, variables), 1);
}

function keysOf({ cards }: LoadedList) {
	return cards.map(({ mediaType, id }) => `${mediaType}:${id}`);
}

function namesOf({ cards }: LoadedList) {
	return cards.map((card) => "title" in card && card.title);
}

/** Their paths without parameters that all of them have. */
function paramsOf(requests: string[], path: string) {
	return requests
		.filter((request) => request.startsWith(path))
		.map((request) => {
			const { searchParams } = new URL(request, "http://tmdb.test");
			for (const name of ["sort_by", "vote_count.gte", "page"]) searchParams.delete(name);
			return Object.fromEntries(searchParams);
		});
}

it("no picked sign is no list", () => {
	const catalogue = openCatalogue(testPlatform());
	expect(openPictures(catalogue, readPicked(new URLSearchParams("sign=unicorn")))).toBeNull();
});

describe("of the sample catalogue", () => {
	it("lists exactly the titles with the sign, movies and shows, the most popular first", async () => {
		const list = await read(["robot"]);
		expect(namesOf(list)).toEqual(expect.arrayContaining(["WALL·E", "The Wild Robot", "Battlestar Galactica"]));
		expect(list.total).toBe(list.cards.length);
		expect(new Set(keysOf(list)).size).toBe(list.cards.length);
		expect(new Set(list.cards.map(({ mediaType }) => mediaType))).toEqual(new Set(["movie", "tv"]));
	});

	it("lists of two signs exactly the titles with both, in whichever order they were picked", async () => {
		const [moon, house, both] = await Promise.all([read(["moon"]), read(["house"]), read(["moon", "house"])]);
		expect(keysOf(both)).toEqual(keysOf(moon).filter((key) => keysOf(house).includes(key)));
		expect(namesOf(both)).toContain("Night of the Living Dead");
		expect(await read(["house", "moon"])).toEqual(both);
	});

	it("lists nothing for two signs that no title shares", async () => {
		const list = await read(["flower", "robot"]);
		expect([list.cards, list.total, list.lastPage]).toEqual([[], 0, 0]);
	});
});

describe("of TMDB", () => {
	it("asks for a sign by the ids of its keywords, looked up by their exact names, or by its genre", async () => {
		const tmdb = fakeTmdb();
		await open(["sea"], TMDB_VARIABLES).readPage(1);
		// "islands of sand" is another keyword, and the fake TMDB has no "ocean".
		expect(paramsOf(tmdb.requests(), "/3/discover")).toEqual([{ with_keywords: "2041" }, { with_keywords: "2041" }]);
		tmdb.requests().length = 0;
		await open(["heart"], TMDB_VARIABLES).readPage(1);
		expect(paramsOf(tmdb.requests(), "/3/discover")).toEqual(
			expect.arrayContaining([{ with_genres: "10749" }, { with_keywords: "9840" }]),
		);
	});

	it("asks for two signs by the genre of one and the keywords of the other together", async () => {
		const tmdb = fakeTmdb();
		await open(["heart", "rocket"], TMDB_VARIABLES).readPage(1);
		expect(paramsOf(tmdb.requests(), "/3/discover/movie")).toEqual([
			{ with_genres: "10749", with_keywords: "9882|9951" },
		]);
	});

	it("lists of two signs by keyword the titles whose name or overview calls for the second", async () => {
		fakeTmdb();
		const [both, rocket] = await Promise.all([
			read(["rocket", "house"], TMDB_VARIABLES),
			read(["rocket"], TMDB_VARIABLES),
		]);
		expect(both.cards.length).toBeGreaterThan(0);
		expect(both.cards.length).toBeLessThan(rocket.cards.length);
	});

	it("lists nothing, and asks for no titles, where TMDB has none of the keywords", async () => {
		const tmdb = fakeTmdb();
		const list = await read(["book"], TMDB_VARIABLES);
		expect([list.cards, list.lastPage]).toEqual([[], 0]);
		expect(tmdb.requests().filter((request) => request.startsWith("/3/discover"))).toEqual([]);
	});

	it("shows each title once and only those that pass the quality filter, in at most nine requests", async () => {
		for (const signs of [["rocket"], ["heart"], ["rocket", "door"], ["sea", "soldier"]] as SignKey[][]) {
			const tmdb = fakeTmdb();
			const list = await read(signs, TMDB_VARIABLES);
			expect(new Set(keysOf(list)).size, signs.join()).toBe(list.cards.length);
			for (const card of list.cards) expect("poster" in card && card.poster, signs.join()).toBeTruthy();
			expect(tmdb.requests().length, signs.join()).toBeLessThanOrEqual(9);
		}
	});

	it("can be read from any page, where a page before tells which titles repeat", async () => {
		fakeTmdb();
		const source = open(["rocket"], TMDB_VARIABLES);
		const [first, second] = [await source.readPage(1), await readFirstScreen(source, 2)];
		expect(second.cards.length).toBeGreaterThan(0);
		const shown = first.cards.map(({ id }) => id);
		expect(second.cards.filter(({ id }) => shown.includes(id))).toEqual([]);
	});
});
