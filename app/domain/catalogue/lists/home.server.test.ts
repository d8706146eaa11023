import { describe, expect, it } from "vitest";
import { sampleClient } from "~/clients/sample-catalogue/client.server";
import { findEndpoint, loadSchemas } from "~/clients/tmdb/endpoints";
import { testPlatform } from "../../../../tests/harness/context";
import type { Catalogue } from "../catalogue.server";
import { createEndpointReaders } from "../source/query";
import type { TitleCard } from "../types";
import { findHero, listHomeRows, withoutHero } from "./home.server";

function sampleCatalogue(requests: string[] = []): Catalogue {
	return {
		source: "sample",
		images: { base: "/artwork/1", vector: true },
		language: "en",
		region: "GB",
		servedStale: false,
		inEnglish: () => sampleCatalogue(requests),
		findBlocked: async () => () => false,
		onlyOpen: async (titles) => titles,
		isForChild: async () => false,
		...createEndpointReaders(async (path, params) => {
			requests.push(`${path}?${new URLSearchParams(params)}`);
			const { body } = await sampleClient.get(path, new URLSearchParams(params));
			return (await loadSchemas())[findEndpoint(path)!.schema].parse(body);
		}),
	};
}

function card(change: Partial<TitleCard>): TitleCard {
	return {
		mediaType: "movie",
		id: 1,
		title: "A Movie",
		year: 2020,
		date: "2020-01-01",
		poster: "/p.jpg",
		backdrop: "/b.jpg",
		rating: 7,
		genres: [],
		overview: "Something.",
		...change,
	};
}

describe("rows", () => {
	it("have the specified order; those of the providers are hidden when empty", () => {
		const rows = listHomeRows(sampleCatalogue(), testPlatform().config);
		expect(rows.map(({ key, hiddenWhenEmpty }) => [key, hiddenWhenEmpty])).toEqual([
			["trending", false],
			["popular-movies", false],
			["trending-shows", false],
			["popular-shows", false],
			["netflix", true],
			["disney", true],
			["hbo", true],
			["prime", true],
		]);
	});

	it("have 8 to 20 different titles each in the sample catalogue, with 8 requests", async () => {
		const requests: string[] = [];
		for (const { key, titles } of listHomeRows(sampleCatalogue(requests), testPlatform().config)) {
			const keys = (await titles).map(({ mediaType, id }) => `${mediaType}:${id}`);
			expect(keys.length, key).toBeGreaterThanOrEqual(8);
			expect(keys.length, key).toBeLessThanOrEqual(20);
			expect(new Set(keys).size, key).toBe(keys.length);
		}
		expect(requests).toHaveLength(8);
	});

	it("request the configured providers in the visitor's region", () => {
		const requests: string[] = [];
		const { config } = testPlatform({ PROVIDER_HBO: "384|1899" });
		listHomeRows(sampleCatalogue(requests), config);
		expect(requests).toContain(
			"/discover/tv?page=1&sort_by=popularity.desc&watch_region=GB&with_watch_providers=384%7C1899",
		);
		expect(requests).toContain(
			"/discover/movie?page=1&sort_by=popularity.desc&watch_region=GB&with_watch_providers=337",
		);
	});

	it("fail separately: each row rejects with its own error", async () => {
		const catalogue: Catalogue = {
			...sampleCatalogue(),
			...createEndpointReaders(async () => {
				throw new Error("down");
			}),
		};
		const [first] = listHomeRows(catalogue, testPlatform().config);
		await expect(first?.titles).rejects.toThrow("down");
	});
});

describe("the hero", () => {
	it("is the first trending movie with a backdrop", () => {
		const titles = [
			card({ mediaType: "tv", id: 1 }),
			card({ id: 2, backdrop: null }),
			card({ id: 3 }),
			card({ id: 4 }),
		];
		expect(findHero(titles)?.id).toBe(3);
	});

	it("is not in the rows below it", () => {
		const hero = card({ id: 3 });
		const titles = [card({ mediaType: "tv", id: 3 }), card({ id: 3 }), card({ id: 4 })];
		expect(withoutHero(titles, hero).map(({ mediaType, id }) => [mediaType, id])).toEqual([
			["tv", 3],
			["movie", 4],
		]);
	});

	it("falls back to the first movie, then to null", () => {
		expect(findHero([card({ mediaType: "tv" }), card({ id: 2, backdrop: null })])?.id).toBe(2);
		expect(findHero([card({ mediaType: "tv", id: 7 })])).toBeNull();
	});
});
