// Owns the mapping of a title of the sample catalogue to artwork facts.
import type { SampleTitle } from "~/clients/sample-catalogue/titles";
import type { TitleArtworkFacts } from "./facts";

export function titleFacts({ mediaType, id, name, facts }: SampleTitle): TitleArtworkFacts {
	const { genres, overview } = facts;
	const by = mediaType === "movie" ? facts.director : (facts.creators[0] ?? "");
	const collection = mediaType === "movie" ? facts.collection : undefined;
	return { mediaType, id, title: name, year: Number(facts.date.slice(0, 4)), genres, by, overview, collection };
}
