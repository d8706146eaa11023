// Owns search. A year at the end of the text narrows it ("Cherry 2021"), unless it belongs to the title ("Blade Runner
// 2049"): what the whole text finds comes first, then what the words find in that year.
import type { Catalogue } from "./catalogue.server";
import type { ListSource } from "./list-source.server";
import { type SearchQuery, splitYear } from "./search-query";
import { readUpstreamItems, toListPage, type UpstreamItems } from "./upstream-list.server";

const YEAR_FIELD = { movie: "primary_release_year", tv: "first_air_date_year" } as const;

export function openSearch(catalogue: Catalogue, { text, kind }: Omit<SearchQuery, "page">): ListSource {
	const narrowed = splitYear(text);

	async function readYear(page: number): Promise<UpstreamItems> {
		if (!narrowed) return { items: [], lastPage: 0 };
		const kinds = (["movie", "tv"] as const).filter((each) => kind === "multi" || kind === each);
		const found = await Promise.all(
			kinds.map((each) =>
				readUpstreamItems(catalogue, `/search/${each}`, {
					query: narrowed.text,
					[YEAR_FIELD[each]]: String(narrowed.year),
					page: String(page),
				}),
			),
		);
		return {
			items: found.flatMap(({ items }) => items).sort((a, b) => b.popularity - a.popularity),
			lastPage: Math.max(...found.map(({ lastPage }) => lastPage)),
		};
	}

	return {
		async readPage(page) {
			const [whole, inYear] = await Promise.all([
				readUpstreamItems(catalogue, `/search/${kind}`, { query: text, page: String(page) }),
				readYear(page),
			]);
			return toListPage(catalogue, page, {
				items: [...whole.items, ...inYear.items],
				lastPage: Math.max(whole.lastPage, inYear.lastPage),
			});
		},
	};
}
