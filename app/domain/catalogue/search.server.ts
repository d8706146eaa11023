// Owns search. A year at the end of the text narrows it ("Cherry 2021"), unless it belongs to the title ("Blade Runner
// 2049"): what the whole text finds comes first, then what the words find in that year.
import type { Catalogue } from "./catalogue.server";
import type { ListSource } from "./list-source.server";
import { type SearchQuery, splitYear } from "./search-query";
import { toListPage, toUpstreamItems, type UpstreamItems } from "./upstream-list.server";

export function openSearch(catalogue: Catalogue, { text, kind }: Omit<SearchQuery, "page">): ListSource {
	const narrowed = splitYear(text);

	async function readYear(page: number): Promise<UpstreamItems> {
		if (!narrowed) return { items: [], lastPage: 0 };
		const { text: query, year } = narrowed;
		const lists = await Promise.all([
			kind !== "tv" && catalogue.search.movie({ query, primary_release_year: year, page }),
			kind !== "movie" && catalogue.search.tv({ query, first_air_date_year: year, page }),
		]);
		const found = lists.map((list) => toUpstreamItems(list || null));
		return {
			items: found.flatMap(({ items }) => items).sort((a, b) => b.popularity - a.popularity),
			lastPage: Math.max(...found.map(({ lastPage }) => lastPage)),
		};
	}

	return {
		async readPage(page) {
			const [list, inYear] = await Promise.all([catalogue.search[kind]({ query: text, page }), readYear(page)]);
			const whole = toUpstreamItems(list);
			return toListPage(catalogue, page, {
				items: [...whole.items, ...inYear.items],
				lastPage: Math.max(whole.lastPage, inYear.lastPage),
			});
		},
	};
}
