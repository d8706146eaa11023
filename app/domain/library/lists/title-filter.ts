// Search within the visitor's own lists, on the server and in a browser alike.
import { chunksOf, squeeze } from "~/lib/text/words";
import type { MediaType } from "../../catalogue/types";
import type { TitleFilter } from "./list-view";

/** Minutes. */
const SHORT_MAX = 120;

/** What a list knows of a title. */
export interface FilterFacts {
	mediaType: MediaType;
	title: string;
	/** What the visitor has noted of the entry. */
	note?: string;
	/** As its card shows them. */
	genres: string[];
	/** Of a movie; 0 when unknown. Absent where an earlier version stored the title. */
	minutes?: number;
}

/** Each word of the text is a part of the name or of the note, in any order. An episode of a show is always under two hours. */
export function matchesFilter(
	{ mediaType, title, note = "", genres, minutes = 0 }: FilterFacts,
	{ text, genre, isShort }: TitleFilter,
): boolean {
	const named = [title, note].map(squeeze);
	const hasText = chunksOf(text).every((pieces) => named.some((name) => name.includes(pieces.join(""))));
	const isShortEnough = !isShort || mediaType === "tv" || (minutes > 0 && minutes < SHORT_MAX);
	return hasText && (genre === null || genres.includes(genre)) && isShortEnough;
}
