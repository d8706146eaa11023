import { type ListingFilters, readFilters } from "~/domain/catalogue/listing-filters";
/** The filters of a form: those of the URL that it would submit to. */
import type { MediaType } from "~/domain/catalogue/types";

export function readForm(mediaType: MediaType, form: HTMLFormElement): ListingFilters {
	const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
	return readFilters(mediaType, new URLSearchParams(fields));
}
