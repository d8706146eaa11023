// Owns the parts of an address that listings and search share.
import { SEARCH_TEXT_MAX, UPSTREAM_PAGE_MAX } from "~/product";

/** Trimmed and bounded; "" when absent. */
export function readSearchText(text: string | null): string {
	const characters = [...(text ?? "").replace(/\s+/g, " ").trim()];
	return characters.slice(0, SEARCH_TEXT_MAX).join("").trim();
}

/** 1 for anything that is no page. */
export function readPageNumber(text: string | null): number {
	const page = /^\d{1,3}$/.test(text ?? "") ? Number(text) : 1;
	return page >= 1 && page <= UPSTREAM_PAGE_MAX ? page : 1;
}
