// What texts about lists are told.
import type { Genre } from "./genre";

/** What a list has in it. */
export type ListedKind = "movie" | "tv" | "title" | "result" | "person";

export interface ListCount {
	kind: ListedKind;
	total: number;
	/** Not all pages have been read. */
	isAbout: boolean;
	/** How many are shown, as the language writes it. */
	shown: string;
}

export type MovieGenre = Exclude<
	Genre,
	| "Action & Adventure"
	| "Foreign"
	| "Kids"
	| "News"
	| "Reality"
	| "Sci-Fi & Fantasy"
	| "Soap"
	| "Talk"
	| "War & Politics"
>;

export type ShowGenre = Exclude<
	Genre,
	| "Action"
	| "Adventure"
	| "Fantasy"
	| "Foreign"
	| "History"
	| "Horror"
	| "Music"
	| "Romance"
	| "Science Fiction"
	| "TV Movie"
	| "Thriller"
	| "War"
>;

/** What the name of a listing says. */
export interface ListingFacets {
	mediaType: "movie" | "tv";
	order: "all" | "trending" | "top_rated" | "latest";
	/** By its English name; empty for all. */
	genre: string;
	from: number | null;
	to: number | null;
	/** Names of a country and of the original language; empty for all. */
	country: string;
	language: string;
}

/** Two bounds, at least one of which is there. */
export interface Range {
	from: number | null;
	to: number | null;
}
