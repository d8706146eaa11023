import { describe, expect, it } from "vitest";
import { collectionDetails, personDetails } from "~/clients/tmdb/people-schema";
import { toCollection, toPerson } from "./mapping-people";

const MOVIE = {
	media_type: "movie",
	id: 1,
	title: "A Movie",
	overview: "Somebody does something.",
	poster_path: "/poster.jpg",
	release_date: "2020-02-29",
	vote_average: 7,
	vote_count: 100,
};
const SHOW = { ...MOVIE, media_type: "tv", title: undefined, name: "A Show", first_air_date: "2021-01-01" };

/** Parses data of the upstream with the product's schema, and maps it. */
function person(cast: unknown, crew: unknown = [], change: object = {}) {
	const sent = { id: 5, name: "Somebody", known_for_department: "Acting", combined_credits: { cast, crew }, ...change };
	return toPerson(personDetails.parse(sent));
}

describe("a person", () => {
	it("with only an id is mapped", () => {
		expect(toPerson(personDetails.parse({ id: 9 }))).toEqual({
			id: 9,
			name: "Unknown",
			department: "",
			biography: [],
			birthday: null,
			deathday: null,
			birthplace: "",
			photo: null,
			knownFor: [],
			credits: [],
		});
	});

	it("has each title once, newest first, with all roles, what has no date yet before all, and nothing for adults only", () => {
		const cast = [
			{ ...MOVIE, character: "Hero" },
			{ ...SHOW, character: "Guest" },
			{ ...MOVIE, id: 2, title: "Announced", release_date: "", poster_path: null, vote_average: 0 },
			{ ...MOVIE, id: 3, adult: true },
			{ media_type: "person", id: 4 },
			null,
		];
		const crew = [{ ...MOVIE, job: "Director", department: "Directing" }];
		expect(person(cast, crew).credits.map(({ card, roles }) => [card.mediaType, card.title, roles])).toEqual([
			["movie", "Announced", []],
			["tv", "A Show", ["Guest"]],
			["movie", "A Movie", ["Hero", "Director"]],
		]);
	});

	it("is known for the titles with the most votes, not for appearances as themselves", () => {
		const cast = [
			{ ...MOVIE, character: "A" },
			{ ...MOVIE, id: 2, title: "Famous", vote_count: 5000, character: "B" },
			{ ...SHOW, id: 3, vote_count: 90_000, character: "Self - Guest" },
		];
		expect(person(cast).knownFor.map(({ title }) => title)).toEqual(["Famous", "A Movie"]);
		const many = Array.from({ length: 30 }, (_, id) => ({ ...MOVIE, id: id + 1 }));
		expect(person(many).knownFor).toHaveLength(8);
	});

	it("is known for leads before guest parts, and for work in their own department", () => {
		const cast = [
			{ ...SHOW, id: 1, name: "Famous show", vote_count: 20_000, character: "Guest", episode_count: 1 },
			{ ...SHOW, id: 2, name: "Own show", vote_count: 5000, character: "Lead", episode_count: 60 },
			{ ...MOVIE, id: 3, title: "Small part", vote_count: 9000, character: "Waiter", order: 39 },
			{ ...MOVIE, id: 4, title: "Lead part", vote_count: 4000, character: "Hero", order: 0 },
		];
		const crew = [{ ...MOVIE, id: 5, title: "Produced", vote_count: 8000, job: "Producer", department: "Production" }];
		expect(person(cast, crew).knownFor.map(({ title }) => title)).toEqual([
			"Own show",
			"Lead part",
			"Famous show",
			"Produced",
			"Small part",
		]);
		expect(person(cast, crew, { known_for_department: "Production" }).knownFor[0]?.title).toBe("Produced");
	});

	it("has a biography in plain paragraphs", () => {
		expect(person([], [], { biography: "One <b>bold</b> line.\n\n\nAnother.\n" }).biography).toEqual([
			"One bold line.",
			"Another.",
		]);
	});
});

it("a collection has its movies in order of release", () => {
	const parts = [
		MOVIE,
		{ ...MOVIE, id: 2, title: "Earlier", release_date: "1999-01-01" },
		{ ...MOVIE, id: 3, poster_path: null },
	];
	const { movies, name } = toCollection(collectionDetails.parse({ id: 1, name: "All of Them", parts }));
	expect([name, movies.map(({ title }) => title)]).toEqual(["All of Them", ["Earlier", "A Movie"]]);
});
