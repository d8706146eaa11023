// Offers, release dates and age ratings differ by country. A stored copy has those of all countries, packed, so that visitors of
// every country share it; a read gets those of one, in TMDB's shape.
import type { ContentRatings, Offers, ReleaseDates } from "~/clients/tmdb/schema";
import { isRecord } from "~/lib/is-record";
import type { CatalogueClient } from "../cache/cache.server";

type Json = Record<string, unknown>;
type Provider = Offers["flatrate"][number];

const OFFERS = "watch/providers";
const OFFER_KINDS = ["flatrate", "free", "ads", "rent", "buy"] as const;

/** Each provider once, and by country the link and the places of the providers, by kind of offer. */
interface PackedOffers {
	providers: Provider[];
	countries: Record<string, [link: string, places: number[][]]>;
}

function packOffers(results: Record<string, Offers>): PackedOffers {
	const places = new Map<string, number>();
	const providers: Provider[] = [];
	function placeOf(provider: Provider): number {
		const key = JSON.stringify(provider);
		const place = places.get(key) ?? providers.push(provider) - 1;
		places.set(key, place);
		return place;
	}
	const countries = Object.entries(results).map(([country, offers]): [string, PackedOffers["countries"][string]] => [
		country,
		[offers.link, OFFER_KINDS.map((kind) => offers[kind].map(placeOf))],
	]);
	return { providers, countries: Object.fromEntries(countries) };
}

function unpackOffers({ providers, countries }: PackedOffers, region: string): Json {
	const packed = Object.hasOwn(countries, region) ? countries[region] : undefined;
	if (!packed) return { results: {}, ...(Object.keys(countries).length > 0 && { is_elsewhere: true }) };
	const [link, places] = packed;
	const offers = OFFER_KINDS.map((kind, at) => [kind, (places[at] ?? []).map((place) => providers[place])]);
	return { results: { [region]: { link, ...Object.fromEntries(offers) } } };
}

/** The details of a title carry these parts, whose lists have an entry for each country. */
const DATES = ["release_dates", "content_ratings"] as const;

/** The paths whose response is such a list. */
const DATES_PATH = /^\/(?:movie\/\d+\/release_dates|tv\/\d+\/content_ratings)$/;
const CERTIFICATIONS = "certifications";

type Entries = Pick<ReleaseDates, "results"> | Pick<ContentRatings, "results">;

function isOffers(part: unknown): part is { results: Record<string, Offers> } {
	return isRecord(part) && isRecord(part.results);
}

function isPacked(part: unknown): part is PackedOffers {
	return isRecord(part) && Array.isArray(part.providers);
}

function ofEntries(part: unknown, region: string): unknown {
	if (!isRecord(part) || !Array.isArray(part.results)) return part;
	const results = (part as Entries).results.filter(({ iso_3166_1 }) => iso_3166_1 === region);
	return { ...part, results };
}

/** Packs what a response has of all countries. */
export function withPackedRegions(client: CatalogueClient): CatalogueClient {
	return {
		async get(path, params, requester) {
			const response = await client.get(path, params, requester);
			const { body } = response;
			const offers = isRecord(body) ? body[OFFERS] : null;
			if (!isRecord(body) || !isOffers(offers)) return response;
			return { ...response, body: { ...body, [OFFERS]: packOffers(offers.results) } };
		},
	};
}

/** The body of a stored copy with what it has of one country. */
export function ofRegion(path: string, body: unknown, region: string): unknown {
	if (!isRecord(body)) return body;
	if (DATES_PATH.test(path)) return ofEntries(body, region);
	const { [CERTIFICATIONS]: certifications, [OFFERS]: offers } = body;
	if (isRecord(certifications)) {
		return { [CERTIFICATIONS]: Object.hasOwn(certifications, region) ? { [region]: certifications[region] } : {} };
	}
	if (!isPacked(offers)) return body;
	const dates = DATES.flatMap((name) => (name in body ? [[name, ofEntries(body[name], region)]] : []));
	return { ...body, [OFFERS]: unpackOffers(offers, region), ...Object.fromEntries(dates) };
}
