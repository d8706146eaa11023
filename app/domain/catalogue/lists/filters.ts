// The filters of a listing's drawer, a row for each. Their way to and from the URL, the chips of those that are in use, the
// form of the drawer and the upstream's parameters follow from this table.
import type { MediaType } from "../types";

/** The upstream's ids of a provider are in this variable, with `|` between. */
export const PROVIDERS = [
	{ value: "netflix", label: "Netflix", variable: "PROVIDER_NETFLIX" },
	{ value: "disney", label: "Disney+", variable: "PROVIDER_DISNEY" },
	{ value: "hbo", label: "HBO", variable: "PROVIDER_HBO" },
	{ value: "prime", label: "Prime Video", variable: "PROVIDER_PRIME" },
] as const;

/** The variables that listings depend on. */
export type ListingConfig = Record<(typeof PROVIDERS)[number]["variable"], string>;

/** Parameters of the upstream by their names; those that are null are left out. */
export type DiscoverParams = Record<string, string | number | null>;

export const DATE_FIELD: Record<MediaType, string> = { movie: "primary_release_date", tv: "first_air_date" };

/** What the parameters depend on besides the filters. */
export interface DiscoverContext {
	mediaType: MediaType;
	config: ListingConfig;
	/** Of the providers. */
	region: string;
}

/** Two whole numbers, either of which may be null. */
interface RangeFilter {
	control: "range";
	names: readonly [from: string, to: string];
	bounds: { min: number; max: number };
	toParams: (from: number | null, to: number | null, context: DiscoverContext) => DiscoverParams;
}

/** One of a few numbers, or null. */
interface PillsFilter {
	control: "pills";
	names: readonly [string];
	values: readonly number[];
	toParams: (value: number, context: DiscoverContext) => DiscoverParams;
}

/** One of many texts, or null. */
interface SelectFilter {
	control: "select";
	names: readonly [string];
	choices: readonly string[];
	toParams: (value: string, context: DiscoverContext) => DiscoverParams;
}

/** `names` are those of its values; the URL has them in snake case. */
export type Filter = RangeFilter | PillsFilter | SelectFilter;

export const YEARS = { min: 1870, max: 2100 };

/** ISO 3166-1 codes, in the order of their English names. */
export const COUNTRIES = [
	"AR",
	"AU",
	"AT",
	"BE",
	"BR",
	"CA",
	"CL",
	"CN",
	"CO",
	"CZ",
	"DK",
	"EG",
	"FI",
	"FR",
	"DE",
	"GR",
	"HK",
	"HU",
	"IN",
	"ID",
	"IR",
	"IE",
	"IT",
	"JP",
	"LB",
	"MX",
	"MA",
	"NL",
	"NZ",
	"NG",
	"NO",
	"PH",
	"PL",
	"PT",
	"RU",
	"SA",
	"ZA",
	"KR",
	"ES",
	"SE",
	"CH",
	"SY",
	"TW",
	"TH",
	"TR",
	"UA",
	"GB",
	"US",
];

/** ISO 639-1 codes as the upstream writes them, in the order of their English names. */
export const LANGUAGES = [
	"ar",
	"cn",
	"zh",
	"da",
	"nl",
	"en",
	"fi",
	"fr",
	"de",
	"hi",
	"it",
	"ja",
	"ko",
	"no",
	"fa",
	"pl",
	"pt",
	"ru",
	"es",
	"sv",
	"th",
	"tr",
];

/** In the order of the drawer, the chips and the URL. */
export const FILTERS = [
	{
		control: "range",
		names: ["yearFrom", "yearTo"],
		bounds: YEARS,
		toParams: (from, to, { mediaType }) => ({
			[`${DATE_FIELD[mediaType]}.gte`]: from === null ? null : `${from}-01-01`,
			[`${DATE_FIELD[mediaType]}.lte`]: to === null ? null : `${to}-12-31`,
		}),
	},
	{
		control: "pills",
		names: ["score"],
		values: [5, 6, 7, 8, 9],
		toParams: (score) => ({ "vote_average.gte": score }),
	},
	{
		control: "pills",
		names: ["votes"],
		values: [50, 100, 500, 1000, 5000],
		toParams: (votes) => ({ "vote_count.gte": votes }),
	},
	{
		control: "range",
		names: ["runtimeFrom", "runtimeTo"],
		bounds: { min: 1, max: 600 },
		toParams: (from, to) => ({ "with_runtime.gte": from, "with_runtime.lte": to }),
	},
	{
		control: "select",
		names: ["country"],
		choices: COUNTRIES,
		toParams: (country) => ({ with_origin_country: country }),
	},
	{
		control: "select",
		names: ["language"],
		choices: LANGUAGES,
		toParams: (language) => ({ with_original_language: language }),
	},
	{
		control: "select",
		names: ["provider"],
		choices: PROVIDERS.map(({ value }) => value),
		toParams(provider, { config, region }) {
			const chosen = PROVIDERS.find(({ value }) => value === provider);
			return { with_watch_providers: chosen ? config[chosen.variable] : null, watch_region: region };
		},
	},
] as const satisfies Filter[];

/** What a filter is known by: the first of its names. */
export type FilterKey = (typeof FILTERS)[number]["names"][0];

/** The values of all rows; null where a filter is not in use. */
export type MoreFilters = {
	[Row in (typeof FILTERS)[number] as Row["names"][number]]: (Row["control"] extends "select" ? string : number) | null;
};

type Values = Record<string, string | number | null>;

export const NO_MORE_FILTERS = Object.fromEntries(
	FILTERS.flatMap(({ names }) => names.map((name) => [name, null])),
) as MoreFilters;

/** The name of a filter in the URL. */
export function parameterOf(name: string): string {
	return name === "search" ? "q" : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Invalid values are dropped; two bounds in the wrong order are swapped. */
export function readMoreFilters(params: URLSearchParams): MoreFilters {
	const read = FILTERS.flatMap((filter) => {
		const values = readValues(
			filter,
			filter.names.map((name) => params.get(parameterOf(name))?.trim() ?? ""),
		);
		return filter.names.map((name, index) => [name, values[index] ?? null]);
	});
	return Object.fromEntries(read) as MoreFilters;
}

function readValues(filter: Filter, [text = "", other = ""]: string[]): (string | number | null)[] {
	if (filter.control === "select") return [findChoice(filter.choices, text)];
	if (filter.control === "pills") return [filter.values.find((value) => String(value) === text) ?? null];
	const [from, to] = [readWholeNumber(text, filter.bounds), readWholeNumber(other, filter.bounds)];
	return from !== null && to !== null && from > to ? [to, from] : [from, to];
}

function findChoice(choices: readonly string[], text: string): string | null {
	return choices.find((value) => value === text) ?? null;
}

function readWholeNumber(text: string, { min, max }: { min: number; max: number }): number | null {
	const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
	return number >= min && number <= max ? number : null;
}

function numberOf(values: Values, name: string): number | null {
	const value = values[name];
	return typeof value === "number" ? value : null;
}

export function toFilterParams(filter: Filter, values: Values, context: DiscoverContext): DiscoverParams {
	const [name, other = name] = filter.names;
	if (filter.control === "range") return filter.toParams(numberOf(values, name), numberOf(values, other), context);
	const value = values[name];
	if (filter.control === "pills") return typeof value === "number" ? filter.toParams(value, context) : {};
	return typeof value === "string" ? filter.toParams(value, context) : {};
}
