import { expect, test } from "vitest";
import { z } from "zod";
import { hashText } from "~/lib/hash";
import { loadSchemas, SCHEMA_VERSIONS } from "./endpoints";
import { movieDetails, movieList } from "./schema";

/** The same for equal schemas; limits set by `overwrite` count only where `meta` names them. */
function schemaVersion(schema: z.ZodType): string {
	return hashText(JSON.stringify(z.toJSONSchema(schema))).toString(36);
}

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

test("SCHEMA_VERSIONS has the version of each schema, so that copies of another are not read", async () => {
	const schemas = await loadSchemas();
	const names = Object.keys(SCHEMA_VERSIONS) as (keyof typeof schemas)[];
	const versions = Object.fromEntries(names.map((name) => [name, schemaVersion(schemas[name])]));
	expect(SCHEMA_VERSIONS, "write these into endpoints.ts").toEqual(versions);
	expect(new Set(Object.values(versions)).size).toBe(names.length);
});
