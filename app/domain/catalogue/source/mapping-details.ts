// Maps the parts of TMDB's title details to ours: single values, countries, languages, age rating, trailer, offers, people.
import { countryName, languageName } from "~/clients/tmdb/code-names";
import type { MovieDetails, Offers, ShowDetails, VideoDetails } from "~/clients/tmdb/schema";
import { isDay } from "~/lib/text/days";
import { plainText } from "~/lib/text/plain-text";
import type { CastMember, Crew, OfferGroup, PersonName, Trailer, WatchOffers } from "../types";
import type { InLanguage } from "./in-language";

export const NAME_LENGTH = 300;
export const OVERVIEW_LENGTH = 3000;

/** Plain, without blanks, each once. */
export function toNames(items: { name: string }[]): string[] {
	return [...new Set(items.map(({ name }) => plainText(name, NAME_LENGTH)).filter(Boolean))];
}

export function toName(name: string, originalName: string): string {
	return plainText(name, NAME_LENGTH) || plainText(originalName, NAME_LENGTH) || "Untitled";
}

export function toRating(score: number): number {
	return Math.min(10, Math.max(0, score));
}

/** Null for "" and for what is no day of the calendar. */
export function toDate(text: string): string | null {
	return isDay(text) ? text : null;
}

/** Of one kind. */
const PROVIDERS_MAX = 12;

/** TMDB's numbers of releases in theatres. */
const THEATRICAL = 3;
const LIMITED = 2;

type Details = (MovieDetails | ShowDetails) & InLanguage;

/** Countries of origin first: TMDB lists the producing countries by name, not by weight. */
export function toCountries({ origin_country, production_countries, in_language }: Details): string[] {
	if (in_language) {
		const codes = [...origin_country, ...production_countries.map(({ iso_3166_1 }) => iso_3166_1)];
		return toNames([...new Set(codes)].map((code) => ({ name: countryName(code, in_language.tag) })));
	}
	const names = new Map(production_countries.map(({ iso_3166_1, name }) => [iso_3166_1, name]));
	const origins = origin_country.map((code) => ({ name: names.get(code) ?? countryName(code) }));
	return toNames([...origins, ...production_countries]);
}

/** The original language first: TMDB lists spoken languages by name. */
export function toLanguages({ original_language, spoken_languages, in_language }: Details): string[] {
	if (in_language) {
		const codes = [original_language, ...spoken_languages.map(({ iso_639_1 }) => iso_639_1)];
		return toNames([...new Set(codes)].map((code) => ({ name: languageName(code, in_language.tag) })));
	}
	const spoken = spoken_languages.map(({ english_name, iso_639_1, name }) => ({
		code: iso_639_1,
		name: english_name || name,
	}));
	const original = original_language && spoken.find(({ code }) => code === original_language);
	const first = original || { name: languageName(original_language) };
	return toNames([first, ...spoken]);
}

/** As "PG-13" or "TV-MA"; empty when the region has none. */
export function toAgeRating(details: Details): string {
	if ("name" in details) return plainText(details.content_ratings.results[0]?.rating ?? "", NAME_LENGTH);
	const releases = details.release_dates.results[0]?.release_dates ?? [];
	const rated = releases.filter(({ certification }) => certification.trim() !== "");
	const release = rated.find(({ type }) => type === THEATRICAL) ?? rated[0];
	return plainText(release?.certification ?? "", NAME_LENGTH);
}

/** Of the first release in theatres, else of the first at all; nothing where it is the title's own. */
export function toRegionalDate({ release_date, release_dates }: MovieDetails): { regionalDate?: string } {
	const releases = release_dates.results[0]?.release_dates ?? [];
	const inTheatres = releases.filter(({ type }) => type === THEATRICAL || type === LIMITED);
	const days = (inTheatres.length > 0 ? inTheatres : releases).flatMap(({ release_date: day }) => toDate(day) ?? []);
	const [first] = days.sort();
	return first && first !== release_date ? { regionalDate: first } : {};
}

/** Trailers of an earlier campaign that was posted again. */
const THROWBACK = /#TBT\b/i;
const MAIN_TRAILER = /\b(official|theatrical) trailer\b/i;

/** Decreasing weight: any trailer is better than a teaser, an official one better than others, and so on. */
const TRAILER_CHECKS: ((video: VideoDetails, language: string) => boolean)[] = [
	(video) => video.type === "Trailer",
	(video) => video.official,
	(video, language) => video.iso_639_1 === language,
	(video) => MAIN_TRAILER.test(video.name),
];

function compareTrailers(a: VideoDetails, b: VideoDetails, language: string): number {
	const check = TRAILER_CHECKS.find((holds) => holds(a, language) !== holds(b, language));
	if (check) return check(a, language) ? -1 : 1;
	return b.published_at.localeCompare(a.published_at);
}

/** Null when the video site has neither a trailer nor a teaser. `language` as in ISO 639-1. */
export function pickTrailer(videos: VideoDetails[], language = "en"): Trailer | null {
	const [best] = videos
		.filter(({ site, type, name }) => site === "YouTube" && /^(Trailer|Teaser)$/.test(type) && !THROWBACK.test(name))
		.sort((a, b) => compareTrailers(a, b, language));
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

/** Writers of the screenplay come before those of the story or the book. */
const WRITING_JOBS = ["Screenplay", "Writer", "Story", "Novel"];

const CAST_MAX = 20;

/** A role that was played by several names shows no more of them. */
const ROLES_MAX = 2;

/** Each once, by name. */
export function toPeople(people: PersonName[]): PersonName[] {
	const byName = new Map<string, PersonName>();
	for (const { id, name: raw } of people) {
		const name = plainText(raw, NAME_LENGTH);
		if (name && !byName.has(name)) byName.set(name, { id, name });
	}
	return [...byName.values()];
}

/** The credits of a show name only its latest crew; its aggregate credits name that of all seasons, here by number of episodes. */
function listCrew(details: MovieDetails | ShowDetails): { id: number | null; name: string; job: string }[] {
	if (!("name" in details)) return details.credits.crew;
	const jobs = details.aggregate_credits.crew.flatMap((member) => member.jobs.map((job) => ({ ...member, ...job })));
	return [...jobs.toSorted((a, b) => b.episode_count - a.episode_count), ...details.credits.crew];
}

export function toCrew(details: MovieDetails | ShowDetails): Crew {
	const crew = listCrew(details);
	function namesOf(...jobs: string[]) {
		return toPeople(jobs.flatMap((wanted) => crew.filter(({ job }) => job === wanted)));
	}
	return {
		writers: namesOf(...WRITING_JOBS),
		music: namesOf("Original Music Composer"),
		camera: namesOf("Director of Photography"),
	};
}

function firstRoles(roles: { character: string; episode_count: number }[]): string {
	const byEpisodes = roles.toSorted((a, b) => b.episode_count - a.episode_count);
	return [...new Set(byEpisodes.map(({ character }) => character).filter(Boolean))].slice(0, ROLES_MAX).join(" / ");
}

/** The credits of a show name only its latest cast; its aggregate credits name the cast of all seasons. */
function listMembers(details: MovieDetails | ShowDetails): CastMember[] {
	if ("name" in details && details.aggregate_credits.cast.length > 0) {
		return details.aggregate_credits.cast.map(({ id, name, profile_path, roles, total_episode_count }) => ({
			id,
			name,
			character: firstRoles(roles),
			photo: profile_path,
			episodes: total_episode_count || null,
		}));
	}
	return details.credits.cast.map(({ id, name, character, profile_path }) => ({
		id,
		name,
		character,
		photo: profile_path,
		episodes: null,
	}));
}

/** A movie's cast by billing, a show's by number of episodes, then by billing; each person once. */
export function toCast(details: MovieDetails | ShowDetails): CastMember[] {
	const members = new Map<number | string, CastMember>();
	for (const member of listMembers(details)) {
		const name = plainText(member.name, NAME_LENGTH);
		const key = member.id ?? name;
		if (name && !members.has(key)) {
			members.set(key, { ...member, name, character: plainText(member.character, NAME_LENGTH) });
		}
	}
	return [...members.values()].slice(0, CAST_MAX);
}
