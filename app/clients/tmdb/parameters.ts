// The query parameters of TMDB's endpoints: which values are valid, and the one way in which each is written, so
// that equal requests have equal cache keys.

import { isDay } from "~/lib/text/days";
import { oneLine } from "~/lib/text/one-line";
import type { Sentence } from "~/lib/text/sentence";
import { sentence } from "~/messages/sentence";
import { SEARCH_TEXT_MAX } from "~/product";
import { UPSTREAM_PAGE_MAX } from "./limits";

/** The valid values as JSON Schema. */
export interface ValueSchema {
	type: "string" | "integer" | "number";
	[keyword: string]: unknown;
}

/** What is wrong with a parameter of this name. */
type Fault = (name: string) => Sentence;

type CheckedValue = { value: string } | { error: Fault };

export interface Parameter {
	/** The value in its normal form, or what is wrong with it. An empty value means that the parameter is left out. */
	read(value: string): CheckedValue;
	schema: ValueSchema;
}

function matching(pattern: RegExp, error: Fault): Parameter {
	return {
		read: (value) => (pattern.test(value) ? { value } : { error }),
		schema: { type: "string", pattern: pattern.source },
	};
}

function oneOf(values: string[]): Parameter {
	const error: Fault = (name) => sentence("oneOf", name, values.join(", "));
	return {
		read: (value) => (values.includes(value) ? { value } : { error }),
		schema: { type: "string", enum: values },
	};
}

function readNumber(value: string, pattern: RegExp, [low, high]: [number, number], error: Fault): CheckedValue {
	const number = Number(value);
	return pattern.test(value) && number >= low && number <= high ? { value: String(number) } : { error };
}

function numberFrom(low: number, high: number): Parameter {
	const error: Fault = (name) => sentence("numberFromTo", name, low, high);
	return {
		read: (value) => readNumber(value, /^\d{1,10}(\.\d{1,3})?$/, [low, high], error),
		schema: { type: "number", minimum: low, maximum: high },
	};
}

function wholeNumberFrom(low: number, high: number): Parameter {
	const error: Fault = (name) => sentence("wholeFromTo", name, low, high);
	return {
		read: (value) => readNumber(value, /^\d{1,10}$/, [low, high], error),
		schema: { type: "integer", minimum: low, maximum: high },
	};
}

/** Pages outside 1..500 are clamped; page 1 is the default and is left out. */
const page: Parameter = {
	read(value) {
		if (!/^[+-]?\d+$/.test(value)) return { error: (name) => sentence("mustBeWhole", name) };
		const clamped = Math.min(Math.max(Number(value), 1), UPSTREAM_PAGE_MAX);
		return { value: clamped === 1 ? "" : String(clamped) };
	},
	schema: { type: "integer", default: 1, description: `Clamped to 1..${UPSTREAM_PAGE_MAX}` },
};

/** TMDB ignores case and repeated spaces, so texts that differ only there share one response. */
const searchText: Parameter = {
	read(value) {
		const text = oneLine(value.normalize("NFC")).toLowerCase();
		return { value: [...text].slice(0, SEARCH_TEXT_MAX).join("") };
	},
	schema: { type: "string", description: `Cut to ${SEARCH_TEXT_MAX} characters; blank finds nothing` },
};

const ID_LIST = /^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,19}$|^[1-9]\d{0,9}(\|[1-9]\d{0,9}){0,19}$/;

/** Ids joined by `,` (all of them) or `|` (any of them), sorted because their order has no meaning. */
const ids: Parameter = {
	read(value) {
		if (!ID_LIST.test(value)) return { error: (name) => sentence("mustBeIds", name) };
		const separator = value.includes("|") ? "|" : ",";
		const sorted = [...new Set(value.split(separator))].sort((a, b) => Number(a) - Number(b));
		return { value: sorted.join(separator) };
	},
	schema: { type: "string", pattern: ID_LIST.source, description: "With a comma between: all of them; with |: any" },
};

const date: Parameter = {
	read(value) {
		return isDay(value) ? { value } : { error: (name) => sentence("mustBeDay", name) };
	},
	schema: { type: "string", format: "date" },
};

function sortBy(...fields: string[]): Parameter {
	const orders = fields.flatMap((field) => [`${field}.asc`, `${field}.desc`]);
	return oneOf(orders);
}

const certificate = matching(/^[^\p{Cc}]{1,20}$/u, (name) => sentence("mustBeCertificate", name));
const country = matching(/^[A-Z]{2}$/, (name) => sentence("mustBeCountry", name));
const year = wholeNumberFrom(1800, 2200);

/** Which service an id comes from. */
export const EXTERNAL = {
	external_source: oneOf(["imdb_id", "tvdb_id"]),
} satisfies Record<string, Parameter>;

const LANGUAGE_TAG = matching(/^[a-z]{2}(?:-[A-Z]{2})?$/, (name) => sentence("mustBeLanguage", name));

/** Of the texts in the response. English is what TMDB gives where it is left out. */
const language: Parameter = {
	...LANGUAGE_TAG,
	read: (value) => (value === "en-US" ? { value: "" } : LANGUAGE_TAG.read(value)),
};

export const LANGUAGE = { language };

export const PAGE = { page, language };
/** Keywords are in English only. */
export const KEYWORD_SEARCH = { page, query: searchText };
export const SEARCH = { ...KEYWORD_SEARCH, language };
export const MOVIE_SEARCH = { ...SEARCH, primary_release_year: year };
export const SHOW_SEARCH = { ...SEARCH, first_air_date_year: year };

const filters = {
	page,
	language,
	watch_region: country,
	with_genres: ids,
	with_keywords: ids,
	with_origin_country: country,
	with_original_language: matching(/^[a-z]{2}$/, (name) => sentence("mustBeLanguage", name)),
	with_watch_monetization_types: oneOf(["flatrate", "free", "ads", "rent", "buy"]),
	with_watch_providers: ids,
	without_genres: ids,
	"vote_average.gte": numberFrom(0, 10),
	"vote_average.lte": numberFrom(0, 10),
	"vote_count.gte": wholeNumberFrom(0, 10_000_000),
	"vote_count.lte": wholeNumberFrom(0, 10_000_000),
	"with_runtime.gte": wholeNumberFrom(0, 10_000),
	"with_runtime.lte": wholeNumberFrom(0, 10_000),
};

export const MOVIE_FILTERS = {
	...filters,
	sort_by: sortBy(
		"popularity",
		"primary_release_date",
		"release_date",
		"title",
		"vote_average",
		"vote_count",
		"revenue",
	),
	certification_country: country,
	"certification.gte": certificate,
	"certification.lte": certificate,
	primary_release_year: year,
	year,
	"primary_release_date.gte": date,
	"primary_release_date.lte": date,
	"release_date.gte": date,
	"release_date.lte": date,
};

export const SHOW_FILTERS = {
	...filters,
	sort_by: sortBy("popularity", "first_air_date", "name", "vote_average", "vote_count"),
	first_air_date_year: year,
	"first_air_date.gte": date,
	"first_air_date.lte": date,
};
