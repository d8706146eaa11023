import { expect, test } from "vitest";
import { z } from "zod";
import { ALL_ENDPOINTS } from "~/clients/tmdb/endpoints";
import { movieDetails, movieList } from "~/clients/tmdb/schema";
import { schemaVersion } from "./cache.server";

test("equal schemas have the same version", () => {
	expect(schemaVersion(z.object({ id: z.int(), name: z.string().catch("") }))).toBe(
		schemaVersion(z.object({ id: z.int(), name: z.string().catch("") })),
	);
});

test.each([
	["a new field", movieDetails.extend({ popularity_rank: z.number() })],
	["a removed field", movieDetails.omit({ budget: true })],
	["another type of a field", movieDetails.extend({ budget: z.string() })],
	["another value for a missing field", movieDetails.extend({ budget: z.number().catch(-1) })],
	["a change deep inside", movieDetails.extend({ similar: movieList.extend({ page: z.string() }) })],
	["another limit of a list", movieDetails.extend({ genres: movieDetails.shape.genres.meta({ maxItems: 5 }) })],
])("%s changes the version", (_, changed) => {
	expect(schemaVersion(changed)).not.toBe(schemaVersion(movieDetails));
});

test("every endpoint has a version, and different schemas have different ones", () => {
	const schemas = new Set(ALL_ENDPOINTS.map(({ schema }) => schema));
	expect(new Set([...schemas].map((schema) => schemaVersion(schema))).size).toBe(schemas.size);
});
