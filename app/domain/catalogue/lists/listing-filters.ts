// Owns the state of a listing's filters and its way to and from the address: whatever is read is valid, whatever is
// written is the one shortest form. Knows nothing of the upstream.
import { listGenres } from "../genres";
import { SURPRISE_PATH } from "../paths";
import type { MediaType } from "../types";
import {
	CHIP_SORT,
	type Chip,
	type Choice,
	COUNTRIES,
	LANGUAGES,
	listChips,
	PROVIDERS,
	type Provider,
	RUNTIMES,
	SCORES,
	SORTS,
	type Sort,
	VOTES,
	YEARS,
} from "./listing-choices";
import { readPageNumber, readSearchText } from "./listing-url";

/** The filters of the drawer; each stands for one bound that the upstream understands. */
export interface MoreFilters {
	yearFrom: number | null;
	yearTo: number | null;
	score: number | null;
	votes: number | null;
	/** Minutes. */
	runtimeFrom: number | null;
	/** Minutes. */
	runtimeTo: number | null;
	country: string | null;
	language: string | null;
	provider: Provider | null;
}

export interface ListingFilters extends MoreFilters {
	/** Always one whose order is `sort`; "all" for an order without a chip. */
	chip: Chip;
	sort: Sort;
	genre: number | null;
	/** Not blank: the text overrides every other filter, which rests meanwhile. */
	search: string;
	/** The page of the upstream at which the list begins: where a visitor without scripts has turned to. */
	page: number;
}

export const NO_MORE_FILTERS: MoreFilters = {
	yearFrom: null,
	yearTo: null,
	score: null,
	votes: null,
	runtimeFrom: null,
	runtimeTo: null,
	country: null,
	language: null,
	provider: null,
};

export const NO_FILTERS: ListingFilters = {
	...NO_MORE_FILTERS,
	chip: "all",
	sort: "popular",
	genre: null,
	search: "",
	page: 1,
};

/** The name of each filter in the address, in the order in which they are written. */
export const PARAMETER: Record<keyof ListingFilters, string> = {
	chip: "chip",
	sort: "sort",
	genre: "genre",
	yearFrom: "year_from",
	yearTo: "year_to",
	score: "score",
	votes: "votes",
	runtimeFrom: "runtime_from",
	runtimeTo: "runtime_to",
	country: "country",
	language: "language",
	provider: "provider",
	search: "q",
	page: "page",
};

/** Bad values are dropped; two bounds the wrong way round are swapped. */
export function readFilters(mediaType: MediaType, params: URLSearchParams): ListingFilters {
	const text = (name: keyof ListingFilters) => params.get(PARAMETER[name])?.trim() ?? "";
	const sort = pick(SORTS, text("sort"));
	const chip = pick(listChips(mediaType), text("chip")) ?? "all";
	const [yearFrom, yearTo] = inOrder(wholeNumber(text("yearFrom"), YEARS), wholeNumber(text("yearTo"), YEARS));
	const [runtimeFrom, runtimeTo] = inOrder(
		wholeNumber(text("runtimeFrom"), RUNTIMES),
		wholeNumber(text("runtimeTo"), RUNTIMES),
	);
	return {
		...(sort ? orderedBy(chip, sort) : { chip, sort: CHIP_SORT[chip] }),
		genre: listGenres(mediaType).find(({ id }) => String(id) === text("genre"))?.id ?? null,
		yearFrom,
		yearTo,
		score: SCORES.find((score) => String(score) === text("score")) ?? null,
		votes: VOTES.find((votes) => String(votes) === text("votes")) ?? null,
		runtimeFrom,
		runtimeTo,
		country: pick(COUNTRIES, text("country")),
		language: pick(LANGUAGES, text("language")),
		provider: pick(PROVIDERS, text("provider")),
		search: readSearchText(text("search")),
		page: readPageNumber(text("page")),
	};
}

/** The address's parameters; what stands at its default is left out. */
export function writeFilters(filters: ListingFilters): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, parameter] of Object.entries(PARAMETER) as [keyof ListingFilters, string][]) {
		const standard = name === "sort" ? CHIP_SORT[filters.chip] : NO_FILTERS[name];
		if (filters[name] !== standard) params.set(parameter, String(filters[name]));
	}
	return params;
}

export function listingPath(mediaType: MediaType): string {
	return mediaType === "movie" ? "/movies" : "/tv";
}

export function listingUrl(mediaType: MediaType, filters: ListingFilters): string {
	const search = writeFilters(filters).toString();
	return listingPath(mediaType) + (search && `?${search}`);
}

/** Leads to a title by chance that fits the filters. */
export function surpriseUrl(mediaType: MediaType, filters: ListingFilters): string {
	const params = writeFilters({ ...filters, search: "", page: 1 });
	params.set("kind", mediaType);
	return `${SURPRISE_PATH}?${params}`;
}

/** A chip and its order are one choice: each brings the other with it. */
export function withChip(filters: ListingFilters, chip: Chip): ListingFilters {
	return withChange(filters, { chip, sort: CHIP_SORT[chip] });
}

/** Every change but of the text itself ends the search and begins at the first page. */
export function withChange(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
	return { ...filters, search: "", page: 1, ...change };
}

/** Keeps the other filters for when the text is cleared. */
export function withSearch(filters: ListingFilters, text: string): ListingFilters {
	return { ...filters, search: readSearchText(text), page: 1 };
}

export function hasFilters(filters: ListingFilters): boolean {
	return writeFilters({ ...filters, page: 1 }).size > 0;
}

const CHIP_NAMES = Object.keys(CHIP_SORT) as Chip[];

/** Keeps the chip where the order is its own, else selects the one that stands for this order, else All. */
function orderedBy(chip: Chip, sort: Sort): Pick<ListingFilters, "chip" | "sort"> {
	if (CHIP_SORT[chip] === sort) return { chip, sort };
	const [own = "all"] = CHIP_NAMES.filter((other) => CHIP_SORT[other] === sort);
	return { chip: own, sort };
}

function pick<Value extends string>(choices: Choice<Value>[], text: string): Value | null {
	return choices.find(({ value }) => value === text)?.value ?? null;
}

function wholeNumber(text: string, { min, max }: { min: number; max: number }): number | null {
	const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
	return number >= min && number <= max ? number : null;
}

function inOrder(low: number | null, high: number | null): [number | null, number | null] {
	return low !== null && high !== null && low > high ? [high, low] : [low, high];
}
