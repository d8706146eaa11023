import { expect, it } from "vitest";
import { SHOWS } from "../../../../tests/fake-upstream/titles";
import { newIsolatePlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../catalogue.server";
import { findMovie, findShow } from "../titles/titles.server";
import { listWatchRegions } from "../titles/watch-regions.server";
import { ofRegion, withPackedRegions } from "./region-details";

function newSite(variables: Record<string, string> = {}) {
	const host = `http://${crypto.randomUUID()}.test/3`;
	const platform = newIsolatePlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: host, ...variables });
	return (region: string) => openCatalogue({ ...platform, region });
}

it("visitors of every country share one request and one copy of a title, and get the offers of their own", async () => {
	const tmdb = fakeTmdb();
	const open = newSite();
	const providers = async (region: string) =>
		(await findMovie(open(region), 1000))?.offers?.groups.flatMap((group) => group.providers.map(({ name }) => name));
	const [ofUs, ofGermany, ofSpain] = [await providers("US"), await providers("DE"), await findMovie(open("ES"), 1000)];
	expect(ofGermany).toEqual(["Elsewhere"]);
	expect(ofUs ?? []).not.toContain("Elsewhere");
	expect(ofSpain).toMatchObject({ offers: null, offersElsewhere: true });
	expect(tmdb.requests()).toHaveLength(1);
});

it("a title has the age rating and the day of release of the visitor's country", async () => {
	const release = (iso_3166_1: string, certification: string, day: string) => ({
		iso_3166_1,
		release_dates: [
			{ certification: "", release_date: `${day}T00:00:00.000Z`, type: 1 },
			{ certification, release_date: `${day}T00:00:00.000Z`, type: 3 },
		],
	});
	const tmdb = fakeTmdb();
	const respond = globalThis.fetch;
	globalThis.fetch = async (input, init) => {
		const body = (await (await respond(input, init)).json()) as object;
		const results = [release("US", "PG-13", "2010-07-16"), release("ES", "12", "2010-08-06")];
		return Response.json({ ...body, release_date: "2010-07-16", release_dates: { results } });
	};
	const open = newSite();
	expect(await findMovie(open("ES"), 1000)).toMatchObject({ ageRating: "12", regionalDate: "2010-08-06" });
	const american = await findMovie(open("US"), 1000);
	expect(american).toMatchObject({ ageRating: "PG-13", releaseDate: "2010-07-16" });
	expect(american).not.toHaveProperty("regionalDate");
	expect(await findMovie(open("FR"), 1000)).toMatchObject({ ageRating: "", releaseDate: "2010-07-16" });
	expect(tmdb.requests()).toHaveLength(1);
	expect((await findShow(open("FR"), SHOWS[0]!.id))?.ageRating).toBe("");
});

it("a packed copy names each provider once, and gives back what the upstream said of a country", async () => {
	const provider = (id: number) => ({ logo_path: `/${id}.jpg`, provider_id: id, provider_name: `Provider ${id}` });
	const offers = (link: string, ids: number[]) => ({
		...{ link, ads: [], buy: ids.map(provider), flatrate: ids.slice(1).map(provider), free: [], rent: [] },
	});
	const results = Object.fromEntries(
		["AR", "DE", "ES", "US"].map((country) => [country, offers(`https://x.test/${country}`, [1, 2, 3])]),
	);
	const body = { id: 1, "watch/providers": { results } };
	const packed = await withPackedRegions({ get: async () => ({ status: 200, body }) }).get(
		"/movie/1",
		new URLSearchParams(),
	);
	expect(JSON.stringify(packed.body).match(/Provider 2/g)).toHaveLength(1);
	expect(ofRegion("/movie/1", packed.body, "ES")).toMatchObject({ "watch/providers": { results: { ES: results.ES } } });
});

it("the countries to choose from have names in the language of the page, in its order, and the visitor's is one of them", () => {
	const spanish = listWatchRegions(newSite()("ES"), "es");
	expect(spanish?.current).toBe("ES");
	expect(new Map(spanish?.options).get("DE")).toBe("Alemania");
	const names = spanish!.options.map(([, name]) => name);
	expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "es")));
	expect(new Map(listWatchRegions(newSite()("DE"), "de")?.options).get("US")).toBe("USA");
	expect(listWatchRegions(newSite()("GL"), "en")?.options[0]).toEqual(["GL", "Greenland"]);
	expect(listWatchRegions(newSite({ TMDB_TOKEN: "" })("US"), "en")).toBeNull();
});
