// Owns the facts about a title that the artwork uses.

export interface TitleArtworkFacts {
	mediaType: "movie" | "tv";
	id: number;
	title: string;
	year: number;
	/** TMDB's genre ids, most telling first. */
	genres: number[];
	/** Director or first creator; "" where unknown. */
	by: string;
	overview: string;
	/** The film series it belongs to, whose name may open the title. */
	collection?: string;
}
