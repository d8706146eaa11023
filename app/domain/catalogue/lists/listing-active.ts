// Owns the words for the drawer's filters that are set, and the filters without each.
import { formatCount } from "~/lib/format";
import { COUNTRIES, LANGUAGES, PROVIDERS } from "./listing-choices";
import { type ListingFilters, type NO_MORE_FILTERS, withChange } from "./listing-filters";

export interface ActiveFilter {
	key: string;
	label: string;
	/** The filters once this one is taken away. */
	without: ListingFilters;
}

type Part = (filters: ListingFilters) => { label: string | null; clears: (keyof typeof NO_MORE_FILTERS)[] };

const PARTS: Record<string, Part> = {
	years: ({ yearFrom, yearTo }) => ({ label: range(yearFrom, yearTo, ""), clears: ["yearFrom", "yearTo"] }),
	score: ({ score }) => ({ label: score === null ? null : `Score ${score}+`, clears: ["score"] }),
	votes: ({ votes }) => ({ label: votes === null ? null : `${formatCount(votes)}+ votes`, clears: ["votes"] }),
	runtime: ({ runtimeFrom, runtimeTo }) => ({
		label: range(runtimeFrom, runtimeTo, " min"),
		clears: ["runtimeFrom", "runtimeTo"],
	}),
	country: ({ country }) => ({ label: named(COUNTRIES, country), clears: ["country"] }),
	language: ({ language }) => ({ label: named(LANGUAGES, language), clears: ["language"] }),
	provider: ({ provider }) => ({ label: named(PROVIDERS, provider), clears: ["provider"] }),
};

/** In the order of the drawer. */
export function listActiveFilters(filters: ListingFilters): ActiveFilter[] {
	return Object.entries(PARTS).flatMap(([key, part]) => {
		const { label, clears } = part(filters);
		const cleared = Object.fromEntries(clears.map((name) => [name, null]));
		return label ? [{ key, label, without: withChange(filters, cleared) }] : [];
	});
}

function range(from: number | null, to: number | null, unit: string): string | null {
	if (from === null && to === null) return null;
	if (from === null) return `Up to ${to}${unit}`;
	if (to === null) return `From ${from}${unit}`;
	return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
}

function named(choices: { value: string; label: string }[], value: string | null): string | null {
	return choices.find((choice) => choice.value === value)?.label ?? null;
}
