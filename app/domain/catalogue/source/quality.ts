// The quality filter decides which items of the upstream become cards. For search the bar is lower, because the visitor has
// named a title.
import type { MixedItem, MovieItem, ShowItem } from "~/clients/tmdb/schema";
import { isDay } from "~/lib/text/days";
import type { InLanguage } from "./in-language";

export type ListItem = (MovieItem | ShowItem | MixedItem) & InLanguage;

type QualityField = "id" | "poster_path" | "vote_average" | "overview" | "adult";
/** What the filter looks at: an item of a list, or a title's details. */
type QualityFields =
	| Pick<MovieItem, QualityField | "title" | "release_date">
	| Pick<ShowItem, QualityField | "name" | "first_air_date">;

const SOMETHING_TO_READ = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Whether the item can be shown at all: it has an id and a name, and is not for adults only. */
export function isPresentable(
	item: Pick<QualityFields, "id" | "adult"> & ({ title: string } | { name: string }),
): boolean {
	const name = "title" in item ? item.title : item.name;
	return item.id > 0 && SOMETHING_TO_READ.test(name) && item.adult !== true;
}

/** Whether hardly more than the item's name is known: no poster, no score and no overview. */
export function isBare(item: QualityFields): boolean {
	return !item.poster_path && item.vote_average <= 0 && !SOMETHING_TO_READ.test(item.overview);
}

/**
 * Whether the item has an id, a poster, a name, a day, a score and an overview, and is not for adults only. In another language than
 * English an overview may be missing because nobody has translated it.
 */
export function hasCardQuality(item: QualityFields & InLanguage): boolean {
	const date = "title" in item ? item.release_date : item.first_air_date;
	return (
		isPresentable(item) &&
		Boolean(item.poster_path) &&
		isDay(date) &&
		item.vote_average > 0 &&
		(item.in_language !== undefined || SOMETHING_TO_READ.test(item.overview))
	);
}
