// The titles and people that a text names, as the upstream finds them.
//
// A year at the end of a search text narrows it ("Cherry 2021"), unless it belongs to the title ("Blade Runner 2049"): what
// the whole text finds comes first, then what the words find in that year. A title found by its name is listed even when it
// has no poster, score or date; complete titles come first on each page.

import { squeeze } from "~/lib/text/words";
import { cardFacts } from "../cards";
import { type Catalogue, UpstreamError } from "../catalogue.server";
import type { SearchQuery } from "../lists/list-query";
import type { ListSource } from "../lists/list-source.server";
import { addLeftOut, type ListPage } from "../lists/loaded-list";
import { NO_ITEMS, toUpstreamItems, type UpstreamItems } from "../lists/upstream-list.server";
import { toUniqueCards } from "../source/mapping";
import { hasCardQuality, isBare, isPresentable, type ListItem } from "../source/quality";
import { splitYear } from "../title-text";
import { findCorrection } from "./correction";
import { readPeople } from "./people-search.server";

/** People beside the results of a search over everything. */
const PEOPLE_MAX = 12;

export type TitleSearch = Omit<SearchQuery, "page" | "kind"> & { kind: "multi" | "movie" | "tv" };

export function openTitleSearch(catalogue: Catalogue, { text, kind, showsAll }: TitleSearch): ListSource {
	const narrowed = splitYear(text, { isBare: true });

	async function readYear(page: number): Promise<UpstreamItems> {
		if (!narrowed) return NO_ITEMS;
		const { text: query, year } = narrowed;
		const lists = await Promise.all([
			kind !== "tv" && catalogue.search.movie({ query, primary_release_year: year, page }),
			kind !== "movie" && catalogue.search.tv({ query, first_air_date_year: year, page }),
		]);
		const results = lists.map((list) => toUpstreamItems(list || null));
		return {
			items: results.flatMap(({ items }) => items).sort((a, b) => b.popularity - a.popularity),
			leftOut: results.reduce((sum, { leftOut }) => sum + (leftOut ?? 0), 0),
			lastPage: Math.max(...results.map(({ lastPage }) => lastPage)),
			total: results.reduce((sum, { total }) => sum + total, 0),
		};
	}

	const kindsInYear = kind === "multi" ? 2 : 1;
	return {
		requestsPerPage: 1 + (narrowed ? kindsInYear : 0),
		requestsOnce: kind === "multi" ? 1 : 0,
		async readPage(page, isOnlyCards = false) {
			const isFirst = page === 1 && !isOnlyCards;
			const [list, inYear, people] = await Promise.all([
				catalogue.search[kind]({ query: text, page }),
				readYear(page),
				isFirst && kind === "multi" ? readPeopleIfAvailable(catalogue, text) : [],
			]);
			const whole = toUpstreamItems(list);
			const items = [...whole.items, ...inYear.items];
			const leftOut = (whole.leftOut ?? 0) + (inYear.leftOut ?? 0);
			const names = items.flatMap(namesOf);
			const takenFor = isFirst && !narrowed && findCorrection(text, [...names, ...people.map(({ name }) => name)]);
			return {
				page,
				lastPage: Math.max(whole.lastPage, inYear.lastPage),
				...pickResults(items, narrowed ? [text, narrowed.text] : [text], showsAll),
				...addLeftOut({}, leftOut),
				size: items.length + leftOut + (whole.closed ?? 0) + (inYear.closed ?? 0),
				total: whole.total + inYear.total,
				...(people.length > 0 && { people: people.slice(0, PEOPLE_MAX) }),
				...(takenFor && { takenFor }),
				isStale: catalogue.servedStale,
			};
		},
	};
}

/** Titles are worth showing without people. */
async function readPeopleIfAvailable(catalogue: Catalogue, text: string) {
	try {
		return (await readPeople(catalogue, { text, page: 1, showsAll: false })).people;
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		return [];
	}
}

/** By it a name equals the text; of a name without letters its signs. */
export function toKey(name: string): string {
	return squeeze(name) || name.trim();
}

/** The name here and the original one, which may be in another script. */
function namesOf(item: ListItem): string[] {
	return "title" in item ? [item.title, item.original_title] : [item.name, item.original_name];
}

function pickResults(items: ListItem[], texts: string[], showsAll: boolean): Pick<ListPage, "cards" | "hidden"> {
	const named = items.filter(isPresentable);
	const wanted = texts.map(toKey);
	const isShown = (item: ListItem) =>
		showsAll || !isBare(item) || namesOf(item).some((name) => wanted.includes(toKey(name)));
	const shown = named.filter(isShown);
	const sorted = [...shown.filter(hasCardQuality), ...shown.filter((item) => !hasCardQuality(item))];
	return {
		cards: toUniqueCards(sorted).map(cardFacts),
		hidden: toUniqueCards(named.filter((item) => !isShown(item))).length,
	};
}
