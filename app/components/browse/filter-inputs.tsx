import { Select } from "~/components/ui/select";
import { parameterOf } from "~/domain/catalogue/lists/filters";
import { type ListingFilters, readFilters, SORTS, writeFilters } from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import { listingsTexts } from "~/messages/listings";
import { useTexts } from "~/messages/use-language";
import { useFilterNames } from "./filter-names";

interface HiddenFilterInputsProps {
	filters: ListingFilters;
	/** Names of the filters that the form has fields for. */
	except: string[];
}

/** Hidden inputs for the filters that a form does not change itself. A change resets text and page. */
export function HiddenFilterInputs({ filters, except }: HiddenFilterInputsProps) {
	const excluded = new Set([...except, "search", "page"].map(parameterOf));
	return [...writeFilters(filters)]
		.filter(([name]) => !excluded.has(name))
		.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface OwnSelectProps {
	filters: ListingFilters;
	className?: string;
}

export function GenreSelect({ mediaType, filters, className }: OwnSelectProps & { mediaType: MediaType }) {
	const texts = useTexts(listingsTexts);
	return (
		<Select
			name="genre"
			label={texts.genre}
			value={String(filters.genre ?? "")}
			any={texts.allGenres}
			options={useFilterNames().genres(mediaType)}
			className={className}
		/>
	);
}

export function SortSelect({ filters, className }: OwnSelectProps) {
	const names = useFilterNames();
	return (
		<Select
			name="sort"
			label={useTexts(listingsTexts).sortBy}
			value={filters.sort}
			options={SORTS.map((sort) => [sort, names.sort(sort)])}
			className={className}
		/>
	);
}

/** The filters of a form: those of the URL that it would submit to. */
export function readFilterForm(mediaType: MediaType, form: FormData): ListingFilters {
	const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
	return readFilters(mediaType, new URLSearchParams(fields));
}
