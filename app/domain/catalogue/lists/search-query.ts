// Owns what a visitor searches for and its way to and from the address, and the year that a text may end with.
import { readPageNumber, readSearchText } from "./listing-url";

export type SearchKind = "multi" | "movie" | "tv" | "person";

export interface SearchQuery {
	text: string;
	kind: SearchKind;
	/** The page of the upstream at which the list begins. */
	page: number;
	/** Whether results of which hardly more than the name is known are shown too. */
	showsAll: boolean;
}

export const SEARCH_TABS: { kind: SearchKind; label: string }[] = [
	{ kind: "multi", label: "All" },
	{ kind: "movie", label: "Movies" },
	{ kind: "tv", label: "TV Shows" },
	{ kind: "person", label: "People" },
];

/** Bad values are dropped. */
export function readSearch(params: URLSearchParams): SearchQuery {
	return {
		text: readSearchText(params.get("q")),
		kind: SEARCH_TABS.find(({ kind }) => kind === params.get("type"))?.kind ?? "multi",
		page: readPageNumber(params.get("page")),
		showsAll: params.get("all") === "1",
	};
}

export function searchUrl({ text, kind, page, showsAll }: Partial<SearchQuery>): string {
	const params = new URLSearchParams();
	if (text) params.set("q", text);
	if (kind && kind !== "multi") params.set("type", kind);
	if (text && page && page > 1) params.set("page", String(page));
	if (text && showsAll) params.set("all", "1");
	return params.size > 0 ? `/search?${params}` : "/search";
}

/** "Cherry 2021" or "Cherry (2021)" -> Cherry and 2021; null where no year stands at the end of another text. */
export function splitYear(text: string): { text: string; year: number } | null {
	const [, words, year] = /^(.*\S)\s+\(?((?:18[789]|19\d|20\d)\d)\)?$/.exec(text) ?? [];
	return words && year ? { text: words, year: Number(year) } : null;
}
