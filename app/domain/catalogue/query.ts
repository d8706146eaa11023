// Owns which parameters each path of the catalogue takes, and the one way in which a query is written, so that equal
// questions have equal cache keys.
import { MAX_PAGE } from "~/clients/tmdb/schema";

/** A search text is cut to so many characters. */
export const SEARCH_TEXT_MAX = 200;

export interface CatalogueQuery {
	/** As in `/movie/550`. */
	path: string;
	/** Allowed parameters alone, checked, sorted by name. */
	params: URLSearchParams;
	/** Path and parameters; equal for equal questions. */
	key: string;
}

export type CheckedQuery = { ok: true; query: CatalogueQuery } | { ok: false; errors: Record<string, string> };

/** What a value has to be, as JSON Schema tells it to whoever writes one. */
interface ValueSchema {
	type: "string" | "integer" | "number";
	[keyword: string]: unknown;
}

type Checked = { value: string } | { error: string };

interface Check {
	/** The value as it is sent on, or what is wrong with it. An empty value stands for an absent one. */
	read(value: string): Checked;
	schema: ValueSchema;
}

function matching(pattern: RegExp, error: string): Check {
	return {
		read: (value) => (pattern.test(value) ? { value } : { error }),
		schema: { type: "string", pattern: pattern.source },
	};
}

function oneOf(values: string[], error: string): Check {
	return {
		read: (value) => (values.includes(value) ? { value } : { error }),
		schema: { type: "string", enum: values },
	};
}

function readNumber(value: string, pattern: RegExp, [low, high]: [number, number], error: string): Checked {
	const number = Number(value);
	return pattern.test(value) && number >= low && number <= high ? { value: String(number) } : { error };
}

function numberFrom(low: number, high: number): Check {
	const error = `Must be a number from ${low} to ${high}`;
	return {
		read: (value) => readNumber(value, /^\d{1,10}(\.\d{1,3})?$/, [low, high], error),
		schema: { type: "number", minimum: low, maximum: high },
	};
}

function wholeNumberFrom(low: number, high: number): Check {
	const error = `Must be a whole number from ${low} to ${high}`;
	return {
		read: (value) => readNumber(value, /^\d{1,10}$/, [low, high], error),
		schema: { type: "integer", minimum: low, maximum: high },
	};
}

/** Pages outside 1..500 are clamped; the first page is the default and is left out. */
const page: Check = {
	read(value) {
		if (!/^[+-]?\d+$/.test(value)) return { error: "Must be a whole number" };
		const clamped = Math.min(Math.max(Number(value), 1), MAX_PAGE);
		return { value: clamped === 1 ? "" : String(clamped) };
	},
	schema: { type: "integer", default: 1, description: `Clamped to 1..${MAX_PAGE}` },
};

/** The upstream ignores case and runs of spaces, so that texts which differ in nothing else share one answer. */
const searchText: Check = {
	read(value) {
		const text = value.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
		return { value: [...text].slice(0, SEARCH_TEXT_MAX).join("") };
	},
	schema: { type: "string", description: `Cut to ${SEARCH_TEXT_MAX} characters; blank finds nothing` },
};

const ID_LIST = /^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,19}$|^[1-9]\d{0,9}(\|[1-9]\d{0,9}){0,19}$/;

/** Ids joined by `,` (all of them) or `|` (any of them); their order means nothing, so they are sorted. */
const ids: Check = {
	read(value) {
		if (!ID_LIST.test(value)) return { error: "Must be ids with , or | between" };
		const separator = value.includes("|") ? "|" : ",";
		const sorted = [...new Set(value.split(separator))].sort((a, b) => Number(a) - Number(b));
		return { value: sorted.join(separator) };
	},
	schema: { type: "string", pattern: ID_LIST.source, description: "With a comma between: all of them; with |: any" },
};

const date: Check = {
	read(value) {
		const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
		const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
		return isReal ? { value } : { error: "Must be a date as YYYY-MM-DD" };
	},
	schema: { type: "string", format: "date" },
};

function sortBy(...fields: string[]): Check {
	const orders = fields.flatMap((field) => [`${field}.asc`, `${field}.desc`]);
	return oneOf(orders, "Is not a known order");
}

const paged = { page };
const searched = { page, query: searchText };

const filters: Record<string, Check> = {
	page,
	watch_region: matching(/^[A-Z]{2}$/, "Must be a country code such as US"),
	with_genres: ids,
	with_original_language: matching(/^[a-z]{2}$/, "Must be a language code such as en"),
	with_watch_monetization_types: oneOf(["flatrate", "free", "ads", "rent", "buy"], "Is not a known kind of offer"),
	with_watch_providers: ids,
	without_genres: ids,
	"vote_average.gte": numberFrom(0, 10),
	"vote_average.lte": numberFrom(0, 10),
	"vote_count.gte": wholeNumberFrom(0, 10_000_000),
	"vote_count.lte": wholeNumberFrom(0, 10_000_000),
	"with_runtime.gte": wholeNumberFrom(0, 10_000),
	"with_runtime.lte": wholeNumberFrom(0, 10_000),
};

const year = wholeNumberFrom(1800, 2200);

const DETAILS = { append_to_response: "similar,videos,credits,watch/providers" };
const CREDITS = { append_to_response: "combined_credits" };

interface PathRule {
	pattern: RegExp;
	allowed: Record<string, Check>;
	/** Sent always, whatever is asked for. */
	fixed?: Record<string, string>;
}

const RULES: PathRule[] = [
	{ pattern: /^\/trending\/(all|movie|tv)\/(day|week)$/, allowed: paged },
	{ pattern: /^\/(movie|tv)\/(popular|top_rated)$/, allowed: paged },
	{ pattern: /^\/search\/multi$/, allowed: searched },
	{ pattern: /^\/search\/movie$/, allowed: { ...searched, primary_release_year: year } },
	{ pattern: /^\/search\/tv$/, allowed: { ...searched, first_air_date_year: year } },
	{
		pattern: /^\/discover\/movie$/,
		allowed: {
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
			primary_release_year: year,
			year,
			"primary_release_date.gte": date,
			"primary_release_date.lte": date,
			"release_date.gte": date,
			"release_date.lte": date,
		},
	},
	{
		pattern: /^\/discover\/tv$/,
		allowed: {
			...filters,
			sort_by: sortBy("popularity", "first_air_date", "name", "vote_average", "vote_count"),
			first_air_date_year: year,
			"first_air_date.gte": date,
			"first_air_date.lte": date,
		},
	},
	{ pattern: /^\/genre\/(movie|tv)\/list$/, allowed: {} },
	{ pattern: /^\/(movie|tv)\/[1-9]\d{0,9}$/, allowed: {}, fixed: DETAILS },
	{ pattern: /^\/tv\/[1-9]\d{0,9}\/season\/(0|[1-9]\d{0,4})$/, allowed: {} },
	{ pattern: /^\/person\/[1-9]\d{0,9}$/, allowed: {}, fixed: CREDITS },
	{ pattern: /^\/collection\/[1-9]\d{0,9}$/, allowed: {} },
];

/** Null where the product does not use the path at all. Parameters that the path does not take are left out. */
export function checkQuery(path: string, given: Iterable<[string, string]>): CheckedQuery | null {
	const rule = RULES.find(({ pattern }) => pattern.test(path));
	if (!rule) return null;
	const kept = new Map<string, string>(Object.entries(rule.fixed ?? {}));
	const errors: Record<string, string> = {};
	for (const [name, raw] of given) {
		const check = Object.hasOwn(rule.allowed, name) ? rule.allowed[name] : undefined;
		const text = raw.trim();
		if (!check || text === "") continue;
		const checked = check.read(text);
		if ("error" in checked) errors[name] = checked.error;
		else if (checked.value === "") kept.delete(name);
		else kept.set(name, checked.value);
	}
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const params = new URLSearchParams([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
	const search = params.toString();
	return { ok: true, query: { path, params, key: search ? `${path}?${search}` : path } };
}

/** The parameters that a path takes, by name. */
export function describeQuery(path: string): Record<string, ValueSchema> {
	const allowed = RULES.find(({ pattern }) => pattern.test(path))?.allowed ?? {};
	return Object.fromEntries(Object.entries(allowed).map(([name, { schema }]) => [name, schema]));
}
