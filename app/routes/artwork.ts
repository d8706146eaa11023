import { ARTWORK_VERSION, findArtwork, readArtworkFile } from "~/domain/artwork/artwork";
import type { Route } from "./+types/artwork";

/** The sizes of the upstream's image host; a vector is the same at each. */
const SIZE = /^(w\d{2,4}|h632|original)$/;

export async function loader({ params }: Route.LoaderArgs) {
	const request = readArtworkFile(params.file);
	const isKnown = params.version === String(ARTWORK_VERSION) && SIZE.test(params.size);
	const svg = isKnown && request ? await findArtwork(request) : null;
	if (!svg) return new Response(null, { status: 404 });
	return new Response(svg, {
		headers: {
			"content-type": "image/svg+xml; charset=utf-8",
			"cache-control": "public, max-age=31536000, immutable",
			"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
			"x-content-type-options": "nosniff",
		},
	});
}
