import { type ListingFilters, PARAMETER, writeFilters } from "~/domain/catalogue/lists/listing-filters";

/** Hidden inputs for the filters that a form does not change itself. A change resets text and page. */
export function HiddenFilterInputs({ filters, except }: { filters: ListingFilters; except: (keyof ListingFilters)[] }) {
	const own = new Set<string>([...except, "search" as const, "page" as const].map((name) => PARAMETER[name]));
	return [...writeFilters(filters)]
		.filter(([name]) => !own.has(name))
		.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
