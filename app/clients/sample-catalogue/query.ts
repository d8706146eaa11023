// Discover: TMDB's filters and orders over the sample titles. Every filter of `tmdb/parameters.ts` has a row here; others are
// ignored. An invalid value makes the whole query invalid.
import { compareNames } from "~/lib/text/compare-names";
import { isDay } from "~/lib/text/days";
import type { MOVIE_FILTERS, SHOW_FILTERS } from "../tmdb/parameters";
import { isWithin } from "./certificates";
import { byPopularity } from "./charts";
import { listKeywords, listTitles, type SampleTitle } from "./titles";

type Test = (title: SampleTitle) => boolean;
type Order = (a: SampleTitle, b: SampleTitle) => number;
/** Parses a parameter into a test; null when it is invalid. */
type Filter = (text: string) => Test | null;

/** TMDB has given HBO's service two provider ids; the facts use the first. */
const PROVIDER_ALIASES: Record<number, number> = { 1899: 384 };

const SHARED_ORDERS: Record<string, Order> = {
	popularity: (a, b) => a.facts.popularity - b.facts.popularity,
	vote_average: (a, b) => a.facts.score - b.facts.score,
	vote_count: (a, b) => a.facts.votes - b.facts.votes,
};
const byDate: Order = (a, b) => a.facts.date.localeCompare(b.facts.date);
const byName: Order = (a, b) => compareNames(a.name, b.name);

const ORDERS: Record<"movie" | "tv", Record<string, Order>> = {
	movie: {
		...SHARED_ORDERS,
		primary_release_date: byDate,
		release_date: byDate,
		revenue: (a, b) => revenueOf(a) - revenueOf(b),
		title: byName,
	},
	tv: { ...SHARED_ORDERS, first_air_date: byDate, name: byName },
};

const everything: Filter = () => () => true;

const SHARED_FILTERS = {
	language: everything,
	// The facts have offers of one kind, and only those of the US.
	watch_region: everything,
	with_watch_monetization_types: everything,
	with_genres: (text) => choice(text, ({ facts }) => facts.genres),
	with_keywords: (text) => choice(text, (title) => listKeywords(title).map(({ id }) => id)),
	without_genres: (text) => {
		const ids = readIds(text);
		return ids && (({ facts }) => !ids.some((id) => facts.genres.includes(id)));
	},
	with_origin_country: (text) => {
		const codes = text.split("|");
		return codes.every((code) => /^[A-Z]{2}$/.test(code))
			? ({ facts }) => facts.countries.slice(0, 1).some((country) => codes.includes(country))
			: null;
	},
	with_original_language: (text) => {
		const codes = text.split("|");
		return codes.every((code) => /^[a-z]{2}$/.test(code)) ? ({ facts }) => codes.includes(facts.language) : null;
	},
	with_watch_providers: (text) => {
		const ids = readIds(text)?.map((id) => PROVIDER_ALIASES[id] ?? id);
		return ids ? ({ facts }) => ids.some((id) => facts.providers?.includes(id)) : null;
	},
	"vote_average.gte": (text) => bound(text, (least, { facts }) => facts.score >= least),
	"vote_average.lte": (text) => bound(text, (most, { facts }) => facts.score <= most),
	"vote_count.gte": (text) => bound(text, (least, { facts }) => facts.votes >= least),
	"vote_count.lte": (text) => bound(text, (most, { facts }) => facts.votes <= most),
	"with_runtime.gte": (text) => bound(text, (least, { facts }) => facts.runtime >= least),
	"with_runtime.lte": (text) => bound(text, (most, { facts }) => facts.runtime <= most),
} satisfies Record<string, Filter>;

const notBefore: Filter = (text) => (isDay(text) ? ({ facts }) => facts.date >= text : null);
const notAfter: Filter = (text) => (isDay(text) ? ({ facts }) => facts.date <= text : null);
const inYear: Filter = (text) => (/^\d{4}$/.test(text) ? ({ facts }) => facts.date.startsWith(text) : null);

/** The filters among the parameters of an endpoint. */
type FiltersOf<Parameters> = Record<Exclude<keyof Parameters, "page" | "sort_by">, Filter>;

const FILTERS: { movie: FiltersOf<typeof MOVIE_FILTERS>; tv: FiltersOf<typeof SHOW_FILTERS> } = {
	movie: {
		...SHARED_FILTERS,
		"primary_release_date.gte": notBefore,
		"primary_release_date.lte": notAfter,
		"release_date.gte": notBefore,
		"release_date.lte": notAfter,
		// The facts have only the certificates of the US.
		certification_country: everything,
		"certification.gte":
			(text) =>
			({ facts }) =>
				isWithin(facts.ageRating, [text, undefined]),
		"certification.lte":
			(text) =>
			({ facts }) =>
				isWithin(facts.ageRating, [undefined, text]),
		primary_release_year: inYear,
		year: inYear,
	},
	tv: {
		...SHARED_FILTERS,
		"first_air_date.gte": notBefore,
		"first_air_date.lte": notAfter,
		first_air_date_year: inYear,
	},
};

/** Null when a parameter is invalid. */
export function discover(mediaType: "movie" | "tv", params: URLSearchParams): SampleTitle[] | null {
	const order = readOrder(mediaType, params.get("sort_by") || "popularity.desc");
	const tests = readTests(mediaType, params);
	if (!order || !tests) return null;
	return listTitles(mediaType)
		.filter((title) => tests.every((test) => test(title)))
		.sort((a, b) => order(a, b) || byPopularity(a, b));
}

function readOrder(mediaType: "movie" | "tv", text: string): Order | null {
	const [, field = "", direction] = /^([a-z_]+)\.(asc|desc)$/.exec(text) ?? [];
	const order = Object.hasOwn(ORDERS[mediaType], field) ? ORDERS[mediaType][field] : undefined;
	if (!order) return null;
	return direction === "asc" ? order : (a, b) => order(b, a);
}

function readTests(mediaType: "movie" | "tv", params: URLSearchParams): Test[] | null {
	const tests: Test[] = [];
	for (const [name, filter] of Object.entries(FILTERS[mediaType])) {
		const text = params.get(name);
		if (!text) continue;
		const test = filter(text);
		if (!test) return null;
		tests.push(test);
	}
	return tests;
}

/** Commas mean all of the ids, bars any of them. */
function choice(text: string, idsOf: (title: SampleTitle) => number[]): Test | null {
	const ids = readIds(text);
	if (!ids) return null;
	if (text.includes("|")) return (title) => ids.some((id) => idsOf(title).includes(id));
	return (title) => ids.every((id) => idsOf(title).includes(id));
}

function readIds(text: string): number[] | null {
	return /^\d{1,10}([,|]\d{1,10})*$/.test(text) ? text.split(/[,|]/).map(Number) : null;
}

function bound(text: string, holds: (limit: number, title: SampleTitle) => boolean): Test | null {
	const limit = Number(text);
	return Number.isFinite(limit) ? (title) => holds(limit, title) : null;
}

function revenueOf(title: SampleTitle): number {
	return title.mediaType === "movie" ? (title.facts.revenue ?? 0) : 0;
}
