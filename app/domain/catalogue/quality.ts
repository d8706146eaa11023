// Owns the card quality filter: which items of the upstream become cards.
import type { MixedItem, MovieItem, ShowItem } from "~/clients/tmdb/schema";

export type ListItem = MovieItem | ShowItem | MixedItem;

type QualityField = "id" | "poster_path" | "vote_average" | "overview" | "adult";
/** What the filter looks at: an item of a list, or a title's details. */
type QualityFields =
	| Pick<MovieItem, QualityField | "title" | "release_date">
	| Pick<ShowItem, QualityField | "name" | "first_air_date">;

const SOMETHING_TO_READ = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Whether the item has an id, a poster, a name, a date, a score and an overview, and is not for adults only. */
export function hasCardQuality(item: QualityFields): boolean {
	const name = "title" in item ? item.title : item.name;
	const date = "title" in item ? item.release_date : item.first_air_date;
	return (
		item.id > 0 &&
		Boolean(item.poster_path) &&
		SOMETHING_TO_READ.test(name) &&
		date.trim() !== "" &&
		item.vote_average > 0 &&
		SOMETHING_TO_READ.test(item.overview) &&
		item.adult !== true
	);
}
