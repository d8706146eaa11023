/** The upstream's image host expects base + size + path. */

/** Where the catalogue's images lie. `vector` images look the same at every size, so one size serves all. */
export interface ImageSource {
	base: string;
	vector: boolean;
}

export type PosterSize = "w92" | "w154" | "w185" | "w342" | "w500" | "w780" | "original";
type BackdropSize = "w300" | "w780" | "w1280" | "original";
type ProfileSize = "w45" | "w185" | "h632" | "original";
type StillSize = "w92" | "w185" | "w300" | "original";
export type ImageSize = PosterSize | BackdropSize | ProfileSize | StillSize;

export function imageUrl(source: ImageSource, path: string, size: ImageSize): string {
	return `${source.base}/${source.vector ? "original" : size}${path}`;
}

/** The `srcset` for the given sizes, widest last; undefined for vector images, which need none. */
export function imageSet(source: ImageSource, path: string, sizes: ImageSize[]): string | undefined {
	if (source.vector) return undefined;
	return sizes.map((size) => `${imageUrl(source, path, size)} ${size.slice(1)}w`).join(", ");
}
