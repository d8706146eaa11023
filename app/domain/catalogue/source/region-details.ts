// Removes the offers and age ratings of all countries but the installation's: they would make every copy of a title many
// times larger.
import type { CatalogueClient } from "../cache/cache.server";

/** The parts of a title's details that hold an entry for each country. */
const PARTS = ["watch/providers", "release_dates", "content_ratings"] as const;

type Part = { results: Record<string, unknown> | { iso_3166_1: string }[] };

function isPart(part: unknown): part is Part {
	return typeof part === "object" && part !== null && "results" in part && typeof part.results === "object";
}

function ofRegion({ results }: Part, region: string): Part {
	if (Array.isArray(results)) return { results: results.filter((entry) => entry.iso_3166_1 === region) };
	return { results: Object.hasOwn(results, region) ? { [region]: results[region] } : {} };
}

export function withRegionDetails(client: CatalogueClient, region: string): CatalogueClient {
	return {
		async get(path, params, requester) {
			const response = await client.get(path, params, requester);
			const { body } = response;
			if (typeof body !== "object" || body === null) return response;
			const parts = PARTS.flatMap((name) => {
				const part: unknown = Reflect.get(body, name);
				return isPart(part) ? [[name, ofRegion(part, region)]] : [];
			});
			return parts.length > 0 ? { ...response, body: { ...body, ...Object.fromEntries(parts) } } : response;
		},
	};
}
