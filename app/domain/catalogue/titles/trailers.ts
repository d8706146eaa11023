import type { Trailer } from "../types";

/** The site's host that sets no cookies before play. */
export const TRAILER_ORIGIN = "https://www.youtube-nocookie.com";

export function trailerEmbedUrl({ key }: Trailer): string {
	return `${TRAILER_ORIGIN}/embed/${encodeURIComponent(key)}`;
}

/** Plays at once, and replies to the page that frames it. */
export function trailerPlayUrl(trailer: Trailer): string {
	return `${trailerEmbedUrl(trailer)}?autoplay=1&enablejsapi=1`;
}
