// The certificates of the United States, as TMDB lists them, and those of the sample titles.
import { type SampleResponse, toOkResponse } from "./responses";
import { toContentRatings, toReleaseDates } from "./shape";
import { findTitle } from "./titles";

/** By kind, lowest first. The first means that a title is not rated. */
const CERTIFICATES = {
	movie: ["NR", "G", "PG", "PG-13", "R", "NC-17"],
	tv: ["NR", "TV-Y", "TV-Y7", "TV-G", "TV-PG", "TV-14", "TV-MA"],
};

export function listCertifications(mediaType: "movie" | "tv"): SampleResponse {
	const listed = CERTIFICATES[mediaType].map((certification, order) => ({ certification, order, meaning: "" }));
	return toOkResponse({ certifications: { US: listed } });
}

/** Null where the catalogue has no such title. */
export function titleCertificates(mediaType: "movie" | "tv", id: number): object | null {
	const title = findTitle(mediaType, id);
	return title && { id, ...(mediaType === "movie" ? toReleaseDates(title) : toContentRatings(title)) };
}

/** Whether a certificate lies between two of movies; an unknown one is the lowest. */
export function isWithin(certificate: string | undefined, [lowest, highest]: [string?, string?]): boolean {
	const orderOf = (name: string | undefined) => (name === undefined ? -1 : CERTIFICATES.movie.indexOf(name));
	const order = orderOf(certificate);
	return order > 0 && (!lowest || order >= orderOf(lowest)) && (!highest || order <= orderOf(highest));
}
