// Removes the offers and age ratings of all countries but the installation's: they would make every copy of a title many
// times larger.
import { isRecord } from "~/lib/is-record";
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

/** The paths whose response is such a part, or has the certificates by country. */
const WHOLE = /^\/(?:movie\/\d+\/release_dates|tv\/\d+\/content_ratings)$/;
const CERTIFICATIONS = "certifications";

function ofRegionWhole(path: string, body: object, region: string): object | null {
	if (WHOLE.test(path) && isPart(body)) return { ...body, ...ofRegion(body, region) };
	const certifications: unknown = Reflect.get(body, CERTIFICATIONS);
	if (!isRecord(certifications)) return null;
	return { [CERTIFICATIONS]: Object.hasOwn(certifications, region) ? { [region]: certifications[region] } : {} };
}

export function withRegionDetails(client: CatalogueClient, region: string): CatalogueClient {
	return {
		async get(path, params, requester) {
			const response = await client.get(path, params, requester);
			const { body } = response;
			if (typeof body !== "object" || body === null) return response;
			const whole = ofRegionWhole(path, body, region);
			if (whole) return { ...response, body: whole };
			const parts = PARTS.flatMap((name) => {
				const part: unknown = Reflect.get(body, name);
				return isPart(part) ? [[name, ofRegion(part, region)]] : [];
			});
			return parts.length > 0 ? { ...response, body: { ...body, ...Object.fromEntries(parts) } } : response;
		},
	};
}
