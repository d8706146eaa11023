// Owns the mapping of a title of the sample catalogue to artwork facts.
import { listDirectors, type SampleTitle } from "~/clients/sample-catalogue/titles";
import type { TitleArtworkFacts } from "./facts";

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
