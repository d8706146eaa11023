import { expect, it } from "vitest";
import { sampleClient } from "~/clients/sample-catalogue/client.server";
import { listTitles } from "~/clients/sample-catalogue/titles";
import { loadSchemas } from "~/clients/tmdb/endpoints";
import type { Catalogue } from "../catalogue.server";
import { checkQuery, createEndpointReaders } from "../source/query";
import { findMovie, findSeason, findShow } from "./titles.server";

/** Milliseconds; enough for the whole catalogue on a busy machine. */
const CATALOGUE_TIMEOUT = 60_000;

/** The sample catalogue without the cache before it. */
const catalogue: Catalogue = {
	source: "sample",
	images: { base: "/artwork/1", vector: true },
	language: "en",
	region: "US",
	servedStale: false,
	inEnglish: () => catalogue,
	findBlocked: async () => () => false,
	onlyOpen: async (titles) => titles,
	isForChild: async () => false,
	...createEndpointReaders(async (path, params) => {
		const checked = checkQuery(path, Object.entries(params));
		if (!checked?.ok) throw new RangeError(path);
		const { status, body } = await sampleClient.get(path, checked.query.params);
		return status === 404 ? null : (await loadSchemas())[checked.query.endpoint.schema].parse(body);
	}),
};

it("every movie of the sample catalogue can be opened, with 12 similar titles that can have a card", {
	timeout: CATALOGUE_TIMEOUT,
}, async () => {
	for (const { id, name } of listTitles("movie")) {
		const movie = await findMovie(catalogue, id);
		expect(movie, name).toMatchObject({ mediaType: "movie", id, title: name });
		expect(movie?.similar.length, name).toBe(12);
		expect(movie?.directors.length, name).toBeGreaterThan(0);
	}
});

it("every show of the sample catalogue can be opened, and every season that it names", {
	timeout: CATALOGUE_TIMEOUT,
}, async () => {
	for (const { id, name } of listTitles("tv")) {
		const show = await findShow(catalogue, id);
		expect(show, name).toMatchObject({ mediaType: "tv", id, title: name });
		expect(show?.similar.length, name).toBe(12);
		expect(show?.seasons.length, name).toBe(show?.seasonCount);
		for (const { number, episodeCount } of show?.seasons ?? []) {
			const season = await findSeason(catalogue, id, number);
			expect(season?.episodes.length, `${name} ${number}`).toBe(episodeCount);
		}
	}
});

it("returns null for a title or season that does not exist", async () => {
	expect(await findMovie(catalogue, 999_999_999)).toBeNull();
	expect(await findShow(catalogue, 999_999_999)).toBeNull();
	expect(await findSeason(catalogue, 1396, 99)).toBeNull();
});
