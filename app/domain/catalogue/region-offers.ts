// Removes the offers of all countries but the installation's: they would make every copy of a title many times larger.
import type { CatalogueClient } from "./cache.server";

interface Offers {
	"watch/providers": { results: Record<string, unknown> };
}

function hasOffers(body: unknown): body is Offers {
	return typeof body === "object" && body !== null && "watch/providers" in body;
}

export function withRegionOffers(client: CatalogueClient, region: string): CatalogueClient {
	return {
		async get(path, params) {
			const answer = await client.get(path, params);
			if (!hasOffers(answer.body)) return answer;
			const { [region]: own } = answer.body["watch/providers"].results;
			return { ...answer, body: { ...answer.body, "watch/providers": { results: own ? { [region]: own } : {} } } };
		},
	};
}
