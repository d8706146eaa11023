// Owns the URLs of the artwork: which image a file name means.

import { drawPoster } from "./poster";
import { drawProfile } from "./profile";
import { titleFacts } from "./sample-facts";
import { drawBackdrop, drawStill } from "./wide";

/** Part of every URL. Responses never expire, so a new design needs new URLs. */
export const ARTWORK_VERSION = 1;

export type ArtworkRequest =
	| { kind: "poster" | "backdrop"; mediaType: "movie" | "tv"; id: number }
	| { kind: "still"; id: number; season: number; episode: number }
	| { kind: "profile"; id: number };

/** Null when the name is not valid. */
export function readArtworkFile(file: string): ArtworkRequest | null {
	const title = /^(movie|tv)-([1-9]\d{0,9})-(poster|backdrop)\.svg$/.exec(file);
	if (title) {
		return { kind: title[3] as "poster" | "backdrop", mediaType: title[1] as "movie" | "tv", id: Number(title[2]) };
	}
	const still = /^tv-([1-9]\d{0,9})-s(0|[1-9]\d{0,2})e([1-9]\d{0,3})-still\.svg$/.exec(file);
	if (still) return { kind: "still", id: Number(still[1]), season: Number(still[2]), episode: Number(still[3]) };
	const profile = /^person-([1-9]\d{0,9})-profile\.svg$/.exec(file);
	return profile && { kind: "profile", id: Number(profile[1]) };
}

/** The image as SVG; null when the sample catalogue has no such title, episode or person, or no image of it. */
export async function findArtwork(request: ArtworkRequest): Promise<string | null> {
	// Only the sample catalogue has artwork: an installation with a TMDB token never loads these facts.
	const sample = await import("~/clients/sample-catalogue/titles");
	if (request.kind === "profile") {
		const name = sample.findPersonName(request.id);
		return name ? drawProfile(request.id, name) : null;
	}
	if (request.kind === "still") {
		const show = sample.findTitle("tv", request.id);
		const { countEpisodes } = await import("~/clients/sample-catalogue/season");
		if (show?.mediaType !== "tv" || request.episode > countEpisodes(show.facts, request.season)) return null;
		return drawStill(titleFacts(show), request.season, request.episode);
	}
	const title = sample.findTitle(request.mediaType, request.id);
	if (!title) return null;
	if (request.kind === "poster") return (await drawPoster(titleFacts(title))).svg;
	return title.facts.noBackdrop ? null : drawBackdrop(titleFacts(title));
}
