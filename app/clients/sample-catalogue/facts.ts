// The facts are compact; `shape.ts` converts them into TMDB's shapes.

/** A movie. Scores and vote counts are rounded approximations; taglines and overviews are our own; the rest is fact. */
export interface MovieFacts {
	/** TMDB's id: a watch history stays valid after the switch to the real database. */
	id: number;
	title: string;
	/** Only where it differs from `title`. */
	originalTitle?: string;
	/** First regular release in any country, YYYY-MM-DD. Festival premieres do not count where a later release is known. */
	date: string;
	/** Minutes, of the cut that was first released unless a comment beside it names another. */
	runtime: number;
	/** TMDB movie genre ids, the most specific first. */
	genres: number[];
	/** Original language, ISO 639-1. */
	language: string;
	/** 0..10, one decimal. */
	score: number;
	/** Rounded to two significant digits. */
	votes: number;
	/** Relative popularity today, 1..100. */
	popularity: number;
	tagline?: string;
	/** One or two sentences of our own. */
	overview: string;
	/** US dollars; absent = unknown. */
	budget?: number;
	/** US dollars; absent = unknown. */
	revenue?: number;
	companies: string[];
	/** ISO 3166-1. */
	countries: string[];
	/** Spoken languages, ISO 639-1. */
	languages: string[];
	/** Names, separated by commas. */
	director: string;
	/** US rating (MPA), as "PG-13"; absent = unknown or never rated. */
	ageRating?: string;
	/** "Actor | Character", in order of billing, 5 to 20. */
	cast: string[];
	/** Name of the collection (film series) it belongs to. */
	collection?: string;
	/** Watch-provider ids (8, 337, 384, 9). */
	providers?: number[];
	/** Key of the official trailer at the video site. */
	trailer?: string;
	/** True where the catalogue has no backdrop for it, as real data sometimes has none. */
	noBackdrop?: true;
}

/** Episodes of a season with their air dates, as batches separated by ", ":
 * - "8 2013-08-11 weekly": eight episodes, the first on that day, one a week;
 * - "9 2016-07-15 at once": nine episodes on that day;
 * - "20 2005-07-15": twenty episodes, the first on that day, the other dates unknown;
 * - "3 unknown": three episodes without dates. */
export type SeasonFacts = `${number} ${string}`;

export interface ShowFacts {
	id: number;
	name: string;
	originalName?: string;
	/** First air date, YYYY-MM-DD. */
	date: string;
	/** TMDB TV genre ids, the most specific first. */
	genres: number[];
	language: string;
	score: number;
	votes: number;
	popularity: number;
	tagline?: string;
	overview: string;
	networks: string[];
	creators: string[];
	companies: string[];
	countries: string[];
	/** Minutes of a usual episode. */
	runtime: number;
	/** US rating (TV Parental Guidelines), as "TV-MA"; absent = unknown. */
	ageRating?: string;
	status: "Ended" | "Returning Series" | "Canceled";
	/** Season 1, 2, 3 … in order. */
	seasons: SeasonFacts[];
	/** Number of specials (season 0), where it has some. */
	specials?: number;
	/** "Name | One sentence of our own" of every episode, by season number; only seasons of which every name is known. The
	 * sentence may be missing. */
	episodes?: Record<number, string[]>;
	cast: string[];
	providers?: number[];
	trailer?: string;
	noBackdrop?: true;
}
