// Owns the addresses of the artwork: which picture a file name asks for, and the facts that it is drawn from.
import { drawBackdrop, drawStill } from "./backdrop";
import type { TitleArtworkFacts } from "./facts";
import { drawPoster } from "./poster";
import { drawProfile } from "./profile";

/** Part of every address, since answers never expire: a new design needs new addresses. */
export const ARTWORK_VERSION = 1;

export type ArtworkRequest =
	| { kind: "poster" | "backdrop"; mediaType: "movie" | "tv"; id: number }
	| { kind: "still"; id: number; season: number; episode: number }
	| { kind: "profile"; id: number };

/** Null where no picture can have that name. */
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

/** The picture as SVG; null where the catalogue knows no such title, episode or person, or has no picture of it. */
export async function findArtwork(request: ArtworkRequest): Promise<string | null> {
	// Only the sample catalogue has artwork: an installation with a token never asks, and never loads the facts.
	const sample = await import("~/clients/sample-catalogue/titles");
	if (request.kind === "profile") {
		const name = sample.findPersonName(request.id);
		return name ? drawProfile(request.id, name) : null;
	}
	if (request.kind === "still") {
		const show = sample.findShowFacts(request.id);
		if (!show || request.episode > episodeCount(show, request.season)) return null;
		return drawStill(showFacts(show), request.season, request.episode);
	}
	const movie = request.mediaType === "movie" ? sample.findMovieFacts(request.id) : null;
	const show = request.mediaType === "tv" ? sample.findShowFacts(request.id) : null;
	const facts = movie ? movieFacts(movie) : show && showFacts(show);
	if (!facts) return null;
	if (request.kind === "poster") return (await drawPoster(facts)).svg;
	return (movie ?? show)?.noBackdrop ? null : drawBackdrop(facts);
}

type Sample = typeof import("~/clients/sample-catalogue/titles");
type MovieFacts = NonNullable<ReturnType<Sample["findMovieFacts"]>>;
type ShowFacts = NonNullable<ReturnType<Sample["findShowFacts"]>>;

function movieFacts({ id, title, date, genres, director, overview, collection }: MovieFacts): TitleArtworkFacts {
	return { mediaType: "movie", id, title, year: Number(date.slice(0, 4)), genres, by: director, overview, collection };
}

function showFacts({ id, name, date, genres, creators, overview }: ShowFacts): TitleArtworkFacts {
	const year = Number(date.slice(0, 4));
	return { mediaType: "tv", id, title: name, year, genres, by: creators[0] ?? "", overview };
}

function episodeCount({ seasons, specials = 0 }: ShowFacts, season: number): number {
	return season === 0 ? specials : Number.parseInt(seasons[season - 1] ?? "0", 10);
}
