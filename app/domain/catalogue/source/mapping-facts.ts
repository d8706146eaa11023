// Maps the facts of TMDB's title details to ours: countries, languages, age rating, trailer, offers.

import { countryName, languageName } from "~/clients/tmdb/code-names";
import type { MovieDetails, Offers, ShowDetails, VideoDetails } from "~/clients/tmdb/schema";
import { plainText } from "~/lib/plain-text";
import type { OfferGroup, Trailer, WatchOffers } from "../types";
import { NAME_LENGTH, toNames } from "./mapping-texts";

/** Of one kind. */
const PROVIDERS_MAX = 12;

/** TMDB's number of a theatrical release. */
const THEATRICAL = 3;

type Details = MovieDetails | ShowDetails;

/** Countries of origin first: TMDB lists the producing countries by name, not by weight. */
export function toCountries({ origin_country, production_countries }: Details): string[] {
	const names = new Map(production_countries.map(({ iso_3166_1, name }) => [iso_3166_1, name]));
	const origins = origin_country.map((code) => ({ name: names.get(code) ?? countryName(code) }));
	return toNames([...origins, ...production_countries]);
}

/** English names, the original language first: TMDB lists spoken languages by name. */
export function toLanguages({ original_language, spoken_languages }: Details): string[] {
	const spoken = spoken_languages.map(({ english_name, iso_639_1, name }) => ({
		code: iso_639_1,
		name: english_name || name,
	}));
	const original = original_language && spoken.find(({ code }) => code === original_language);
	const first = original || { name: languageName(original_language) };
	return toNames([first, ...spoken]);
}

/** As "PG-13" or "TV-MA"; empty when the configured region has none. `withRegionDetails` has removed other regions. */
export function toAgeRating(details: Details): string {
	if ("name" in details) return plainText(details.content_ratings.results[0]?.rating ?? "", NAME_LENGTH);
	const releases = details.release_dates.results[0]?.release_dates ?? [];
	const rated = releases.filter(({ certification }) => certification.trim() !== "");
	const release = rated.find(({ type }) => type === THEATRICAL) ?? rated[0];
	return plainText(release?.certification ?? "", NAME_LENGTH);
}

/** Trailers of an earlier campaign that was posted again. */
const THROWBACK = /#TBT\b/i;
const MAIN_TRAILER = /\b(official|theatrical) trailer\b/i;

/** Decreasing weight: any trailer is better than a teaser, an official one better than others, and so on. */
const TRAILER_CHECKS: ((video: VideoDetails) => boolean)[] = [
	(video) => video.type === "Trailer",
	(video) => video.official,
	(video) => video.iso_639_1 === "en",
	(video) => MAIN_TRAILER.test(video.name),
];

function compareTrailers(a: VideoDetails, b: VideoDetails): number {
	const check = TRAILER_CHECKS.find((holds) => holds(a) !== holds(b));
	if (check) return check(a) ? -1 : 1;
	return b.published_at.localeCompare(a.published_at);
}

/** Null when the video site has neither a trailer nor a teaser. */
export function pickTrailer(videos: VideoDetails[]): Trailer | null {
	const [best] = videos
		.filter(({ site, type, name }) => site === "YouTube" && /^(Trailer|Teaser)$/.test(type) && !THROWBACK.test(name))
		.sort(compareTrailers);
	return best ? { key: best.key, name: plainText(best.name, NAME_LENGTH) || "Trailer" } : null;
}

/** The offers of one country; null where there are none. */
export function toOffers(offers: Offers | undefined): WatchOffers | null {
	if (!offers) return null;
	const kinds: [OfferGroup["kind"], Offers["flatrate"]][] = [
		["Stream", offers.flatrate],
		["Free", [...offers.free, ...offers.ads]],
		["Rent", offers.rent],
		["Buy", offers.buy],
	];
	const groups = kinds.flatMap(([kind, providers]) => {
		const named = new Map(
			providers.map(({ provider_name, logo_path }) => {
				const name = plainText(provider_name, NAME_LENGTH);
				return [name, { name, logo: logo_path }];
			}),
		);
		named.delete("");
		return named.size > 0 ? [{ kind, providers: [...named.values()].slice(0, PROVIDERS_MAX) }] : [];
	});
	return groups.length > 0 ? { groups, link: /^https:\/\//.test(offers.link) ? offers.link : null } : null;
}
