// The facts about a title that the artwork uses, read from the sample catalogue: no other source has artwork.
import { listDirectors, type SampleTitle } from "~/clients/sample-catalogue/titles";

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

/** A poster has room for no more directors. */
const DIRECTORS_MAX = 2;

export function titleFacts(title: SampleTitle): TitleArtworkFacts {
	const { mediaType, id, name, facts } = title;
	const { genres, overview } = facts;
	const by =
		mediaType === "movie" ? listDirectors(title).slice(0, DIRECTORS_MAX).join(", ") : (facts.creators[0] ?? "");
	const collection = mediaType === "movie" ? facts.collection : undefined;
	return { mediaType, id, title: name, year: Number(facts.date.slice(0, 4)), genres, by, overview, collection };
}
