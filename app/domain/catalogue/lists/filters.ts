// The filters of a listing's drawer, a row for each. Their way to and from the URL, the chips of those that are in use, the
// form of the drawer and the upstream's parameters follow from this table.
import { formatCount } from "~/lib/text/format";
import type { MediaType } from "../types";

export interface Choice<Value = string> {
	value: Value;
	label: string;
}

/** The upstream's ids of a provider are in this variable, with `|` between. */
export const PROVIDERS = [
	{ value: "netflix", label: "Netflix", variable: "PROVIDER_NETFLIX" },
	{ value: "disney", label: "Disney+", variable: "PROVIDER_DISNEY" },
	{ value: "hbo", label: "HBO", variable: "PROVIDER_HBO" },
	{ value: "prime", label: "Prime Video", variable: "PROVIDER_PRIME" },
] as const;

/** The variables that listings depend on. */
export type ListingConfig = Record<"CATALOGUE_REGION" | (typeof PROVIDERS)[number]["variable"], string>;

/** Parameters of the upstream by their names; those that are null are left out. */
export type DiscoverParams = Record<string, string | number | null>;

export const DATE_FIELD: Record<MediaType, string> = { movie: "primary_release_date", tv: "first_air_date" };

/** What the parameters depend on besides the filters. */
export interface DiscoverContext {
	mediaType: MediaType;
	config: ListingConfig;
}

/** Two whole numbers, either of which may be null. */
interface RangeFilter {
	control: "range";
	names: readonly [from: string, to: string];
	bounds: { min: number; max: number };
	/** Follows the numbers on a chip. */
	unit: string;
	toParams: (from: number | null, to: number | null, context: DiscoverContext) => DiscoverParams;
}

/** One of a few numbers, or null. */
interface PillsFilter {
	control: "pills";
	names: readonly [string];
	values: readonly number[];
	/** On a pill, and on a chip. */
	label: (value: number) => string;
	chip: (value: number) => string;
	toParams: (value: number, context: DiscoverContext) => DiscoverParams;
}

/** One of many texts, or null. */
interface SelectFilter {
	control: "select";
	names: readonly [string];
	/** The first option, for null. */
	any: string;
	choices: readonly Choice[];
	toParams: (value: string, context: DiscoverContext) => DiscoverParams;
}

/** `names` are those of its values; the URL has them in snake case. */
export type Filter = (RangeFilter | PillsFilter | SelectFilter) & { legend: Record<MediaType, string> };

function forBoth(legend: string): Record<MediaType, string> {
	return { movie: legend, tv: legend };
}

export const YEARS = { min: 1870, max: 2100 };

/** ISO 3166-1 codes. */
export const COUNTRIES: Choice[] = [
	{ value: "AR", label: "Argentina" },
	{ value: "AU", label: "Australia" },
	{ value: "AT", label: "Austria" },
	{ value: "BE", label: "Belgium" },
	{ value: "BR", label: "Brazil" },
	{ value: "CA", label: "Canada" },
	{ value: "CN", label: "China" },
	{ value: "CZ", label: "Czechia" },
	{ value: "DK", label: "Denmark" },
	{ value: "FI", label: "Finland" },
	{ value: "FR", label: "France" },
	{ value: "DE", label: "Germany" },
	{ value: "GR", label: "Greece" },
	{ value: "HK", label: "Hong Kong" },
	{ value: "HU", label: "Hungary" },
	{ value: "IN", label: "India" },
	{ value: "IR", label: "Iran" },
	{ value: "IE", label: "Ireland" },
	{ value: "IT", label: "Italy" },
	{ value: "JP", label: "Japan" },
	{ value: "MX", label: "Mexico" },
	{ value: "NL", label: "Netherlands" },
	{ value: "NZ", label: "New Zealand" },
	{ value: "NO", label: "Norway" },
	{ value: "PL", label: "Poland" },
	{ value: "RU", label: "Russia" },
	{ value: "ZA", label: "South Africa" },
	{ value: "KR", label: "South Korea" },
	{ value: "ES", label: "Spain" },
	{ value: "SE", label: "Sweden" },
	{ value: "CH", label: "Switzerland" },
	{ value: "TW", label: "Taiwan" },
	{ value: "TH", label: "Thailand" },
	{ value: "TR", label: "Turkey" },
	{ value: "GB", label: "United Kingdom" },
	{ value: "US", label: "United States" },
];

/** ISO 639-1 codes as the upstream writes them. */
export const LANGUAGES: Choice[] = [
	{ value: "ar", label: "Arabic" },
	{ value: "cn", label: "Cantonese" },
	{ value: "zh", label: "Chinese" },
	{ value: "da", label: "Danish" },
	{ value: "nl", label: "Dutch" },
	{ value: "en", label: "English" },
	{ value: "fi", label: "Finnish" },
	{ value: "fr", label: "French" },
	{ value: "de", label: "German" },
	{ value: "hi", label: "Hindi" },
	{ value: "it", label: "Italian" },
	{ value: "ja", label: "Japanese" },
	{ value: "ko", label: "Korean" },
	{ value: "no", label: "Norwegian" },
	{ value: "fa", label: "Persian" },
	{ value: "pl", label: "Polish" },
	{ value: "pt", label: "Portuguese" },
	{ value: "ru", label: "Russian" },
	{ value: "es", label: "Spanish" },
	{ value: "sv", label: "Swedish" },
	{ value: "th", label: "Thai" },
	{ value: "tr", label: "Turkish" },
];

/** In the order of the drawer, the chips and the URL. */
export const FILTERS = [
	{
		control: "range",
		names: ["yearFrom", "yearTo"],
		legend: { movie: "Release year", tv: "First aired" },
		bounds: YEARS,
		unit: "",
		toParams: (from, to, { mediaType }) => ({
			[`${DATE_FIELD[mediaType]}.gte`]: from === null ? null : `${from}-01-01`,
			[`${DATE_FIELD[mediaType]}.lte`]: to === null ? null : `${to}-12-31`,
		}),
	},
	{
		control: "pills",
		names: ["score"],
		legend: forBoth("Minimum score"),
		values: [5, 6, 7, 8, 9],
		label: (score) => `${score}+`,
		chip: (score) => `Score ${score}+`,
		toParams: (score) => ({ "vote_average.gte": score }),
	},
	{
		control: "pills",
		names: ["votes"],
		legend: forBoth("Minimum votes"),
		values: [50, 100, 500, 1000, 5000],
		label: formatCount,
		chip: (votes) => `${formatCount(votes)}+ votes`,
		toParams: (votes) => ({ "vote_count.gte": votes }),
	},
	{
		control: "range",
		names: ["runtimeFrom", "runtimeTo"],
		legend: { movie: "Runtime in minutes", tv: "Episode runtime in minutes" },
		bounds: { min: 1, max: 600 },
		unit: " min",
		toParams: (from, to) => ({ "with_runtime.gte": from, "with_runtime.lte": to }),
	},
	{
		control: "select",
		names: ["country"],
		legend: forBoth("Country"),
		any: "Any country",
		choices: COUNTRIES,
		toParams: (country) => ({ with_origin_country: country }),
	},
	{
		control: "select",
		names: ["language"],
		legend: forBoth("Original language"),
		any: "Any language",
		choices: LANGUAGES,
		toParams: (language) => ({ with_original_language: language }),
	},
	{
		control: "select",
		names: ["provider"],
		legend: forBoth("Provider"),
		any: "Any provider",
		choices: PROVIDERS,
		toParams(provider, { config }) {
			const chosen = PROVIDERS.find(({ value }) => value === provider);
			return { with_watch_providers: chosen ? config[chosen.variable] : null, watch_region: config.CATALOGUE_REGION };
		},
	},
] as const satisfies Filter[];

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

export function findChoice<Value extends string>(choices: readonly Choice<Value>[], text: string): Value | null {
	return choices.find(({ value }) => value === text)?.value ?? null;
}

function readWholeNumber(text: string, { min, max }: { min: number; max: number }): number | null {
	const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
	return number >= min && number <= max ? number : null;
}

function numberOf(values: Values, name: string): number | null {
	const value = values[name];
	return typeof value === "number" ? value : null;
}

/** What the chip of a filter says; null where it is not in use. */
export function labelOf(filter: Filter, values: Values): string | null {
	const [name, other = name] = filter.names;
	if (filter.control === "select") return filter.choices.find(({ value }) => value === values[name])?.label ?? null;
	const from = numberOf(values, name);
	if (filter.control === "pills") return from === null ? null : filter.chip(from);
	const to = numberOf(values, other);
	if (from === null) return to === null ? null : `Up to ${to}${filter.unit}`;
	if (to === null) return `From ${from}${filter.unit}`;
	return from === to ? `${from}${filter.unit}` : `${from} to ${to}${filter.unit}`;
}

export function toFilterParams(filter: Filter, values: Values, context: DiscoverContext): DiscoverParams {
	const [name, other = name] = filter.names;
	if (filter.control === "range") return filter.toParams(numberOf(values, name), numberOf(values, other), context);
	const value = values[name];
	if (filter.control === "pills") return typeof value === "number" ? filter.toParams(value, context) : {};
	return typeof value === "string" ? filter.toParams(value, context) : {};
}
