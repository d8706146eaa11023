import { useSite } from "~/components/site/site-context";
import { type ImageSize, type ImageSource, imageSet, imageUrl, type PosterSize } from "~/domain/catalogue/images";

interface Artwork {
	/** Id of the title, episode or person; it determines the tone. */
	subject: number;
	/** Image path; null shows the placeholder. */
	path: string | null;
	alt?: string;
	/** The `sizes` of the image element. */
	sizes?: string;
	isFirst?: boolean;
	className?: string;
}

function picture(
	source: ImageSource,
	{ subject, path }: Pick<Artwork, "subject" | "path">,
	[standard, set]: [ImageSize, ImageSize[]],
	missing: string,
) {
	const ground = toneOf(subject);
	if (!path) return { src: `/placeholders/${missing}.svg`, srcSet: undefined, ground };
	return { src: imageUrl(source, path, standard), srcSet: imageSet(source, path, set), ground };
}

/** Image sizes by the widest that is needed: for one and for two device pixels per CSS pixel. */
const POSTERS = { w185: ["w92", "w185"], w342: ["w185", "w342"], w500: ["w342", "w500"] } satisfies Record<
	string,
	PosterSize[]
>;

interface PosterProps extends Artwork {
	/** Default: w500 when the poster grows with the window, else w342. */
	widest?: keyof typeof POSTERS;
}

/** Decorative by default: the title's name is beside it. */
export function Poster({ alt = "", sizes, widest, isFirst, className, ...shown }: PosterProps) {
	const { images } = useSite();
	const set = POSTERS[widest ?? (sizes?.includes("vw") ? "w500" : "w342")];
	const image = picture(images, shown, ["w500", set], "poster");
	return (
		<Picture {...image} alt={alt} sizes={sizes} width={342} height={513} isFirst={isFirst} className={className} />
	);
}

export const BACKDROPS: ImageSize[] = ["w780", "w1280"];
export const BACKDROP_SIZES = "(min-width: 48rem) 100vw, 50vw";

/** By default as wide as the window. Phones, which dim it behind text, load the smaller image. */
export function Backdrop({ alt = "", sizes = BACKDROP_SIZES, isFirst, className, ...shown }: Artwork) {
	const { images } = useSite();
	const image = picture(images, shown, ["w1280", BACKDROPS], "backdrop");
	return (
		<Picture {...image} alt={alt} sizes={sizes} width={1280} height={720} isFirst={isFirst} className={className} />
	);
}

export function Still({ alt = "", sizes = "(min-width: 40rem) 11rem, 7rem", className, ...shown }: Artwork) {
	const { images } = useSite();
	const image = picture(images, shown, ["w300", ["w185", "w300"]], "still");
	return <Picture {...image} alt={alt} sizes={sizes} width={300} height={169} className={className} />;
}

export function Profile({ alt = "", sizes = "8rem", className, ...shown }: Artwork) {
	const { images } = useSite();
	const image = picture(images, shown, ["w185", ["w45", "w185"]], "profile");
	return <Picture {...image} alt={alt} sizes={sizes} width={185} height={278} className={className} />;
}

/** The large photo at the top of a person's page. */
export function Portrait({ className, ...shown }: Pick<Artwork, "subject" | "path" | "className">) {
	const { images } = useSite();
	const { src, ground } = picture(images, shown, ["h632", ["h632"]], "profile");
	return <Picture src={src} ground={ground} alt="" width={421} height={632} isFirst className={className} />;
}

export const TONES = 8;

/** Class of the background behind an image while it loads. A title, episode or person has the same tone on every page. */
export function toneOf(id: number): string {
	return `tone-${id % TONES}`;
}

interface PictureProps {
	src: string;
	srcSet?: string;
	/** The `sizes` of the image element. */
	sizes?: string;
	alt: string;
	width: number;
	height: number;
	/** Above the fold: loaded eagerly, with high priority. */
	isFirst?: boolean;
	/** Class of the placeholder's background. */
	ground: string;
	className?: string;
}

/** An image that reserves its space before it loads. */
function Picture({ src, srcSet, sizes, alt, width, height, isFirst = false, ground, className = "" }: PictureProps) {
	return (
		<img
			src={src}
			srcSet={srcSet}
			sizes={srcSet && sizes}
			alt={alt}
			width={width}
			height={height}
			loading={isFirst ? "eager" : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding={isFirst ? "sync" : "async"}
			className={`${ground} object-cover ${className}`}
		/>
	);
}
