/** The compact form in which the sample catalogue's facts are written down; `shape.ts` unfolds it into TMDB's shapes. */

/** One movie. Scores and vote counts are rounded approximations; everything else is fact or our own sentence. */
export interface MovieFacts {
	/** TMDB's id, so that a watch history survives the switch to the real database. */
	id: number;
	title: string;
	/** Only where it differs from `title`. */
	originalTitle?: string;
	/** First release, YYYY-MM-DD. */
	date: string;
	/** Minutes. */
	runtime: number;
	/** TMDB movie genre ids, most telling first. */
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
	director: string;
	/** "Actor | Character", in order of billing, 5 to 12. */
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

/** "episodeCount premiereDate", e.g. "7 2008-01-20". */
export type SeasonFacts = `${number} ${string}`;

/** One show. */
export interface ShowFacts {
	id: number;
	name: string;
	originalName?: string;
	/** First air date, YYYY-MM-DD. */
	date: string;
	/** TMDB TV genre ids, most telling first. */
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
	status: "Ended" | "Returning Series" | "Canceled";
	/** Season 1, 2, 3 … in order. */
	seasons: SeasonFacts[];
	/** Number of specials (season 0), where it has some. */
	specials?: number;
	/** How a season came out: one episode a week, one a weekday, or all at once. Episode air dates are derived from it. */
	rhythm: "weekly" | "daily" | "at-once";
	/** Episode names by season number, only where known for the whole season. */
	episodeNames?: Record<number, string[]>;
	/** One sentence of our own for each episode, by season number. */
	episodeOverviews?: Record<number, string[]>;
	cast: string[];
	providers?: number[];
	trailer?: string;
	noBackdrop?: true;
}
