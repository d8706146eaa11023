import { type ListingFilters, PARAMETER, writeFilters } from "~/domain/catalogue/listing-filters";

/** What a form has to carry along of the filters that are not its own; text and page never outlive a change. */
export function HiddenFilterInputs({ filters, except }: { filters: ListingFilters; except: (keyof ListingFilters)[] }) {
	const own = new Set<string>([...except, "search" as const, "page" as const].map((name) => PARAMETER[name]));
	return [...writeFilters(filters)]
		.filter(([name]) => !own.has(name))
		.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
