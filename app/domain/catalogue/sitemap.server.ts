// Owns which titles a search engine is told of: those of the first popular pages, in one round of reading.

import type { Catalogue } from "./catalogue.server";
import { toTitleCards } from "./mapping";
import { titlePath } from "./paths";
import type { ListItem } from "./quality";
import type { MediaType } from "./types";

/** Pages of each kind; the sample catalogue ends sooner. */
const PAGES = { tmdb: 5, sample: 20 };

async function readPage(catalogue: Catalogue, mediaType: MediaType, page: number): Promise<string[]> {
	const body = await catalogue.read(`/${mediaType}/popular`, { page: String(page) });
	return toTitleCards((body as { results: ListItem[] }).results).map(titlePath);
}

/** Paths, each once. What the upstream does not answer is left out. */
export async function listSitemapPaths(catalogue: Catalogue): Promise<string[]> {
	const pages = Array.from({ length: PAGES[catalogue.source] }, (_, index) => index + 1);
	const kinds: MediaType[] = ["movie", "tv"];
	const read = await Promise.allSettled(
		kinds.flatMap((mediaType) => pages.map((page) => readPage(catalogue, mediaType, page))),
	);
	return [...new Set(read.flatMap((each) => (each.status === "fulfilled" ? each.value : [])))];
}
