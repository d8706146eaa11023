// Owns which titles the sitemap names: those of the first popular pages.
import type { Catalogue } from "../catalogue.server";
import { titlePath } from "../paths";
import { toTitleCards } from "../source/mapping";
import type { MediaType } from "../types";

/** Pages of each kind; the sample catalogue has fewer. */
const PAGES = { tmdb: 5, sample: 20 };

async function readPage(catalogue: Catalogue, mediaType: MediaType, page: number): Promise<string[]> {
	const list = await catalogue.popular[mediaType]({ page });
	return toTitleCards(list?.results ?? []).map(titlePath);
}

/** Paths, each once. Pages that cannot be read are left out. */
export async function listSitemapPaths(catalogue: Catalogue): Promise<string[]> {
	const pages = Array.from({ length: PAGES[catalogue.source] }, (_, index) => index + 1);
	const mediaTypes: MediaType[] = ["movie", "tv"];
	const read = await Promise.allSettled(
		mediaTypes.flatMap((mediaType) => pages.map((page) => readPage(catalogue, mediaType, page))),
	);
	return [...new Set(read.flatMap((each) => (each.status === "fulfilled" ? each.value : [])))];
}
