import { expect, test, vi } from "vitest";
import { personId } from "~/clients/sample-catalogue/titles";
import { createIsolate } from "~/platform.server";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../catalogue.server";
import { listPopularPeople } from "../search/people-search.server";
import { findCollection, findMovie, findPerson, findShow } from "./titles.server";

function tmdbCatalogue(variables: Record<string, string> = {}) {
	const host = `http://${crypto.randomUUID()}.test/3`;
	const platform = testPlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: host, ...variables });
	return openCatalogue({ ...platform, isolate: createIsolate() });
}

test("a person needs one upstream request, and so does a collection", async () => {
	const tmdb = fakeTmdb();
	const catalogue = tmdbCatalogue();
	const person = await findPerson(catalogue, 100_000);
	expect(person?.credits.length).toBeGreaterThan(10);
	expect(person?.credits.find(({ roles }) => roles.includes("Director"))).toBeDefined();
	expect((await findCollection(catalogue, 800))?.movies).toHaveLength(3);
	expect(tmdb.requests()).toEqual(["/3/person/100000?append_to_response=combined_credits", "/3/collection/800"]);
	expect([await findPerson(catalogue, 7), await findCollection(catalogue, 7)]).toEqual([null, null]);
});

test("offers are only those of the installation's country", async () => {
	fakeTmdb();
	const [us, de, nowhere] = await Promise.all(
		["US", "DE", "NZ"].map((CATALOGUE_REGION) => findMovie(tmdbCatalogue({ CATALOGUE_REGION }), 1001)),
	);
	expect(us?.offers?.groups.map(({ kind }) => kind)).toEqual(["Stream"]);
	expect(de?.offers?.groups).toEqual([{ kind: "Rent", providers: [{ name: "Elsewhere", logo: null }] }]);
	expect(nowhere?.offers).toBeNull();
});

test("a running show has its next episode", async () => {
	fakeTmdb();
	expect((await findShow(tmdbCatalogue(), 50_000))?.episodeToAir?.airDate).toBe("2093-03-04");
});

test("the sample catalogue has people with their titles, collections and four providers", async () => {
	const catalogue = openCatalogue(newIsolatePlatform());
	const person = await findPerson(catalogue, personId("Leonardo DiCaprio"));
	expect(person).toMatchObject({ name: "Leonardo DiCaprio", department: "Acting" });
	expect(person?.credits.map(({ card }) => card.title)).toContain("Inception");
	const nolan = await findPerson(catalogue, personId("Christopher Nolan"));
	expect([nolan?.department, nolan?.knownFor.length]).toEqual(["Directing", 8]);
	const batman = await findMovie(catalogue, 155);
	const collection = await findCollection(catalogue, batman?.collection?.id ?? 0);
	expect(collection?.movies.map(({ id }) => id)).toContain(155);
	const offers = (await findMovie(catalogue, 603))?.offers?.groups ?? [];
	for (const { kind, providers } of offers) {
		expect(kind).toBe("Stream");
		for (const { name } of providers) expect(["Netflix", "Disney+", "HBO", "Prime Video"]).toContain(name);
	}
});

test("popular people of the upstream are offered however few know them, with photo and best known first", async () => {
	const knownFor = (votes?: number) => [{ id: 1, media_type: "movie", title: "A Film", vote_count: votes }];
	const results = [
		{ id: 1, name: "No Photo", known_for: knownFor(9000) },
		{ id: 2, name: "No Votes", profile_path: "/2.jpg" },
		{ id: 3, name: "Few Votes", profile_path: "/3.jpg", known_for: knownFor(12) },
		{ id: 4, name: "Adult", adult: true, profile_path: "/4.jpg", known_for: knownFor(9000) },
		{ id: 5, name: "Many Votes", profile_path: "/5.jpg", known_for: knownFor(9000) },
		{ id: 5, name: "Many Votes", profile_path: "/5.jpg", known_for: knownFor(9000) },
	];
	const requested = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ results }));
	const names = (await listPopularPeople(tmdbCatalogue(), 3)).map(({ name }) => name);
	expect(names).toEqual(["Many Votes", "Few Votes", "No Votes"]);
	expect(requested).toHaveBeenCalledTimes(1);
});
