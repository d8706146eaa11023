import { type ListingFilters, readFilters } from "~/domain/catalogue/lists/listing-filters";
import type { MediaType } from "~/domain/catalogue/types";

/** The filters of a form: those of the URL that it would submit to. */
export function readFilterForm(mediaType: MediaType, form: FormData): ListingFilters {
	const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
	return readFilters(mediaType, new URLSearchParams(fields));
}
