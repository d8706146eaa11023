import { describe, expect, it } from "vitest";
import { MOVIE_GENRES, TV_GENRES } from "../tmdb/genres";
import { CREW } from "./data/crew";
import type { ShowFacts } from "./facts";
import { syntheticId } from "./ids";
import { listSeasons, premiereOf, readEpisodeLine } from "./season";
import { profilePath } from "./shape";
import {
	findCollection,
	findPerson,
	findPersonName,
	findShowFacts,
	findTitle,
	listCreators,
	listCrew,
	listTitles,
	personId,
	readCastLine,
} from "./titles";

const movies = listTitles("movie");
const shows = listTitles("tv");
const titles = listTitles("all");

function repeated(values: (string | number)[]): (string | number)[] {
	const seen = new Set<string | number>();
	return values.filter((value) => seen.has(value) || !seen.add(value));
}

/** Ids that several names share. */
function collisions(kind: Parameters<typeof syntheticId>[0], names: string[]): (string | number)[] {
	return repeated([...new Set(names)].map((name) => syntheticId(kind, name)));
}

function listRegularSeasons(facts: ShowFacts) {
	return listSeasons(facts).filter(({ number }) => number > 0);
}

describe("the catalogue", () => {
	it("has at least 200 movies and 60 shows", () => {
		expect(movies.length).toBeGreaterThanOrEqual(200);
		expect(shows.length).toBeGreaterThanOrEqual(60);
	});

	it("has a title in every genre of movies and of shows", () => {
		const movieGenres = new Set(movies.flatMap(({ facts }) => facts.genres));
		const showGenres = new Set(shows.flatMap(({ facts }) => facts.genres));
		expect(MOVIE_GENRES.filter(({ id }) => !movieGenres.has(id))).toEqual([]);
		expect(TV_GENRES.filter(({ id }) => !showGenres.has(id))).toEqual([]);
	});

	it("has titles without a trailer, without a backdrop and without a second company", () => {
		expect(titles.some(({ facts }) => !facts.trailer)).toBe(true);
		expect(titles.filter(({ facts }) => facts.trailer).length).toBeGreaterThanOrEqual(150);
		expect(titles.some(({ facts }) => facts.noBackdrop)).toBe(true);
		expect(titles.some(({ facts }) => facts.companies.length === 1)).toBe(true);
	});

	it("has people with a picture and some without", () => {
		const pictures = titles.flatMap(({ facts }) =>
			facts.cast.map((line) => profilePath(personId(readCastLine(line).name))),
		);
		expect(pictures).toContain(null);
		expect(pictures.filter(Boolean).length).toBeGreaterThan(pictures.length * 0.8);
	});
});

describe("well-known titles", () => {
	const MOVIES = [11, 13, 98, 120, 122, 155, 238, 278, 424, 550, 597, 603, 680, 769, 27205, 157336, 438631, 872585];
	const SHOWS = [1396, 1399, 1405, 1668, 19885, 60059, 66732, 70523, 71446, 82856, 93405, 100088];

	it.each([...MOVIES.map((id) => ["movie", id] as const), ...SHOWS.map((id) => ["tv", id] as const)])(
		"%s %i has a cast of 12 to 20",
		(mediaType, id) => {
			const size = findTitle(mediaType, id)?.facts.cast.length;
			expect(size).toBeGreaterThanOrEqual(12);
			expect(size).toBeLessThanOrEqual(20);
		},
	);
});

describe("duplicates", () => {
	it("no two movies or shows share an id, or name and year", () => {
		for (const list of [movies, shows]) {
			expect(repeated(list.map(({ id }) => id))).toEqual([]);
			expect(repeated(list.map(({ name, facts }) => `${name} ${facts.date.slice(0, 4)}`))).toEqual([]);
		}
	});

	it("no two titles share an overview, trailer or tagline", () => {
		expect(repeated(titles.map(({ facts }) => facts.overview))).toEqual([]);
		expect(repeated(titles.flatMap(({ facts }) => facts.trailer ?? []))).toEqual([]);
		expect(repeated(titles.flatMap(({ facts }) => facts.tagline ?? []))).toEqual([]);
	});

	it("no two people, companies, networks or collections share an id", () => {
		const names = titles.flatMap((title) => [
			...title.facts.cast.map((line) => readCastLine(line).name),
			...listCrew(title).map(({ name }) => name),
			...listCreators(title),
		]);
		expect(collisions("person", names)).toEqual([]);
		expect(
			collisions(
				"company",
				titles.flatMap(({ facts }) => facts.companies),
			),
		).toEqual([]);
		expect(
			collisions(
				"network",
				shows.flatMap(({ facts }) => ("networks" in facts ? facts.networks : [])),
			),
		).toEqual([]);
		expect(
			collisions(
				"collection",
				movies.flatMap(({ facts }) => ("collection" in facts ? (facts.collection ?? []) : [])),
			),
		).toEqual([]);
	});
});

describe("the format of the facts", () => {
	it.each(titles.map((title) => [`${title.mediaType} ${title.id} ${title.name}`, title] as const))("%s", (_, title) => {
		const { facts } = title;
		const genres = title.mediaType === "movie" ? MOVIE_GENRES : TV_GENRES;
		expect(facts.date).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
		expect(new Date(`${facts.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(facts.date);
		expect(facts.genres.length).toBeGreaterThan(0);
		expect(facts.genres.filter((id) => !genres.some((genre) => genre.id === id))).toEqual([]);
		expect(repeated(facts.genres)).toEqual([]);
		expect(facts.score).toBeGreaterThan(4);
		expect(facts.score).toBeLessThan(9.5);
		expect(Number(facts.votes.toPrecision(2))).toBe(facts.votes);
		expect(facts.popularity).toBeGreaterThanOrEqual(1);
		expect(facts.popularity).toBeLessThanOrEqual(100);
		expect(facts.overview.length).toBeGreaterThan(60);
		expect(facts.overview).toMatch(/[.!?”"]$/);
		expect(facts.companies.length).toBeGreaterThan(0);
		expect(facts.countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
		expect(facts.language).toMatch(/^[a-z]{2}$/);
		expect(facts.runtime).toBeGreaterThan(0);
		expect(facts.providers ?? []).toEqual((facts.providers ?? []).filter((id) => [8, 337, 384, 9].includes(id)));
		if (facts.trailer) expect(facts.trailer).toMatch(/^[\w-]{11}$/);
		const cast = facts.cast.map(readCastLine);
		expect(cast.length).toBeGreaterThan(0);
		expect(cast.length).toBeLessThanOrEqual(20);
		expect(cast.filter(({ name, character }) => !name || !character)).toEqual([]);
		expect(repeated(cast.map(({ name }) => name))).toEqual([]);
	});

	it("seasons start one after the other, the first on the show's own date", () => {
		for (const { facts } of shows) {
			if (!("seasons" in facts)) continue;
			const premieres = listRegularSeasons(facts).map((season) => premiereOf(season) ?? "");
			expect(premieres[0], facts.name).toBe(facts.date);
			expect(premieres, facts.name).toEqual([...new Set(premieres)].sort());
		}
	});

	it("known air dates ascend, except in the one show that was not broadcast in order", () => {
		const disordered = shows.filter(({ facts }) => {
			const dates = "seasons" in facts ? listRegularSeasons(facts).flatMap(({ airDates }) => airDates) : [];
			const listed = dates.filter((date) => date !== null);
			return listed.join() !== listed.toSorted().join();
		});
		expect(disordered.map(({ name }) => name)).toEqual(["Firefly"]);
	});

	it("a season with episode names has one for every episode, and no overview is used twice in a show", () => {
		for (const { facts } of shows) {
			if (!("seasons" in facts)) continue;
			const lines = Object.entries(facts.episodes ?? {});
			const seasons = listRegularSeasons(facts);
			for (const [number, list] of lines) {
				expect(list.length, `${facts.name} ${number}`).toBe(seasons[Number(number) - 1]?.airDates.length);
			}
			const episodes = lines.flatMap(([, list]) => list.map(readEpisodeLine));
			expect(episodes.filter(({ name }) => !name)).toEqual([]);
			const overviews = episodes.map(({ overview }) => overview).filter(Boolean);
			expect(repeated(overviews)).toEqual([]);
			expect(overviews.filter((overview) => !/^["“A-Z0-9].*[.!?”"]$/.test(overview))).toEqual([]);
		}
	});
});

describe("the crew", () => {
	it("has only titles of the catalogue", () => {
		for (const kind of ["movie", "tv"] as const) {
			expect(Object.keys(CREW[kind]).filter((id) => !findTitle(kind, Number(id)))).toEqual([]);
		}
	});

	it("of a movie is its directors, writers, music and camera, of a show its music", () => {
		const crewOf = (kind: "movie" | "tv", id: number) => {
			const title = findTitle(kind, id);
			return title && listCrew(title).map(({ job, name }) => `${job}: ${name}`);
		};
		expect(crewOf("movie", 289)).toEqual([
			"Director: Michael Curtiz",
			"Writer: Julius J. Epstein",
			"Writer: Philip G. Epstein",
			"Writer: Howard Koch",
			"Original Music Composer: Max Steiner",
			"Director of Photography: Arthur Edeson",
		]);
		expect(crewOf("tv", 1399)).toEqual(["Original Music Composer: Ramin Djawadi"]);
		expect(crewOf("tv", 1398)).toEqual([]);
	});
});

describe("look-ups", () => {
	it("finds facts by id and type, and returns null for an id of the other type", () => {
		expect(findShowFacts(1396)?.name).toBe("Breaking Bad");
		expect(findShowFacts(27205)).toBeNull();
	});

	it("finds a person by the id of the name, with every credit", () => {
		const id = personId("Christopher Nolan");
		expect(id).toBeGreaterThanOrEqual(900_000_000);
		expect(findPersonName(id)).toBe("Christopher Nolan");
		expect(findPerson(id)?.credits.map(({ title }) => title.name)).toContain("Inception");
		expect(findPersonName(1)).toBeNull();
	});

	it("finds a collection with its movies in order of release", () => {
		const collection = findCollection(syntheticId("collection", "Toy Story Collection"));
		const dates = collection?.movies.map(({ date }) => date) ?? [];
		expect(collection?.movies[0]?.title).toBe("Toy Story");
		expect(dates).toEqual(dates.toSorted());
		expect(findCollection(1)).toBeNull();
	});
});
